import type { Attachment } from "svelte/attachments";

/**
 * Attachment for panels that may overflow: while they do, they are focusable, so that the arrow keys can scroll them.
 * The panel needs an aria-label.
 */
export const scrollable: Attachment<HTMLElement> = (panel) => {
  const usual = panel.getAttribute("tabindex");
  const update = (): void => {
    const overflows = panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1;
    if (overflows) panel.tabIndex = 0;
    else if (usual !== null) panel.setAttribute("tabindex", usual);
    else panel.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(panel);
  const contents = new MutationObserver(update);
  contents.observe(panel, { childList: true, subtree: true, characterData: true });
  update();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
