// Short texts of moves for the log: who, what, where; a badge shows the nation. Full sentences only where needed.
import { regionName, spaceName, t } from "../../lib/texts.svelte";
import type { GameEvent, View } from "../../wire";
import { canalName, eventText, playerName } from "../text/game-text";

type Named<Name extends string> = Extract<GameEvent, { event: Name }>;
const are = <Name extends GameEvent["event"]>(events: GameEvent[], name: Name): Named<Name>[] =>
  events.filter((event): event is Named<Name> => event.event === name);

/** Events appended to the line of the rondel move that caused them. */
export const FOLLOW_UPS = new Set<string>(["unit_produced", "unit_imported", "factory_built"]);

/** Kinds of events that are merged into one text, at the position of the first. */
const TOGETHER: Record<string, (events: GameEvent[], view: View) => string> = {
  unit_produced: units,
  unit_imported: units,
  flag_placed: (events, view) =>
    t("log-flags", {
      count: events.length,
      places: places(
        are(events, "flag_placed").map((event) => event.region),
        view,
      ),
    }),
  interest_paid: (events, view) =>
    t("log-interest", {
      who: are(events, "interest_paid")
        .map((event) => `${playerName(view, event.player)} ${event.amount}`)
        .join(", "),
    }),
};

/** List of places with multiplicities: Rome × 3, Naples. */
function places(ids: string[], view: View): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => regionName(view.edition, id) + (count > 1 ? ` × ${count}` : "")).join(", ");
}

function units(events: GameEvent[], view: View): string {
  const made = [...are(events, "unit_produced"), ...are(events, "unit_imported")];
  return (["army", "fleet"] as const)
    .map((unit) => made.filter((event) => event.unit === unit).map((event) => event.province))
    .map((ids, index) =>
      ids.length ? t(index ? "log-fleets" : "log-armies", { count: ids.length, places: places(ids, view) }) : "",
    )
    .filter(Boolean)
    .join(", ");
}

function single(event: GameEvent, view: View): string {
  const place = (id: string): string => regionName(view.edition, id);
  switch (event.event) {
    case "rondel_moved":
      return t("log-rondel", {
        player: playerName(view, event.player),
        space: spaceName(event.space),
        price: event.price,
      });
    case "army_moved":
      return t("log-army", { origin: place(event.origin), to: place(event.to), way: event.way });
    case "fleet_moved": {
      const way = t("log-fleet", { origin: place(event.origin), to: place(event.sea) });
      return event.canal ? `${way}, ${canalName(event.canal)}` : way;
    }
    case "factory_built":
      return t("log-factory", { place: place(event.province) });
    case "peace_offered":
      return t("log-peace", { place: place(event.place) });
    case "stance_taken":
      return t("log-stance", { place: place(event.province), stance: event.stance });
    default:
      return eventText(event, view);
  }
}

/** The texts of one move: the action first, then its consequences. */
export function briefly(events: GameEvent[], view: View): string[] {
  const covered = new Set<string>();
  return events
    .map((event) => {
      const together = TOGETHER[event.event];
      if (!together) return single(event, view);
      if (covered.has(event.event)) return "";
      covered.add(event.event);
      return together(
        events.filter((other) => other.event === event.event),
        view,
      );
    })
    .filter(Boolean);
}

/** Text of follow-up events in the line of their rondel move; of a factory only the place. */
export const followUpText = (events: GameEvent[], view: View): string =>
  [
    ...are(events, "factory_built").map((event) => regionName(view.edition, event.province)),
    ...briefly(
      events.filter((event) => event.event !== "factory_built"),
      view,
    ),
  ].join("; ");
