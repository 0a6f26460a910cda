import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, pause, SILENCE, type LineStatus, type Socket } from "./live";
import type { News } from "./view";

class Line implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.says({
      type: "welcome",
      seats: [0],
      names: ["Ann", "Ben"],
      bots: [false, true],
      beat: 5,
      version: 1,
    });
  }
}

function table(seen = 0) {
  const lines: Line[] = [];
  const heard: News[] = [];
  const told: LineStatus[] = [];
  const world = { dial: () => (lines.push(new Line()), lines.at(-1) as Line), random: () => 0.5 };
  const live = new Live(
    "g",
    { hear: (news) => heard.push(news), status: (status) => told.push(status) },
    seen,
    world,
  );
  live.dial();
  const last = () => lines.at(-1) as Line;
  return { live, lines, heard, told, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("says hello with the number of the last event it has", () => {
    const { last } = table(41);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", version: 1, seen: 41, language: "en" }]);
  });

  it("dials again to be spoken to in another language, and tells what is still to be answered", () => {
    const { live, lines, last } = table();
    last().welcome();
    void live.ask({ type: "undo" });
    live.redial();
    expect(lines.length).toBe(2);
    expect(lines[0]?.closed).toBe(true);
    last().welcome();
    expect(last().sent.map((said) => said.type)).toEqual(["hello", "undo"]);
  });

  it("answers a ping", () => {
    const { last } = table();
    last().welcome();
    last().says({ type: "ping" });
    expect(last().sent.at(-1)).toEqual({ type: "pong" });
  });

  it("does not tell an event twice, but brings a state up to date", () => {
    const { last, heard, live } = table();
    last().welcome();
    last().says({ type: "event", n: 5, what: { kind: "answer" } });
    last().says({ type: "event", n: 4, what: { kind: "answer" } });
    last().says({ type: "event", n: 5, what: { kind: "update" } });
    expect(heard.filter((news) => news.type === "event").map((news) => news.what.kind)).toEqual([
      "answer",
      "update",
    ]);
    expect(live.seen).toBe(5);
  });

  it("asks again under the same id when the line broke before the answer", async () => {
    const { live, last, lines, told } = table();
    last().welcome();
    const reply = live.ask({ type: "answer", stamp: 3, key: "pass" });
    const first = last().sent.at(-1);
    last().onclose?.({ code: 1006, reason: "" });
    expect(told.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
    last().welcome();
    expect(last().sent.at(-1)).toEqual(first);
    last().says({ type: "ack", id: first?.id });
    await expect(reply).resolves.toMatchObject({ type: "ack" });
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.map((said) => said.type)).toEqual(["hello"]);
  });

  it("keeps what is asked while there is no line", () => {
    const { live, last } = table();
    void live.ask({ type: "chat", text: "hello" });
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent.at(-1)).toMatchObject({ type: "chat", text: "hello" });
  });

  it("asks once more what the server could not do just now", () => {
    const { live, last } = table();
    last().welcome();
    void live.ask({ type: "undo" });
    const id = last().sent.at(-1)?.id;
    last().says({ type: "refused", id, code: "unavailable", text: "" });
    vi.advanceTimersByTime(1000);
    expect(last().sent.filter((said) => said.id === id).length).toBe(2);
  });

  it("takes twelve seconds of silence for a dead line and dials again", () => {
    const { lines, last, told } = table();
    last().welcome();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(told.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe("lost");
    expect(lines[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
  });

  it("stays away when it is not wanted", () => {
    const { lines, last, told } = table();
    last().onclose?.({ code: 1008, reason: "refused" });
    vi.advanceTimersByTime(100_000);
    expect(told.at(-1)).toBe("refused");
    expect(lines.length).toBe(1);
  });

  it("comes back at once after a restart", () => {
    const { lines, last } = table();
    last().welcome();
    last().says({ type: "bye", code: "restart", text: "" });
    last().onclose?.({ code: 1012, reason: "" });
    vi.advanceTimersByTime(100);
    expect(lines.length).toBe(2);
  });

  it("waits longer each time, within bounds, and never for as long as another", () => {
    expect(pause(2, 0.5)).toBe(2 * pause(1, 0.5));
    expect(pause(30, 0.5)).toBe(pause(31, 0.5));
    expect(pause(3, 0)).toBeLessThan(pause(3, 1));
  });
});
