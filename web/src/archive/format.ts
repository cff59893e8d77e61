// Numbers and days of the archive in the reader's language.
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

/** Victories may be shared: whole ones without a fraction. */
export function wins(won: number): string {
  return number(won, Number.isInteger(won) ? 0 : 1);
}

export function nationCell(key: string): string {
  return key === "other" ? t("field-other") : nationName(key);
}

/** `factory production` as the names of the spaces. */
export function openingCell(key: string): string {
  if (key === "other") return t("field-other");
  return key
    .split(" ")
    .map((space) => spaceName(space === "production" || space === "maneuver" ? `${space}_1` : space))
    .join(" → ");
}
