/** Who sits in front of this browser. A stranger becomes a guest the moment it is needed. */

import { ask } from "$/api/http";

export interface Person {
  id: string;
  name: string;
  registered: boolean;
  created: number;
}

interface Me {
  person: Person | null;
}

class Myself {
  person = $state.raw<Person | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  #asked: Promise<Person | null> | null = null;

  /** Ask the server who we are, once. */
  look(): Promise<Person | null> {
    this.#asked ??= this.#ask("GET", "/api/me").catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  /** Be somebody: a guest if nothing else. */
  async somebody(): Promise<Person> {
    const present = (await this.look()) ?? (await this.#ask("POST", "/api/people/guest"));
    if (!present) throw new Error("nobody");
    return present;
  }

  register(name: string, password: string): Promise<Person | null> {
    return this.#ask("POST", "/api/people/register", { name, password });
  }

  login(name: string, password: string): Promise<Person | null> {
    return this.#ask("POST", "/api/people/login", { name, password });
  }

  rename(name: string): Promise<Person | null> {
    return this.#ask("PATCH", "/api/people/me", { name });
  }

  changePassword(old: string, fresh: string): Promise<Person | null> {
    return this.#ask("PUT", "/api/people/me/password", { old, new: fresh });
  }

  async logout(): Promise<void> {
    await ask("POST", "/api/people/logout");
    this.#take(null);
  }

  async remove(password: string): Promise<void> {
    await ask("DELETE", "/api/people/me", password ? { password } : {});
    this.#take(null);
  }

  async #ask(method: "GET" | "POST" | "PUT" | "PATCH", path: string, body?: unknown): Promise<Person | null> {
    const { person } = await ask<Me>(method, path, body);
    this.#take(person);
    return person;
  }

  #take(person: Person | null): void {
    this.person = person;
    this.known = true;
    this.#asked = Promise.resolve(person);
  }
}

export const me = new Myself();
