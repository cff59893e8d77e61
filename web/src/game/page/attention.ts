// Notifies the player of events: announcements, title, favicon, sound, desktop notification.
import { base } from "../../lib/base";
import { announce } from "../../lib/announce.svelte";
import { settings } from "../../lib/settings.svelte";
import { nationLetters, nationName, personName, t } from "../../lib/texts.svelte";
import type { GameClient } from "../client/client.svelte";
import { summary } from "../log/log";
import type { GameState, LogEntry, View } from "../../wire";
import { playerName } from "../text/game-text";

const ASKED = new Set(["canal", "challenge", "swiss_bank"]);

export class Attention {
  #client: GameClient;
  #announcedKey = "";
  #warned = false;

  constructor(client: GameClient) {
    this.#client = client;
  }

  /** Handle a new state; `own`: it results from the viewer's own move. */
  state(live: GameState, fresh: LogEntry[], own: boolean, before: View | null): void {
    const view = live.view;
    const others = fresh.filter((entry) => !own || entry.seat !== view.seat);
    if (others.length) announce(summary(others, view), "polite");
    const decision = view.decision;
    const key = this.#client.mine && decision ? `${view.version} ${decision.kind}` : "";
    this.#title(view.over ? "" : key ? nationLetters(decision?.nation ?? "") : "", !!key);
    const yours = !!key && key !== this.#announcedKey;
    if (yours) this.#yours(live, own);
    this.#announcedKey = key;
    if (settings.sound && (fresh.length || yours)) {
      const context = { own, yours: yours && !own, away: document.hidden };
      void import("../motion/move-sounds").then(({ playMoveSounds }) => playMoveSounds(fresh, before, view, context));
    }
  }

  #yours(live: GameState, own: boolean): void {
    const view = live.view;
    const decision = view.decision!;
    const nation = nationName(decision.nation);
    const mover = view.turn ? playerName(view, view.nations[view.turn.nation]?.government) : "";
    const asked = ASKED.has(decision.kind);
    const sentence = asked
      ? t("say-asked", { player: mover, question: t(`ask-${decision.kind}`, { nation }) })
      : t("say-your-turn", { nation, kind: decision.kind });
    announce(sentence, own ? "polite" : "assertive");
    if (own) return;
    if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(sentence, { body: personName(live.table.name), tag: live.table.id });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }

  #title(letters: string, yours: boolean): void {
    const name = `${personName(this.#client.table.name)} · Rondel`;
    document.title = yours ? t("title-your-turn", { letters, name }).replace("·  ·", "·") : name;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `${base}/favicon${yours ? "-turn" : ""}.svg`;
  }

  /** Warn once, by sound and announcement, when a fifth of the viewer's time is left. */
  clock(left: number | null, bank: number): void {
    const short = left !== null && left < bank * 0.2;
    if (short && !this.#warned) {
      announce(t("say-clock"), "polite");
      if (settings.sound) void import("../../lib/sounds").then(({ play }) => play("clock"));
    }
    this.#warned = short;
  }

  stop(): void {
    this.#title("", false);
  }
}
