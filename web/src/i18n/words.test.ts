import { describe, expect, it } from "vitest";
import { around } from "./words/around";
import { cards } from "./words/cards";
import { decks } from "./words/decks";
import { explain } from "./words/explain";
import { learn } from "./words/learn";
import { replays } from "./words/replays";
import { table } from "./words/table";
import type { Phrases } from ".";

const ALL = Object.entries({ around, cards, decks, explain, learn, replays, table }).flatMap(
  ([area, phrases]) =>
    Object.entries(phrases as Phrases).map(([key, [, german]]) => ({ key: `${area}.${key}`, german })),
);

describe("German phrases", () => {
  it("leave the names of players as they are, since “Der Novize” would have to be declined", () => {
    const declined =
      /(von|gegen|mit|bei|für|zu|an|auf|dem|den|des) \{(name|one|two)\}|\{(name|one|two)\}(s|’)? (Zug|Hand)/;
    expect(ALL.filter(({ german }) => declined.test(german)).map(({ key }) => key)).toEqual([]);
  });
});
