// Which analysis popovers are open on the game page, and which better move is marked on the board. A module of its
// own, because the components are loaded on demand.
import type { Choice } from "../../wire";

export const openPanels = $state<{
  /** Anchor of the end-game calculator. */
  ending: HTMLElement | null;
  /** Anchor of the hint. */
  hint: HTMLElement | null;
  /** A better move and the position it belongs to. */
  better: { at: number; choice: Choice | null } | null;
}>({ ending: null, hint: null, better: null });

/** The better move marked in position `at`. */
export const betterMoveAt = (at: number | undefined): Choice | null =>
  openPanels.better && openPanels.better.at === at ? openPanels.better.choice : null;
