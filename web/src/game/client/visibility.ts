// Whether somebody looks at the page.

const HIDDEN_AFTER_MS = 5_000; // shorter is a glance at another tab

/** Tells when the page has been in the background for a while, and when it is looked at again; ends with the function
 * it returns. A page that nobody sees must not keep its owner from being told that it is their turn. */
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
