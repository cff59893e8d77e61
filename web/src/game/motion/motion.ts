// Entry point of move animations. The code is in a chunk of its own (`show.ts`), loaded in the background.
import type { LogEntry, View } from "../../wire";
import { Travel } from "./travel.svelte";

export class Motion {
  readonly travel = new Travel();
  /** The view before the latest one. */
  before: View | null = null;
  #newest: View | null = null;
  #parts: typeof import("./show") | null = null;
  // If the chunk cannot be loaded, the game works without animations.
  #coming = import("./show").then(
    (parts) => (this.#parts = parts),
    () => null,
  );

  /** Animate a new state; called before the page is updated. `still`: no animation, another position is on display. */
  update(view: View, fresh: LogEntry[], own: boolean, still: boolean): void {
    const before = (this.before = this.#newest);
    this.#newest = view;
    if (!before || !fresh.length || still || document.hidden) return;
    const show = (parts: typeof import("./show")): void => parts.show(this.travel, fresh, before, view, own);
    if (this.#parts) show(this.#parts);
    else void this.#coming.then((parts) => parts && show(parts));
  }
}
