// Units on their way: drawn over the board for a moment after a move was played. Nothing waits for them.
import { mayMove } from "../../lib/settings.svelte";
import type { EventOf } from "../../wire";
import type { Entry } from "../client/client.svelte";

export interface Trip {
  key: number;
  nation: string;
  kind: "army" | "fleet";
  from: string;
  to: string;
  /** Milliseconds: when it sets out, and how long it takes. */
  after: number;
  lasts: number;
}

/** Where a unit has gone. */
export function goal(moved: EventOf<"army_moved" | "fleet_moved">): string {
  return moved.event === "army_moved" ? moved.to : moved.sea;
}

const ONE_UNIT = 350;
/** What would take longer is not shown on its way: the board shows where it has arrived. */
const AT_MOST = 1500;
const OUTLINED = 2000;

export class Travel {
  trips = $state.raw<Trip[]>([]);
  /** Without motion: where others' units have come, outlined for a while instead. */
  outlined = $state.raw<string[]>([]);
  #watched = false;
  #count = 0;
  #until = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  show(fresh: Entry[], own: boolean): void {
    const moves = fresh.flatMap((entry) =>
      entry.events.filter((event) => event.event === "army_moved" || event.event === "fleet_moved"),
    );
    if (!moves.length || !this.#watched || document.hidden) return;
    if (!mayMove()) {
      if (!own) this.#outline(moves.map(goal));
      return;
    }
    const now = performance.now();
    const lasts = Math.min(ONE_UNIT, AT_MOST / moves.length);
    for (const event of moves) {
      const start = Math.max(now, this.#until);
      if (start + lasts > now + AT_MOST + 1) break;
      this.#until = start + lasts;
      const trip = {
        from: event.origin,
        to: goal(event),
        nation: event.nation,
        after: start - now,
        lasts,
      };
      this.trips = [
        ...this.trips,
        { ...trip, key: this.#count++, kind: event.event === "army_moved" ? "army" : "fleet" },
      ];
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

  arrive(trip: Trip): void {
    this.trips = this.trips.filter((each) => each !== trip);
  }

  /** Whoever does something sees the board as it is. */
  stop(): void {
    this.#until = 0;
    if (this.trips.length) this.trips = [];
  }

  #outline(places: string[]): void {
    clearTimeout(this.#fading);
    this.outlined = [...new Set([...this.outlined, ...places])];
    this.#fading = setTimeout(() => (this.outlined = []), OUTLINED);
  }
}
