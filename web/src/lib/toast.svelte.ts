// One toast at a time: the own move with Undo. Never for refusals or errors.
export interface ToastContent {
  text: string;
  /** `about`: what it would take back; the toast goes when that is no longer what can be. */
  action?: { text: string; run: () => void; about?: number };
}

export const toasts = $state<{ now: ToastContent | null; held: boolean }>({ now: null, held: false });
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, action?: ToastContent["action"]): void {
  toasts.now = action ? { text, action } : { text };
  start();
}

export function dismissToast(): void {
  clearTimeout(timer);
  toasts.now = null;
}

/** Somebody has decided, or the game is over: an offer to take back something else is stale. */
export function expireToast(about: number | null): void {
  const offered = toasts.now?.action?.about;
  if (offered !== undefined && offered !== about) dismissToast();
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
