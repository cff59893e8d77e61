// Side effects of choosing: server requests, the countdown of a forced choice, the undo toast.
import type { PlaceQuery } from "../../lib/api";
import { t } from "../../lib/texts.svelte";
import { toast } from "../../lib/toast.svelte";
import type { Choice } from "../../wire";
import { isMove } from "../client/choices";
import type { GameClient } from "../client/client.svelte";
import { choiceText } from "../text/game-text";
import type { ChoosingEvent, Effect } from "./choosing";

export class Effects {
  #client: GameClient;
  #dispatch: (event: ChoosingEvent) => void;
  /** Number of the current decision, to discard late responses. */
  #offer = 0;
  #requested = new Set<string>();
  #countdown: ReturnType<typeof setInterval> | undefined;

  #showDetails: (region: string) => void;

  constructor(client: GameClient, dispatch: (event: ChoosingEvent) => void, showDetails: (region: string) => void) {
    this.#client = client;
    this.#dispatch = dispatch;
    this.#showDetails = showDetails;
  }

  /** Start a new decision: pending responses are discarded. */
  startDecision(): void {
    this.#offer++;
    this.#requested.clear();
  }

  /** Start or stop the countdown of a forced choice. */
  setCountdown(running: boolean): void {
    if (running) this.#countdown ??= setInterval(() => this.#dispatch({ type: "countdown" }), 1000);
    else {
      clearInterval(this.#countdown);
      this.#countdown = undefined;
    }
  }

  async run(effect: Effect): Promise<void> {
    if (effect.type === "preview") await this.#loadPreviews(effect.choices);
    else if (effect.type === "explain") await this.#explain(effect.about);
    else if (effect.type === "details") this.#showDetails(effect.region);
    else if (effect.type === "refuse") this.#client.refuse(effect.locked.refusal, effect.locked);
    else if (!effect.end) for (const choice of effect.choices) await this.play(choice);
    else await this.#playAndEnd(effect.choices);
  }

  async #loadPreviews(choices: Choice[] | null): Promise<void> {
    const fresh = choices?.filter((choice) => !this.#requested.has(choice.text)) ?? null;
    // The server has no previews for planned positions.
    if (fresh?.length === 0 || this.#client.plan.foreseen) return;
    for (const choice of fresh ?? []) this.#requested.add(choice.text);
    const offer = this.#offer;
    const moves = fresh?.filter(isMove).map((choice) => choice.text) ?? [];
    const [previews, routes] = await Promise.all([
      this.#client.api.previews(this.#client.now?.version ?? 0, fresh?.map((choice) => choice.text) ?? null),
      moves.length ? this.#client.api.routes(moves) : null,
    ]);
    if (offer !== this.#offer) return;
    this.#dispatch({
      type: "loaded",
      ...(previews.ok ? { previews: previews.value.previews } : {}),
      ...(routes?.ok ? { routes: routes.value.routes } : {}),
    });
  }

  async #explain(about: PlaceQuery): Promise<void> {
    const offer = this.#offer;
    const explained = await this.#client.explain(about);
    if (!explained && offer === this.#offer) this.#dispatch({ type: "unexplained", region: about.place });
  }

  async play(choice: Choice): Promise<boolean> {
    const client = this.#client;
    const [view, kind] = [client.now, client.decision?.kind];
    if (!view || !kind || !client.mine) return false;
    const text = choiceText(choice, view, kind);
    const done = await client.act(choice);
    if (done && !client.mine && client.live?.undo) {
      toast(text, { text: t("undo"), run: () => void client.undo(false), about: client.live.undo.to });
    }
    return done;
  }

  async #playAndEnd(choices: Choice[]): Promise<void> {
    const kind = this.#client.decision?.kind;
    for (const choice of choices) if (!(await this.#client.act(choice))) return;
    const end = this.#client.decision?.choices?.find((choice) => choice.kind === "end");
    if (end && this.#client.mine && this.#client.decision?.kind === kind) await this.#client.act(end);
  }
}
