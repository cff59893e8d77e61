// Helpers for choices as the server describes them; the client never parses action texts.
import type { Choice } from "../../wire";

export const isMove = (choice: Choice): boolean => choice.kind === "army" || choice.kind === "fleet";

/** The place of a choice; for a move, its origin. */
export const placeOf = (choice: Choice): string | undefined => choice.from ?? choice.place;

/** Price of a bond: its value less that of the bond traded in. */
export const priceOf = (choice: Choice): number => choice.cost ?? (choice.face ?? 0) - (choice.old ?? 0);
