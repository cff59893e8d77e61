// Texts of table cards.
import { nationName, t, tFirst } from "../lib/texts.svelte";
import type { Catalogue, OptionFacts, Table } from "../wire";
import { defaultOf } from "./form";

/** Short texts of options that differ from their defaults. */
export function variants(table: { edition: string; options: object }, catalogue: Catalogue | null): string[] {
  const words: string[] = [];
  for (const option of catalogue?.options ?? []) {
    const value = (table.options as Record<string, unknown>)[option.key];
    if (value === undefined || value === null || value === defaultOf(option, table.edition)) continue;
    if (option.editions && !option.editions.includes(table.edition)) continue;
    words.push(variantText(option, value));
  }
  return words;
}

function variantText(option: OptionFacts, value: unknown): string {
  const { key } = option;
  return tFirst([`variant-${key}-${String(value)}`, `variant-${key}`, `option-${key}`], { value: String(value) });
}

/** Short texts of table settings that differ from their defaults. */
export function settingsTexts({ customs }: Pick<Table, "customs">): string[] {
  const words: string[] = [];
  if (customs.spectators === "never") words.push(t("card-no-spectators"));
  if (customs.spectators === "later")
    words.push(t(`card-later-${customs.delay_by ?? "moves"}`, { count: customs.delay ?? 10 }));
  if (customs.private_talk) words.push(t("card-private-talk"));
  if (customs.confirm) words.push(t("card-confirm"));
  return words;
}

export function filled(table: Table): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

/** Text of the current decision: a question to the viewer, or whom the game waits for. */
export function turnText(table: Table): string {
  const turn = table.turn;
  if (!turn) return "";
  const player = table.seats.find((seat) => seat.seat === turn.player)?.name ?? "";
  const params = { nation: nationName(turn.nation), player, kind: turn.kind };
  return t(turn.your_turn ? `ask-${turn.kind}` : `wait-${turn.kind}`, params);
}

/** Path of a table from a pasted URL or table id; null if it is neither. */
export function pathFromInvitation(text: string): string | null {
  const trimmed = text.trim();
  const match = /(?:^|\/)t\/([\w-]+)\/?(\?[^#\s]*)?/.exec(trimmed);
  if (match) return `/t/${match[1]}${match[2] ?? ""}`;
  return /^[\w-]{3,64}$/.test(trimmed) ? `/t/${trimmed}` : null;
}
