import { t } from "./texts.svelte";

/** Format remaining time: `4:12` for minutes, `1 d 4 h` in slow games. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86400)
    return t("clock-days", { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  if (left >= 3600)
    return t("clock-hours", { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
