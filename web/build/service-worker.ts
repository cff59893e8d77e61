// Vite plugin that writes sw.js: worker/sw.js with the file list of the build. Paths are relative, so that the build
// works below any path, on the server and on a static host.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = join(dirname(fileURLToPath(import.meta.url)), "../worker/sw.js");
/** Files the lobby needs, cached on installation; other files are cached on first use. */
const SHELL =
  /^(assets\/(index|core|pages|lobby|shell)-[\w-]{8}\.(js|css)|assets\/.*\.woff2|manifest\.webmanifest|favicon\.svg)$/;

export interface Build {
  /** Hash of all files. */
  version: string;
  /** The entry script, which identifies pages of this build. */
  entry: string;
  /** Paths of pages: a single one, or several on a static host (site/build.py). */
  pages: string[];
  files: string[];
  shell: string[];
  /** Static host (site/build.py): files needed to play offline, and additional files per language. */
  play?: string[];
  languages?: Record<string, string[]>;
}

/** Describe a build; `contents`: all files but the page and the worker. */
export function describeBuild(contents: Map<string, string | Uint8Array>, entry: string, shell = SHELL): Build {
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

/** `shell`: files to cache on installation. */
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
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker(describeBuild(contents, entry, shell)) });
      },
    },
  };
}
