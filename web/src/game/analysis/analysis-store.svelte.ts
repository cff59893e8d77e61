// The analysis of one game as the page knows it: asked for, followed while it is made, kept while the page stands.
import { game } from "../../lib/api";
import { errorText } from "../../lib/errors";
import { language } from "../../lib/texts.svelte";
import type { Analysis, Explanation } from "../../wire";

const POLL_MS = 2_000;
const FIRST_LOOKS = 5;

export class Course {
  told = $state.raw<Analysis | null>(null);
  problem = $state("");
  busy = $state(false);
  explained = $state.raw<Explanation | null>(null);
  explaining = $state(false);
  #id: string;
  #spoken = "";
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Loads it in the reader's language, and again while it is being made; ends with the function it returns. */
  follow(): () => void {
    void this.#look();
    return () => clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const spoken = language();
    if (this.told?.state === "done" && this.#spoken === spoken) return;
    const answer = await game(this.#id).analysis(spoken);
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (!answer.ok) return;
    this.#spoken = spoken;
    this.told = answer.value;
    const { state } = answer.value;
    // A game that has just ended is put in line a moment later.
    if (state === "waiting" || state === "working" || (state === "none" && this.#looks++ < FIRST_LOOKS))
      this.#timer = setTimeout(() => void this.#look(), POLL_MS);
  }

  async ask(): Promise<void> {
    this.busy = true;
    const answer = await game(this.#id).askForAnalysis(language());
    this.busy = false;
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (answer.ok) this.told = answer.value;
    await this.#look();
  }

  async explain(at: number): Promise<void> {
    this.explaining = true;
    const answer = await game(this.#id).explanation(at, language());
    this.explaining = false;
    this.problem = answer.ok ? "" : errorText(answer.error);
    this.explained = answer.ok ? answer.value : null;
  }
}

const courses = new Map<string, Course>();
/** The one of a game: the end of the game and its review show the same. */
export function courseOf(id: string): Course {
  let course = courses.get(id);
  if (!course) courses.set(id, (course = new Course(id)));
  return course;
}
