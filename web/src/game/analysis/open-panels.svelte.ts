// What of the analysis is open over the game page, and which better move is marked on the board. The parts themselves
// are fetched when somebody opens them.
import type { Choice } from "../../wire";

export const openPanels = $state<{
  /** What openPanels the end-game calculator, where it stands. */
  ending: HTMLElement | null;
  /** The same for a hint. */
  hint: HTMLElement | null;
  /** The move that would have been better, and the position in which. */
  better: { at: number; choice: Choice | null } | null;
}>({ ending: null, hint: null, better: null });

/** The better move that belongs to this position. */
export const betterMoveAt = (at: number | undefined): Choice | null =>
  openPanels.better && openPanels.better.at === at ? openPanels.better.choice : null;
