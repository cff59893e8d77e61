// "Play against bots now": from nothing to the first decision without a form.
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

/** Who sits down first: against a newcomer somebody friendly, on an open seat somebody who knows the game. */
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

/** Opens and starts the game and goes there; the answer is the refusal, if there is one. */
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
