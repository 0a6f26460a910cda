/** The little Markdown that the rules are written in, as a tree. Nothing of it ever becomes HTML by itself. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "heading"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

/** What an id of a rule looks like; the letters are those of the chapters. */
const RULE =
  /(?<![\w-])(?:GEN|CARD|SET|TURN|REF|DRAW|RES|PAY|OPS|STORY|CONSP|KEY|TIME|EFF|STATE|WIN|DECK|ERR|CCG|FLOW|CONF|AMB|EX|FINAL)-\d+(?![\w-])/;
const CUT = new RegExp(
  `(\`[^\`]+\`)|(\\*\\*(?:[^*]|\\*(?!\\*))+\\*\\*)|(\\*[^*\\s](?:[^*]*[^*\\s])?\\*)|(${RULE.source})`,
  "g",
);

/** A line in its parts. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  for (const hit of text.matchAll(CUT)) {
    if (hit.index > last) parts.push({ kind: "text", text: text.slice(last, hit.index) });
    const [all, code, strong, em, rule] = hit;
    if (code) parts.push({ kind: "code", text: code.slice(1, -1) });
    else if (strong) parts.push({ kind: "strong", parts: inline(strong.slice(2, -2)) });
    else if (em) parts.push({ kind: "em", parts: inline(em.slice(1, -1)) });
    else if (rule) parts.push({ kind: "rule", id: rule });
    last = hit.index + all.length;
  }
  if (last < text.length) parts.push({ kind: "text", text: text.slice(last) });
  return parts;
}

const ITEM = /^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$/;

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

class Reader {
  #lines: string[];
  #at = 0;

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  blocks(): Block[] {
    const found: Block[] = [];
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] ?? "";
      if (!line.trim()) this.#at += 1;
      else if (line.startsWith("```")) found.push(this.#fence());
      else if (line.trim().startsWith("|")) found.push(this.#table());
      else if (ITEM.test(line)) found.push(this.#list());
      else if (/^#+ /.test(line)) {
        found.push({ kind: "heading", parts: inline(line.replace(/^#+ /, "")) });
        this.#at += 1;
      } else found.push(this.#paragraph());
    }
    return found;
  }

  #fence(): Block {
    const from = (this.#at += 1);
    while (this.#at < this.#lines.length && !this.#lines[this.#at]?.startsWith("```")) this.#at += 1;
    const text = this.#lines.slice(from, this.#at).join("\n");
    this.#at += 1;
    return { kind: "code", text };
  }

  #table(): Block {
    const rows: Inline[][][] = [];
    while (this.#lines[this.#at]?.trim().startsWith("|")) {
      const line = this.#lines[this.#at] ?? "";
      if (!/^[\s|:-]+$/.test(line)) rows.push(cells(line));
      this.#at += 1;
    }
    const [head = [], ...rest] = rows;
    return { kind: "table", head, rows: rest };
  }

  #list(): Block {
    const first = ITEM.exec(this.#lines[this.#at] ?? "");
    const depth = first?.[1]?.length ?? 0;
    const items: Block[][] = [];
    for (;;) {
      const hit = ITEM.exec(this.#lines[this.#at] ?? "");
      if (!hit || (hit[1]?.length ?? 0) !== depth) break;
      const body = [hit[3] ?? ""];
      this.#at += 1;
      while (this.#at < this.#lines.length) {
        const line = this.#lines[this.#at] ?? "";
        const deeper = line.length - line.trimStart().length > depth;
        if (!line.trim() || !deeper) break;
        body.push(line.slice(Math.min(line.length - line.trimStart().length, depth + 2)));
        this.#at += 1;
      }
      items.push(new Reader(body).blocks());
    }
    return { kind: "list", ordered: first?.[2] !== undefined, items };
  }

  #paragraph(): Block {
    const said: string[] = [];
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] ?? "";
      if (!line.trim() || line.trim().startsWith("|") || (said.length && ITEM.test(line))) break;
      said.push(line.trim());
      this.#at += 1;
    }
    return { kind: "paragraph", parts: inline(said.join(" ")) };
  }
}

/** A text in blocks. */
export function blocks(text: string): Block[] {
  return new Reader(text.split("\n")).blocks();
}
