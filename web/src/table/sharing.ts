/** A new state with everything taken from the last one that has not changed, so that only what changed is drawn anew. */

type Box = Record<string, unknown>;

function isBox(value: unknown): value is Box {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Entries of a list are found again by their id, else by their place. */
function list(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const byId = new Map(before.filter(isBox).map((each) => [each.id, each]));
  return now.map((each, place) => {
    const twin = isBox(each) && "id" in each ? byId.get(each.id) : before[place];
    return shared(twin, each);
  });
}

function box(before: Box, now: Box): Box {
  const found: Box = {};
  for (const key of Object.keys(now)) found[key] = shared(before[key], now[key]);
  return found;
}

/** `now`, with the parts of `before` that say the same; `before` itself if nothing has changed. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now) && Array.isArray(before)) {
    const found = list(before, now);
    const same =
      found.length === before.length && found.every((each, place) => Object.is(each, before[place]));
    return (same ? before : found) as T;
  }
  if (isBox(now) && isBox(before)) {
    const found = box(before, now);
    const keys = Object.keys(found);
    const same =
      keys.length === Object.keys(before).length && keys.every((key) => Object.is(found[key], before[key]));
    return (same ? before : found) as T;
  }
  return now;
}
