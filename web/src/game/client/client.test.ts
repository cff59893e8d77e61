// GameClient: applying states from responses and the stream, and its chat, log, history and plan.
import { describe, expect, it, vi } from "vitest";
import type { Answer, GameApi } from "../../lib/api";
import type { ApiError, ChatLine, Choice, GameState, LogEntry, PlanForeseen, Table, View } from "../../wire";
import { Chat } from "./chat.svelte";
import { History } from "./history.svelte";
import { GameLog } from "./log.svelte";
import { Plan, type PlanHost } from "./plan.svelte";

vi.stubGlobal("document", { querySelector: () => null, addEventListener: () => undefined, hidden: false });
const stream = vi.hoisted(() => ({ state: (state: GameState): void => void state }));
vi.mock("../../lib/stream.svelte", () => ({
  LiveStream: class {
    constructor(_: string, listeners: typeof stream) {
      stream.state = listeners.state;
    }
    moveTo(): void {}
  },
}));
const { GameClient } = await import("./client.svelte");

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });
const REFUSED = { code: "not_adjacent", params: {}, sentence: "" } as ApiError;

/** A response that the test resolves by hand. */
function later<T>(): { answer: Promise<Answer<T>>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<Answer<T>>((resolve) => (give = (value) => resolve(ok(value))));
  return { answer, give };
}

describe("chat", () => {
  const line = (id: number, text = `line ${id}`, hidden = false): ChatLine =>
    ({ id, seat: 0, name: "Ada", text, hidden, to: null }) as unknown as ChatLine;
  const chatOf = (lines: ChatLine[]): Chat =>
    new Chat({ chat: async () => ok(lines), say: async (text: string) => ok(line(9, text)) });

  it("counts unread lines until it is opened", async () => {
    const chat = chatOf([line(1), line(2)]);
    chat.receive(line(2));
    expect([chat.lines, chat.unread]).toEqual([null, 1]);
    await chat.open();
    expect([chat.lines?.map((each) => each.id), chat.unread]).toEqual([[1, 2], 0]);
    chat.receive([line(3), line(4)]);
    expect([chat.lines?.map((each) => each.id), chat.unread]).toEqual([[1, 2, 3, 4], 0]);
  });
  it("replaces a line that is sent again because it was hidden", async () => {
    const chat = chatOf([line(1), line(2)]);
    chat.receive(line(1));
    chat.receive(line(1, "", true));
    expect(chat.unread).toBe(1);
    await chat.open();
    chat.receive(line(2, "", true));
    expect(chat.lines).toHaveLength(2);
    expect(chat.lines?.[1]).toMatchObject({ id: 2, hidden: true });
  });
  it("keeps lines received while it is being opened", async () => {
    const { answer, give } = later<ChatLine[]>();
    const chat = new Chat({ chat: () => answer, say: async () => ({ ok: false, status: 403, error: REFUSED }) });
    const opening = chat.open();
    chat.receive(line(3));
    give([line(1)]);
    await opening;
    expect(chat.lines?.map((each) => each.id)).toEqual([1, 3]);
    expect(await chat.say("hello")).toBe(REFUSED);
    expect(chat.lines).toHaveLength(2);
  });
  it("shows an own line once although both the response and the stream contain it", async () => {
    const chat = chatOf([]);
    await chat.open();
    expect(await chat.say("hello")).toBeNull();
    chat.receive(line(9, "hello"));
    expect(chat.lines?.map((each) => each.text)).toEqual(["hello"]);
  });
});

const entries = (first: number, last: number, turn = 1): LogEntry[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ version: first + at, turn }) as LogEntry);
const versions = (log: GameLog): string => `${log.entries[0]?.version}-${log.entries.at(-1)?.version}`;

describe("the log", () => {
  const logOf = (): GameLog => new GameLog({ events: async () => ok(entries(1, 900)) });

  it("merges the latest entries of a state and drops undone moves", () => {
    const log = logOf();
    log.merge(entries(1, 5), 5, true);
    log.merge(entries(4, 8), 8, true);
    expect([versions(log), log.entries.length, log.complete]).toEqual(["1-8", 8, true]);
    expect(log.since(6).map((entry) => entry.version)).toEqual([7, 8]);
    log.merge(entries(5, 6), 6, true);
    expect(versions(log)).toBe("1-6");
    log.merge([], 3, true);
    expect(versions(log)).toBe("1-3");
  });
  it("restarts after a gap and fetches earlier entries on demand", async () => {
    const log = logOf();
    log.merge(entries(1, 5), 5, true);
    log.merge(entries(20, 25), 25, true);
    expect([versions(log), log.complete]).toEqual(["20-25", false]);
    await log.fetchAll();
    expect([versions(log), log.entries.length, log.complete]).toEqual(["1-25", 25, true]);
  });
  it("is trimmed in a long game, but not while a past position is shown", () => {
    const log = logOf();
    log.merge(entries(1, 401), 401, false);
    expect([log.entries.length, log.complete]).toEqual([401, true]);
    log.merge(entries(402, 402), 402, true);
    expect([versions(log), log.complete]).toEqual(["203-402", false]);
  });
});

describe("the history", () => {
  const viewOf = (version: number): View => ({ version }) as View;

  async function history(position: GameApi["position"] = async (at) => ok(viewOf(at))): Promise<History> {
    const log = new GameLog({ events: async () => ok([]) });
    log.merge([...entries(1, 3, 1), ...entries(4, 9, 2)], 9, true);
    return new History({ position }, log, () => 9);
  }

  it("shows a position and the one before its turn", async () => {
    const shown = await history();
    await shown.show(6);
    expect(shown.past).toEqual({ at: 6, view: viewOf(6), before: viewOf(3) });
  });
  it("returns to the present for versions that are not past", async () => {
    const shown = await history();
    for (const at of [null, 9, 10, -1]) {
      await shown.show(2);
      await shown.show(at);
      expect(shown.past, String(at)).toBeNull();
    }
    await shown.show(9, true);
    expect(shown.past?.at).toBe(9);
  });
  it("ignores a late response after the reader has moved on", async () => {
    const slow = later<View>();
    const shown = await history(async (at) => (at === 2 ? slow.answer : ok(viewOf(at))));
    const first = shown.show(2);
    await shown.show(5);
    slow.give(viewOf(2));
    await first;
    expect(shown.past?.at).toBe(5);
    const again = shown.show(2);
    await shown.show(null);
    await again;
    expect(shown.past).toBeNull();
  });
});

describe("a plan", () => {
  /** A game in which the step `stuck` is never possible; the test advances `now`. */
  class Game implements PlanHost {
    now = { version: 7 } as View;
    busy = false;
    refusals: ApiError[] = [];
    asked: string[] = [];
    during: () => void = () => undefined;
    api = {
      plan: async (version: number, actions: string[]): Promise<Answer<PlanForeseen>> => {
        this.asked.push(`${version}: ${actions.join(" ")}`);
        this.during();
        const good = actions.includes("stuck") ? actions.slice(0, actions.indexOf("stuck")) : actions;
        const refused = good === actions ? null : REFUSED;
        return ok({ version, steps: good.map((action) => ({ action })), refused } as unknown as PlanForeseen);
      },
    };
    request<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
      return call();
    }
    refuse(error: ApiError): void {
      this.refusals.push(error);
    }
  }
  function begun(): { plan: Plan; game: Game; changes: () => number } {
    const game = new Game();
    const plan = new Plan(game);
    let count = 0;
    plan.onchange = () => count++;
    return { plan, game, changes: () => count };
  }

  it("adds, removes and reorders steps", async () => {
    const { plan, changes } = begun();
    await plan.preview([]);
    expect([plan.foreseen?.version, plan.steps]).toEqual([7, []]);
    for (const step of ["a", "b", "c"]) expect(await plan.add(step)).toBe(true);
    await plan.moveUp(2);
    expect(plan.actions).toEqual(["a", "c", "b"]);
    await plan.removeLast();
    expect(plan.actions).toEqual(["a", "c"]);
    expect(changes()).toBe(6);
    plan.cancel();
    expect([plan.foreseen, plan.actions, changes()]).toEqual([null, [], 7]);
  });
  it("stays unchanged and shows the refusal if a step is impossible", async () => {
    const { plan, game } = begun();
    await plan.preview(["a"]);
    expect(await plan.add("stuck")).toBe(false);
    expect([plan.actions, game.refusals]).toEqual([["a"], [REFUSED]]);
  });
  it("removes a step together with those that depend on it", async () => {
    const { plan, game } = begun();
    await plan.preview(["a", "b", "c"]);
    plan.foreseen = { ...plan.foreseen!, steps: ["a", "b", "stuck", "c"].map((action) => ({ action })) as never };
    await plan.remove(1);
    expect([plan.actions, game.refusals]).toEqual([["a", "c"], []]);
  });
  it("is dropped by a new position and not restored by a late response", async () => {
    const { plan, game, changes } = begun();
    await plan.preview(["a"]);
    game.during = () => {
      game.now = { version: 8 } as View;
      plan.invalidate();
    };
    expect(await plan.add("b")).toBe(false);
    expect([plan.foreseen, changes()]).toEqual([null, 1]);
  });
  it("sends nothing while another request is in progress", async () => {
    const { plan, game } = begun();
    game.busy = true;
    expect(await plan.preview(["a"])).toBe(false);
    expect(game.asked).toEqual([]);
  });
});

describe("the client of a game", () => {
  const table = (name: string): Table =>
    ({ id: "g", name, state: "running", seats: [], customs: { spectators: "now" } }) as unknown as Table;
  const state = (version: number, revision = version, more: Partial<GameState> = {}): GameState =>
    ({
      seat: 0,
      revision,
      table: table(`at ${version}`),
      view: { version, seat: 0 },
      log: entries(1, version),
      ...more,
    }) as unknown as GameState;

  function begun(act: () => Promise<Answer<GameState>> = async () => ok(state(3))) {
    const taken: string[] = [];
    const api = { streamUrl: "/stream", awayUrl: "/away", act } as unknown as GameApi;
    const client = new GameClient(
      table("new"),
      (live, fresh, own) => taken.push(`${live.view.version} +${fresh.length}${own ? " own" : ""}`),
      api,
    );
    stream.state(state(2));
    return { client, taken };
  }
  const choice = { text: "produce", kind: "produce" } as Choice;

  it("applies an own move once although both the response and the stream contain it", async () => {
    const { client, taken } = begun();
    expect(await client.act(choice)).toBe(true);
    stream.state(state(3, 3, { table: table("renamed") }));
    expect(taken).toEqual(["2 +0", "3 +1 own"]);
    expect(client.table.name).toBe("renamed");
  });
  it("applies streamed states after the response, so that an own move is recognized", async () => {
    const { answer, give } = later<GameState>();
    const { client, taken } = begun(() => answer);
    const acting = client.act(choice);
    stream.state(state(3));
    stream.state(state(4));
    give(state(3));
    await acting;
    expect(taken).toEqual(["2 +0", "3 +1 own", "4 +1"]);
  });
  it("ignores an outdated state, but not an undo", () => {
    const { client, taken } = begun();
    stream.state(state(1, 1));
    stream.state(state(1, 5));
    expect([taken, client.now?.version, client.log.entries.length]).toEqual([["2 +0", "1 +0"], 1, 1]);
  });
  it("accepts an older revision for a delayed spectator", () => {
    const { client } = begun();
    const delayed = { ...table("delayed"), customs: { spectators: "later" } } as Table;
    stream.state(state(1, 1, { seat: null, table: delayed }));
    expect(client.now?.version).toBe(1);
  });
  it("accepts the same position for another seat of a shared screen", () => {
    const { client, taken } = begun();
    stream.state(state(2, 2, { seat: 1, view: { version: 2, seat: 1 } as View }));
    expect([client.seat, taken]).toEqual([1, ["2 +0", "2 +0"]]);
  });
  it("drops the plan on a new position and counts moves missed while the stream was lost", () => {
    const { client } = begun();
    client.plan.foreseen = { version: 2, steps: [], view: { version: 2 } } as unknown as PlanForeseen;
    stream.state(state(2));
    expect(client.plan.foreseen).not.toBeNull();
    client.markConnectionLost();
    stream.state(state(5));
    expect([client.plan.foreseen, client.notice]).toEqual([null, { kind: "missed", count: 3 }]);
  });
});
