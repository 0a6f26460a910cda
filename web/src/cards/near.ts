/** Tells when something comes near the window: one watcher for all. */

const waiting = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** Call back when an element comes near; gives a way to stop watching. */
export function watch(element: Element, seen: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: "400px" },
  );
  waiting.set(element, seen);
  watcher.observe(element);
  return () => {
    waiting.delete(element);
    watcher?.unobserve(element);
  };
}

/** What is near as soon as it comes: for an element's `@attach`, once. */
export function whenNear(seen: () => void): (element: Element) => () => void {
  return (element) => {
    const stop = watch(element, () => {
      stop();
      seen();
    });
    return stop;
  };
}
