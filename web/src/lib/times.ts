// Days and times in the reader's language.
import { language } from "./texts.svelte";

export function timeText(at: number | null | undefined): string {
  if (!at) return "";
  return new Intl.DateTimeFormat(language(), { dateStyle: "short", timeStyle: "short" }).format(at * 1000);
}
