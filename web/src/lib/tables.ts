// What a table's card says about it, worded from the table and the catalogue alone.
import { t, hasText, nationName } from "./texts.svelte";
import type { Catalogue, Clock, OptionFacts, Table } from "./types";

export type PaceChoice = "live" | "fast" | "slow" | "none";

const HOUR = 3600;
/** Time to begin with and for every decision; at zero a bot plays on until the player returns. */
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

/** The options that differ from the default, as short words. */
export function variants(table: Pick<Table, "options" | "edition">, catalogue: Catalogue | null): string[] {
  const words: string[] = [];
  for (const option of catalogue?.options ?? []) {
    const value = table.options[option.key];
    if (value === undefined || value === null || value === option.default) continue;
    if (option.editions && !option.editions.includes(table.edition)) continue;
    words.push(variantText(option, value));
  }
  return words;
}

function variantText(option: OptionFacts, value: unknown): string {
  const exact = `variant-${option.key}-${String(value)}`;
  if (hasText(exact)) return t(exact);
  const general = `variant-${option.key}`;
  if (hasText(general)) return t(general, { value: String(value) });
  return t(`option-${option.key}`);
}

export function filled(table: Table): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

/** Who decides what, from the viewer's side: a question if it is his, else what he waits for. */
export function turnText(table: Table): string {
  const turn = table.turn;
  if (!turn) return "";
  const player = table.seats.find((seat) => seat.seat === turn.player)?.name ?? "";
  const params = { nation: nationName(turn.nation), player, kind: turn.kind };
  return t(turn.your_turn ? `ask-${turn.kind}` : `wait-${turn.kind}`, params);
}

/** An address or a bare table id, as people paste them. */
export function pathFromInvitation(text: string): string | null {
  const trimmed = text.trim();
  const match = /(?:^|\/)t\/([\w-]+)\/?(\?[^#\s]*)?/.exec(trimmed);
  if (match) return `/t/${match[1]}${match[2] ?? ""}`;
  return /^[\w-]{3,64}$/.test(trimmed) ? `/t/${trimmed}` : null;
}
