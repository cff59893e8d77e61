import type { Attachment } from "svelte/attachments";

const MOST = 3;

/**
 * For a panel whose size is fixed: where its words do not fit, `data-fit` rises from 0 to 3 until they do, and the
 * styles of the panel set them smaller step by step. What still does not fit is scrolled.
 */
export const shrinkToFit: Attachment<HTMLElement> = (panel) => {
  const overflows = (): boolean =>
    panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1;
  const look = (): void => {
    for (let step = 0; step <= MOST; step++) {
      panel.dataset.fit = String(step);
      if (!overflows()) return;
    }
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(panel);
  const contents = new MutationObserver(look);
  contents.observe(panel, { childList: true, subtree: true, characterData: true });
  look();
  // A font that comes later has other widths.
  void document.fonts?.ready.then(look);
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
