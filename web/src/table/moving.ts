/** Cards glide from where they lay to where they lie. Measured before a change and played after it. */

interface Place {
  x: number;
  y: number;
  width: number;
}

export type Places = ReadonlyMap<string, Place>;

function place(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: Math.max(1, box.width) };
}

/** Whether somebody wants things to stand still. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.still === "true" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Where every card lies now; nothing for those who want things to stand still. */
export function measure(board: HTMLElement | undefined): Places {
  const found = new Map<string, Place>();
  if (!board || isStill()) return found;
  for (const element of board.querySelectorAll("[data-card]")) {
    const id = element.getAttribute("data-card");
    if (id && !found.has(id)) found.set(id, place(element));
  }
  return found;
}

/** When what lies on the board is as large as its place allows: rows measure theirs after a change, before it is painted. */
export function laidOut(board: HTMLElement | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!board) return resolve();
    // Observers are told in the order in which they were made: this one after those of the rows.
    const last = new ResizeObserver(() => {
      last.disconnect();
      resolve();
    });
    last.observe(board);
  });
}

const TIME = 320;
/** How gliding cards are told from everything else that moves. */
const GLIDE = "glide";

/** Let the cards that lie elsewhere now glide there. New ones come from a deck or a hand, as far as one can tell. */
export function glide(board: HTMLElement | undefined, before: Places): void {
  if (!board || before.size === 0) return;
  const moves: [HTMLElement, Place, Place][] = [];
  const seen = new Set<string>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const id = element.getAttribute("data-card") ?? "";
    if (seen.has(id)) continue;
    seen.add(id);
    const now = place(element);
    const then = before.get(id) ?? origin(board, element);
    if (then && Math.hypot(now.x - then.x, now.y - then.y) > 3) moves.push([element, then, now]);
  }
  for (const [element, then, now] of moves) {
    const move = `translate(${then.x - now.x}px, ${then.y - now.y}px) scale(${Math.min(3, then.width / now.width)})`;
    element.animate(
      [
        { transform: move, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        id: GLIDE,
        duration: TIME,
        easing: "cubic-bezier(.2,.7,.2,1)",
      },
    );
  }
}

/** Where a card that nobody saw before comes from: a card in hand from its deck, one in play from the other hand. */
function origin(board: HTMLElement, element: Element): Place | null {
  const owner = element.closest("[data-owner]")?.getAttribute("data-owner");
  if (!owner) return null;
  const from = board.querySelector(
    element.closest(".hand") ? `[data-deck="${owner}"]` : `[data-hand="${owner}"]`,
  );
  return from ? place(from) : null;
}

/** When the cards that glide have come to rest; at once where none does. */
export async function atRest(board: HTMLElement | undefined): Promise<void> {
  // They begin to glide at the end of the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const gliding = (board?.getAnimations({ subtree: true }) ?? []).filter((each) => each.id === GLIDE);
  await Promise.allSettled(gliding.map((each) => each.finished));
}
