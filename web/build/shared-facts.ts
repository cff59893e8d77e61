// Vite plugin that provides data from src/rondel as virtual modules: nations, charts of the editions, and catalogs as
// one file per language, loaded on demand.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { parseCatalogs } from "./catalogs.ts";
import { languages, keepWithNext } from "./languages.ts";

const home = join(dirname(fileURLToPath(import.meta.url)), "../../src/rondel");
const locales = join(home, "locales");
interface Nation {
  name: string;
  letters: string;
  color: string;
}

/** Id, letters, hue and name of each nation, which the client needs before the first response. */
export function nations(): Record<string, { id: string; name: string; letters: string; hue: string }[]> {
  const editions: ReturnType<typeof nations> = {};
  for (const edition of readdirSync(join(home, "editions"))) {
    const file = join(home, "editions", edition, "nations.toml");
    if (!existsSync(file)) continue;
    const found = parse(readFileSync(file, "utf-8")) as unknown as Record<string, Nation>;
    editions[edition] = Object.entries(found).map(([id, { name, letters, color }]) => ({
      id,
      name,
      letters,
      hue: color,
    }));
  }
  return editions;
}

/** Figures of each edition for the player aid: rondel, taxes, bonds and canals. */
function tables(): Record<string, object> {
  const read = (edition: string, name: string): Record<string, unknown> =>
    parse(readFileSync(join(home, "editions", edition, `${name}.toml`), "utf-8"));
  return Object.fromEntries(
    Object.keys(nations()).map((edition) => [
      edition,
      {
        rondel: read(edition, "rondel"),
        taxes: read(edition, "taxes"),
        bonds: read(edition, "bonds"),
        canals: Object.values(read(edition, "board").canals ?? {}),
      },
    ]),
  );
}

const FACTS: Record<string, () => object> = { "virtual:nations": nations, "virtual:tables": tables };

export function sharedFacts(): Plugin {
  let serving = false;
  return {
    name: "rondel-shared-facts",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === "virtual:languages" || id in FACTS ? "\0" + id : undefined),
    load(id) {
      const facts = FACTS[id.slice(1)];
      if (facts) return `export default ${JSON.stringify(facts())}`;
      if (id !== "\0virtual:languages") return;
      let first: Set<string> | null = null;
      const all = languages(locales).map((language) => {
        const { tag, name, fallback, direction, also } = language;
        const { text, later, files, ids } = parseCatalogs(join(locales, tag), (words) => keepWithNext(language, words));
        first ??= ids;
        const complete = [...first].every((key) => ids.has(key));
        files.forEach((file) => this.addWatchFile(file));
        const address = (name: string, source: string): string =>
          serving
            ? JSON.stringify(`data:application/json;charset=utf-8,${encodeURIComponent(source)}`)
            : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}-${tag}.json`, source })}`;
        const addresses = `address:${address("texts", text)},later:${address("later", later)}`;
        return `{...${JSON.stringify({ tag, name, fallback, direction, also, complete })},${addresses}}`;
      });
      return `export default [${all.join(",")}]`;
    },
  };
}
