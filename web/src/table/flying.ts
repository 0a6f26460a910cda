/** Tokens that fly to a story: drawn over the board for as long as they fly. */

import { isStill } from "./moving";
import type { Scene } from "./scenes";

/** How long a token flies at most, in milliseconds. */
const TIME = 520;
/** Between one token and the next, as a share of that. */
const APART = 0.17;

function middle(element: Element, board: DOMRect): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - board.left, y: box.top + box.height / 2 - board.top };
}

/** Let the tokens of a scene fly from the side of whoever gets them to the story, as long as the scene lasts. Returns
 * what takes away those that still fly. */
export function fly(board: HTMLElement, scene: Scene, lasts: number): () => void {
  const plate = board.querySelector(`.plate[data-card="${scene.story}"]`);
  const home = board.querySelector(`[data-side="${scene.seat}"] .who, [data-hand="${scene.seat}"]`);
  const flying: HTMLElement[] = [];
  const land = () => flying.forEach((token) => token.remove());
  if (!plate || isStill()) return land;
  const space = board.getBoundingClientRect();
  const to = middle(plate, space);
  const from = home ? middle(home, space) : { x: space.width / 2, y: 0 };
  const mine = plate.closest("[data-below]")?.getAttribute("data-below") === String(scene.seat);
  const count = Math.min(5, scene.number);
  const duration = Math.min(TIME, lasts / (1 + APART * (count - 1)));
  for (let each = 0; each < count; each++) {
    const token = document.createElement("span");
    token.className = mine ? "token-flies mine" : "token-flies";
    board.append(token);
    flying.push(token);
    const at = (spot: { x: number; y: number }) => `translate(${spot.x}px, ${spot.y}px)`;
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    const flight = token.animate(
      [
        { transform: `${at(from)} scale(0.6)`, opacity: 0 },
        { transform: `${at(top)} scale(1.7)`, opacity: 1, offset: 0.45 },
        { transform: `${at(to)} scale(1)`, opacity: 0.9 },
      ],
      { duration, delay: each * APART * duration, easing: "ease-in-out", fill: "backwards" },
    );
    const gone = () => token.remove();
    flight.finished.then(gone, gone);
  }
  return land;
}
