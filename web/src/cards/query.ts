/** The search language, as far as buttons write it: terms are put into a query and taken out of it again. */

/** A query in its terms: words, fields with their values, quoted parts and parentheses stay whole. */
export function terms(query: string): string[] {
  const found: string[] = [];
  let term = "";
  let depth = 0;
  let quoted = false;
  for (const sign of query) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && sign === "(") depth += 1;
    if (!quoted && sign === ")") depth -= 1;
    if (!quoted && depth <= 0 && /\s/.test(sign)) {
      if (term) found.push(term);
      term = "";
    } else term += sign;
  }
  if (term) found.push(term);
  return found;
}

/** A term that buttons understand: a field, an operator and values. */
const FIELD = /^([a-z]+)(<=|>=|!=|[:=<>])(.*)$/i;

const SHORT: Readonly<Record<string, string>> = {
  f: "faction",
  t: "type",
  c: "cost",
  i: "icon",
  icons: "icon",
  e: "set",
  k: "keyword",
  kw: "keyword",
  s: "subtype",
  sub: "subtype",
};

function fieldOf(term: string): string {
  const name = FIELD.exec(term)?.[1]?.toLowerCase() ?? "";
  return SHORT[name] ?? name;
}

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/, "$1");
}

const quoted = (value: string): string => (/[\s|()]/.test(value) ? `"${value}"` : value);

/** The values that a query gives a field: `faction:agency|hastur` has two. Comparisons are not among them. */
export function valuesOf(query: string, field: string): string[] {
  const term = terms(query).find((each) => fieldOf(each) === field && FIELD.exec(each)?.[2] === ":");
  const said = term && FIELD.exec(term)?.[3];
  return said ? said.split("|").map(unquoted) : [];
}

/** The query with these values for a field, in the place where the field stood; without the field if there are none. */
export function withValues(query: string, field: string, values: readonly string[]): string {
  const term = values.length ? `${field}:${values.map(quoted).join("|")}` : "";
  const before = terms(query);
  const place = before.findIndex((each) => fieldOf(each) === field);
  const rest = before.filter((each) => fieldOf(each) !== field);
  if (term) rest.splice(place < 0 ? rest.length : Math.min(place, rest.length), 0, term);
  return rest.join(" ");
}

/** The query with a value added to a field or taken out of it. */
export function toggled(query: string, field: string, value: string): string {
  const given = valuesOf(query, field);
  return withValues(
    query,
    field,
    given.includes(value) ? given.filter((each) => each !== value) : [...given, value],
  );
}

/** Terms that are whole and by themselves, such as `icon:terror` or `cost>=6`: put in or taken out. */
export function toggledTerm(query: string, term: string): string {
  const before = terms(query);
  return (before.includes(term) ? before.filter((each) => each !== term) : [...before, term]).join(" ");
}

export const hasTerm = (query: string, term: string): boolean => terms(query).includes(term);
