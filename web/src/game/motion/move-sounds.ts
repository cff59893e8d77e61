// Which sound belongs to what happened: one for the most telling change, and one more if it is the listener's turn.
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
  /** Something was played, and by somebody else. */
  moved: boolean;
  own: boolean;
  /** The listener has to decide, and had not before. */
  yours: boolean;
  /** Nobody looks at the page: only what calls back to it is heard. */
  away: boolean;
}

export function soundsFor({ changes, moved, own, yours, away }: SoundContext): Sound[] {
  const found = SOUND_OF.find(({ of }) => changes.some(of))?.sound ?? (moved && !own ? "move" : null);
  const heard = away && found !== "end" ? null : found;
  return [...(heard ? [heard] : []), ...(yours ? (["turn"] as const) : [])];
}

/** The second follows the first, so that both are understood. */
export function playMoveSounds(
  fresh: LogEntry[],
  before: View | null,
  after: View,
  how: Pick<SoundContext, "own" | "yours" | "away">,
): void {
  const changes = before ? changesBetween(fresh, before, after) : [];
  soundsFor({ ...how, changes, moved: fresh.length > 0 }).forEach((sound, index) => play(sound, index * 0.35));
}
