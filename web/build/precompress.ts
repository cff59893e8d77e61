// Vite plugin that writes .br and .gz files, at maximum compression, next to all text files of the build. The server
// (src/rondel/server/http/pages.py) and static hosts that support such files send them instead of compressing.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|json|svg|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST = 1400;

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [small, usual] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, usual);
}

export async function compressFolder(folder: string): Promise<void> {
  // Skip index.html, which the server modifies, and .vite, which is for tools.
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => TEXTS.test(name) && !name.startsWith(".vite"))
    .map((name) => join(folder, name));
  await Promise.all(files.filter((file) => statSync(file).size >= LEAST).map(compressFile));
}

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "rondel-compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder(folder) },
  };
}
