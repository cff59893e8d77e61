// Everything that moves after a move was played starts here. What it takes to know and to show it comes in a script of
// its own (`show.ts`), so that no page waits for it.
import type { LogEntry, View } from "../../wire";
import { Travel } from "./travel.svelte";

export class Motion {
  readonly travel = new Travel();
  /** The view before the newest. */
  before: View | null = null;
  #newest: View | null = null;
  #parts: typeof import("./show") | null = null;
  // Without a network nothing moves; the game goes on.
  #coming = import("./show").then(
    (parts) => (this.#parts = parts),
    () => null,
  );

  /** Called before the page is drawn anew; `still`: the reader looks at something else. */
  update(view: View, fresh: LogEntry[], own: boolean, still: boolean): void {
    const before = (this.before = this.#newest);
    this.#newest = view;
    if (!before || !fresh.length || still || document.hidden) return;
    const show = (parts: typeof import("./show")): void => parts.show(this.travel, fresh, before, view, own);
    if (this.#parts) show(this.#parts);
    else void this.#coming.then((parts) => parts && show(parts));
  }
}
