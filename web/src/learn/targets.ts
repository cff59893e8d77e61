// The parts of the game page that a lesson's text speaks of: where each is, or what leads to it on a smaller screen.
import { t, type PlainKey } from "../lib/texts.svelte";
import type { LessonScreen } from "../wire";

export type Target = LessonScreen["target"];

interface Part {
  /** What the part is called, as a key. */
  name: PlainKey;
  here: string;
  /** The tab that opens it, where there is one. */
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
  /** Pressing it opens the part; the part itself is not on the screen. */
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

/** Its box as far as it can be seen: what scrolls may hide some of it. */
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

/** Goes to the part: the keyboard stands there afterwards. A tab is pressed. */
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
