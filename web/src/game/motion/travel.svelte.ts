// Animations of moving units and removed pieces, drawn over the board; nothing waits for them.
import type { EventOf } from "../../wire";
import type { Change, Piece } from "./changes";

interface Timed {
  key: number;
  /** Delay and duration in milliseconds. */
  after: number;
  lasts: number;
}
export interface Trip extends Timed {
  nation: string;
  kind: "army" | "fleet";
  from: string;
  to: string;
}
export interface Loss extends Timed {
  place: string;
  pieces: Piece[];
}

/** Destination of a unit move. */
export function destinationOf(moved: EventOf<"army_moved" | "fleet_moved">): string {
  return moved.event === "army_moved" ? moved.to : moved.sea;
}

const DURATION_MS = { unit: 350, battle: 500, ruin: 900 };
/** Limit of the total delay; later changes are not animated. */
const MAX_DELAY_MS = 1500;
const OUTLINE_MS = 2000;

type Shown = Extract<Change, { kind: keyof typeof DURATION_MS }>;
const isShown = (change: Change): change is Shown => change.kind in DURATION_MS;

export class Travel {
  trips = $state.raw<Trip[]>([]);
  losses = $state.raw<Loss[]>([]);
  /** With reduced motion: places to outline for a while instead. */
  outlined = $state.raw<string[]>([]);
  #watched = false;
  #count = 0;
  #until = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  show(changes: Change[]): void {
    if (!this.#watched) return;
    const shown = changes.filter((change) => isShown(change));
    const now = performance.now();
    const all = shown.reduce((sum, change) => sum + DURATION_MS[change.kind], 0);
    for (const change of shown) {
      const start = Math.max(now, this.#until);
      const lasts = DURATION_MS[change.kind] * Math.min(1, MAX_DELAY_MS / all);
      if (start + lasts > now + MAX_DELAY_MS + 1) break;
      this.#until = start + lasts;
      const timed = { key: this.#count++, after: start - now, lasts };
      if (change.kind === "unit") this.trips = [...this.trips, { ...change, ...timed, kind: change.unit }];
      else this.losses = [...this.losses, { ...change, ...timed }];
    }
  }

  /** Register the component that draws the animations; returns a function that unregisters it. */
  watch(): () => void {
    this.#watched = true;
    return () => {
      this.#watched = false;
      this.stop();
    };
  }

  /** Remove a finished animation. */
  end(shown: Timed): void {
    this.trips = this.trips.filter((each) => each !== shown);
    this.losses = this.losses.filter((each) => each !== shown);
  }

  /** End all animations; called on user input. */
  stop(): void {
    this.#until = 0;
    if (this.trips.length) this.trips = [];
    if (this.losses.length) this.losses = [];
  }

  outline(places: string[]): void {
    if (!this.#watched || !places.length) return;
    clearTimeout(this.#fading);
    this.outlined = [...new Set([...this.outlined, ...places])];
    this.#fading = setTimeout(() => (this.outlined = []), OUTLINE_MS);
  }
}
