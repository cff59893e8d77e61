// The views of a phone and the tabs of a tablet, and which of them belongs to a decision.
import type { DecisionKind } from "../../wire";

export type ViewName = "map" | "rondel" | "nations" | "investors" | "log" | "bonds" | "chat" | "notes";

/** null: the decision can be answered in every view (its answers are in the bar itself). */
export function viewFor(kind: DecisionKind | null): ViewName | null {
  if (kind === null || kind === "swiss_bank") return null;
  if (kind === "rondel") return "rondel";
  if (kind === "invest" || kind === "draft") return "investors";
  return "map";
}
