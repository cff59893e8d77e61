// Who answers the page: a server over HTTP, or Python in this very browser (src/solo). One interface for both.
import { base } from "./base";

/** A status as HTTP has it, and the text of the answer. Status 0: nobody was reached, nothing is known. */
export interface BackendResponse {
  status: number;
  text: string;
}

export interface Follower {
  opened(): void;
  lost(): void;
  received(name: string, data: string): void;
}

export interface Backend {
  ask(method: string, path: string, body?: string, type?: string): Promise<BackendResponse>;
  /** Follows a stream of named events; what it gives back ends that. */
  follow(path: string, names: string[], follower: Follower): () => void;
}

/** What a page from a static host says in its head (site/build.py); addresses are relative to `base`. */
export interface Site {
  version: string;
  facts: string;
  pyodide: string;
  archives: { file: string; format: string }[];
  /** Of Python, before anything is compressed. */
  bytes: number;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="rondel-solo"]')?.content;
export const site = meta ? (JSON.parse(meta) as Site) : null;
/** Whether there is no server behind the page. */
export const solo = site !== null;

function csrfToken(): string {
  return decodeURIComponent(/(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "");
}

const server: Backend = {
  async ask(method, path, body, type) {
    const headers: Record<string, string> = { accept: "application/json" };
    if (method !== "GET") headers["x-csrftoken"] = csrfToken();
    if (type !== undefined) headers["content-type"] = type;
    try {
      const response = await fetch(base + path, {
        method,
        headers,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: "" };
    }
  },
  follow(path, names, follower) {
    const source = new EventSource(base + path);
    source.onopen = () => follower.opened();
    source.onerror = () => {
      source.close();
      follower.lost();
    };
    for (const name of names)
      source.addEventListener(name, (event) => follower.received(name, (event as MessageEvent<string>).data));
    return () => source.close();
  },
};

let current: Promise<Backend> = Promise.resolve(server);

/** Somebody else answers from now on; meta once, before anything is asked. */
export function useBackend(other: Promise<Backend>): void {
  current = other;
}

export const backend: Backend = {
  ask: async (...asked) => (await current).ask(...asked),
  follow(path, names, follower) {
    let stop: (() => void) | null = null;
    let over = false;
    void current.then((answering) => {
      if (!over) stop = answering.follow(path, names, follower);
    });
    return () => {
      over = true;
      stop?.();
    };
  },
};
