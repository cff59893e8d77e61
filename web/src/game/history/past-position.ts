// A past position: its text in the decision bar, and what changed in its turn.
import { solo } from "../../lib/backend";
import { screen } from "../../lib/screen.svelte";
import { here } from "../../lib/router.svelte";
import { toast } from "../../lib/toast.svelte";
import { nationName, t } from "../../lib/texts.svelte";
import type { View } from "../../wire";
import type { Fact } from "../text/consequences";
import type { GameClient } from "../client/client.svelte";
import { nationOf, turnsOf } from "../log/log";
import type { Question } from "../decision/questions";
import { change, eventText, playerName, tone } from "../text/game-text";

/** `over`: the game is finished, so "back" leads to the results. `next`: shows the next bot turn, while those are being
 * replayed. */
export function pastQuestion(
  client: GameClient,
  newMove: boolean,
  over: boolean,
  back: () => void,
  next: (() => void) | null,
): Question {
  const past = client.history.past!;
  const { entries } = client.log;
  const view = past.view;
  const entry = entries.find((each) => each.version === past.at);
  const sentences = entries
    .filter((each) => (next ? each.turn === entry?.turn && each.version <= past.at : each === entry))
    .flatMap((each) => each.events)
    .filter((event) => event.event !== "turn_began")
    .map((event) => eventText(event, view))
    .filter(Boolean);
  const nation =
    (next && turnsOf(entries).find((turn) => turn.turn === entry?.turn)?.nation) ||
    (nationOf(entry?.events ?? []) ?? view.turn?.nation ?? null);
  return {
    nation,
    asked: false,
    cards: false,
    same: "",
    pips: [],
    context: t("past-context", {
      at: past.at,
      newest: client.now?.version ?? 0,
      round: view.round,
      nation: nationName(view.turn?.nation),
    }),
    chips: [
      { text: t(next ? "since-last-turn" : "past-chip"), tone: "warn", icon: "clock" },
      ...(newMove && !next ? [{ text: t("new-move"), tone: "accent" as const }] : []),
    ],
    title: sentences[0] ?? t("past-title", { at: past.at }),
    hint: [...sentences.slice(1), next ? "" : t(screen.taps ? "past-hint-touch" : "past-hint")].join(" "),
    answers: next
      ? [
          { text: t("back-to-now"), key: "Esc", run: back },
          { text: t("bots-next"), key: "Enter", look: "primary", run: next },
        ]
      : [
          ...(solo ? [] : [{ text: t("copy-link"), icon: "link" as const, run: () => void copyLink(past.at) }]),
          { text: t("sandbox-from-here"), icon: "sandbox", run: () => void openSandbox(client, past.at) },
          { text: t(over ? "end-reckoning" : "back-to-now"), key: "Esc", look: "primary", run: back },
        ],
  };
}

async function copyLink(at: number): Promise<void> {
  const address = `${location.origin}${location.pathname}?at=${at}`;
  try {
    await navigator.clipboard.writeText(address);
    toast(t("link-copied"));
  } catch {
    toast(address);
  }
}

async function openSandbox(client: GameClient, at: number): Promise<void> {
  const answer = await client.api.sandbox(at);
  if (answer.ok) here.go(`/t/${answer.value.id}`);
}

/** Regions changed by the turn. */
export function changedRegions(before: View | null, after: View): string[] {
  if (!before) return [];
  return Object.keys(after.regions).filter(
    (id) => JSON.stringify(before.regions[id]) !== JSON.stringify(after.regions[id]),
  );
}

export function changeFacts(before: View | null, after: View): Fact[] {
  if (!before) return [];
  const facts: Fact[] = [];
  const number = (
    icon: Fact["icon"],
    key: "changed-flags" | `fact-${"tax" | "treasury" | "power" | "cash"}`,
    name: string,
    from: number | null,
    to: number | null,
  ): void => {
    if (from !== null && to !== null && from !== to)
      facts.push({
        icon,
        text: t(key, { nation: name, player: name }),
        value: change(from, to),
        tone: tone(to - from),
      });
  };
  for (const [id, nation] of Object.entries(after.nations)) {
    const was = before.nations[id];
    if (!was) continue;
    const name = nationName(id);
    const flags = (view: View): number => Object.values(view.regions).filter((region) => region.flag === id).length;
    number("flag", "changed-flags", name, flags(before), flags(after));
    number("tax", "fact-tax", name, was.tax, nation.tax);
    number("bank", "fact-treasury", name, was.treasury, nation.treasury);
    number("rise", "fact-power", name, was.power, nation.power);
    if (was.government !== nation.government)
      facts.push({
        icon: "bank",
        text: t("fact-governs", { nation: name, player: playerName(after, nation.government) }),
      });
  }
  after.players.forEach((player, seat) =>
    number("coin", "fact-cash", player.name, before.players[seat]?.cash ?? null, player.cash),
  );
  return facts.slice(0, 8);
}
