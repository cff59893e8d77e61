// Pan and zoom of the board, in board units; the screen is in pixels. The board is a single compositor layer: panning
// and zooming only transform it, and it is repainted when a zoom ends.
import { motionAllowed } from "../../lib/settings.svelte";
import type { Board } from "../../boards/boards.svelte";

const MAX_ZOOM = 4;
/** Milliseconds without a zoom step after which a zoom counts as ended. */
const ZOOM_END_MS = 160;

export class Camera {
  board: Board;
  width = $state(1);
  height = $state(1);
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale of the last repaint. */
  drawn = $state(1);
  #frame = 0;
  #ended: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board) {
    this.board = board;
    this.x = board.width / 2;
    this.y = board.height / 2;
  }

  /** Pixels per board unit. */
  scale = $derived.by(() => Math.min(this.width / this.board.width, this.height / this.board.height) * this.zoom);
  box = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return { x: this.x - w / 2, y: this.y - h / 2, w, h };
  });
  /** CSS transform of the board in its frame; snapped to whole pixels at rest, for sharp lines. */
  transform = $derived.by(() => {
    const [left, top] = [-this.box.x * this.scale, -this.box.y * this.scale];
    if (this.scale === this.drawn) return `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    return `translate(${left}px, ${top}px) scale(${this.scale / this.drawn})`;
  });

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.#clamp();
    this.#draw();
  }

  #draw(): void {
    clearTimeout(this.#ended);
    this.drawn = this.scale;
  }

  toScreen(x: number, y: number): [number, number] {
    return [(x - this.box.x) * this.scale, (y - this.box.y) * this.scale];
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#clamp();
  }

  /** Zoom around a point of the screen (default: its center). */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.scale;
    const [bx, by] = [this.box.x + px / before, this.box.y + py / before];
    this.zoom = Math.max(1, Math.min(MAX_ZOOM, this.zoom * factor));
    this.x = bx - (px - this.width / 2) / this.scale;
    this.y = by - (py - this.height / 2) / this.scale;
    this.#clamp();
    clearTimeout(this.#ended);
    this.#ended = setTimeout(() => this.#draw(), ZOOM_END_MS);
  }

  /** Cancel pending timers when the frame is removed. */
  stop(): void {
    clearTimeout(this.#ended);
    cancelAnimationFrame(this.#frame);
  }

  fit(): void {
    this.#travel(this.board.width / 2, this.board.height / 2, 1);
  }

  /** Zoom to a box of the board, with a margin. */
  show(left: number, top: number, right: number, bottom: number): void {
    const fit = Math.min(this.width / this.board.width, this.height / this.board.height);
    const [w, h] = [Math.max(right - left, 200) * 1.25, Math.max(bottom - top, 200) * 1.25];
    const zoom = Math.min(this.width / w, this.height / h) / fit;
    this.#travel((left + right) / 2, (top + bottom) / 2, Math.max(1, Math.min(MAX_ZOOM, zoom)));
  }

  #travel(x: number, y: number, zoom: number): void {
    cancelAnimationFrame(this.#frame);
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const start = performance.now();
    const step = (now: number): void => {
      const part = motionAllowed() ? Math.min(1, Math.max(0, (now - start) / 200)) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.zoom = from.zoom + (zoom - from.zoom) * eased;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.#clamp();
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#draw();
    };
    step(motionAllowed() ? start : start + 200);
  }

  /** Keep the board from being panned out of the frame. */
  #clamp(): void {
    const hold = (at: number, size: number, visible: number): number =>
      visible >= size ? size / 2 : Math.max(visible / 2, Math.min(size - visible / 2, at));
    this.x = hold(this.x, this.board.width, this.width / this.scale);
    this.y = hold(this.y, this.board.height, this.height / this.scale);
  }
}
