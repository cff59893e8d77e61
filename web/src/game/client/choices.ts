// Questions about a choice as the server describes it: no client reads the text of an action.
import type { Choice } from "../../wire";

export const isMove = (choice: Choice): boolean => choice.kind === "army" || choice.kind === "fleet";

/** Where it happens; of a move: where it begins. */
export const placeOf = (choice: Choice): string | undefined => choice.from ?? choice.place;

/** What a bond costs: its face, less the face of the one given back. */
export const priceOf = (choice: Choice): number => choice.cost ?? (choice.face ?? 0) - (choice.old ?? 0);
