// The current user, and static facts that every page needs.
import { facts, people, type Answer } from "./api";
import { adopt, changeCount, setAccountCheck } from "./settings.svelte";
import type { Catalogue, EditionFacts, RuleText, User } from "../wire";

class Session {
  user = $state.raw<User | null>(null);
  /** False until the server has identified the user. */
  loaded = $state(false);
  catalogue = $state.raw<Catalogue | null>(null);
  /** Number of games waiting for the user, shown in the top bar; set by the lobby. */
  waiting = $state(0);
  /** Whether the server is in maintenance mode. */
  maintenance = $state(false);

  async load(): Promise<void> {
    const changes = changeCount();
    const [me, catalogue] = await Promise.all([people.me(), facts.catalogue()]);
    if (me.ok) this.#set(me.value.user, changes);
    this.maintenance = me.ok && !!me.value.maintenance;
    if (catalogue.ok) this.catalogue = catalogue.value;
    this.loaded = true;
  }

  /** Return the user; create a guest if nobody is signed in. */
  async ensure(name: string): Promise<Answer<{ user: User }>> {
    if (this.user) return { ok: true, value: { user: this.user } };
    return this.take(people.guest(name));
  }

  async take(answer: Promise<Answer<{ user: User }>>): Promise<Answer<{ user: User }>> {
    const changes = changeCount();
    const result = await answer;
    if (result.ok) this.#set(result.value.user, changes);
    return result;
  }

  async logout(): Promise<void> {
    await people.logout();
    this.#set(null, changeCount());
  }

  #set(user: User | null, changes: number): void {
    this.user = user;
    if (user) adopt(user.settings ?? {}, changes);
  }
}

export const session = new Session();
setAccountCheck(() => !session.loaded || session.user !== null);

const editions = new Map<string, Promise<Answer<EditionFacts>>>();
export function editionFacts(id: string): Promise<Answer<EditionFacts>> {
  return remember(editions, id, () => facts.edition(id));
}

const rules = new Map<string, Promise<Answer<RuleText[]>>>();
export function ruleTexts(language: string): Promise<Answer<RuleText[]>> {
  return remember(rules, language, () => facts.rules(language));
}

function remember<T>(
  cache: Map<string, Promise<Answer<T>>>,
  key: string,
  load: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const cached = cache.get(key);
  if (cached) return cached;
  const loading = load().then((answer) => {
    if (!answer.ok) cache.delete(key);
    return answer;
  });
  cache.set(key, loading);
  return loading;
}
