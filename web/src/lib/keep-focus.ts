import type { Attachment } from "svelte/attachments";

/**
 * What has the focus may go away with the question it belonged to, or be switched off while a move is under way. The
 * heading of what stands there then has it, so that keys and screen readers go on from there.
 */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const look = (): void => {
    const at = document.activeElement;
    const gone = at === document.body ? last && !last.isConnected : at?.matches(":disabled");
    if (gone) root.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", note);
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", note);
    changes.disconnect();
  };
};
