// How the turns of bots are seen: at once, one after another by themselves, or each when it is asked for.
import { remember, remembered } from "../../lib/settings.svelte";
import type { LogEntry } from "../../wire";
import { turnsOf } from "../log/log";

export const PACES = ["once", "watch", "step"] as const;
export type Pace = (typeof PACES)[number];

export class Pacing {
  pace = $state<Pace>(remembered<{ pace: Pace }>("bots", { pace: "once" }).pace);
  /** Turns of bots are on the screen now, not a past that somebody looks for. */
  active = $state(false);
  #since: number | null = null;

  choose(pace: Pace): void {
    this.pace = pace;
    remember("bots", { pace });
  }

  /** Once the viewer decides again: the position after the first turn in which a bot has moved meanwhile; else null. */
  firstBotTurn(log: LogEntry[], fresh: LogEntry[], own: boolean, mine: boolean): number | null {
    if (own) this.#since = null;
    const moved = fresh.find((entry) => entry.by === "bot");
    if (moved) this.#since ??= moved.version - 1;
    const since = this.#since;
    if (!mine || since === null) return null;
    this.#since = null;
    return this.pace === "once" ? null : (turnsOf(log).find((turn) => turn.last > since)?.last ?? null);
  }
}
