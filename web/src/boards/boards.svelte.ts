// The drawn boards, as `python -m maps` made them, and the cuts that cards show: fetched once, when first wanted.
import cutAddresses, { places as placeAddresses } from "virtual:board-cuts";

export interface BoardLabel {
  x: number;
  y: number;
  lines: string[];
  size: number;
}

export interface BoardRegion {
  kind: "home" | "land" | "sea";
  nation: string | null;
  hue: string | null;
  path: string;
  centre: [number, number];
  labels: Record<string, BoardLabel>;
  city: { x: number; y: number; kind: "armament" | "shipyard"; square: boolean } | null;
  harbour: unknown;
  flag: [number, number] | null;
  slots: [number, number][];
  slot_radius: number;
  /** Roomier places for at most four stacks, and for one or two. */
  few: { slots: [number, number][]; radius: number };
  two: { slots: [number, number][]; radius: number };
  bbox: [number, number, number, number];
}

export interface Board {
  id: string;
  width: number;
  height: number;
  style: string;
  regions: Record<string, BoardRegion>;
  closed: { id: string; kind: string; path: string }[];
  links: { kind: string; between: string[]; points: [number, number][] }[];
  decor: Record<string, unknown>;
}

/** The places of one region: of stacks and their size, of a fleet in port, of a flag, of a factory. */
export interface CutPlace {
  slots: [number, number][];
  radius: number;
  port?: [number, number];
  flag?: [number, number];
  city?: [number, number, boolean];
}

/** A board as a card shows a part of it, see build/board-cuts.ts. */
export interface BoardCut {
  width: number;
  height: number;
  style: string;
  /** The middle of the home provinces of every nation. */
  homes: [number, number][];
  /** Hue and outline. */
  lands: [string | null, string][];
  closed: string;
  lakes: string;
  frontiers: string;
  sea_borders: string;
  /** Where, and whether it is a shipyard. */
  cities: [number, number, boolean][];
  /** By language: where, how large, whether at sea, and the lines. */
  names: Record<string, [number, number, number, boolean, string[]][]>;
}

// As files beside the script, not inside it: JSON is read faster and cached by itself.
const FILES = import.meta.glob<string>("./*.json", { query: "?url", import: "default", eager: true });
const loading = new Map<string, Promise<Board>>();

export function loadBoard(edition: string): Promise<Board> {
  let board = loading.get(edition);
  if (!board) {
    const address = FILES[`./${edition}.json`];
    board = address
      ? fetch(address).then((answer) => answer.json() as Promise<Board>)
      : Promise.reject(new Error(edition));
    board.catch(() => loading.delete(edition));
    loading.set(edition, board);
  }
  return board;
}

/** Boards that cards show a cut of; MapPieces draws each once and the cards refer to it. */
class Cuts {
  boards = $state.raw<Record<string, BoardCut>>({});
  #wanted = new Set<string>();

  async want(edition: string): Promise<void> {
    const address = cutAddresses[edition];
    if (!address || this.#wanted.has(edition)) return;
    this.#wanted.add(edition);
    try {
      const cut = (await (await fetch(address)).json()) as BoardCut;
      this.boards = { ...this.boards, [edition]: cut };
    } catch {
      // A card without its picture is still a card.
      this.#wanted.delete(edition);
    }
  }
}
export const cuts = new Cuts();

const places = new Map<string, Promise<Record<string, CutPlace>>>();

/** Where pieces stand on the cut of a board, by region; nowhere, if that cannot be had. */
export function placesOf(edition: string): Promise<Record<string, CutPlace>> {
  const known = places.get(edition) ?? fetch(placeAddresses[edition] ?? "").then((answer) => answer.json());
  places.set(edition, known);
  return known.catch(() => ({}));
}
