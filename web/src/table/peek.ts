/** Looking at a card closely: by resting on it with the mouse, or by pressing it for a while. */

import type { Attachment } from "svelte/attachments";
import type { CardView } from "$/api/view";
import type { Desk } from "./desk.svelte";

/** Milliseconds that the mouse rests on a card before it is shown large, and that a finger presses it. */
const REST = 260;
const PRESS = 420;

export function peek(desk: Desk, card: () => CardView | null): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    function later(wait: number, fixed: boolean): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = fixed;
        desk.look(card(), fixed);
      }, wait);
    }

    function enter(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || desk.fixed) return;
      // Somebody who looks from card to card does not wait again.
      if (desk.glass) desk.look(card());
      else later(REST, false);
    }

    function leave(): void {
      clearTimeout(timer);
      if (!desk.fixed) desk.look(null);
    }

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse") leave();
      else later(PRESS, true);
    }

    // What was a look is not a click as well.
    function click(event: MouseEvent): void {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function menu(event: Event): void {
      event.preventDefault();
      desk.look(card(), true);
    }

    const calm = () => clearTimeout(timer);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", calm);
    element.addEventListener("pointercancel", calm);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      if (desk.glass && desk.glass === card()) desk.look(null);
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", calm);
      element.removeEventListener("pointercancel", calm);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
