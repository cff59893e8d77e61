// Client of the Python worker, which is started on the first request.
import { base } from "../lib/base";
import { site, type StreamListener, type BackendResponse } from "../lib/backend";
import type { WorkerRequest, WorkerMessage } from "./worker";

/** Progress of loading Python. */
export const loading = $state({ now: "idle" as "idle" | "loading" | "ready" | "failed", loaded: 0, total: 0 });

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (response: BackendResponse) => void>();
const listeners = new Map<number, StreamListener>();

export const running = (): boolean => worker !== null;

function send(message: WorkerRequest): void {
  startedWorker().postMessage(message);
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => onMessage(data));
  worker.addEventListener("error", () => failAll());
  Object.assign(loading, { now: "loading", loaded: 0, total: 0 });
  worker.postMessage({ kind: "start", base: new URL(base, location.href).href, site: site! } satisfies WorkerRequest);
  return worker;
}

function onMessage(message: WorkerMessage): void {
  if (message.kind === "response") {
    waiting.get(message.id)?.({ status: message.status, text: message.text });
    waiting.delete(message.id);
  } else if (message.kind === "event") listeners.get(message.id)?.received(message.name, message.data);
  else if (message.kind === "following") {
    if (message.found) listeners.get(message.id)?.opened();
    else listeners.get(message.id)?.lost();
  } else if (message.kind === "progress") Object.assign(loading, { loaded: message.loaded, total: message.total });
  else if (message.kind === "ready") loading.now = "ready";
  else {
    console.error(message.why);
    failAll();
  }
}

/** Fail all pending requests; the next request restarts the worker. */
function failAll(): void {
  worker?.terminate();
  worker = null;
  loading.now = "failed";
  for (const answer of waiting.values()) answer({ status: 0, text: "" });
  waiting.clear();
  for (const listener of [...listeners.values()]) listener.lost();
  listeners.clear();
}

export function ask(method: string, path: string, body = ""): Promise<BackendResponse> {
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ kind: "ask", id, method, path, body });
  });
}

export function subscribe(path: string, listener: StreamListener): () => void {
  const id = ++lastId;
  listeners.set(id, listener);
  send({ kind: "follow", id, path });
  return () => {
    if (listeners.delete(id) && worker) send({ kind: "leave", id });
  };
}
