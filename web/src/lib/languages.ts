// Which language is meant by a tag; src/rondel/languages.py does the same in Python.
interface Language {
  tag: string;
  fallback: string;
  also: string[];
  /** Whether it says everything that the first language says. */
  complete?: boolean;
}

/** The first wanted tag that some language fits: de-AT is German, pt and pt-PT Brazilian if no nearer one is there. */
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

/** Where a text is looked for: in the language itself, then in its fallback, at last in the first of all. Languages that
 * lack nothing need no other, and nobody fetches one. */
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
