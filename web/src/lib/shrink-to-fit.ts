import type { Attachment } from "svelte/attachments";

const MOST = 3;

/**
 * Attachment for a panel of fixed size: while its content overflows, `data-fit` rises from 0 to 3, and the panel's
 * styles reduce the font size step by step. Content that still overflows is scrolled.
 */
export const shrinkToFit: Attachment<HTMLElement> = (panel) => {
  const overflows = (): boolean =>
    panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1;
  const update = (): void => {
    for (let step = 0; step <= MOST; step++) {
      panel.dataset.fit = String(step);
      if (!overflows()) return;
    }
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(panel);
  const contents = new MutationObserver(update);
  contents.observe(panel, { childList: true, subtree: true, characterData: true });
  update();
  // Measure again once fonts are loaded.
  void document.fonts?.ready.then(update);
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
