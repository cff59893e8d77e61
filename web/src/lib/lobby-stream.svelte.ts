// One live stream for everything a page outside a game listens to: browsers open few connections to one server.
import { LiveStream } from "./stream.svelte";

const NAMES = ["tables", "notices", "friends"] as const;
type Name = (typeof NAMES)[number];
type Listener = (data: never) => void;

const listeners: Record<Name, Set<Listener>> = { tables: new Set(), notices: new Set(), friends: new Set() };
let stream: LiveStream | null = null;

/** Calls `run` whenever an event of this name comes; what it gives back ends that, and with the last one the stream. */
export function onLobby(name: Name, run: Listener): () => void {
  listeners[name].add(run);
  stream ??= new LiveStream(
    "/api/lobby/stream",
    Object.fromEntries(NAMES.map((each) => [each, (data: never) => listeners[each].forEach((one) => one(data))])),
  );
  return () => {
    listeners[name].delete(run);
    if (NAMES.some((each) => listeners[each].size > 0)) return;
    stream?.close();
    stream = null;
  };
}
