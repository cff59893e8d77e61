// The Fluent catalogues of one language, parsed once here instead of in every browser.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Catalogues that only the terminal needs. */
const TERMINAL_ONLY = new Set(["cli.ftl"]);
/** Catalogues that the lobby does not need: a file of their own. */
const LATER = new Set(["aid.ftl", "analysis.ftl", "lesson.ftl"]);
/** What src/lib/fluent/fluent.ts understands. */
const KNOWN = new Set(["str", "num", "var", "select", "func", "narg"]);

function check(id: string, part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { type, name } = part as { type?: string; name?: string };
  if (type && (!KNOWN.has(type) || (type === "func" && name !== "NAME")))
    throw new Error(`${id} uses ${name ?? type}, which the client does not read`);
  for (const inner of Object.values(part)) check(id, inner);
}

type Pattern = string | (string | { type: string; variants?: { value: Pattern }[] })[] | null;

/** The pattern with every text in it changed. */
function mapped(pattern: Pattern, change: (text: string) => string): Pattern {
  if (pattern === null || typeof pattern === "string") return pattern && change(pattern);
  return pattern.map((element) => {
    if (typeof element === "string") return change(element);
    const variants = element.variants?.map((variant) => ({ ...variant, value: mapped(variant.value, change) }));
    return variants ? { ...element, variants } : element;
  });
}

/** The messages of a folder as JSON, those for later apart, and what it says; `change` is what its language does to
 * every text. */
export function catalogue(
  folder: string,
  change: (text: string) => string,
): { text: string; later: string; files: string[]; says: Set<string> } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.has(name))
    .sort()
    .map((name) => join(folder, name));
  type Messages = Record<string, { value: Pattern; attributes: object }>;
  const messages: Messages = {};
  const later: Messages = {};
  for (const file of files)
    for (const { id, value, attributes } of new FluentResource(readFileSync(file, "utf-8")).body) {
      check(id, { value, attributes });
      const changed = Object.entries(attributes).map(([name, pattern]) => [name, mapped(pattern as Pattern, change)]);
      const into = LATER.has(basename(file)) ? later : messages;
      into[id] ??= { value: mapped(value as Pattern, change), attributes: Object.fromEntries(changed) };
    }
  // Terms, such as the forms of names, are each language's own business.
  const said = Object.entries({ ...messages, ...later }).filter(([id]) => !id.startsWith("-"));
  const says = said.flatMap(([id, { value, attributes }]) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
  return { text: JSON.stringify(messages), later: JSON.stringify(later), files, says: new Set(says) };
}
