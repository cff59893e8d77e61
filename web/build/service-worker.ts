// Writes sw.js: the worker (worker/sw.js) with what this build consists of. Addresses are relative to where it lies, so
// that the same build works below any path, on the server and on a static host.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = join(dirname(fileURLToPath(import.meta.url)), "../worker/sw.js");
/** What the lobby needs; everything else is kept once somebody has used it. */
const SHELL =
  /^(assets\/(index|core|pages|lobby|shell)-[\w-]{8}\.(js|css)|assets\/.*\.woff2|manifest\.webmanifest|favicon\.svg)$/;

export interface Build {
  /** Another one as soon as a byte of any file differs. */
  version: string;
  /** The first script, by which a page is known to be of this build. */
  entry: string;
  /** Where pages lie: one for everything, unless a static host has more (site/build.py). */
  pages: string[];
  files: string[];
  shell: string[];
  /** Of a static host (site/build.py): what playing without a network takes, and besides what each language takes. */
  play?: string[];
  languages?: Record<string, string[]>;
}

/** `contents`: every file of the build but the page and the worker. */
export function describe(contents: Map<string, string | Uint8Array>, entry: string, shell = SHELL): Build {
  const digest = createHash("sha256");
  const files = [...contents.keys()].sort();
  for (const file of files) digest.update(`${file}\0`).update(contents.get(file)!).update("\0");
  digest.update(readFileSync(source));
  const version = digest.digest("hex").slice(0, 16);
  return { version, entry, pages: [""], files, shell: files.filter((file) => shell.test(file)) };
}

export function worker(build: Build): string {
  return readFileSync(source, "utf-8").replace("globalThis.BUILD_OF_RONDEL", JSON.stringify(build));
}

/** `shell`: what is kept from the beginning. */
export function serviceWorker(shell = SHELL): Plugin {
  let publicDir = "";
  return {
    name: "rondel-service-worker",
    apply: "build",
    configResolved: (config) => void (publicDir = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        let entry = "";
        for (const [name, part] of Object.entries(bundle)) {
          if (name.endsWith(".html") || name.startsWith(".vite")) continue;
          contents.set(name, part.type === "chunk" ? part.code : part.source);
          if (part.type === "chunk" && part.isEntry) entry = name;
        }
        const beside = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, encoding: "utf-8" }) : [];
        for (const name of beside) {
          const file = join(publicDir, name);
          if (statSync(file).isFile()) contents.set(name.replaceAll("\\", "/"), readFileSync(file));
        }
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker(describe(contents, entry, shell)) });
      },
    },
  };
}
