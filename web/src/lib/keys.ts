// One listener for all keyboard shortcuts. The newest layer wins, so keys of an open question override global ones.
import { settings } from "./settings.svelte";

/** Handlers by `event.key` ("Enter", "u", "?"; with Shift: "Shift+U"). A handler returns false to pass the key on. */
export type Keys = Record<string, (event: KeyboardEvent) => boolean | void>;

const layers: { rank: number; keys: () => Keys }[] = [];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|range|button)$/.test(target.type))
  );
}

function isLetter(key: string): boolean {
  return key.length === 1 && key !== "?";
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target)) return;
  // The browser closes an open popover; Escape must do nothing else.
  if (event.key === "Escape" && document.querySelector(":popover-open")) return;
  if (isLetter(event.key) && !settings.letters) return;
  const names = event.shiftKey
    ? [`Shift+${event.key.length === 1 ? event.key.toUpperCase() : event.key}`]
    : [event.key];
  if (event.key.length === 1 && !event.shiftKey) names.push(event.key.toLowerCase());
  if (event.key === "?" || event.key === "+") names.push(event.key);
  for (const layer of layers) {
    const keys = layer.keys();
    const name = names.find((candidate) => candidate in keys);
    if (name && keys[name]?.(event) !== false) {
      event.preventDefault();
      return;
    }
  }
});

/**
 * Bind keys during the lifetime of an effect: `$effect(() => useKeys(() => ({ u: undo })))`.
 * Rank: 0 global, 1 view, 2 question, 3 popover.
 */
export function useKeys(keys: () => Keys, rank = 0): () => void {
  const layer = { rank, keys };
  const index = layers.findIndex((other) => other.rank <= rank);
  layers.splice(index < 0 ? layers.length : index, 0, layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}
