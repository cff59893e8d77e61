// The last move in the log, which a question may be about, and counts of this turn's actions.
import type { Choice, DecisionKind, LogEntry } from "../../wire";

const ABOUT_A_MOVE = new Set<DecisionKind>(["stance", "arrival", "ask", "challenge", "canal"]);

/** Return the last unit move of the current maneuver, if any. */
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

/** Return the place of the question if it is about a move. */
export function questionPlaceOf(kind: DecisionKind | undefined, arrival: Choice | null): QuestionPlace | null {
  if (!kind || !arrival || !ABOUT_A_MOVE.has(kind)) return null;
  return { from: arrival.from ?? null, to: arrival.to ?? arrival.place ?? "" };
}

/** Count actions of a kind in the last turn of the log. */
export function countThisTurn(log: LogEntry[], kind: Choice["kind"]): number {
  const turn = log.at(-1)?.turn;
  return log.filter((entry) => entry.turn === turn && entry.choice?.kind === kind).length;
}
