// A puzzle in progress. It implements the game API, so that the game page can play it; nothing is stored.
import { game, type Answer, type GameApi } from "../lib/api";
import { nationName, t, type Params } from "../lib/texts.svelte";
import { playerName } from "../game/text/game-text";
import type { GameClient } from "../game/client/client.svelte";
import type {
  GameState,
  PuzzleAnswer,
  PuzzleFacts,
  PuzzlePosition,
  PuzzleSentence,
  PuzzleVerdict,
  Table,
  View,
} from "../wire";
import { puzzles } from "./api";
import { markSolved } from "./solved";

/** Response of the parts of the game API that puzzles do not support. */
const NOT_AVAILABLE = { ok: false, status: 404, error: { code: "not_found", params: {}, sentence: "" } } as const;
const notAvailable = (): Promise<Answer<never>> => Promise.resolve(NOT_AVAILABLE);

export class Solving {
  readonly facts: PuzzleFacts;
  /** The latest verdict; a wrong answer stays until the next attempt. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  folded = $state(false);
  hinted = $state(false);
  busy = $state(false);
  readonly api: GameApi;
  #played: string[] = [];
  #state: GameState;
  #revision = 0;

  constructor(position: PuzzlePosition) {
    this.facts = position.puzzle;
    this.#state = position.state;
    this.api = {
      ...game(position.state.table.id),
      ...Object.fromEntries(
        ["give", "undo", "previews", "preview", "explain", "routes", "route", "events", "position", "charts", "chat"]
          .concat(["orders", "giveOrder", "arrangeOrders", "revokeOrder", "say", "resign", "back", "rematch", "end"])
          .concat(["standIn", "sandbox"])
          .map((name) => [name, notAvailable]),
      ),
      state: () => Promise.resolve({ ok: true as const, value: this.#nextState() }),
      act: (_: number, action: string) => this.#try(action),
      streamUrl: "",
      awayUrl: "",
    };
  }

  /** Placeholder for the table of a game. */
  get table(): Table {
    return { ...this.#state.table, name: t("puzzle-name", { id: this.facts.id }) };
  }

  get over(): boolean {
    return this.verdict?.outcome === "solved";
  }

  /** Next state for the page, which accepts only increasing revisions, even after a restart. */
  #nextState(): GameState {
    return { ...this.#state, table: this.table, revision: ++this.#revision };
  }

  async #try(action: string): Promise<Answer<GameState>> {
    const answer = await puzzles.try(this.facts.id, action, this.#played);
    if (!answer.ok) return answer;
    this.verdict = answer.value;
    this.folded = false;
    if (answer.value.outcome !== "wrong") this.#played = [...this.#played, action];
    if (answer.value.outcome === "solved") markSolved(this.facts.id);
    this.#state = answer.value.state;
    return { ok: true, value: this.#nextState() };
  }

  async restart(client: GameClient): Promise<void> {
    const answer = await puzzles.open(this.facts.id);
    if (!answer.ok) return;
    this.#played = [];
    this.#state = answer.value.state;
    this.verdict = this.answer = null;
    await client.load();
  }

  async reveal(): Promise<void> {
    this.busy = true;
    const answer = await puzzles.answer(this.facts.id);
    this.busy = false;
    if (answer.ok) this.answer = answer.value;
  }
}

const solvings = new WeakMap<GameApi, Solving>();
/** The puzzle of a game client. */
export const solvingOf = (client: GameClient): Solving | undefined => solvings.get(client.api);
export function startSolving(position: PuzzlePosition): Solving {
  const solving = new Solving(position);
  solvings.set(solving.api, solving);
  return solving;
}

/** Text of a puzzle; `start`: prefix of its message key. */
export function sentence(start: string, content: PuzzleSentence, view: View): string {
  const words: Params = {};
  for (const [name, value] of Object.entries(content.params)) {
    if (name === "player") words[name] = playerName(view, Number(value));
    else if (typeof value === "string") words[name] = nationName(value);
    else words[name] = value;
  }
  return t(`${start}-${content.code}`, words);
}
