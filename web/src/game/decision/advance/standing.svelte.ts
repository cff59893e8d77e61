// Answers given in advance: for the rest of a maneuver, for all armies entering a place, or until they are taken back.
// They are private and live in this browser; the server is told nothing but the answers themselves.
import { remember, remembered } from "../../../lib/settings.svelte";
import { money, nationName, regionName, t } from "../../../lib/texts.svelte";
import type { Choice } from "../../../wire";
import type { Choosing } from "../choosing.svelte";

export interface Standing {
  /** `canal russia`, `peace italy *`, `peace italy spain`, `force`, `bonds 10`; or bound to a turn: `challenge italy 12`. */
  scope: string;
  /** The text of the answer, and its kind. */
  answer: string;
  kind?: string;
  /** Who governed the nation it is about; with another government it is cancelled. */
  government?: number | null;
  /** The move it was last used for. */
  used?: number;
}

const ABOUT_A_NATION = /^(?:canal|peace) (\S+)/;

export class StandingAnswers {
  kept = $state<Standing[]>([]);
  /** The tick under the question. */
  same = $state(false);
  #choosing: Choosing;
  #name: string;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
    this.#name = `standing.${choosing.client.table.id}`;
    this.kept = remembered<{ kept: Standing[] }>(this.#name, { kept: [] }).kept;
  }

  /** Which later questions the present answer could serve. */
  scope = $derived.by(() => {
    const { client, arrival, kind } = this.#choosing;
    const turn = client.now?.turn;
    if (!turn) return null;
    if (kind === "challenge") return `challenge ${client.decision?.nation} ${turn.number}`;
    if (kind === "stance") return `stance ${arrival?.to} ${turn.number}`;
    if (kind === "canal") return `canal ${turn.nation}`;
    if (kind === "ask") return `ask ${arrival?.text} ${turn.number}`;
    return null;
  });

  /** To be called with the answer that is about to be given. */
  note(choice: Choice): void {
    if (this.same && this.scope) this.add(this.scope, choice.text, choice.kind);
    this.same = false;
  }

  add(scope: string, answer: string, kind = answer): void {
    const nation = ABOUT_A_NATION.exec(scope)?.[1];
    const government = nation ? this.#choosing.client.now?.nations[nation]?.government : undefined;
    this.#keep([...this.kept.filter((each) => each.scope !== scope), { scope, answer, kind, government }].slice(-20));
  }

  drop(scope: string): void {
    this.#keep(this.kept.filter((each) => each.scope !== scope));
  }

  /** Cancels what is about a nation with another government now, and forgets turns that are over. */
  cancelled(): Standing[] {
    const view = this.#choosing.client.now;
    if (!view?.turn) return [];
    const changed = this.kept.filter((each) => {
      const nation = ABOUT_A_NATION.exec(each.scope)?.[1];
      return nation && each.government !== undefined && view.nations[nation]?.government !== each.government;
    });
    const over = (each: Standing): boolean =>
      /^(challenge|stance|ask) .* \d+$/.test(each.scope) && Number(each.scope.split(" ").at(-1)) < view.turn!.number;
    if (changed.length || this.kept.some(over))
      this.#keep(this.kept.filter((each) => !changed.includes(each) && !over(each)));
    return changed;
  }

  /** What answers the present question by itself, if there is something; noted as used. */
  use(): { choice: Choice; by: Standing } | null {
    const offered = this.#choosing.choices;
    const by = this.#fitting();
    const choice =
      by?.answer === "first"
        ? offered[0]
        : offered.find(({ text, kind }) => text === by?.answer || (kind === "fight" && by?.answer === "fight"));
    if (!by || !choice) return null;
    this.#keep(
      this.kept.map((each) => (each.scope === by.scope ? { ...each, used: this.#choosing.client.now?.version } : each)),
    );
    return { choice, by };
  }

  #fitting(): Standing | undefined {
    const { client, kind, asked } = this.#choosing;
    const find = (...scopes: string[]): Standing | undefined =>
      scopes.map((scope) => this.kept.find((each) => each.scope === scope)).find(Boolean);
    const mover = client.now?.turn?.nation;
    if (kind === "challenge") return find(this.scope ?? "", `peace ${mover} ${asked?.to}`, `peace ${mover} *`);
    if (kind === "swiss_bank") return find("force");
    if (kind === "invest") {
      const cash = client.now?.players[client.seat ?? -1]?.cash ?? null;
      return this.kept.find(
        (each) => each.scope.startsWith("bonds ") && cash !== null && cash < Number(each.scope.slice(6)),
      );
    }
    return this.scope ? find(this.scope) : undefined;
  }

  #keep(kept: Standing[]): void {
    this.kept = kept;
    remember(this.#name, { kept });
  }
}

/** An answer in words: `Canals, Russia: allow`. */
export function standingText({ scope, answer, kind: given }: Standing, edition: string): string {
  const [kind = "", about = "", place = ""] = scope.split(" ");
  const said = t("standing-answer", { answer: given ?? answer });
  if (kind === "bonds") return t("standing-bonds", { cash: money(Number(about)) });
  if (kind === "peace")
    return t(place === "*" ? "standing-peace" : "standing-peace-at", {
      nation: nationName(about),
      place: place === "*" ? "" : regionName(edition, place),
      answer: said,
    });
  return t(`standing-${kind}`, {
    nation: nationName(about),
    place: kind === "stance" ? regionName(edition, about) : "",
    answer: said,
  });
}
