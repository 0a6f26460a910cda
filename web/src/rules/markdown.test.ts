import { describe, expect, it } from "vitest";
import { groups, inOrder, kept, neighbours, sections } from "./contents";
import { blocks, inline } from "./markdown";

describe("a line of the rules", () => {
  it("has emphasis, code and links to rules", () => {
    expect(inline("**Fast**: see `lcg` and KEY-6, *always*.")).toEqual([
      { kind: "strong", parts: [{ kind: "text", text: "Fast" }] },
      { kind: "text", text: ": see " },
      { kind: "code", text: "lcg" },
      { kind: "text", text: " and " },
      { kind: "rule", id: "KEY-6" },
      { kind: "text", text: ", " },
      { kind: "em", parts: [{ kind: "text", text: "always" }] },
      { kind: "text", text: "." },
    ]);
  });

  it("takes only ids of rules for links", () => {
    expect(inline("UTF-8 and XKEY-6 and KEY-6a")).toEqual([
      { kind: "text", text: "UTF-8 and XKEY-6 and KEY-6a" },
    ]);
  });

  it("keeps markup of others as text", () => {
    expect(inline("<script>alert(1)</script>")).toEqual([
      { kind: "text", text: "<script>alert(1)</script>" },
    ]);
  });

  it("keeps what is not closed", () => {
    expect(inline("2 * 3 ** 4")).toEqual([{ kind: "text", text: "2 * 3 ** 4" }]);
  });
});

describe("a text of the rules", () => {
  it("has paragraphs, lists in lists, and tables", () => {
    const tree = blocks(
      "One\ntwo.\n\n- a\n  more\n  - b\n- c\n\n1. first\n\n| x | y |\n|---|---|\n| 1 | KEY-2 |",
    );
    expect(tree.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
    const [paragraph, list, ordered, table] = tree;
    expect(paragraph).toEqual({ kind: "paragraph", parts: [{ kind: "text", text: "One two." }] });
    expect(list).toMatchObject({
      ordered: false,
      items: [[{ kind: "paragraph" }, { kind: "list" }], [{ kind: "paragraph" }]],
    });
    expect(ordered).toMatchObject({ ordered: true });
    expect(table).toMatchObject({ rows: [[[{ kind: "text", text: "1" }], [{ kind: "rule", id: "KEY-2" }]]] });
  });

  it("keeps what is in a fence as it is", () => {
    expect(blocks("```\n- a\n```")).toEqual([{ kind: "code", text: "- a" }]);
  });
});

describe("the contents", () => {
  const rules = [
    { id: "GEN-1", title: "a", chapter: "GEN" },
    { id: "KEY-1", title: "b", chapter: "KEY" },
    { id: "KEY-2", title: "c", chapter: "KEY" },
  ];

  it("are in the order of the book, without empty chapters", () => {
    const chapters = ["KEY", "TIME", "GEN"].map((chapter) => ({ chapter, title: chapter }));
    expect(groups(rules, chapters).map((group) => [group.chapter, group.rules.length])).toEqual([
      ["KEY", 2],
      ["GEN", 1],
    ]);
  });

  it("know what stands beside a rule", () => {
    expect(neighbours(rules, "KEY-1")).toEqual({ before: rules[0], after: rules[2] });
    expect(neighbours(rules, "NO-1")).toEqual({});
  });

  it("follow a document, in which a rule may come twice", () => {
    const order = [
      { section: "Fast", rules: ["KEY-1", "GEN-1"] },
      { section: "Slow", rules: ["NO-1"] },
      { section: "", rules: ["KEY-1", "KEY-2"] },
    ];
    const parts = sections(rules, order, "All of it");
    expect(parts.map((part) => [part.title, part.rules.map((rule) => rule.id)])).toEqual([
      ["Fast", ["KEY-1", "GEN-1"]],
      ["All of it", ["KEY-1", "KEY-2"]],
    ]);
    expect(inOrder(parts).map((rule) => rule.id)).toEqual(["KEY-1", "GEN-1", "KEY-2"]);
    expect(kept({ q: "", source: "FAQ-4.1" })).toBe("?source=FAQ-4.1");
    expect(kept({ q: "", source: "" })).toBe("");
  });
});
