// Answers that hold for more than one question: the rest of a maneuver, all armies entering a place, a canal for good.
// They are private and live in this browser; the server is told nothing but the answers themselves.
import { remember, remembered } from "../lib/settings.svelte";
import type { Choice } from "./choice.svelte";

interface Standing {
  scope: string;
  answer: string;
}

export class StandingAnswers {
  kept = $state<Standing[]>([]);
  /** The tick under the question. */
  same = $state(false);
  #choice: Choice;
  #name: string;

  constructor(choice: Choice) {
    this.#choice = choice;
    this.#name = `standing.${choice.client.table.id}`;
    this.kept = remembered<{ kept: Standing[] }>(this.#name, { kept: [] }).kept;
  }

  /** Which later questions the present answer could serve. */
  scope = $derived.by(() => {
    const { client, arrival, kind } = this.#choice;
    const turn = client.now?.turn;
    if (!turn) return null;
    if (kind === "challenge") return `challenge ${client.decision?.nation} ${turn.number}`;
    if (kind === "stance") return `stance ${arrival?.to} ${turn.number}`;
    if (kind === "canal") return `canal ${turn.nation}`;
    if (kind === "ask") return `ask ${arrival?.text} ${turn.number}`;
    return null;
  });

  /** To be called with the answer that is about to be given. */
  note(action: string): void {
    if (this.same && this.scope) this.add(this.scope, action);
    this.same = false;
  }

  add(scope: string, answer: string): void {
    this.kept = [...this.kept.filter((each) => each.scope !== scope), { scope, answer }].slice(-20);
    remember(this.#name, { kept: this.kept });
  }

  drop(scope: string): void {
    this.kept = this.kept.filter((each) => each.scope !== scope);
    remember(this.#name, { kept: this.kept });
  }

  /** The action that answers the present question by itself, if there is one. */
  answer(): string | null {
    const found = this.scope ? this.kept.find((each) => each.scope === this.scope) : undefined;
    const offered = this.#choice.acts.map((act) => act.text);
    if (!found) return null;
    if (found.answer === "first") return offered[0] ?? null;
    return offered.includes(found.answer) ? found.answer : null;
  }
}
