// Layout of the page. Breakpoints are in em, so that a larger text size selects a smaller layout.
export type Layout = "desk" | "tablet" | "upright" | "phone";

const WIDTHS: [Layout, string][] = [
  ["desk", "(min-width: 90em)"],
  ["tablet", "(min-width: 62.5em)"],
  ["upright", "(min-width: 43.75em)"],
];

class Screen {
  layout = $state<Layout>("phone");
  /** Landscape phone, or a desktop at 200 % zoom: the sheet is a column on the right. */
  flat = $state(false);
  /** The pointer cannot hover. */
  touch = $state(false);
  /** The first tap previews, the second acts; there is no hover. */
  taps = $derived(this.touch || this.layout === "phone");

  constructor() {
    const queries = WIDTHS.map(([, query]) => matchMedia(query));
    const flat = matchMedia("(max-height: 36em) and (max-width: 62.49em) and (min-aspect-ratio: 5/4)");
    const coarse = matchMedia("(hover: none)");
    const update = (): void => {
      const found = WIDTHS.findIndex((_, index) => queries[index]?.matches);
      this.flat = flat.matches;
      this.layout = this.flat ? "phone" : (WIDTHS[found]?.[0] ?? "phone");
      this.touch = coarse.matches;
    };
    for (const query of [...queries, flat, coarse]) query.addEventListener("change", update);
    update();
  }
}

export const screen = new Screen();
