// API of puzzles.
import { call } from "../lib/api";
import type { PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleVerdict } from "../wire";

export const puzzles = {
  list: () => call<PuzzleList>("GET", "/api/puzzles"),
  open: (id: string) => call<PuzzlePosition>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  /** `played`: the correct steps so far. */
  try: (id: string, action: string, played: string[]) =>
    call<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/tries`, { action, played }),
  answer: (id: string) => call<PuzzleAnswer>("GET", `/api/puzzles/${encodeURIComponent(id)}/answer`),
};
