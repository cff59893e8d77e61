// One toast at a time: the own move with Undo. Never for refusals or errors.
export interface Toasted {
  text: string;
  action?: { text: string; run: () => void };
}

export const toasts = $state<{ now: Toasted | null; held: boolean }>({ now: null, held: false });
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, action?: Toasted["action"]): void {
  toasts.now = action ? { text, action } : { text };
  start();
}

export function dismissToast(): void {
  clearTimeout(timer);
  toasts.now = null;
}

/** It stays while the pointer or the focus is on it. */
export function hold(held: boolean): void {
  toasts.held = held;
  if (!held) start();
}

function start(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!toasts.held) toasts.now = null;
  }, 5000);
}
