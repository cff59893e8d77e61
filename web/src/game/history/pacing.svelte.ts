// Presentation of bot turns: all at once, automatically one by one, or one by one on request.
import { remember, remembered } from "../../lib/settings.svelte";
import type { LogEntry } from "../../wire";
import { turnsOf } from "../log/log";

export const PACES = ["once", "watch", "step"] as const;
export type Pace = (typeof PACES)[number];

export class Pacing {
  pace = $state<Pace>(remembered<{ pace: Pace }>("bots", { pace: "once" }).pace);
  /** Whether the past position on display is a replayed bot turn. */
  active = $state(false);
  #since: number | null = null;

  choose(pace: Pace): void {
    this.pace = pace;
    remember("bots", { pace });
  }

  /** When it is the viewer's decision again: version after the first new bot turn; else null. */
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
