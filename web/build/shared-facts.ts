// Texts and nations have one home, src/rondel: this plugin hands them to the browser at build time,
// the catalogues as one file per language, fetched when that language is wanted.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { catalogue } from "./catalogues.ts";

const home = join(dirname(fileURLToPath(import.meta.url)), "../../src/rondel");
/** The few lines of nations.toml the client needs before the server has answered: id, letters, colour, name. */
function nations(): Record<string, object[]> {
  const editions: Record<string, object[]> = {};
  for (const edition of readdirSync(join(home, "editions"))) {
    const file = join(home, "editions", edition, "nations.toml");
    if (!existsSync(file)) continue;
    editions[edition] = readFileSync(file, "utf-8")
      .split(/^\[/m)
      .slice(1)
      .map((block) => {
        const value = (key: string) => new RegExp(`^${key}\\s*=\\s*"([^"]*)"`, "m").exec(block)?.[1] ?? "";
        return {
          id: block.slice(0, block.indexOf("]")),
          name: value("name"),
          letters: value("letters"),
          hue: value("colour"),
        };
      });
  }
  return editions;
}

export function sharedFacts(): Plugin {
  let serving = false;
  return {
    name: "rondel-shared-facts",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id.startsWith("virtual:catalogue/") || id === "virtual:nations" ? "\0" + id : undefined),
    load(id) {
      if (id === "\0virtual:nations") return `export default ${JSON.stringify(nations())}`;
      if (!id.startsWith("\0virtual:catalogue/")) return;
      const language = id.slice("\0virtual:catalogue/".length);
      const { text, files } = catalogue(join(home, "locales", language));
      files.forEach((file) => this.addWatchFile(file));
      if (serving)
        return `export default ${JSON.stringify(`data:application/json;charset=utf-8,${encodeURIComponent(text)}`)}`;
      const file = this.emitFile({ type: "asset", name: `texts-${language}.json`, source: text });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
