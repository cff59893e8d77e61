// One toast at a time: the viewer's own move with an undo button. Not for refusals or errors.
export interface ToastContent {
  text: string;
  /** `about`: the version that undo would restore; the toast expires when another one is offered. */
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

/** Dismiss the toast if its undo is no longer the current one. */
export function expireToast(about: number | null): void {
  const offered = toasts.now?.action?.about;
  if (offered !== undefined && offered !== about) dismissToast();
}

/** Keep the toast while it is hovered or focused. */
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
