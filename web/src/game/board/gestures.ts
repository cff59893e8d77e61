// Pointer gestures on the board: hover, click, wheel, drag to pan, pinch, drag a unit (mouse), long press (touch).
import type { Camera } from "./camera.svelte";

export interface GestureHandlers {
  over: (region: string | null) => void;
  /** The pointer has not moved for REST_MS. */
  rest: (region: string | null) => void;
  tap: (region: string) => void;
  hold: (region: string) => void;
  mayDrag: (region: string) => boolean;
  drag: (region: string) => void;
  drop: (region: string) => void;
}

const REST_MS = 400;
const LONG_PRESS_MS = 500;
const DRAG_THRESHOLD_PX = 6;

export class Gestures {
  #frame: HTMLElement;
  #camera: Camera;
  #handlers: GestureHandlers;
  #pointers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number; region: string | null; moved: boolean; unit: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: string | null = null;
  #listeners = new AbortController();

  constructor(frame: HTMLElement, camera: Camera, handlers: GestureHandlers) {
    this.#frame = frame;
    this.#camera = camera;
    this.#handlers = handlers;
    const signal = this.#listeners.signal;
    frame.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    frame.addEventListener("pointermove", (event) => this.#move(event), { signal });
    frame.addEventListener("pointerup", (event) => this.#up(event), { signal });
    frame.addEventListener("pointercancel", (event) => this.#end(event), { signal });
    frame.addEventListener("pointerleave", () => this.#hover(null), { signal });
    frame.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.abort();
  }

  #regionAt(event: PointerEvent): string | null {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return this.#frame.contains(element) ? (element?.getAttribute("data-region") ?? null) : null;
  }

  #onControl(event: Event): boolean {
    return (
      (event.target as Element).closest("button, a, [data-card]") !== null &&
      !(event.target as Element).hasAttribute("data-region")
    );
  }

  #down(event: PointerEvent): void {
    if (this.#onControl(event) || event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#timer);
    if (this.#pointers.size > 1) {
      this.#start = null;
      return;
    }
    const region = this.#regionAt(event);
    const unit = event.pointerType === "mouse" && region !== null && this.#handlers.mayDrag(region);
    this.#start = { x: event.clientX, y: event.clientY, region, moved: false, unit };
    if (event.pointerType !== "mouse" && region) {
      this.#timer = setTimeout(() => {
        if (!this.#start || this.#start.moved) return;
        this.#start = null;
        this.#handlers.hold(region);
      }, LONG_PRESS_MS);
    }
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.#hover(this.#regionAt(event));
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) this.#pinch(event.pointerId, before, now);
    else if (this.#start) this.#dragged(event, before, now);
    this.#pointers.set(event.pointerId, now);
  }

  #dragged(event: PointerEvent, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const start = this.#start!;
    if (!start.moved && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_THRESHOLD_PX) {
      start.moved = true;
      clearTimeout(this.#timer);
      // Not earlier: pointer capture would swallow clicks on buttons.
      this.#frame.setPointerCapture(event.pointerId);
      if (start.unit && start.region) this.#handlers.drag(start.region);
    }
    if (!start.moved) return;
    if (start.unit) this.#handlers.over(this.#regionAt(event));
    else this.#camera.pan(now.x - before.x, now.y - before.y);
  }

  #pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const [was, is] = [
      Math.hypot(before.x - other.x, before.y - other.y),
      Math.hypot(now.x - other.x, now.y - other.y),
    ];
    const box = this.#frame.getBoundingClientRect();
    this.#camera.zoomBy(is / Math.max(1, was), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #up(event: PointerEvent): void {
    const start = this.#start;
    this.#end(event);
    if (!start) return;
    const region = this.#regionAt(event);
    if (!start.moved && start.region) this.#handlers.tap(start.region);
    else if (start.moved && start.unit && region && region !== start.region) this.#handlers.drop(region);
  }

  #end(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#pointers.delete(event.pointerId);
    this.#start = null;
  }

  #hover(region: string | null): void {
    if (region === this.#over) return;
    this.#over = region;
    this.#handlers.over(region);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#handlers.rest(region), REST_MS);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = this.#frame.getBoundingClientRect();
    this.#camera.zoomBy(
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)),
      event.clientX - box.left,
      event.clientY - box.top,
    );
  }
}
