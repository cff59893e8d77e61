// What the log says about the decision of this moment: the move a question is about, and what was done in this turn.
import type { Choice, DecisionKind, LogEntry } from "../../wire";

const ABOUT_A_MOVE = new Set<DecisionKind>(["stance", "arrival", "ask", "challenge", "canal"]);

/** The move that a question of somebody is about: where a unit has come from and arrived. */
export function lastMoveOf(log: Pick<LogEntry, "choice">[]): Choice | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const choice = log[index]?.choice;
    if (choice && ["army", "fleet", "stance"].includes(choice.kind)) return choice;
    if (choice && ["rondel", "end"].includes(choice.kind)) return null;
  }
  return null;
}

export interface QuestionPlace {
  from: string | null;
  to: string;
}

/** Where the question stands, if it is about a move. */
export function questionPlaceOf(kind: DecisionKind | undefined, arrival: Choice | null): QuestionPlace | null {
  if (!kind || !arrival || !ABOUT_A_MOVE.has(kind)) return null;
  return { from: arrival.from ?? null, to: arrival.to ?? arrival.place ?? "" };
}

/** How often something of this kind was done in the turn that the log ends with. */
export function countThisTurn(log: LogEntry[], kind: Choice["kind"]): number {
  const turn = log.at(-1)?.turn;
  return log.filter((entry) => entry.turn === turn && entry.choice?.kind === kind).length;
}
