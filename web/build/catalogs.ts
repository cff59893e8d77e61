// Parses the Fluent catalogs of a language at build time.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Catalogs that only the terminal client needs. */
const TERMINAL_ONLY = new Set(["cli.ftl"]);
/** Catalogs that the lobby does not need, in a separate file. */
const LATER = new Set(["aid.ftl", "analysis.ftl", "lesson.ftl"]);
/** Element types supported by src/lib/fluent/fluent.ts. */
const KNOWN = new Set(["str", "num", "var", "select", "func", "narg"]);

function check(id: string, part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { type, name } = part as { type?: string; name?: string };
  if (type && (!KNOWN.has(type) || (type === "func" && name !== "NAME")))
    throw new Error(`${id} uses ${name ?? type}, which the client does not read`);
  for (const inner of Object.values(part)) check(id, inner);
}

type Pattern = string | (string | { type: string; variants?: { value: Pattern }[] })[] | null;

/** Apply `change` to every text of a pattern. */
function mapped(pattern: Pattern, change: (text: string) => string): Pattern {
  if (pattern === null || typeof pattern === "string") return pattern && change(pattern);
  return pattern.map((element) => {
    if (typeof element === "string") return change(element);
    const variants = element.variants?.map((variant) => ({ ...variant, value: mapped(variant.value, change) }));
    return variants ? { ...element, variants } : element;
  });
}

/** Parse the catalogs of a folder; return the lobby's messages and the others as JSON, and all message ids. `change` is
 * applied to every text. */
export function parseCatalogs(
  folder: string,
  change: (text: string) => string,
): { text: string; later: string; files: string[]; ids: Set<string> } {
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
  // Terms, such as forms of names, differ by language and do not count.
  const translated = Object.entries({ ...messages, ...later }).filter(([id]) => !id.startsWith("-"));
  const ids = translated.flatMap(([id, { value, attributes }]) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
  return { text: JSON.stringify(messages), later: JSON.stringify(later), files, ids: new Set(ids) };
}
