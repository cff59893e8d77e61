// Coach of one table: state of its lesson, or hints of a first game.
import { screen } from "../lib/screen.svelte";
import { lessons } from "../lib/api";
import { reasonText } from "../game/text/reasons";
import { errorText } from "../lib/errors";
import { t } from "../lib/texts.svelte";
import type { Preview } from "../wire";
import { KnownHints } from "./known-hints";
import type { GameClient } from "../game/client/client.svelte";
import type { BotReason, CoachFacts, Idea } from "../wire";

const MAX_REASONS = 8;

export class Coach {
  facts = $state.raw<CoachFacts>({ kind: null });
  folded = $state(false);
  /** Index of the screen on display. */
  screen = $state(0);
  /** Version at which the step began. */
  startVersion = $state(0);
  /** Whether the hint for this decision has been shown often enough. */
  known = $state(false);
  busy = $state(false);
  problem = $state<string | null>(null);
  idea = $state.raw<Idea | "none" | null>(null);
  /** Preview of the suggested action. */
  preview = $state.raw<Preview | null>(null);
  reasons = $state.raw<BotReason[]>([]);
  readonly client: GameClient;
  #revision = -1;
  #loaded = false;
  #reasonsUntil = -1;
  #hints = new KnownHints();

  constructor(client: GameClient) {
    this.client = client;
  }

  /** Handle a new state of the game. */
  async update(revision: number): Promise<void> {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.idea = null;
    if (!this.#loaded) {
      const answer = await lessons.coach(this.client.table.id);
      if (!answer.ok || this.#loaded) return;
      this.#loaded = true;
      this.facts = answer.value;
      if (answer.value.kind === "lesson") {
        this.client.lessonShown = true;
        this.client.lessonNations = answer.value.rows;
        this.startVersion = answer.value.begins;
      }
      // On a phone, a first game starts with the board and a lesson with its text.
      this.folded = answer.value.kind === "first_game" && screen.layout === "phone";
    } else if (this.facts.kind === "lesson") await this.#refresh();
    if (this.facts.kind === "first_game") await this.#loadReasons();
  }

  /** Reload the state of the step. */
  async #refresh(): Promise<void> {
    const answer = await lessons.coach(this.client.table.id);
    if (answer.ok) this.#apply(answer.value);
  }

  /** Apply a response unless a newer one has overtaken it. */
  #apply(facts: CoachFacts): void {
    if (this.facts.kind === "lesson" && facts.kind === "lesson" && facts.revision < this.facts.revision) return;
    this.facts = facts;
  }

  async #loadReasons(): Promise<void> {
    const newest = this.client.now?.version ?? 0;
    if (newest < this.#reasonsUntil) {
      this.reasons = this.reasons.filter((reason) => reason.version <= newest);
      this.#reasonsUntil = newest;
    }
    const since = Math.max(this.#reasonsUntil, newest - 40, 0);
    if (newest === this.#reasonsUntil) return;
    this.#reasonsUntil = newest;
    const answer = await lessons.reasons(this.client.table.id, since);
    if (answer.ok)
      this.reasons = [...this.reasons.filter((reason) => reason.version <= since), ...answer.value].slice(-MAX_REASONS);
    if (answer.ok)
      this.client.log.reasons = {
        ...this.client.log.reasons,
        ...Object.fromEntries(
          answer.value.map((reason) => [reason.version, reasonText(reason.reason, this.client.now!)]),
        ),
      };
  }

  /** Count a decision of this kind; known hints are folded. */
  onDecision(kind: string, turn: number): void {
    const met = this.#hints.meet(kind, turn);
    if (met === null) return;
    this.known = met;
    this.folded = met || screen.layout === "phone";
  }

  async retry(): Promise<void> {
    this.busy = true;
    const answer = await lessons.again(this.client.table.id);
    this.busy = false;
    if (answer.ok) this.#apply(answer.value);
    else this.problem = t("learn-failed", { sentence: errorText(answer.error) });
  }

  async loadIdea(): Promise<void> {
    this.busy = true;
    const answer = await lessons.idea(this.client.table.id);
    const preview = answer.ok ? await this.client.api.preview(answer.value.action) : null;
    this.busy = false;
    this.preview = preview?.ok ? preview.value : null;
    this.idea = answer.ok ? answer.value : "none";
  }
}

const coaches = new WeakMap<GameClient, Coach>();
/** Return the coach of a game; it outlives its card, which is mounted in different places. */
export function coachOf(client: GameClient): Coach {
  let coach = coaches.get(client);
  if (!coach) coaches.set(client, (coach = new Coach(client)));
  return coach;
}
