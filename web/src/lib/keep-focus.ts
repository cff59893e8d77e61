import type { Attachment } from "svelte/attachments";

/**
 * Attachment that keeps the focus: when the focused element is removed or disabled, for example during a request, the
 * heading in its place is focused, so that keyboard and screen reader users keep their position.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const update = (): void => {
    const at = document.activeElement;
    const gone = at === document.body ? last && !last.isConnected : at?.matches(":disabled");
    if (gone) root.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", note);
  const changes = new MutationObserver(update);
  changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", note);
    changes.disconnect();
  };
};
