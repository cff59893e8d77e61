// Whether somebody looks at the page.

const AWAY_MS = 5_000; // shorter is a glance at another tab

/** Tells when the page has been in the background for a while, and when it is looked at again; ends with the function
 * it returns. A page that nobody sees must not keep its owner from being told that it is their turn. */
export function watchLooking(tell: (looks: boolean) => void): () => void {
  let looks = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (now: boolean): void => {
    if (now !== looks) tell((looks = now));
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => say(false), AWAY_MS);
    else say(true);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
