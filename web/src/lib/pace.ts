// Pace and clock of a table, and their texts.
import type { Clock, Table } from "../wire";
import { t } from "./texts.svelte";

export type PaceChoice = "live" | "fast" | "slow" | "none";

const HOUR = 3600;
/** Time bank and time per decision; at zero a bot takes over until the player returns. */
export const CLOCKS: Record<Exclude<PaceChoice, "none">, Clock> = {
  live: { bank: 45 * 60, increment: 30, at_zero: "bot" },
  fast: { bank: 8 * HOUR, increment: HOUR, at_zero: "bot" },
  slow: { bank: 72 * HOUR, increment: 12 * HOUR, at_zero: "bot" },
};

export function paceOf(table: Pick<Table, "pace" | "clock">): PaceChoice {
  return table.clock ? table.pace : "none";
}

/** `45 min`, `8 h`, `3 days`. */
export function duration(seconds: number): string {
  if (seconds >= 24 * HOUR && seconds % (24 * HOUR) === 0) return t("time-days", { count: seconds / (24 * HOUR) });
  if (seconds >= HOUR) return t("time-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 60) return t("time-minutes", { count: Math.round(seconds / 60) });
  return t("time-seconds", { count: Math.round(seconds) });
}

export function paceText(table: Pick<Table, "pace" | "clock">): string {
  if (!table.clock) return t("pace-none");
  if (table.pace === "live") {
    return t("pace-live-clock", { minutes: Math.round(table.clock.bank / 60), seconds: table.clock.increment });
  }
  return t("pace-with-time", { pace: t(`pace-${table.pace}`), time: duration(table.clock.bank) });
}

export const paceTone = { live: "good", fast: "accent", slow: "plain", none: "plain" } as const;
