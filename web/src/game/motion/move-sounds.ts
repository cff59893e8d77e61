// Sounds of a move: one for the most important change, and one if it is now the viewer's turn.
import { play, type Sound } from "../../lib/sounds";
import type { LogEntry, View } from "../../wire";
import { changesBetween, type Change } from "./changes";

const SOUND_OF: { sound: Sound; of: (change: Change) => boolean }[] = [
  { sound: "end", of: (change) => change.kind === "end" },
  { sound: "battle", of: (change) => change.kind === "battle" },
  { sound: "factory", of: (change) => change.kind === "factory" || change.kind === "ruin" },
  { sound: "taxation", of: (change) => change.kind === "tax" },
  { sound: "bond", of: (change) => change.kind === "bond" },
  { sound: "arrival", of: (change) => change.kind === "unit" },
  { sound: "money", of: (change) => change.kind === "figure" && /^(cash|treasury)/.test(change.of) },
];

export interface SoundContext {
  changes: Change[];
  /** Whether there are new moves. */
  moved: boolean;
  own: boolean;
  /** Whether it has just become the viewer's turn. */
  yours: boolean;
  /** Whether the page is hidden: then only the end and turn sounds are played. */
  away: boolean;
}

export function soundsFor({ changes, moved, own, yours, away }: SoundContext): Sound[] {
  const found = SOUND_OF.find(({ of }) => changes.some(of))?.sound ?? (moved && !own ? "move" : null);
  const audible = away && found !== "end" ? null : found;
  return [...(audible ? [audible] : []), ...(yours ? (["turn"] as const) : [])];
}

/** Play the sounds of a move one after the other. */
export function playMoveSounds(
  fresh: LogEntry[],
  before: View | null,
  after: View,
  how: Pick<SoundContext, "own" | "yours" | "away">,
): void {
  const changes = before ? changesBetween(fresh, before, after) : [];
  soundsFor({ ...how, changes, moved: fresh.length > 0 }).forEach((sound, index) => play(sound, index * 0.35));
}
