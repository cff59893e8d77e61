// Lines of the log: a heading per turn, a line per action with its consequences.
import { nationName, t } from "../../lib/texts.svelte";
import type { GameEvent, LogEntry, OrderLine, View } from "../../wire";
import { lineText } from "../text/order-text";
import { eventText } from "../text/game-text";
import { briefly, followUpText, FOLLOW_UPS } from "./brief";

export type Line =
  | { kind: "turn"; key: string; round: number; nation: string }
  | {
      kind: "entry";
      key: string;
      /** Versions covered: a rondel move and its follow-ups share a line. */
      first: number;
      version: number;
      turn: number;
      on: boolean;
      nation: string | null;
      text: string;
      /** Follow-ups in the line of a rondel move: Ada · Production: armies: Vienna, Budapest. */
      follows: GameEvent[];
      more: string[];
      places: string[];
      small: boolean;
      seat: number | null;
      /** Played by a standing order of the viewer. */
      byOrder: boolean;
    }
  /** A standing order of the viewer was canceled; not shown to others. */
  | { kind: "order"; key: string; text: string }
  | { kind: "since"; key: string };

const SMALL = new Set(["passed", "peace_offered", "challenge_declined", "canal_allowed"]);

/** The nation of the first event that has one. */
export function nationOf(events: LogEntry["events"]): string | null {
  return events.map((event) => ("nation" in event ? event.nation : null)).find((nation) => nation !== null) ?? null;
}

function placesOf(events: LogEntry["events"]): string[] {
  const fields = ["place", "province", "region", "to", "sea", "origin"];
  return events.flatMap((event) =>
    Object.entries(event).flatMap(([field, value]) => (fields.includes(field) ? [String(value)] : [])),
  );
}

/** Whether an entry is a follow-up of the rondel move before it. */
function joins(before: Extract<Line, { kind: "entry" }>, entry: LogEntry): boolean {
  const first = entry.events.find((event) => event.event !== "turn_began");
  return before.on && before.turn === (entry.turn ?? 0) && !!first && FOLLOW_UPS.has(first.event);
}

export function linesOf(entries: LogEntry[], view: View, seat: number | null, orderLines: OrderLine[] = []): Line[] {
  const lines: Line[] = [];
  const byOrder = new Set(orderLines.filter((line) => line.code === "used").map((line) => line.version));
  const lastOwn = seat === null ? undefined : entries.findLast((entry) => entry.seat === seat && entry.by === "human");
  const current = entries.at(-1)?.turn;
  for (const entry of entries) {
    const shown = entry.events.filter((event) => event.event !== "turn_began");
    const [text, ...more] = briefly(shown, view);
    const nation = nationOf(shown);
    const before = lines.at(-1);
    if (text && before?.kind === "entry" && joins(before, entry)) {
      before.follows.push(...shown.filter((event) => FOLLOW_UPS.has(event.event)));
      before.more.push(
        ...briefly(
          shown.filter((event) => !FOLLOW_UPS.has(event.event)),
          view,
        ),
      );
      before.places.push(...placesOf(shown));
      before.version = entry.version;
      before.byOrder ||= byOrder.has(entry.version);
    } else if (text) {
      lines.push({
        kind: "entry",
        key: `e${entry.version}`,
        first: entry.version,
        version: entry.version,
        turn: entry.turn ?? 0,
        on: shown.some((event) => event.event === "rondel_moved"),
        nation,
        text,
        follows: [],
        more,
        places: placesOf(shown),
        seat: entry.seat ?? null,
        byOrder: byOrder.has(entry.version),
        small: entry.by === "forced" || shown.every((event) => SMALL.has(event.event)),
      });
    }
    for (const line of orderLines)
      if (line.code === "cancelled" && line.version === entry.version)
        lines.push({ kind: "order", key: `o${line.at}`, text: lineText(line, view.edition) });
    if (entry === lastOwn && entry !== entries.at(-1) && entry.turn !== current)
      lines.push({ kind: "since", key: "since" });
    for (const event of entry.events) {
      if (event.event === "turn_began")
        lines.push({
          kind: "turn",
          key: `t${entry.version}`,
          round: Number(event.round),
          nation: String(event.nation),
        });
    }
  }
  for (const line of lines)
    if (line.kind === "entry" && line.follows.length) line.text += `: ${followUpText(line.follows, view)}`;
  return lines;
}

/** Join texts, adding a period after those that are not sentences. */
export const joined = (texts: string[]): string =>
  texts.map((text, at) => (at === texts.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");

/** Summary of new entries for screen readers. */
export function summary(entries: LogEntry[], view: View): string {
  const texts = entries.flatMap((entry) =>
    entry.events
      .filter((event) => event.event !== "turn_began" && !SMALL.has(event.event))
      .map((event) => eventText(event, view)),
  );
  const most = 12;
  return texts.length > most
    ? `${joined(texts.slice(-most))} ${t("and-more", { count: texts.length - most })}`
    : joined(texts);
}

export interface Turn {
  turn: number;
  nation: string | null;
  round: number;
  first: number;
  last: number;
}

export function turnsOf(entries: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let round = 1;
  for (const entry of entries) {
    const known = turns.at(-1);
    if (known && known.turn === (entry.turn ?? 0)) {
      known.last = entry.version;
      known.nation ??= moverOf(entry);
    } else {
      turns.push({ turn: entry.turn ?? 0, nation: moverOf(entry), round, first: entry.version, last: entry.version });
    }
    for (const event of entry.events) if (event.event === "turn_began") round = Number(event.round);
  }
  return turns;
}

function moverOf(entry: LogEntry): string | null {
  const moved = entry.events.find((event) => event.event === "rondel_moved");
  return typeof moved?.nation === "string" ? moved.nation : null;
}

export const turnName = (turn: Turn): string => (turn.nation ? nationName(turn.nation) : t("setup"));
