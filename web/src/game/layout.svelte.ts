// Which of the five grids the page has; in em, so that a larger text size leads to the smaller grid.
export type Layout = "desk" | "tablet" | "upright" | "phone";

const WIDTHS: [Layout, string][] = [["desk", "(min-width: 90em)"], ["tablet", "(min-width: 62.5em)"], ["upright", "(min-width: 43.75em)"]];

class Screen {
  layout = $state<Layout>("phone");
  /** No pointer that can hover: taps preview first. */
  touch = $state(false);

  constructor() {
    const queries = WIDTHS.map(([, query]) => matchMedia(query));
    const flat = matchMedia("(max-height: 30em) and (min-width: 43.75em)");
    const coarse = matchMedia("(hover: none)");
    const look = (): void => {
      const found = WIDTHS.findIndex((_, index) => queries[index]?.matches);
      this.layout = flat.matches && found > 0 ? "phone" : WIDTHS[found]?.[0] ?? "phone";
      this.touch = coarse.matches;
    };
    for (const query of [...queries, flat, coarse]) query.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
