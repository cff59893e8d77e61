// Selectable delays, in seconds.
import { t } from "../lib/texts.svelte";

const DELAYS = [0, 300, 1800, 7200, 28_800, 86_400];

export function delayText(seconds: number): string {
  if (seconds === 0) return t("notices-delay-now");
  if (seconds < 3600) return t("notices-delay-minutes", { count: Math.round(seconds / 60) });
  return t("notices-delay-hours", { count: Math.round(seconds / 3600) });
}

/** The selectable delays, including a custom one set elsewhere. */
export function delays(chosen: number | null): number[] {
  return chosen === null || DELAYS.includes(chosen) ? DELAYS : [...DELAYS, chosen].sort((one, other) => one - other);
}
