// Worker that runs src/rondel/solo (rules and bots) on Pyodide. Requests are processed one at a time; pending requests
// take precedence over bot moves.
import type { Site } from "../lib/backend";
import type { Table } from "../wire";
import { write, read, type StoredTable } from "./storage";

export type WorkerRequest =
  | { kind: "start"; base: string; site: Site }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "follow"; id: number; path: string }
  | { kind: "leave"; id: number };

export type WorkerMessage =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "response"; id: number; status: number; text: string }
  | { kind: "following"; id: number; found: boolean }
  | { kind: "event"; id: number; name: string; data: string };

/** `Browser` of src/rondel/solo/browser.py. */
interface Python {
  request(method: string, path: string, body: string): string;
  load(game: string, text: string | null): void;
  play_next(game: string): boolean;
  subscribe(path: string): string;
  unsubscribe(number: number): void;
  take_events(): string;
  take_changes(): string;
}

interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(code: string): (person: string | null) => Python;
}

interface Changes {
  games: Record<string, { table: Table; lesson: boolean; text: string } | null>;
  person?: string;
  lessons?: unknown;
}

const PACKAGES = "/lib/rondel";
let python: Python;
/** Revisions of the games loaded in Python; another tab may have newer ones. */
const revisions = new Map<string, number>();
const running = new Set<string>();
const listeners = new Map<number, number>();
let queue: Promise<void> = Promise.resolve();

const post = (message: WorkerMessage): void => postMessage(message);

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => post({ kind: "failed", why: String(error) }));
}

/** Count downloaded bytes and report the progress. */
function countFetches(total: number): void {
  const originalFetch = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (...args) => {
    const response = await originalFetch(...args);
    if (!response.body) return response;
    const countedBody = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, on) {
          loaded += chunk.byteLength;
          post({ kind: "progress", loaded: Math.min(loaded, total), total });
          on.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(countedBody, { status, statusText, headers });
  };
}

async function archive(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.arrayBuffer();
}

async function start(base: string, site: Site): Promise<void> {
  countFetches(site.bytes);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}/${site.pyodide}/pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const archives = Promise.all(site.archives.map(({ file }) => archive(`${base}/${file}`)));
  const pyodide = await loadPyodide({ indexURL: `${base}/${site.pyodide}/` });
  for (const [index, buffer] of (await archives).entries())
    pyodide.unpackArchive(buffer, site.archives[index]!.format, { extractDir: PACKAGES });
  const begin = pyodide.runPython(
    `import sys; sys.path.insert(0, "${PACKAGES}"); from rondel.solo.browser import Browser; Browser`,
  );
  python = begin((await read<string>("person", "person")) ?? null);
  post({ kind: "ready" });
}

/** Send a request to Python; load games it asks for and retry. */
async function askPython<T>(request: () => string): Promise<T> {
  for (;;) {
    const reply = JSON.parse(request()) as T & { wants?: string };
    if (!reply.wants) return reply;
    await loadGame(reply.wants);
  }
}

async function loadGame(game: string): Promise<void> {
  const [text, row] = await Promise.all([read<string>("games", game), read<StoredTable>("tables", game)]);
  python.load(game, text ?? null);
  if (row) revisions.set(game, row.table.revision);
}

async function reloadIfChanged(game: string): Promise<void> {
  const known = revisions.get(game);
  if (known === undefined) return;
  const row = await read<StoredTable>("tables", game);
  if (row && row.table.revision > known) await loadGame(game);
}

/** Store changes and notify subscribers; return the changed games, in which bots may have to move. */
async function saveChanges(): Promise<string[]> {
  const events = JSON.parse(python.take_events()) as [number, string, string][];
  const changes = JSON.parse(python.take_changes()) as Changes;
  const changed = Object.entries(changes.games);
  const writes: Parameters<typeof write>[0] = [];
  for (const [game, row] of changed) {
    writes.push(["tables", game, row ? { table: row.table, lesson: row.lesson } : undefined]);
    writes.push(["games", game, row?.text]);
    if (row) revisions.set(game, row.table.revision);
  }
  if (changes.person !== undefined) writes.push(["person", "person", changes.person]);
  if (changes.lessons !== undefined) writes.push(["person", "lessons", JSON.stringify(changes.lessons)]);
  if (writes.length) await write(writes);
  for (const [number, name, data] of events) {
    const listener = [...listeners].find(([, each]) => each === number);
    if (listener) post({ kind: "event", id: listener[0], name, data });
  }
  return changed.filter(([, row]) => row !== null).map(([game]) => game);
}

function continueGame(game: string): void {
  if (running.has(game)) return;
  running.add(game);
  const step = (): void =>
    enqueue(async () => {
      if (python.play_next(game)) {
        await saveChanges();
        setTimeout(step);
      } else running.delete(game);
    });
  step();
}

async function answer(id: number, method: string, path: string, body: string): Promise<void> {
  const game = /^\/api\/(?:games|tables|lessons\/tables)\/([0-9a-z]+)/.exec(path)?.[1];
  if (game) await reloadIfChanged(game);
  const response = await askPython<{ status: number; body: string }>(() => python.request(method, path, body));
  const changed = await saveChanges();
  post({ kind: "response", id, status: response.status, text: response.body });
  // Opening a game resumes interrupted bot moves.
  if (game && method === "GET" && response.status === 200) changed.push(game);
  for (const each of new Set(changed)) continueGame(each);
}

async function follow(id: number, path: string): Promise<void> {
  const { number } = await askPython<{ number: number | null }>(() => python.subscribe(path));
  if (number !== null) listeners.set(id, number);
  post({ kind: "following", id, found: number !== null });
  await saveChanges();
}

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "start") enqueue(() => start(data.base, data.site));
  else if (data.kind === "ask") enqueue(() => answer(data.id, data.method, data.path, data.body));
  else if (data.kind === "follow") enqueue(() => follow(data.id, data.path));
  else
    enqueue(async () => {
      const number = listeners.get(data.id);
      if (number !== undefined) python.unsubscribe(number);
      listeners.delete(data.id);
    });
});
