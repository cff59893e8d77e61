import type { Attachment } from "svelte/attachments";

/**
 * For every panel that may overflow: where it does, Tab reaches it and the arrow keys scroll it; where all is seen,
 * it is no stop on the way. The panel needs a name (aria-label) of its own.
 */
export const scrollable: Attachment<HTMLElement> = (panel) => {
  const usual = panel.getAttribute("tabindex");
  const look = (): void => {
    const overflows = panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1;
    if (overflows) panel.tabIndex = 0;
    else if (usual !== null) panel.setAttribute("tabindex", usual);
    else panel.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(panel);
  const contents = new MutationObserver(look);
  contents.observe(panel, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
