// Parts of the game page that lessons refer to: their elements, or the tabs that open them on smaller screens.
import { t, type PlainKey } from "../lib/texts.svelte";
import type { LessonScreen } from "../wire";

export type Target = LessonScreen["target"];

interface Part {
  /** Message key of the part's name. */
  name: PlainKey;
  here: string;
  /** Selector of the tab that opens the part, if any. */
  way?: string;
}

const tabs = (view: string): string => `[data-tab="${view}"], #side-tab-${view}`;

const PARTS: Record<Target, Part> = {
  map: { name: "view-map", here: '[data-view="map"]', way: tabs("map") },
  rondel: { name: "rondel-label", here: "svg.rondel", way: tabs("rondel") },
  nations: { name: "nations", here: "ul.nations", way: tabs("nations") },
  investors: { name: "investors", here: "ul.investors", way: tabs("investors") },
  bonds: { name: "bonds", here: '.matrix[role="grid"]', way: tabs("investors") },
  track: { name: "scoring-track", here: '[data-part="track"]', way: '[data-tab="rondel"], #side-tab-nations' },
  tax_chart: { name: "tax-chart", here: '[data-part="tax-chart"]' },
  question: { name: "lesson-part-question", here: "#decision" },
};

export const nameOf = (target: Target): string => t(PARTS[target].name);

export interface Found {
  element: HTMLElement | SVGElement;
  /** Whether the element is a tab that opens the part. */
  leads: boolean;
}

const shown = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0) ?? null;

export function find(target: Target): Found | null {
  const { here, way } = PARTS[target];
  const part = shown(here);
  if (part) return { element: part, leads: false };
  const tab = way ? shown(way) : null;
  return tab && { element: tab, leads: true };
}

/** Visible part of an element's bounding box, clipped by scrolling ancestors. */
export function boxOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflow === "visible") continue;
    const frame = each.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return right - left > 8 && bottom - top > 8 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Focus the part, opening its tab if necessary. */
export function goTo(target: Target): void {
  const found = find(target);
  if (!found) return;
  const { element, leads } = found;
  if (leads) (element as HTMLElement).click();
  const part = (leads && find(target)?.element) || element;
  part.scrollIntoView({ block: "nearest" });
  if (!part.matches("[tabindex], button, a")) part.setAttribute("tabindex", "-1");
  part.focus({ preventScroll: true });
}
