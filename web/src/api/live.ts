/** The line to a table: it dials again when it breaks, and what was asked is done once (docs/protocol.md). */

import type { Message, News, Reply, Request } from "./view";

export type LineStatus = "dialling" | "open" | "lost" | "refused" | "closed";

const VERSION = 1;
/** Milliseconds of silence after which the line is taken for dead. */
export const SILENCE = 12_000;
/** The first pause before dialling again, and the longest; each is twice the one before, give or take a half. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;
/** Before something the server could not do just now is asked again. */
const AGAIN = 700;
const NOT_WANTED = 1008;

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** What tests replace. */
export interface World {
  dial(game: string): Socket;
  random(): number;
}

export const REAL: World = {
  dial: (game) => {
    const url = new URL(`/api/games/${encodeURIComponent(game)}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as unknown as Socket;
  },
  random: Math.random,
};

export interface Listener {
  hear(news: News): void;
  status(status: LineStatus): void;
}

interface Asked {
  text: string;
  settle(reply: Reply): void;
}

/** How long to wait before the nth try. */
export function pause(tries: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, tries - 1)) * (0.5 + random);
}

export class Live {
  /** The number of the last event that we have. */
  seen: number;
  #socket: Socket | null = null;
  #open = false;
  #tries = 0;
  #soon = false;
  #over = false;
  #count = 0;
  #name: string;
  #asked = new Map<string, Asked>();
  #silence: ReturnType<typeof setTimeout> | undefined;
  #redial: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly listener: Listener,
    seen = 0,
    readonly world: World = REAL,
    /** In which the server speaks; asked for whenever the line is dialled. */
    readonly language: () => string = () => "en",
  ) {
    this.seen = seen;
    this.#name = Math.floor(world.random() * 2 ** 40).toString(36);
  }

  /** Dial, unless there is a line already. Also called when the browser is online or looked at again. */
  dial(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#redial);
    this.listener.status("dialling");
    const socket = this.world.dial(this.game);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: "hello", version: VERSION, seen: this.seen, language: this.language() }),
      );
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Hang up and dial again at once, to be told everything anew in another language. */
  redial(): void {
    const socket = this.#socket;
    if (!socket || this.#over) return;
    this.seen = 0;
    this.#socket = null;
    this.#open = false;
    socket.close();
    this.dial();
  }

  /** Hang up for good. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#silence);
    clearTimeout(this.#redial);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.listener.status("closed");
  }

  /** Ask for something. If the line breaks it is asked again under the same id; the answer comes once. */
  ask(request: Request): Promise<Reply> {
    const id = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((settle) => {
      this.#asked.set(id, { text, settle });
      if (this.#open) this.#socket?.send(text);
    });
  }

  #take(message: Message): void {
    this.#listen();
    switch (message.type) {
      case "ping":
        this.#socket?.send('{"type":"pong"}');
        return;
      case "pong":
        return;
      case "ack":
      case "refused":
      case "why":
      case "explain":
        this.#settle(message);
        return;
      case "welcome":
        this.#open = true;
        this.#tries = 0;
        this.listener.hear(message);
        this.listener.status("open");
        for (const asked of this.#asked.values()) this.#socket?.send(asked.text);
        return;
      case "bye":
        this.#soon = message.code === "restart";
        this.listener.hear(message);
        return;
      case "event":
        if (message.n < this.seen) return;
        this.seen = message.n;
        break;
      case "fresh":
        this.seen = message.n;
    }
    this.listener.hear(message);
  }

  #settle(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    if (reply.type === "refused" && reply.code === "unavailable") {
      setTimeout(() => this.#open && this.#socket?.send(asked.text), AGAIN);
      return;
    }
    this.#asked.delete(reply.id);
    asked.settle(reply);
  }

  /** Somebody spoke: the line is alive for a while. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      this.#lost(0);
      socket?.close();
    }, SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#open = false;
    if (this.#over) return;
    if (code === NOT_WANTED) {
      this.#over = true;
      this.listener.status("refused");
      return;
    }
    this.listener.status("lost");
    this.#tries += 1;
    const wait = this.#soon ? 100 : pause(this.#tries, this.world.random());
    this.#soon = false;
    this.#redial = setTimeout(() => this.dial(), wait);
  }
}
