// Every text of the build lies beside itself as .br and .gz, made once and as small as they get; whoever serves the
// folder (src/rondel/server/http/pages.py, or a static host that looks for such files) compresses nothing itself.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|json|svg|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const LEAST = 1400;

export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    const file = join(folder, name);
    // index.html is sent with the path of its site written into it, and .vite is for tools.
    if (!TEXTS.test(name) || name.startsWith(".vite") || statSync(file).size < LEAST) continue;
    const text = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "rondel-compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder(folder) },
  };
}
