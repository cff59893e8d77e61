// Chat of one game: its lines and the number of unread ones.
import type { GameApi } from "../../lib/api";
import type { ApiError, ChatLine } from "../../wire";

export class Chat {
  /** All lines, sorted by id; null until the chat is first opened. */
  lines = $state.raw<ChatLine[] | null>(null);
  unread = $state(0);
  #api: Pick<GameApi, "chat" | "say">;
  /** All lines received so far, read or unread. */
  #received: ChatLine[] = [];

  constructor(api: Pick<GameApi, "chat" | "say">) {
    this.#api = api;
  }

  /** Add lines; a line sent again, because a moderator hid it, replaces the old one. */
  receive(added: ChatLine | ChatLine[]): void {
    const lines = new Map([...this.#received, ...[added].flat()].map((line) => [line.id, line]));
    const more = lines.size - this.#received.length;
    this.#received = [...lines.values()].sort((one, other) => one.id - other.id);
    if (this.lines) this.lines = this.#received;
    else this.unread += more;
  }

  /** Fetch the chat and mark it as read. */
  async open(): Promise<void> {
    const answer = await this.#api.chat();
    if (!answer.ok) return;
    this.lines = this.#received;
    // Lines received meanwhile are newer than the response: merge instead of replacing.
    this.receive(answer.value);
    this.unread = 0;
  }

  /** Send a line to the seats in `to`; empty: to everyone. */
  async say(text: string, to: number[] = []): Promise<ApiError | null> {
    const answer = await this.#api.say(text, to);
    if (!answer.ok) return answer.error;
    this.receive(answer.value);
    return null;
  }
}
