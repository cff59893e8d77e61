// Automatic replay: one move after another at a chosen speed, until the end or until stopped.

/** Selectable speeds in moves per second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  #step: () => boolean;
  #onchange: (playing: boolean) => void;
  #speed: number;
  #playing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` advances one move and returns false at the end; `onchange` is called when the replay starts and stops. */
  constructor(step: () => boolean, speed: number, onchange: (playing: boolean) => void) {
    this.#step = step;
    this.#speed = speed;
    this.#onchange = onchange;
  }

  toggle(): void {
    if (this.#playing) return this.stop();
    this.#set(true);
    this.#next();
  }

  /** Start from the current position, after showing it for one interval. */
  begin(): void {
    if (!this.#playing) this.#set(true);
    this.#wait();
  }

  choose(speed: number): void {
    this.#speed = speed;
    if (this.#playing) this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#playing) this.#set(false);
  }

  #set(playing: boolean): void {
    this.#playing = playing;
    this.#onchange(playing);
  }

  #next(): void {
    if (this.#step()) this.#wait();
    else this.stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), 1000 / this.#speed);
  }
}
