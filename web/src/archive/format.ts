// Localized numbers and dates of the archive.
import { language, spaceName, nationName, t } from "../lib/texts.svelte";

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at * 1000);
}

export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
}

export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(part);
}

/** Format a number of wins, which is fractional if wins were shared. */
export function wins(won: number): string {
  return number(won, Number.isInteger(won) ? 0 : 1);
}

export function nationCell(key: string): string {
  return key === "other" ? t("field-other") : nationName(key);
}

/** Names of the spaces of an opening such as `factory production`. */
export function openingCell(key: string): string {
  if (key === "other") return t("field-other");
  return key
    .split(" ")
    .map((space) => spaceName(space === "production" || space === "maneuver" ? `${space}_1` : space))
    .join(" → ");
}
