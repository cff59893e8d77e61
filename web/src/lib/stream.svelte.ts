// Live updates over Server-Sent Events, with a visible reconnect countdown that the user can skip.
import { untrack } from "svelte";
import { backend } from "./backend";

export type StreamStatus = "connecting" | "open" | "lost";
type Listener = (data: never) => void;

const WAITS = [1, 2, 4, 8, 15];

export class LiveStream {
  status = $state<StreamStatus>("connecting");
  /** Seconds until the next attempt while `status` is "lost". */
  retryIn = $state(0);
  #end: (() => void) | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #listeners: Record<string, Listener>;
  #url: string;

  /** `url`: empty for no stream. `listeners`: handlers of the JSON data by event name. */
  constructor(url: string, listeners: Record<string, Listener>) {
    this.#url = url;
    this.#listeners = listeners;
    // Untracked, so that an effect that opens a stream does not depend on its status.
    untrack(() => this.#connect());
  }

  tryNow(): void {
    this.#stopWaiting();
    this.#connect();
  }

  /** Reconnect to another URL immediately. */
  moveTo(url: string): void {
    this.#url = url;
    this.tryNow();
  }

  close(): void {
    this.#stopWaiting();
    this.#end?.();
    this.#end = null;
  }

  #connect(): void {
    this.#end?.();
    if (!this.#url) {
      this.status = "open";
      return;
    }
    if (this.status !== "lost") this.status = "connecting";
    this.#end = backend.subscribe(this.#url, Object.keys(this.#listeners), {
      opened: () => {
        this.#failures = 0;
        this.status = "open";
      },
      lost: () => this.#wait(),
      received: (name, data) => this.#listeners[name]?.(JSON.parse(data) as never),
    });
  }

  // The built-in retry of EventSource has no countdown and gives up on HTTP errors, so retries are made here.
  #wait(): void {
    this.#stopWaiting();
    this.status = "lost";
    this.retryIn = WAITS[Math.min(this.#failures++, WAITS.length - 1)] ?? 15;
    this.#timer = setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.tryNow();
    }, 1000);
  }

  #stopWaiting(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
