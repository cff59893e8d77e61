// The Fluent catalogues of one language, parsed once here instead of in every browser.
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Catalogues that only the terminal needs. */
const TERMINAL_ONLY = new Set(["cli.ftl"]);
/** What src/lib/fluent/fluent.ts understands. */
const KNOWN = new Set(["str", "num", "var", "select", "func", "narg"]);

function check(id: string, part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { type, name } = part as { type?: string; name?: string };
  if (type && (!KNOWN.has(type) || (type === "func" && name !== "NAME")))
    throw new Error(`${id} uses ${name ?? type}, which the client does not read`);
  for (const inner of Object.values(part)) check(id, inner);
}

export function catalogue(folder: string): { text: string; files: string[] } {
  if (!existsSync(folder)) return { text: "{}", files: [] };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.has(name))
    .sort()
    .map((name) => join(folder, name));
  const messages: Record<string, object> = {};
  for (const { id, value, attributes } of files.flatMap(
    (file) => new FluentResource(readFileSync(file, "utf-8")).body,
  )) {
    check(id, { value, attributes });
    messages[id] ??= { value, attributes };
  }
  return { text: JSON.stringify(messages), files };
}
