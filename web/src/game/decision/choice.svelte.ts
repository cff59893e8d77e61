// What is being chosen in the present decision: unit, destination, ticks; and what the server says it would bring.
import { toast } from "../../lib/toast.svelte";
import { t } from "../../lib/texts.svelte";
import type { ApiError, EditionFacts, Leg, Preview } from "../../wire";
import { CONFIRMED, isMove, originOf, read, type Act } from "../client/actions";
import type { GameClient } from "../client/client.svelte";
import { screen } from "../../lib/screen.svelte";
import { actText } from "../words/words";

/** Decisions in which a gift could make more possible than the one action offered. */
const GIFT_MAY_HELP = new Set(["factory", "import", "swiss_bank"]);

export type Way = "march" | "rail" | "convoy" | "sail";

export class Choice {
  client: GameClient;
  facts = $state.raw<EditionFacts | null>(null);
  /** The unit that moves: `vienna`, `paris:hostile`. */
  origin = $state<string | null>(null);
  /** Hovered or focused: shown, nothing more. */
  pointed = $state<string | null>(null);
  /** Selected, waits for the main button. */
  chosen = $state<string | null>(null);
  /** Several actions fit one place: they are offered there. */
  several = $state.raw<{ region: string; acts: (Act | { origin: string; act: Act })[] } | null>(null);
  ticks = $state<string[]>([]);
  previews = $state.raw<Record<string, Preview>>({});
  routes = $state.raw<Record<string, Leg[]>>({});
  /** Why spaces of the rondel that are near enough to be wished for are not offered. */
  locked = $state.raw<Record<string, ApiError>>({});
  /** Import: army or fleet where both are possible; null asks at the place. */
  unit = $state<string | null>(null);
  /** On a phone: the nation whose bonds are offered in the sheet. */
  row = $state<string | null>(null);
  /** Seconds until the only possible action is played by itself; null if nothing is. */
  forcedIn = $state<number | null>(null);
  #forcing: ReturnType<typeof setInterval> | undefined;
  #asked = new Set<string>();
  #key = "";

  constructor(client: GameClient) {
    this.client = client;
  }

  kind = $derived.by(() => (this.client.mine ? this.client.decision!.kind : null));
  acts = $derived.by<Act[]>(() => {
    const decision = this.client.mine ? this.client.decision : null;
    return decision?.actions?.map((text) => read(text, decision.kind)) ?? [];
  });
  shown = $derived.by(() => {
    const text = this.pointed ?? this.chosen;
    return text === null ? null : (this.acts.find((act) => act.text === text) ?? null);
  });
  preview = $derived(this.shown ? (this.previews[this.shown.text] ?? null) : null);
  moves = $derived(this.acts.filter(isMove));

  /** Lit places with the actions that fit them. */
  targets = $derived.by(() => {
    const lit = new Map<string, Act[]>();
    const add = (region: string | undefined, act: Act): void => {
      if (!region) return;
      const there = lit.get(region);
      if (there) there.push(act);
      else lit.set(region, [act]);
    };
    for (const act of this.acts) {
      if (this.origin === null) add(act.place, act);
      else if (isMove(act) && originOf(act) === this.origin) add(act.to, act);
    }
    if (this.unit) {
      for (const [region, acts] of lit)
        if (acts.length > 1)
          lit.set(
            region,
            acts.filter((act) => act.unit === this.unit),
          );
    }
    return lit;
  });

  /** The move that a question of somebody is about: where a unit has come from and arrived. */
  arrival = $derived.by<Act | null>(() => {
    for (let index = this.client.log.length - 1; index >= 0; index--) {
      const action = this.client.log[index]?.action ?? "";
      if (/^(army|fleet|stance) /.test(action)) return read(action, "armies");
      if (/^(rondel|end)/.test(action)) return null;
    }
    return null;
  });
  question = $derived.by(() => {
    const kind = this.client.decision?.kind;
    if (
      this.client.past ||
      !this.arrival ||
      !kind ||
      !["stance", "arrival", "ask", "challenge", "canal"].includes(kind)
    )
      return null;
    return {
      from: this.arrival.to ? (this.arrival.place ?? null) : null,
      to: this.arrival.to ?? this.arrival.place ?? "",
    };
  });

  /** Forgets what was chosen when another decision has come; called with every state. */
  refresh(): void {
    const live = this.client.live;
    const key = `${live?.revision} ${this.client.mine}`;
    if (key === this.#key) return;
    this.#key = key;
    this.origin = this.pointed = this.chosen = this.unit = this.row = null;
    this.holdForced();
    this.several = null;
    this.previews = {};
    this.routes = {};
    this.locked = {};
    this.#asked.clear();
    if (!this.client.mine) return;
    if (this.acts.length === 1 && !GIFT_MAY_HELP.has(this.kind ?? "")) this.#force();
    if (this.kind === "production") this.ticks = this.#firstTicks();
    if (this.kind !== "armies" && this.kind !== "fleets") void this.#ask(null);
    const origins = new Set(this.moves.map(originOf));
    if (this.kind === "armies" && origins.size === 1 && this.moves.length === this.acts.length - 1)
      this.selectOrigin([...origins][0]!);
  }

  /** At tables that do not play forced decisions themselves: after three seconds, unless the reader waits. */
  #force(): void {
    this.forcedIn = 3;
    this.#forcing = setInterval(() => {
      this.forcedIn = (this.forcedIn ?? 1) - 1;
      if (this.forcedIn > 0) return;
      const [only] = this.acts;
      this.holdForced();
      if (only) void this.play(only);
    }, 1000);
  }

  holdForced(): void {
    clearInterval(this.#forcing);
    this.forcedIn = null;
  }

  /** As many factories as the supply feeds; the reader may choose others. */
  #firstTicks(): string[] {
    const nation = this.client.now?.nations[this.client.decision?.nation ?? ""];
    const left = { armament: nation?.armies_left ?? 0, shipyard: nation?.fleets_left ?? 0 };
    return this.acts.flatMap((act) => {
      const city = this.cityOf(act.place);
      return act.place && city && left[city]-- > 0 ? [act.place] : [];
    });
  }

  /** The facts of the edition may come after the first state. */
  learn(facts: EditionFacts): void {
    this.facts = facts;
    if (this.kind === "production") this.ticks = this.#firstTicks();
  }

  cityOf(place: string | undefined): "armament" | "shipyard" | null {
    return this.facts?.regions.find((region) => region.id === place)?.city ?? null;
  }

  /** Asked once per rondel decision, for the spaces ahead that are not offered. */
  async explainLocked(spaces: string[]): Promise<void> {
    const key = this.#key;
    const answers = await Promise.all(spaces.map((space) => this.client.api.explain(`rondel ${space}`)));
    if (key !== this.#key) return;
    this.locked = Object.fromEntries(
      spaces.flatMap((space, index) => {
        const answer = answers[index];
        return answer?.ok ? [[space, answer.value]] : [];
      }),
    );
  }

  async #ask(actions: string[] | null): Promise<void> {
    const version = this.client.now?.version ?? 0;
    const key = this.#key;
    const [previews, routes] = await Promise.all([
      this.client.api.previews(version, actions),
      actions?.length ? this.client.api.routes(actions) : null,
    ]);
    if (key !== this.#key) return;
    if (previews.ok) this.previews = { ...this.previews, ...previews.value.previews };
    if (routes?.ok) this.routes = { ...this.routes, ...routes.value.routes };
  }

  #askOnce(acts: Act[]): void {
    const fresh = acts.map((act) => act.text).filter((text) => !this.#asked.has(text));
    if (!fresh.length) return;
    for (const text of fresh) this.#asked.add(text);
    void this.#ask(fresh);
  }

  /** How a destination is reached, for the kind of line around it. */
  wayOf(act: Act | undefined): Way {
    const legs = act ? (this.routes[act.text] ?? []) : [];
    if (legs.some(([kind]) => kind === "convoy")) return "convoy";
    if (legs.length && legs.every(([kind]) => kind === "rail")) return "rail";
    return act?.kind === "fleet" ? "sail" : "march";
  }

  point(act: Act | null): void {
    this.pointed = act?.text ?? null;
    if (act && (this.kind === "armies" || this.kind === "fleets")) this.#askOnce([act]);
  }

  /** A pointer rests on something, or leaves it. A sheet that grew under it would jump. */
  hover(act: Act | null): void {
    if (!screen.taps) this.point(act);
  }

  pointAt(region: string | null): void {
    const acts = region ? this.targets.get(region) : undefined;
    if (!acts || this.several) return this.several ? undefined : this.point(null);
    // Without a unit chosen there is no destination to preview yet.
    this.point(this.origin === null && acts.some(isMove) ? (acts.length === 1 ? acts[0]! : null) : acts[0]!);
  }

  selectOrigin(origin: string): void {
    this.origin = origin;
    this.chosen = null;
    this.pointed = null;
    this.several = null;
    this.#askOnce(this.moves.filter((act) => originOf(act) === origin));
  }

  /** A click, tap or Enter on a place. */
  pick(region: string, touch = screen.taps): void {
    if (!this.client.mine || this.client.busy) return;
    this.several = null;
    const acts = this.targets.get(region);
    if (this.origin !== null && !acts) {
      const place = this.origin.split(":")[0];
      if (place === region) return this.back();
      if (this.#unitsAt(region).length) {
        this.back();
        return this.pick(region, touch);
      }
    }
    if (!acts) return void this.#refuse(region);
    if (this.kind === "production") return this.toggle(region);
    if (this.origin !== null || !acts.some(isMove)) return this.#among(region, acts, touch);
    const origins = this.#unitsAt(region);
    const here = acts.filter((act) => !isMove(act));
    const only = origins.length === 1 && !here.length ? acts : null;
    if (only?.length === 1 && this.kind === "fleets") return this.take(only[0]!, touch);
    if (only) return this.selectOrigin(origins[0]!);
    this.several = {
      region,
      acts: [
        ...origins.map((origin) => ({ origin, act: acts.find((act) => isMove(act) && originOf(act) === origin)! })),
        ...here,
      ],
    };
  }

  #unitsAt(region: string): string[] {
    return [...new Set(this.moves.filter((act) => act.place === region).map(originOf))];
  }

  #among(region: string, acts: Act[], touch: boolean): void {
    if (acts.length === 1) return this.take(acts[0]!, touch);
    const again = acts.find((act) => act.text === this.chosen);
    if (again && touch) return this.take(again, touch);
    this.several = { region, acts };
  }

  /** Plays what is free to be undone, selects what hands the decision on. */
  take(act: Act, touch = screen.taps): void {
    this.several = null;
    const asks = (this.previews[act.text]?.asks?.length ?? 0) > 0;
    const waits = CONFIRMED.has(act.kind) || asks || touch || this.#isLastImport(act);
    if (waits && this.chosen !== act.text) {
      this.pointed = null;
      this.chosen = act.text;
    } else {
      void this.play(act);
    }
  }

  #isLastImport(act: Act): boolean {
    return act.kind === "import" && this.imported + 1 >= Number(this.facts?.import_limit ?? 99);
  }

  imported = $derived.by(() => {
    const turn = this.client.log.at(-1)?.turn;
    return this.client.log.filter((entry) => entry.turn === turn && entry.action?.startsWith("import ")).length;
  });

  toggle(region: string): void {
    this.ticks = this.ticks.includes(region) ? this.ticks.filter((tick) => tick !== region) : [...this.ticks, region];
  }

  back(): void {
    if (this.several) this.several = null;
    else if (this.chosen !== null) this.chosen = null;
    else this.origin = null;
    this.pointed = null;
  }

  async play(act: Act): Promise<boolean> {
    const view = this.client.now;
    const kind = this.kind;
    if (!view || !kind) return false;
    const said = actText(act, view, kind);
    const done = await this.client.act(act.text);
    if (done && !this.client.mine && this.client.live?.undo) {
      toast(said, { text: t("undo"), run: () => void this.client.undo(false) });
    }
    return done;
  }

  confirm(): void {
    const act = this.acts.find((each) => each.text === this.chosen);
    if (act) void this.play(act);
  }

  /** The ticked factories, one action each unless all together are offered. */
  async produce(): Promise<void> {
    const all = this.acts.filter((act) => act.place).length;
    const together = this.acts.find((act) => act.text === "produce all");
    if (together && this.ticks.length === all) return void (await this.play(together));
    for (const place of [...this.ticks]) {
      const act = this.acts.find((each) => each.kind === "produce" && each.place === place);
      if (act && !(await this.client.act(act.text))) return;
    }
    if (this.kind === "production") await this.client.act("end");
  }

  async #refuse(region: string): Promise<void> {
    const about: Partial<Record<string, string>> = {
      factory: `build ${region}`,
      production: `produce ${region}`,
      flags: `flag ${region}`,
      import: `import ${this.unit ?? "army"} ${region}`,
      armies: this.origin ? `army ${this.origin} ${region}` : undefined,
      fleets: this.origin ? `fleet ${this.origin} ${region}` : undefined,
    };
    const action = about[this.kind ?? ""];
    if (action) await this.client.explain(action);
  }
}
