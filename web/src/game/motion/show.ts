// The one place that learns what changed and tells the board and the panels.
import { mayMove } from "../../lib/settings.svelte";
import type { LogEntry, View } from "../../wire";
import type { Travel } from "./travel.svelte";
import { placesOf, whatChanged } from "./changes";
import { move, outline } from "./panels";

export function show(travel: Travel, fresh: LogEntry[], before: View, after: View, own: boolean): void {
  const changes = whatChanged(fresh, before, after);
  if (mayMove()) {
    travel.show(changes);
    move(changes);
  } else if (!own) {
    travel.outline(placesOf(changes));
    outline(changes);
  }
}
