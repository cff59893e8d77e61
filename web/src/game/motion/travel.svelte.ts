// Units on their way, and pieces that are gone: drawn over the board for a moment after a move was played. Nothing waits
// for them.
import type { EventOf } from "../../wire";
import type { Change, Piece } from "./changes";

interface Timed {
  key: number;
  /** Milliseconds: when it begins, and how long it takes. */
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

/** Where a unit has gone. */
export function destinationOf(moved: EventOf<"army_moved" | "fleet_moved">): string {
  return moved.event === "army_moved" ? moved.to : moved.sea;
}

const DURATION_MS = { unit: 350, battle: 500, ruin: 900 };
/** What would take longer is not shown on its way: the board shows where it has arrived. */
const MAX_DELAY_MS = 1500;
const OUTLINE_MS = 2000;

type Shown = Extract<Change, { kind: keyof typeof DURATION_MS }>;
const isShown = (change: Change): change is Shown => change.kind in DURATION_MS;

export class Travel {
  trips = $state.raw<Trip[]>([]);
  losses = $state.raw<Loss[]>([]);
  /** Without motion: where others have changed something, outlined for a while instead. */
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

  /** Called by what draws the trips, as long as it does. */
  watch(): () => void {
    this.#watched = true;
    return () => {
      this.#watched = false;
      this.stop();
    };
  }

  /** It has been shown. */
  end(shown: Timed): void {
    this.trips = this.trips.filter((each) => each !== shown);
    this.losses = this.losses.filter((each) => each !== shown);
  }

  /** Whoever does something sees the board as it is. */
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
