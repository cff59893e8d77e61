// Screen reader announcements. Messages within a short interval are joined, so that a turn is one announcement.

export const announcements = $state({ polite: "", assertive: "" });
const waiting: Record<"polite" | "assertive", string[]> = { polite: [], assertive: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(sentence: string, urgency: "polite" | "assertive" = "polite"): void {
  if (!sentence) return;
  waiting[urgency].push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const kind of ["polite", "assertive"] as const) {
      if (!waiting[kind].length) continue;
      const text = waiting[kind].join(" ");
      // Screen readers skip a repeated message unless it differs.
      announcements[kind] = text === announcements[kind] ? `${text}\u00a0` : text;
      waiting[kind] = [];
    }
  }, 150);
}
