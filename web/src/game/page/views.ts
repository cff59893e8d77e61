// Views of the phone layout, tabs of the tablet layout, and the one that belongs to each decision.
import type { DecisionKind } from "../../wire";

export type ViewName = "map" | "rondel" | "nations" | "investors" | "log" | "bonds" | "chat" | "notes";

/** The view of a decision; null if its answers are in the decision bar and any view will do. */
export function viewFor(kind: DecisionKind | null): ViewName | null {
  if (kind === null || kind === "swiss_bank") return null;
  if (kind === "rondel") return "rondel";
  if (kind === "invest" || kind === "draft") return "investors";
  return "map";
}
