// The drawn boards, as `python -m maps` made them: fetched once, when first wanted.

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
  few: { slots: [number, number][]; radius: number };
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
  boards = $state.raw<Record<string, Board>>({});

  async want(edition: string): Promise<void> {
    if (this.boards[edition]) return;
    try {
      const board = await loadBoard(edition);
      this.boards = { ...this.boards, [edition]: board };
    } catch {
      // A card without its picture is still a card.
    }
  }
}
export const cuts = new Cuts();
