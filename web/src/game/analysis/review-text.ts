// Texts of a review: percentages, actions, and the turn of a position.
import { language } from "../../lib/texts.svelte";
import type { Choice, DecisionKind, Review, View } from "../../wire";
import { choiceText } from "../text/game-text";

/** Format a share as a percentage in the reader's language. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(part);

/** The turn that contains position `at`. */
export const turnAt = (review: Review, at: number): Review["turns"][number] | undefined =>
  review.turns.findLast((turn) => turn.at <= at) ?? review.turns[0];

export const actionText = (choice: Choice | null, action: string, view: View, kind: DecisionKind): string =>
  choice ? choiceText(choice, view, kind) : action;
