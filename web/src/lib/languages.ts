// Language matching; src/rondel/languages.py is the Python counterpart.
interface Language {
  tag: string;
  fallback: string;
  also: string[];
  /** Whether it translates every message of the first language. */
  complete?: boolean;
}

/** Return the best match for the wanted tags, in order: de-AT matches de; pt-PT matches pt-BR if nothing is closer. */
export function matchLanguage(languages: Language[], wanted: readonly string[]): string | null {
  const known = new Map<string, string>();
  for (const { tag, also } of languages) for (const alias of [...also, tag]) known.set(alias.toLowerCase(), tag);
  for (const name of wanted) {
    const subtags = name.toLowerCase().split("-");
    for (let count = subtags.length; count > 0; count--) {
      const tag = known.get(subtags.slice(0, count).join("-"));
      if (tag) return tag;
    }
    const sister = [...known].find(([alias]) => alias.split("-")[0] === subtags[0]);
    if (sister) return sister[1];
  }
  return null;
}

/** Languages in which messages are looked up: the language, its fallbacks, finally the first of all. A complete
 * language needs no fallback. */
export function fallbackChain(languages: Language[], tag: string): string[] {
  const found: string[] = [];
  for (let next = languages.find((each) => each.tag === tag); next && !found.includes(next.tag);) {
    found.push(next.tag);
    if (next.complete) return found;
    const { fallback } = next;
    next = languages.find((each) => each.tag === fallback);
  }
  return [...new Set([...found, languages[0]!.tag])];
}
