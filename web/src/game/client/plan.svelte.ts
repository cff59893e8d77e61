// A maneuver planned as a whole: the server says how far its steps can be carried out, and nothing is played.
import type { Answer, GameApi } from "../../lib/api";
import type { ApiError, PlanForeseen, View } from "../../wire";

/** What a plan needs of its game. */
export interface PlanHost {
  readonly api: Pick<GameApi, "plan">;
  readonly now: View | null;
  readonly busy: boolean;
  request<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>>;
  refuse(error: ApiError): void;
}

export class Plan {
  /** The steps and the position after them; null: nothing is planned. */
  foreseen = $state.raw<PlanForeseen | null>(null);
  /** Called when the plan changes, but not when a new position drops it. */
  onchange: () => void = () => undefined;
  #game: PlanHost;

  constructor(game: PlanHost) {
    this.#game = game;
  }

  steps = $derived(this.foreseen?.steps ?? []);
  /** The steps as they are played. */
  actions = $derived(this.steps.map((step) => step.action));

  /** Plan these steps; if one of them is not possible, the plan stays as it was, and why is said. */
  async preview(actions: string[]): Promise<boolean> {
    const found = await this.#evaluate(actions);
    if (!found) return false;
    if (found.refused) this.#game.refuse(found.refused);
    else this.#show(found);
    return !found.refused;
  }

  /** Add a step. */
  add(action: string): Promise<boolean> {
    return this.preview([...this.actions, action]);
  }

  /** Take the last step back. */
  removeLast(): Promise<boolean> {
    return this.preview(this.actions.slice(0, -1));
  }

  /** Swap a step with the one before it. */
  moveUp(index: number): Promise<boolean> {
    const steps = [...this.actions];
    [steps[index - 1], steps[index]] = [steps[index]!, steps[index - 1]!];
    return this.preview(steps);
  }

  /** Take a step out, and with it those that are not possible without it. */
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

  /** Forget the plan, which was made for an earlier position. */
  invalidate(): void {
    this.foreseen = null;
  }

  /** Return how far these steps can be carried out; null if that cannot be asked, or if the game has moved on meanwhile. */
  async #evaluate(actions: string[]): Promise<PlanForeseen | null> {
    const version = this.#game.now?.version;
    if (version === undefined || this.#game.busy) return null;
    const answer = await this.#game.request(() => this.#game.api.plan(version, actions));
    if (!answer.ok) this.#game.refuse(answer.error);
    return answer.ok && this.#game.now?.version === version ? answer.value : null;
  }
}
