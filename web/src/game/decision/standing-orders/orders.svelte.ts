// Standing orders: decisions made in advance. The server stores and executes them, even while this page is closed.
import { errorText } from "../../../lib/errors";
import { toast } from "../../../lib/toast.svelte";
import type { Answer } from "../../../lib/api";
import type { Choice, NewOrder, OrderList } from "../../../wire";
import type { Choosing } from "../choosing.svelte";
import { lineText } from "../../text/order-text";

const REPEATED = new Set(["challenge", "stance", "canal"]);

export class StandingOrders {
  /** State of the "same again" checkbox below the question. */
  same = $state(false);
  /** Error of the last change. */
  problem = $state("");
  #choosing: Choosing;
  #lastReported = -1;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  /** The orders of the viewer's current seat. */
  list = $derived.by(() => {
    const { orders, seat } = this.#choosing.client;
    return orders.orders.filter((order) => order.seat === seat);
  });
  /** Whether the current answer can be repeated for later decisions of this kind. */
  repeats = $derived.by(() => !this.#choosing.client.plan.foreseen && REPEATED.has(this.#choosing.kind ?? ""));

  async load(): Promise<void> {
    const answer = await this.#choosing.client.api.orders();
    if (answer.ok) this.take(answer.value);
  }

  /** Apply the list sent by the server, and announce canceled orders. */
  take(list: OrderList): void {
    const { client } = this.#choosing;
    const last = list.log.at(-1);
    if (this.#lastReported >= 0 && last?.code === "cancelled" && last.at > this.#lastReported)
      toast(lineText(last, client.table.edition));
    this.#lastReported = last?.at ?? 0;
    client.orders = list;
  }

  give(order: NewOrder): Promise<boolean> {
    return this.#apply(this.#choosing.client.api.giveOrder({ seat: this.#choosing.client.seat, ...order }));
  }

  revoke(id: number): Promise<boolean> {
    return this.#apply(this.#choosing.client.api.revokeOrder(id));
  }

  /** Move an order up (-1) or down (+1) in priority. */
  move(id: number, by: number): Promise<boolean> {
    const ids = this.list.map((order) => order.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(Math.max(0, at + by), 0, id);
    return this.#apply(this.#choosing.client.api.arrangeOrders(ids));
  }

  async #apply(request: Promise<Answer<OrderList>>): Promise<boolean> {
    const answer = await request;
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (answer.ok) this.take(answer.value);
    return answer.ok;
  }

  /** Play the answer; if the checkbox is set, also create an order that repeats it. */
  async answer(choice: Choice, more: NewOrder | null = null): Promise<void> {
    const order = this.same ? this.#repeating(choice) : more;
    const { seat } = this.#choosing.client; // read before playing: on a shared screen the seat changes
    this.same = false;
    if (!(await this.#choosing.play(choice)) || !order) return;
    if (!(await this.give({ seat, ...order }))) toast(this.problem);
  }

  #repeating(choice: Choice): NewOrder | null {
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
