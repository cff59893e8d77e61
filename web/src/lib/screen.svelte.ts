// Which of the five grids the page has; in em, so that a larger text size leads to the smaller grid.
export type Layout = "desk" | "tablet" | "upright" | "phone";

const WIDTHS: [Layout, string][] = [
  ["desk", "(min-width: 90em)"],
  ["tablet", "(min-width: 62.5em)"],
  ["upright", "(min-width: 43.75em)"],
];

class Screen {
  layout = $state<Layout>("phone");
  /** A phone held sideways, or a desk at 200 %: the sheet is a column at the right. */
  flat = $state(false);
  /** No pointer that can hover: taps preview first. */
  touch = $state(false);
  /** The first tap or click previews, the second acts; pointing at something shows nothing. */
  taps = $derived(this.touch || this.layout === "phone");

  constructor() {
    const queries = WIDTHS.map(([, query]) => matchMedia(query));
    const flat = matchMedia("(max-height: 36em) and (max-width: 62.49em) and (min-aspect-ratio: 5/4)");
    const coarse = matchMedia("(hover: none)");
    const look = (): void => {
      const found = WIDTHS.findIndex((_, index) => queries[index]?.matches);
      this.flat = flat.matches;
      this.layout = this.flat ? "phone" : (WIDTHS[found]?.[0] ?? "phone");
      this.touch = coarse.matches;
    };
    for (const query of [...queries, flat, coarse]) query.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
