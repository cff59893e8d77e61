// Panel animations: bonds changing hands, changes of government, counting figures, badges on the scoring track. They
// are overlays on the already updated page, which take no clicks and end on any user input.
import { tick } from "svelte";
import { nationFacts } from "../../lib/nations";
import { nationLetters, plusMinus } from "../../lib/texts.svelte";
import { rowsOf, type Change } from "./changes";
import "./panels.css";

const BOND_MS = 700;
const GOVERNMENT_MS = 800;
const FIGURE_MS = 600;
const BADGE_MS = 700;
/** Bonds are staggered; their number is limited to bound the total duration. */
const BOND_INTERVAL_MS = 110;
const MAX_BONDS = 6;
const OUTLINE_MS = 2000;

type OfKind<Kind extends Change["kind"]> = Extract<Change, { kind: Kind }>;
const ofKind = <Kind extends Change["kind"]>(changes: Change[], kind: Kind): OfKind<Kind>[] =>
  changes.filter((change): change is OfKind<Kind> => change.kind === kind);

const running = new Set<() => void>();

/** End all animations; called on user input. */
function finishAll(): void {
  for (const end of [...running]) end();
}
for (const event of ["pointerdown", "keydown", "wheel"] as const)
  addEventListener(event, finishAll, { capture: true, passive: true });

function onScreen(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
const visibleElements = (attribute: string, value: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.game [${attribute}="${CSS.escape(value)}"]`)].filter(onScreen);

/** Animate an overlay element, then remove it and cancel `beneath`, which hides the original meanwhile. */
function animateOverlay(
  element: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  beneath?: Animation,
): void {
  element.classList.add("motion-over");
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const motion = element.animate(frames, { fill: "both", ...timing });
  const end = (): void => {
    running.delete(end);
    motion.cancel();
    beneath?.cancel();
    element.remove();
  };
  running.add(end);
  motion.onfinish = end;
}

function animateInPlace(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const motion = element.animate(frames, timing);
  const end = (): void => {
    running.delete(end);
    motion.cancel();
  };
  running.add(end);
  motion.onfinish = end;
}

function place(element: HTMLElement, box: DOMRect): void {
  const { style } = element;
  [style.left, style.top, style.width, style.height] = [box.left, box.top, box.width, box.height].map(
    (n) => `${n}px`,
  ) as [string, string, string, string];
}

/** Start the animations: called before the page is updated, they run after the update. */
export function move(changes: Change[]): void {
  const fallen = ofKind(changes, "government").map(({ nation }) => ({ nation, marks: marks(nation).map(snapshot) }));
  const glides = changes.some((change) => change.kind === "figure" && change.of.startsWith("power "));
  const pieces = glides ? badges() : [];
  void tick().then(() => {
    for (const { nation, marks } of fallen) animateGovernment(nation, marks);
    for (const [piece, from] of pieces) animateBadge(piece, from);
    for (const change of ofKind(changes, "figure"))
      for (const element of visibleElements("data-figure", change.of)) animateFigure(element, change);
    ofKind(changes, "bond")
      .slice(0, MAX_BONDS)
      .forEach((bond, index) => animateBond(bond, index * BOND_INTERVAL_MS));
  });
}

/** Visible government markers of a nation; in the top bar, the last child of its entry. */
const marks = (nation: string): HTMLElement[] =>
  visibleElements("data-government", nation).map((each) =>
    each.matches("li") ? (each.lastElementChild as HTMLElement) : each,
  );

function snapshot(mark: HTMLElement): { copy: HTMLElement; box: DOMRect } {
  const holder = document.createElement("span");
  holder.append(mark.cloneNode(true));
  holder.querySelectorAll("[data-government]").forEach((each) => each.removeAttribute("data-government"));
  return { copy: holder, box: mark.getBoundingClientRect() };
}

function animateGovernment(nation: string, old: ReturnType<typeof snapshot>[]): void {
  for (const { copy, box } of old) {
    place(copy, box);
    animateOverlay(
      copy,
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(3px) rotate(4deg)", opacity: 1, offset: 0.3 },
        { transform: "translateY(26px) rotate(14deg)", opacity: 0 },
      ],
      { duration: GOVERNMENT_MS, easing: "ease-in" },
    );
  }
  for (const mark of marks(nation)) {
    animateInPlace(
      mark,
      [
        { transform: "translateY(-12px)", opacity: 0 },
        { transform: "translateY(-12px)", opacity: 0, offset: 0.35 },
        { transform: "none", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: GOVERNMENT_MS, easing: "ease-out" },
    );
  }
  for (const row of visibleElements("data-row", `nation ${nation}`))
    animateInPlace(
      row,
      [{ boxShadow: "inset 0 0 0 2px var(--badge, var(--accent))" }, { boxShadow: "inset 0 0 0 2px transparent" }],
      {
        duration: GOVERNMENT_MS,
        easing: "ease-in",
      },
    );
}

const badges = (): [string, DOMRect][] =>
  [...document.querySelectorAll<HTMLElement>(".game [data-piece]")]
    .filter(onScreen)
    .map((piece) => [piece.dataset.piece ?? "", piece.getBoundingClientRect()]);

/** Move a badge from its old field to the current one. */
function animateBadge(piece: string, from: DOMRect): void {
  for (const badge of visibleElements("data-piece", piece)) {
    const to = badge.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 1) continue;
    const leap = Math.abs(x) > to.width ? -14 : 0;
    const frames = [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 + leap}px)` },
      { transform: "none" },
    ];
    animateInPlace(badge, frames, { duration: BADGE_MS, easing: "ease-in-out" });
  }
}

/** Count from the old to the new figure, with the difference beside it. */
function animateFigure(figure: HTMLElement, { of, from, to }: OfKind<"figure">): void {
  const text = figure.textContent ?? "";
  const at = text.indexOf(String(to));
  if (at < 0) return;
  const box = figure.getBoundingClientRect();
  const copy = document.createElement("span");
  copy.className = "motion-figure";
  place(copy, box);
  const { fontFamily, fontSize, fontWeight, color, textAlign } = getComputedStyle(figure);
  Object.assign(copy.style, { fontFamily, fontSize, fontWeight, color, textAlign, lineHeight: `${box.height}px` });
  const hidden = figure.animate({ color: ["transparent", "transparent"] }, { duration: FIGURE_MS + 100 });
  animateOverlay(copy, [{ opacity: 1 }, { opacity: 1 }], { duration: FIGURE_MS }, hidden);
  const began = performance.now();
  const step = (): void => {
    if (!copy.isConnected) return;
    const part = 1 - (1 - Math.min(1, (performance.now() - began) / FIGURE_MS)) ** 2;
    copy.textContent =
      text.slice(0, at) + String(Math.round(from + (to - from) * part)) + text.slice(at + String(to).length);
    requestAnimationFrame(step);
  };
  step();
  // Differences are shown for treasuries and cash only.
  const beside = of.startsWith("treasury");
  if (!beside && !of.startsWith("cash")) return;
  const difference = document.createElement("span");
  difference.className = `motion-difference ${to > from ? "gain" : "loss"}`;
  difference.textContent = plusMinus(to - from);
  [difference.style.left, difference.style.top] = [`${box.left}px`, `${box.top + box.height / 2}px`];
  const lifted = (lift: number): string =>
    beside ? `translate(calc(-100% - 6px), ${-50 - lift}%)` : `translate(-30%, ${-120 - lift}%)`;
  animateOverlay(
    difference,
    [
      { transform: lifted(-30), opacity: 0 },
      { transform: lifted(0), opacity: 1, offset: 0.2 },
      { transform: lifted(0), opacity: 1, offset: 0.75 },
      { transform: lifted(30), opacity: 0 },
    ],
    { duration: 2 * FIGURE_MS },
  );
}

/** A row of the panels, or the tab that contains it if the row is not visible. */
function anchor(row: string): Element | undefined {
  const tab = row.startsWith("seat") ? "investors" : "nations";
  const tabs = [...document.querySelectorAll(`.game [data-tab="${tab}"], .game #side-tab-${tab}`)];
  return visibleElements("data-row", row).at(-1) ?? tabs.find(onScreen);
}

function animateBond({ nation, seat, face, back }: OfKind<"bond">, delay: number): void {
  const ends = [anchor(`nation ${nation}`), anchor(`seat ${seat}`)];
  if (back) ends.reverse();
  const [from, to] = ends;
  if (!from || !to) return;
  const chip = document.createElement("span");
  chip.className = "motion-bond";
  chip.dataset.hue = nationFacts(nation).hue;
  chip.textContent = `${nationLetters(nation)} ${face}`;
  const [start, end] = [from, to].map((each) => {
    const box = each.getBoundingClientRect();
    return [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 24)] as const;
  }) as [readonly [number, number], readonly [number, number]];
  const at = (part: number, scale: number): string => {
    const [x, y] = [0, 1].map((axis) => start[axis]! + (end[axis]! - start[axis]!) * part) as [number, number];
    return `translate(${x}px, ${y - 60 * part * (1 - part)}px) translate(-50%, -50%) scale(${scale})`;
  };
  animateOverlay(
    chip,
    [
      { transform: at(0, 0.6), opacity: 0 },
      { transform: at(0.08, 1.15), opacity: 1, offset: 0.2 },
      { transform: at(0.5, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(1, 1), opacity: 1, offset: 0.9 },
      { transform: at(1, 0.6), opacity: 0 },
    ],
    { duration: BOND_MS, delay, easing: "ease-in-out" },
  );
  animateInPlace(to, [{ boxShadow: "inset 0 0 0 2px var(--accent)" }, { boxShadow: "inset 0 0 0 2px transparent" }], {
    duration: 400,
    delay: delay + BOND_MS * 0.85,
    easing: "ease-out",
  });
}

let fading: ReturnType<typeof setTimeout> | undefined;
const clear = (): void =>
  document.querySelectorAll("[data-changed]").forEach((element) => element.removeAttribute("data-changed"));

/** With reduced motion: outline the changed rows for a while. */
export function outline(changes: Change[]): void {
  clearTimeout(fading);
  for (const row of rowsOf(changes))
    document
      .querySelectorAll(`.game [data-row="${CSS.escape(row)}"]`)
      .forEach((each) => each.setAttribute("data-changed", ""));
  fading = setTimeout(clear, OUTLINE_MS);
}
