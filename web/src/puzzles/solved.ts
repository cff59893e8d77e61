// Puzzles solved in this browser.
import { remember, remembered } from "../lib/settings.svelte";

const STORAGE_KEY = "puzzles";

export function solvedPuzzles(): Set<string> {
  return new Set(remembered<{ solved: string[] }>(STORAGE_KEY, { solved: [] }).solved);
}

export function markSolved(id: string): void {
  remember(STORAGE_KEY, { solved: [...solvedPuzzles().add(id)] });
}
