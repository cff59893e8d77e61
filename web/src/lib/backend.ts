// Common interface of the two backends: a server over HTTP, and Python in the browser (src/solo).
import { base } from "./base";

/** HTTP status and body. Status 0: the backend could not be reached. */
export interface BackendResponse {
  status: number;
  text: string;
}

export interface StreamListener {
  opened(): void;
  lost(): void;
  received(name: string, data: string): void;
}

export interface Backend {
  ask(method: string, path: string, body?: string, type?: string): Promise<BackendResponse>;
  /** Subscribe to a stream of named events; returns a function that unsubscribes. */
  subscribe(path: string, names: string[], listener: StreamListener): () => void;
}

/** Metadata in the head of a page on a static host (site/build.py); paths are relative to `base`. */
export interface Site {
  version: string;
  facts: string;
  pyodide: string;
  archives: { file: string; format: string }[];
  /** Uncompressed size of Python. */
  bytes: number;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="rondel-solo"]')?.content;
export const site = meta ? (JSON.parse(meta) as Site) : null;
/** Whether the page runs without a server. */
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
  subscribe(path, names, listener) {
    const source = new EventSource(base + path);
    source.onopen = () => listener.opened();
    source.onerror = () => {
      source.close();
      listener.lost();
    };
    for (const name of names)
      source.addEventListener(name, (event) => listener.received(name, (event as MessageEvent<string>).data));
    return () => source.close();
  },
};

let current: Promise<Backend> = Promise.resolve(server);

/** Replace the backend; meta once, before anything is asked. */
export function useBackend(other: Promise<Backend>): void {
  current = other;
}

export const backend: Backend = {
  ask: async (...request) => (await current).ask(...request),
  subscribe(path, names, listener) {
    let stop: (() => void) | null = null;
    let over = false;
    void current.then((active) => {
      if (!over) stop = active.subscribe(path, names, listener);
    });
    return () => {
      over = true;
      stop?.();
    };
  },
};
