// A review in words: percentages, actions of a decision, where a position stands.
import { language } from "../../lib/texts.svelte";
import type { Choice, DecisionKind, Review, View } from "../../wire";
import { choiceText } from "../text/game-text";

/** `34 %`, as the reader's language writes it. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(part);

/** The turn under way at a position. */
export const turnAt = (review: Review, at: number): Review["turns"][number] | undefined =>
  review.turns.findLast((turn) => turn.at <= at) ?? review.turns[0];

export const actionText = (choice: Choice | null, action: string, view: View, kind: DecisionKind): string =>
  choice ? choiceText(choice, view, kind) : action;
