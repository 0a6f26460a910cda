import { describe, expect, it } from "vitest";
import { choicesOf, type Entry } from "./choices";
import { asked, option, view } from "./sample";
import { paymentOf } from "./wording";

describe("what an answer pays", () => {
  it("is said of domains alone, as the server counts it (PAY-12)", () => {
    const options = [option("drain.0", "", 0), option("drain.2", "", 3), option("pass")];
    const decision = { seat: 0, kind: "domain", rule: "PAY-1", card: 4, text: "", options };
    const choices = choicesOf(asked("domain", [], { view: view({ decision }) }), -1);
    const said = (entry: Entry | undefined) => paymentOf(entry);
    expect(said(choices?.domains.get(0)?.[0])).toBe("pays exactly");
    expect(said(choices?.domains.get(2)?.[0])).toBe("3 too much");
    expect(said(choices?.main ?? undefined)).toBe("");
    expect(said(undefined)).toBe("");
  });
});
