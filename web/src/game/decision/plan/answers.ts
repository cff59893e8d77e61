// What can be done with a maneuver that is planned as a whole: begin, carry out, take a step back, give it up.
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
  return [{ text: t("plan-begin"), key: "L", run: () => void client.foresee([]) }];
}

export function planAnswers(choosing: Choosing): Answer[] {
  const { client } = choosing;
  const steps = client.planned;
  const list: Answer[] = [{ text: t("plan-give-up"), key: "X", look: "ghost", run: () => client.keepPlan(null) }];
  if (steps.length)
    list.push({ text: t("plan-back"), key: "U", icon: "undo", run: () => void client.foresee(steps.slice(0, -1)) });
  if (steps.length && !isOpen(client))
    list.push({ text: t("plan-carry-out"), key: "C", look: "primary", run: () => void carryOut(client) });
  return list;
}

/** Every unit has moved: nothing is left to choose but whether it is carried out. */
export function plannedQuestion(choosing: Choosing): Question | null {
  const { client } = choosing;
  if (!client.plan || !client.now) return null;
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

/** A question about an own unit waits for its answer in the plan. */
function isOpen(client: GameClient): boolean {
  const decision = client.plan?.view.decision;
  return !!decision?.actions?.length && !PLANNED.has(decision.kind);
}

/** Takes a step out, and with it those that are not possible without it. */
export async function leaveOut(client: GameClient, index: number): Promise<void> {
  let left = client.planned.filter((_, at) => at !== index);
  for (;;) {
    const found = await client.tried(left);
    if (!found) return;
    if (!found.refused) return client.keepPlan(found);
    const stuck = found.steps.length;
    left = left.filter((_, at) => at !== stuck);
  }
}

/** Swaps a step with the one before it. */
export async function moveUp(client: GameClient, index: number): Promise<void> {
  const steps = [...client.planned];
  [steps[index - 1], steps[index]] = [steps[index]!, steps[index - 1]!];
  await client.foresee(steps);
}

/** Hands the plan to the server, which plays it; what is left stays where it is. */
export async function carryOut(client: GameClient): Promise<void> {
  const { plan, now } = client;
  if (!plan || !now?.turn) return;
  const steps = [...client.planned, ...plan.closing];
  const answer = await client.api.giveOrder({
    order: { kind: "plan", nation: now.turn.nation, steps },
    lasts: "turn",
    first: true,
    seat: client.seat,
  });
  if (!answer.ok) return toast(errorText(answer.error));
  client.onorders(answer.value);
  client.keepPlan(null);
}
