// A replay that plays by itself: one move after another at a chosen speed, until the end or until somebody stops it.

/** Moves a second, to choose from. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  playing = $state(false);
  /** Moves a second. */
  speed = $state(1);
  #step: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one move on; false at the end. */
  constructor(step: () => boolean, speed = 1) {
    this.#step = step;
    this.speed = speed;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.playing = true;
      this.#next();
    }
  }

  choose(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #next(): void {
    if (this.#step()) this.#wait();
    else this.stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), 1000 / this.speed);
  }
}
