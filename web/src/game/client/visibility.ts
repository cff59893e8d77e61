// Page visibility.

const HIDDEN_AFTER_MS = 5_000; // shorter is a glance at another tab

/** Notify when the page has been hidden for a while and when it becomes visible again; returns a function that stops.
 * An open but hidden page must not suppress "your turn" notifications. */
export function watchVisibility(notify: (visible: boolean) => void): () => void {
  let visible = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (now: boolean): void => {
    if (now !== visible) notify((visible = now));
  };
  const update = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => report(false), HIDDEN_AFTER_MS);
    else report(true);
  };
  document.addEventListener("visibilitychange", update);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", update);
  };
}
