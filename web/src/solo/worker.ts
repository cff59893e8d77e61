// Python in a worker: the rules, the bots and the service of src/rondel/solo, on Pyodide. Requests are answered one
// after another; between two moves of bots others are served.
import type { Site } from "../lib/backend";
import type { Table } from "../wire";
import { keep, kept, type KeptTable } from "./storage";

export type Asking =
  | { kind: "start"; base: string; site: Site }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "follow"; id: number; path: string }
  | { kind: "leave"; id: number };

export type Telling =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "told"; id: number; status: number; text: string }
  | { kind: "following"; id: number; found: boolean }
  | { kind: "event"; id: number; name: string; data: string };

/** `Browser` of src/rondel/solo/browser.py. */
interface Python {
  ask(method: string, path: string, body: string): string;
  hold(game: string, text: string | null): void;
  work(game: string): boolean;
  follow(path: string): string;
  leave(number: number): void;
  news(): string;
  written(): string;
}

interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(code: string): (person: string | null) => Python;
}

interface Written {
  games: Record<string, { table: Table; lesson: boolean; text: string } | null>;
  person?: string;
  lessons?: unknown;
}

const PACKAGES = "/lib/rondel";
let python: Python;
/** Revisions of the games that Python holds: another tab may have gone on. */
const held = new Map<string, number>();
const working = new Set<string>();
const followers = new Map<number, number>();
let queue: Promise<void> = Promise.resolve();

const tell = (message: Telling): void => postMessage(message);

function inTurn(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
}

/** Counts what arrives, so that the page can say how far it is. */
function countFetches(total: number): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (...asked) => {
    const response = await plain(...asked);
    if (!response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, on) {
          loaded += chunk.byteLength;
          tell({ kind: "progress", loaded: Math.min(loaded, total), total });
          on.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
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
  python = begin((await kept<string>("person", "person")) ?? null);
  tell({ kind: "ready" });
}

/** What Python is asked, and asked again once it has the games it wants. */
async function asked<T>(question: () => string): Promise<T> {
  for (;;) {
    const told = JSON.parse(question()) as T & { wants?: string };
    if (!told.wants) return told;
    await hold(told.wants);
  }
}

async function hold(game: string): Promise<void> {
  const [text, row] = await Promise.all([kept<string>("games", game), kept<KeptTable>("tables", game)]);
  python.hold(game, text ?? null);
  if (row) held.set(game, row.table.revision);
}

async function lookAgain(game: string): Promise<void> {
  const known = held.get(game);
  if (known === undefined) return;
  const row = await kept<KeptTable>("tables", game);
  if (row && row.table.revision > known) await hold(game);
}

/** Keeps what has changed and tells those who follow; the games of it may go on by themselves. */
async function write(): Promise<string[]> {
  const news = JSON.parse(python.news()) as [number, string, string][];
  const written = JSON.parse(python.written()) as Written;
  const changed = Object.entries(written.games);
  const things: Parameters<typeof keep>[0] = [];
  for (const [game, row] of changed) {
    things.push(["tables", game, row ? { table: row.table, lesson: row.lesson } : undefined]);
    things.push(["games", game, row?.text]);
    if (row) held.set(game, row.table.revision);
  }
  if (written.person !== undefined) things.push(["person", "person", written.person]);
  if (written.lessons !== undefined) things.push(["person", "lessons", JSON.stringify(written.lessons)]);
  if (things.length) await keep(things);
  for (const [number, name, data] of news) {
    const follower = [...followers].find(([, each]) => each === number);
    if (follower) tell({ kind: "event", id: follower[0], name, data });
  }
  return changed.filter(([, row]) => row !== null).map(([game]) => game);
}

function goOn(game: string): void {
  if (working.has(game)) return;
  working.add(game);
  const step = (): void =>
    inTurn(async () => {
      if (python.work(game)) {
        await write();
        setTimeout(step);
      } else working.delete(game);
    });
  step();
}

async function answer(id: number, method: string, path: string, body: string): Promise<void> {
  const game = /^\/api\/(?:games|tables|lessons\/tables)\/([0-9a-z]+)/.exec(path)?.[1];
  if (game) await lookAgain(game);
  const told = await asked<{ status: number; body: string }>(() => python.ask(method, path, body));
  const changed = await write();
  tell({ kind: "told", id, status: told.status, text: told.body });
  // Also a game that was left in the middle of the bots' moves goes on when somebody looks at it.
  if (game && method === "GET" && told.status === 200) changed.push(game);
  for (const each of new Set(changed)) goOn(each);
}

async function follow(id: number, path: string): Promise<void> {
  const { number } = await asked<{ number: number | null }>(() => python.follow(path));
  if (number !== null) followers.set(id, number);
  tell({ kind: "following", id, found: number !== null });
  await write();
}

addEventListener("message", ({ data }: MessageEvent<Asking>) => {
  if (data.kind === "start") inTurn(() => start(data.base, data.site));
  else if (data.kind === "ask") inTurn(() => answer(data.id, data.method, data.path, data.body));
  else if (data.kind === "follow") inTurn(() => follow(data.id, data.path));
  else
    inTurn(async () => {
      const number = followers.get(data.id);
      if (number !== undefined) python.leave(number);
      followers.delete(data.id);
    });
});
