// "Play against bots now": starts a game without a form.
import { tables } from "../lib/api";
import { here } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { remember, remembered } from "../lib/settings.svelte";
import { editionTitle, t, tFirst } from "../lib/texts.svelte";
import type { ApiError, EditionId, SeatChoice } from "../wire";

export interface QuickChoice {
  players: number;
  bot: string;
}

/** Preferred bots: easy ones against newcomers, stronger ones for open seats. */
const FRIENDLY = ["easy", "medium", "greedy"];
const EXPERIENCED = ["medium", "hard", "greedy"];

export function firstBot(wanted = EXPERIENCED): string {
  const names = (session.catalogue?.bots ?? []).map((bot) => bot.name);
  return wanted.find((name) => names.includes(name)) ?? names.at(-1) ?? "greedy";
}

export function botTitle(name: string): string {
  return tFirst([`bot-${name}`], {}, name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " "));
}

export function botAbout(name: string): string {
  return tFirst([`bot-${name}-about`], {}, session.catalogue?.bots.find((bot) => bot.name === name)?.description ?? "");
}

export function quickChoice(): QuickChoice {
  const last = remembered<QuickChoice>("quick", { players: 4, bot: "" });
  const known = session.catalogue?.bots.some((bot) => bot.name === last.bot);
  return { players: last.players, bot: known ? last.bot : firstBot(FRIENDLY) };
}

/** Create, start and open a game; return the error, if any. */
export async function playAgainstBots(edition: EditionId, choice: QuickChoice): Promise<ApiError | null> {
  remember("quick", choice);
  const guest = await session.ensure(t("guest-name", { number: String(1000 + Math.floor(Math.random() * 9000)) }));
  if (!guest.ok) return guest.error;
  const seats: SeatChoice[] = [{ kind: "me" }];
  while (seats.length < choice.players) seats.push({ kind: "bot", bot: choice.bot });
  const table = await tables.open({
    name: t("quick-name", { edition: editionTitle(edition) }),
    edition,
    options: {},
    seats,
    pace: "live",
    clock: null,
    private: true,
    auto_forced: true,
    start: true,
  });
  if (!table.ok) return table.error;
  here.go(`/t/${table.value.id}`);
  return null;
}
