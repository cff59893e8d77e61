// Standing orders: answers given in advance. The server keeps them and answers with them, also while this page is closed.
import { errorText } from "../../../lib/errors";
import { toast } from "../../../lib/toast.svelte";
import type { Answer } from "../../../lib/api";
import type { Choice, NewOrder, OrderList } from "../../../wire";
import type { Choosing } from "../choosing.svelte";
import { lineText } from "../../text/order-text";

const REPEATED = new Set(["challenge", "stance", "canal"]);

export class StandingOrders {
  /** The tick under the question. */
  same = $state(false);
  /** Why the last change was refused. */
  problem = $state("");
  #choosing: Choosing;
  #lastReported = -1;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  /** Those of the seat that one looks from. */
  list = $derived.by(() => {
    const { orders, seat } = this.#choosing.client;
    return orders.orders.filter((order) => order.seat === seat);
  });
  /** May the present answer serve later questions of this kind? */
  repeats = $derived.by(() => !this.#choosing.client.plan.foreseen && REPEATED.has(this.#choosing.kind ?? ""));

  async load(): Promise<void> {
    const answer = await this.#choosing.client.api.orders();
    if (answer.ok) this.take(answer.value);
  }

  /** What the server says of the orders now; whoever looks on is list what was cancelled. */
  take(list: OrderList): void {
    const { client } = this.#choosing;
    const last = list.log.at(-1);
    if (this.#lastReported >= 0 && last?.code === "cancelled" && last.at > this.#lastReported)
      toast(lineText(last, client.table.edition));
    this.#lastReported = last?.at ?? 0;
    client.orders = list;
  }

  give(order: NewOrder): Promise<boolean> {
    return this.#changed(this.#choosing.client.api.giveOrder({ seat: this.#choosing.client.seat, ...order }));
  }

  revoke(id: number): Promise<boolean> {
    return this.#changed(this.#choosing.client.api.revokeOrder(id));
  }

  /** Tries an order earlier (-1) or later (+1). */
  move(id: number, by: number): Promise<boolean> {
    const ids = this.list.map((order) => order.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(Math.max(0, at + by), 0, id);
    return this.#changed(this.#choosing.client.api.arrangeOrders(ids));
  }

  async #changed(asked: Promise<Answer<OrderList>>): Promise<boolean> {
    const answer = await asked;
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (answer.ok) this.take(answer.value);
    return answer.ok;
  }

  /** Plays the answer; with the tick, later questions of this kind are answered like it. */
  async answer(choice: Choice, more: NewOrder | null = null): Promise<void> {
    const order = this.same ? this.#like(choice) : more;
    const { seat } = this.#choosing.client; // whoever plays several seats looks from another one afterwards
    this.same = false;
    if (!(await this.#choosing.play(choice)) || !order) return;
    if (!(await this.give({ seat, ...order }))) toast(this.problem);
  }

  #like(choice: Choice): NewOrder | null {
    const { client, kind, questionPlace } = this.#choosing;
    const mover = client.now?.turn?.nation ?? "";
    const answer = choice.kind as never;
    if (kind === "challenge")
      return {
        order: { kind, answer, own: client.decision?.nation ?? null, unit: choice.unit ?? null },
        lasts: "turn",
        first: true,
      };
    if (kind === "stance")
      return { order: { kind, answer, places: questionPlace ? [questionPlace.to] : [] }, lasts: "turn", first: true };
    if (kind === "canal") return { order: { kind, answer, nations: [mover] }, lasts: "revoked", first: true };
    return null;
  }
}
