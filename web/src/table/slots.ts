/** Places in the row of stories: three at least, and whatever lies there stays where it lies. */

const LEAST = 3;

export function slots(before: readonly (number | null)[], now: readonly number[]): (number | null)[] {
  const found = before.map((id) => (id !== null && now.includes(id) ? id : null));
  while (found.length < LEAST) found.push(null);
  for (const id of now) {
    if (found.includes(id)) continue;
    const free = found.indexOf(null);
    if (free < 0) found.push(id);
    else found[free] = id;
  }
  // Places beyond the third are there only as long as something lies in them.
  while (found.length > LEAST && found.at(-1) === null) found.pop();
  return found;
}
