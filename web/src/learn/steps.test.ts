import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { learn } from "$/i18n/words/learn";
import { CHAPTERS, follows, pointers, saidAt } from "./steps";

interface File {
  steps: { at: number; say: string }[];
}

const lesson = JSON.parse(readFileSync("../src/rlyeh/server/lessons/first.json", "utf8")) as File;

describe("the lesson", () => {
  it("has words in both languages for every step, and none for others", () => {
    const said = lesson.steps.map((step) => step.say).sort();
    const written = Object.keys(learn)
      .filter((key) => key.startsWith("step_"))
      .map((key) => key.slice(5))
      .sort();
    expect(written).toEqual(said);
    for (const say of said) expect(Object.keys(learn)).toContain(`head_${say}`);
  });

  it("says why and what to do", () => {
    expect(saidAt("fifth")?.task).toBe("Place it.");
    expect(saidAt("fifth")?.text).toContain("fifth");
    expect(saidAt("nothing-of-the-kind")).toBeNull();
  });

  it("has chapters that begin with a step", () => {
    const places = lesson.steps.map((step) => step.at);
    for (const [, at] of CHAPTERS) expect(places).toContain(at);
  });
});

describe("the path", () => {
  const at = (expected: string[]) => ({ expected });

  it("is left by whoever sends nobody, or somebody elsewhere", () => {
    const attack = at(["commit:5@85", "commit:6@85", "done"]);
    expect(follows(attack, ["commit:6@85", "commit:5@85", "done"])).toBe(true);
    expect(follows(attack, ["done"])).toBe(false);
    expect(follows(attack, ["commit:5@85", "done"])).toBe(false);
    expect(follows(attack, ["commit:5@80", "commit:6@85", "done"])).toBe(false);
  });

  it("is left by another answer", () => {
    expect(follows(at(["play:2"]), ["play:2"])).toBe(true);
    expect(follows(at(["play:2"]), ["pass"])).toBe(false);
  });
});

describe("pointing", () => {
  it("never points at the button that sends nobody while somebody is to go", () => {
    expect(pointers(["commit:5@85", "done"], 0)).not.toContain("[data-main]");
  });

  it("finds the card and the option", () => {
    expect(pointers(["play:2"], 0)).toEqual(['[data-key="play:2"]', '.board [data-card="2"]']);
  });

  it("finds the domain too", () => {
    expect(pointers(["resource:35.0"], 0)).toContain('[data-domain="0-0"]');
    expect(pointers(["drain.2"], 0)).toContain('[data-domain="0-2"]');
  });

  it("finds characters, stories and the button that confirms", () => {
    expect(pointers(["commit:5@85", "done"], 0)).toEqual([
      '[data-key="commit:5@85"]',
      '.board [data-card="5"]',
      '.board [data-card="85"]',
      "[data-main][data-going]",
      '[data-key="done"]',
    ]);
  });

  it("finds the button for what has no card", () => {
    expect(pointers(["pass"], 0)).toContain("[data-main]");
    expect(pointers(["keep"], 0)).toContain("[data-main]");
  });
});
