// Shows the changes between two views on the board and in the panels.
import { motionAllowed } from "../../lib/settings.svelte";
import type { LogEntry, View } from "../../wire";
import type { Travel } from "./travel.svelte";
import { placesOf, changesBetween } from "./changes";
import { move, outline } from "./panels";

export function show(travel: Travel, fresh: LogEntry[], before: View, after: View, own: boolean): void {
  const changes = changesBetween(fresh, before, after);
  if (motionAllowed()) {
    travel.show(changes);
    move(changes);
  } else if (!own) {
    travel.outline(placesOf(changes));
    outline(changes);
  }
}
