// The worker with Python, started when something is asked of it for the first time: until then nothing is fetched.
import { base } from "../lib/base";
import { site, type Follower, type Told } from "../lib/backend";
import type { Asking, Telling } from "./worker";

/** How far the loading is, for whoever waits. */
export const loading = $state({ now: "idle" as "idle" | "loading" | "ready" | "failed", loaded: 0, total: 0 });

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (told: Told) => void>();
const followers = new Map<number, Follower>();

export const running = (): boolean => worker !== null;

function send(message: Asking): void {
  started().postMessage(message);
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Telling>) => hear(data));
  worker.addEventListener("error", () => fail());
  Object.assign(loading, { now: "loading", loaded: 0, total: 0 });
  worker.postMessage({ kind: "start", base: new URL(base, location.href).href, site: site! } satisfies Asking);
  return worker;
}

function hear(told: Telling): void {
  if (told.kind === "told") {
    waiting.get(told.id)?.({ status: told.status, text: told.text });
    waiting.delete(told.id);
  } else if (told.kind === "event") followers.get(told.id)?.heard(told.name, told.data);
  else if (told.kind === "following") {
    if (told.found) followers.get(told.id)?.opened();
    else followers.get(told.id)?.lost();
  } else if (told.kind === "progress") Object.assign(loading, { loaded: told.loaded, total: told.total });
  else if (told.kind === "ready") loading.now = "ready";
  else {
    console.error(told.why);
    fail();
  }
}

/** Whoever waits is told that nobody answered; the next question starts anew. */
function fail(): void {
  worker?.terminate();
  worker = null;
  loading.now = "failed";
  for (const answer of waiting.values()) answer({ status: 0, text: "" });
  waiting.clear();
  for (const follower of [...followers.values()]) follower.lost();
  followers.clear();
}

export function ask(method: string, path: string, body = ""): Promise<Told> {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ kind: "ask", id, method, path, body });
  });
}

export function follow(path: string, follower: Follower): () => void {
  const id = ++asked;
  followers.set(id, follower);
  send({ kind: "follow", id, path });
  return () => {
    if (followers.delete(id) && worker) send({ kind: "leave", id });
  };
}
