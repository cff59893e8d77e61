// The chat of one game: what was said, and how much of it has not been read.
import type { GameApi } from "../../lib/api";
import type { ApiError, ChatLine } from "../../wire";

export class Chat {
  /** All lines, by their numbers; null until the chat is openPanels for the first time. */
  lines = $state.raw<ChatLine[] | null>(null);
  unread = $state(0);
  #api: Pick<GameApi, "chat" | "say">;
  /** Every line received so far, read or not. */
  #received: ChatLine[] = [];

  constructor(api: Pick<GameApi, "chat" | "say">) {
    this.#api = api;
  }

  /** Add lines; a line that was hidden is sent again and replaces itself. */
  receive(said: ChatLine | ChatLine[]): void {
    const lines = new Map([...this.#received, ...[said].flat()].map((line) => [line.id, line]));
    const more = lines.size - this.#received.length;
    this.#received = [...lines.values()].sort((one, other) => one.id - other.id);
    if (this.lines) this.lines = this.#received;
    else this.unread += more;
  }

  /** Fetch what was said, and mark it as read. */
  async open(): Promise<void> {
    const answer = await this.#api.chat();
    if (!answer.ok) return;
    this.lines = this.#received;
    // What was said meanwhile is newer than the answer: lines are added, never replaced.
    this.receive(answer.value);
    this.unread = 0;
  }

  /** `to`: the seats of those who are to read it; none: everybody. */
  async say(text: string, to: number[] = []): Promise<ApiError | null> {
    const answer = await this.#api.say(text, to);
    if (!answer.ok) return answer.error;
    this.receive(answer.value);
    return null;
  }
}
