// One shared event stream for pages outside a game, because browsers limit the connections per server.
import { LiveStream } from "./stream.svelte";

const NAMES = ["tables", "notices", "friends"] as const;
type Name = (typeof NAMES)[number];
type Listener = (data: never) => void;

const listeners: Record<Name, Set<Listener>> = { tables: new Set(), notices: new Set(), friends: new Set() };
let stream: LiveStream | null = null;

/** Subscribe to an event; returns a function that unsubscribes. The stream closes with the last subscription. */
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
