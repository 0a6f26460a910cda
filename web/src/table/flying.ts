/** Tokens that fly to a story: drawn over the board for as long as they fly. */

import { isStill } from "./moving";
import type { Scene } from "./scenes";

const TIME = 520;
/** Between one token and the next. */
const APART = 90;

function middle(element: Element, board: DOMRect): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - board.left, y: box.top + box.height / 2 - board.top };
}

/** Let the tokens of a scene fly from the side of whoever gets them to the story. */
export function fly(board: HTMLElement, scene: Scene, number: number): void {
  const plate = board.querySelector(`.plate[data-card="${scene.story}"]`);
  const home = board.querySelector(`[data-side="${scene.seat}"] .who, [data-hand="${scene.seat}"]`);
  if (!plate || isStill()) return;
  const space = board.getBoundingClientRect();
  const to = middle(plate, space);
  const from = home ? middle(home, space) : { x: space.width / 2, y: 0 };
  const mine = plate.closest("[data-below]")?.getAttribute("data-below") === String(scene.seat);
  for (let each = 0; each < Math.min(5, scene.number); each++) {
    const token = document.createElement("span");
    token.className = mine ? "token-flies mine" : "token-flies";
    token.dataset.scene = String(number);
    board.append(token);
    const at = (spot: { x: number; y: number }) => `translate(${spot.x}px, ${spot.y}px)`;
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    const flight = token.animate(
      [
        { transform: `${at(from)} scale(0.6)`, opacity: 0 },
        { transform: `${at(top)} scale(1.7)`, opacity: 1, offset: 0.45 },
        { transform: `${at(to)} scale(1)`, opacity: 0.9 },
      ],
      { duration: TIME, delay: each * APART, easing: "ease-in-out", fill: "backwards" },
    );
    const land = () => token.remove();
    flight.finished.then(land, land);
  }
}
