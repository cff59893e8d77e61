// Numbers of a tournament in the reader's language.
import { language } from "../lib/texts.svelte";

/** With so many digits behind the point, or fewer where they would be zeros. */
export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** Always with two digits, so that a column can be compared. */
export function share(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
