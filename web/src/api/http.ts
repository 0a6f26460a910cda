/** Requests to the server: one function, one kind of failure. */

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

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {
    accept: "application/json",
    // Refusals come in the language that the page is in.
    "accept-language": document.documentElement.lang || "en",
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrftoken"] = csrf();
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, "unreachable", "The server cannot be reached.");
  }
}

/** Ask for something, as JSON. The first request that changes something fetches the token it has to carry. */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  if (method !== "GET" && !csrf()) await send("GET", "/api/me");
  const answer = await send(method, path, body);
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return said as T;
  const problem = said as { code?: string; text?: string; source?: string };
  throw new Refused(
    answer.status,
    problem.code ?? "failed",
    problem.text ?? answer.statusText,
    problem.source,
  );
}
