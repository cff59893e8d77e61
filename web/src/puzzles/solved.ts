// Puzzles solved in this browser.
import { remember, remembered } from "../lib/settings.svelte";

const NAME = "puzzles";

export function solvedPuzzles(): Set<string> {
  return new Set(remembered<{ solved: string[] }>(NAME, { solved: [] }).solved);
}

export function noteSolved(id: string): void {
  remember(NAME, { solved: [...solvedPuzzles().add(id)] });
}
