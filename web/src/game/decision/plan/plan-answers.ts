// Answers of a maneuver plan: start, play, undo a step, cancel.
import { errorText } from "../../../lib/errors";
import { nationName, t } from "../../../lib/texts.svelte";
import { toast } from "../../../lib/toast.svelte";
import type { GameClient } from "../../client/client.svelte";
import type { Choosing } from "../choosing.svelte";
import type { Answer, Question } from "../questions";

const PLANNED = new Set(["fleets", "armies"]);

export function beginPlan(choosing: Choosing): Answer[] {
  const { client } = choosing;
  if (!PLANNED.has(choosing.kind ?? "")) return [];
  return [{ text: t("plan-begin"), key: "L", run: () => void client.plan.preview([]) }];
}

export function planAnswers(choosing: Choosing): Answer[] {
  const { client } = choosing;
  const { plan } = client;
  const list: Answer[] = [{ text: t("plan-give-up"), key: "X", look: "ghost", run: () => plan.cancel() }];
  if (plan.steps.length) list.push({ text: t("plan-back"), key: "U", icon: "undo", run: () => void plan.removeLast() });
  if (plan.steps.length && !isOpen(client))
    list.push({ text: t("plan-carry-out"), key: "C", look: "primary", run: () => void carryOut(client) });
  return list;
}

/** The question once every unit of the plan has moved: play the plan or not. */
export function plannedQuestion(choosing: Choosing): Question | null {
  const { client } = choosing;
  if (!client.plan.foreseen || !client.now) return null;
  const nation = client.now.turn?.nation ?? null;
  return {
    nation,
    asked: false,
    context: t("context-own", { nation: nationName(nation), kind: "armies" }),
    chips: [],
    pips: [],
    title: t("plan-ready"),
    hint: t("plan-hint"),
    answers: planAnswers(choosing),
    cards: false,
    same: "",
  };
}

/** Whether the plan is waiting for an answer about an own unit. */
function isOpen(client: GameClient): boolean {
  const decision = client.plan.foreseen?.view.decision;
  return !!decision?.actions?.length && !PLANNED.has(decision.kind);
}

/** Submit the plan to the server, which plays as many steps as possible. */
export async function carryOut(client: GameClient): Promise<void> {
  const { plan, now } = client;
  if (!plan.foreseen || !now?.turn) return;
  const steps = [...plan.actions, ...plan.foreseen.closing];
  const answer = await client.api.giveOrder({
    order: { kind: "plan", nation: now.turn.nation, steps },
    lasts: "turn",
    first: true,
    seat: client.seat,
  });
  if (!answer.ok) return toast(errorText(answer.error));
  client.onorders(answer.value);
  plan.cancel();
}
