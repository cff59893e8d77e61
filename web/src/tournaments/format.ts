// Localized numbers of tournaments.
import { language } from "../lib/texts.svelte";

/** Format with up to `digits` decimals, without trailing zeros. */
export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** Format with exactly two decimals, for aligned columns. */
export function share(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
