// A maneuver planned as a whole: the server validates its steps without playing them.
import type { Answer, GameApi } from "../../lib/api";
import type { ApiError, PlanForeseen, View } from "../../wire";

/** The part of GameClient that a plan uses. */
export interface PlanHost {
  readonly api: Pick<GameApi, "plan">;
  readonly now: View | null;
  readonly busy: boolean;
  request<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>>;
  refuse(error: ApiError): void;
}

export class Plan {
  /** The steps and the resulting position; null without a plan. */
  foreseen = $state.raw<PlanForeseen | null>(null);
  /** Called when the plan changes, but not when a new position invalidates it. */
  onchange: () => void = () => undefined;
  #game: PlanHost;

  constructor(game: PlanHost) {
    this.#game = game;
  }

  steps = $derived(this.foreseen?.steps ?? []);
  /** Action texts of the steps. */
  actions = $derived(this.steps.map((step) => step.action));

  /** Set the steps; if one of them is impossible, keep the old plan and show the refusal. */
  async preview(actions: string[]): Promise<boolean> {
    const found = await this.#evaluate(actions);
    if (!found) return false;
    if (found.refused) this.#game.refuse(found.refused);
    else this.#show(found);
    return !found.refused;
  }

  add(action: string): Promise<boolean> {
    return this.preview([...this.actions, action]);
  }

  removeLast(): Promise<boolean> {
    return this.preview(this.actions.slice(0, -1));
  }

  /** Swap a step with the one before it. */
  moveUp(index: number): Promise<boolean> {
    const steps = [...this.actions];
    [steps[index - 1], steps[index]] = [steps[index]!, steps[index - 1]!];
    return this.preview(steps);
  }

  /** Remove a step and those that become impossible without it. */
  async remove(index: number): Promise<void> {
    let left = this.actions.filter((_, at) => at !== index);
    for (;;) {
      const found = await this.#evaluate(left);
      if (!found) return;
      if (!found.refused) return this.#show(found);
      const stuck = found.steps.length;
      left = left.filter((_, at) => at !== stuck);
    }
  }

  cancel(): void {
    this.#show(null);
  }

  #show(plan: PlanForeseen | null): void {
    this.foreseen = plan;
    this.onchange();
  }

  /** Drop the plan because the position has changed. */
  invalidate(): void {
    this.foreseen = null;
  }

  /** Return how far these steps can be played; null if the request failed or the game has changed meanwhile. */
  async #evaluate(actions: string[]): Promise<PlanForeseen | null> {
    const version = this.#game.now?.version;
    if (version === undefined || this.#game.busy) return null;
    const answer = await this.#game.request(() => this.#game.api.plan(version, actions));
    if (!answer.ok) this.#game.refuse(answer.error);
    return answer.ok && this.#game.now?.version === version ? answer.value : null;
  }
}
