/** Requests to the server: one function, one kind of failure. */

import { settings } from "$/settings.svelte";

/** The server said no, in one sentence. `code` is what programs look at; 0 as status means that nobody answered. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly source = "",
  ) {
    super(text);
  }
}

function csrf(): string {
  return /(?:^|; )rlyeh-csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Send something. The first request that changes something fetches the token it has to carry. */
async function send(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  if (method !== "GET" && !csrf()) await send("GET", "/api/me");
  const headers: Record<string, string> = {
    accept: "application/json",
    // Refusals come in the language that is set here, not in the browser's own.
    "accept-language": settings.language,
  };
  if (type !== undefined) headers["content-type"] = type;
  if (method !== "GET") headers["x-csrftoken"] = csrf();
  try {
    return await fetch(path, { method, headers, credentials: "same-origin", body });
  } catch {
    throw new Refused(0, "unreachable", "The server cannot be reached.");
  }
}

/** What the server had against it. */
async function refusal(answer: Response): Promise<Refused> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string; text?: string; source?: string };
  return new Refused(answer.status, said.code ?? "failed", said.text ?? answer.statusText, said.source);
}

/** Ask for something, as JSON. */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const answer =
    body === undefined
      ? await send(method, path)
      : await send(method, path, JSON.stringify(body), "application/json");
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json().catch(() => ({}))) as T;
}

/** Bring something as it is, such as a file of somebody's; what is wrong with it is for the server to say. */
export async function bring(path: string, content: BodyInit, type: string): Promise<Response> {
  const answer = await send("POST", path, content, type);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}
