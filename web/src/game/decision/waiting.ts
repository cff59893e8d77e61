// The decision bar while waiting: who decides what, for which nation, and how long.
import { nationName, t } from "../../lib/texts.svelte";
import { session } from "../../lib/session.svelte";
import type { Table } from "../../wire";
import type { Choosing } from "./choosing.svelte";
import { clockText } from "../../lib/clock";
import { undoAnswers, type Question } from "./questions";
import { playerName } from "../text/game-text";

/** `onorders`: null for spectators. */
export function waitingQuestion(choosing: Choosing, clocks: number[] | null, onorders: (() => void) | null): Question {
  const { client } = choosing;
  const view = client.now!;
  const decision = client.decision;
  const seat = decision ? client.table.seats[decision.player] : undefined;
  const standIn = seat?.you && seat.stand_in;
  const until = client.live?.ahead?.turns_until_yours ?? null;
  const hints = [
    client.seat === null ? watching(client.table) : "",
    seat?.kind === "human" && !seat.present && !seat.you ? t("player-away", { player: seat.name ?? "" }) : "",
    clocks && decision ? clockText(clocks[decision.player] ?? 0) : "",
    until === 1 ? t("you-are-next") : until ? t("turns-until-you", { count: until }) : "",
  ].filter(Boolean);
  return {
    nation: decision?.nation ?? view.turn?.nation ?? null,
    asked: false,
    cards: false,
    same: "",
    pips: [],
    chips: [],
    context: view.turn
      ? t("context-waiting", { nation: nationName(view.turn.nation), kind: decision?.kind ?? "" })
      : "",
    title:
      view.over || !decision
        ? t("game-over")
        : t(`wait-${decision.kind}`, {
            player: playerName(view, decision.player),
            nation: nationName(decision.nation),
          }),
    hint: hints.join(" · "),
    answers: standIn
      ? [
          {
            text: t("take-over"),
            icon: "person",
            look: "primary",
            run: () => void client.api.standIn(seat.seat, null).then(() => client.load()),
          },
        ]
      : [
          ...undoAnswers(choosing).slice(0, 1),
          ...(onorders && decision ? [{ text: t("plan-ahead"), icon: "pencil" as const, run: () => onorders() }] : []),
        ],
  };
}

/** Spectator notice, with the delay if there is one; administrators see every game live. */
function watching({ customs, state }: Table): string {
  if (customs.spectators !== "later" || state !== "running" || session.user?.admin) return t("spectator");
  return t(`spectator-later-${customs.delay_by ?? "moves"}`, { count: customs.delay ?? 10 });
}
