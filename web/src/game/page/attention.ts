// How a player learns that something happened: announcements, title, favicon, sound, notification.
import { base } from "../../lib/base";
import { announce } from "../../lib/announce.svelte";
import { settings } from "../../lib/settings.svelte";
import { nationLetters, nationName, t } from "../../lib/texts.svelte";
import type { Entry, GameClient, Live } from "../client/client.svelte";
import { summary } from "../log/log";
import { playerName } from "../words/words";

const ASKED = new Set(["canal", "challenge", "swiss_bank"]);

export class Attention {
  #client: GameClient;
  #told = "";
  #sound: AudioContext | null = null;
  #warned = false;

  constructor(client: GameClient) {
    this.#client = client;
  }

  /** Called with every new state; `own`: it came from the viewer's own move. */
  state(live: Live, fresh: Entry[], own: boolean): void {
    const view = live.view;
    const others = fresh.filter((entry) => !own || entry.seat !== view.seat);
    if (others.length) announce(summary(others, view), "polite");
    const decision = view.decision;
    const key = this.#client.mine && decision ? `${view.version} ${decision.kind}` : "";
    this.#title(view.over ? "" : key ? nationLetters(decision?.nation ?? "") : "", !!key);
    if (key && key !== this.#told) this.#yours(live, own);
    this.#told = key;
  }

  #yours(live: Live, own: boolean): void {
    const view = live.view;
    const decision = view.decision!;
    const nation = nationName(decision.nation);
    const mover = view.turn ? playerName(view, view.nations[view.turn.nation]?.government) : "";
    const asked = ASKED.has(decision.kind);
    const said = asked
      ? t("say-asked", { player: mover, question: t(`ask-${decision.kind}`, { nation }) })
      : t("say-your-turn", { nation, kind: decision.kind });
    announce(said, own ? "polite" : "assertive");
    if (own) return;
    this.#beep(660);
    if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(said, { body: live.table.name, tag: live.table.id });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }

  #title(letters: string, yours: boolean): void {
    const name = `${this.#client.table.name} · Rondel`;
    document.title = yours ? t("title-your-turn", { letters, name }).replace("·  ·", "·") : name;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `${base}/favicon${yours ? "-turn" : ""}.svg`;
  }

  /** One sound and one sentence when a fifth of the own time is left. */
  clock(left: number | null, bank: number): void {
    const short = left !== null && left < bank * 0.2;
    if (short && !this.#warned) {
      announce(t("say-clock"), "polite");
      this.#beep(440);
    }
    this.#warned = short;
  }

  #beep(pitch: number): void {
    if (!settings.sound) return;
    try {
      const audio = (this.#sound ??= new AudioContext());
      const [tone, level] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.12, audio.currentTime);
      level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
      tone.connect(level).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.4);
    } catch {
      // A browser may refuse sound before the first click.
    }
  }

  stop(): void {
    this.#title("", false);
    void this.#sound?.close();
  }
}
