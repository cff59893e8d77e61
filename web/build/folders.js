// ESLint rule for imports between the folders of src. Every folder must be listed and may import only folders listed
// above it, so there are no cycles; the list is checked when it is loaded.
import { readdirSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const SRC = join(dirname(fileURLToPath(import.meta.url)), "../src");

const BASE = ["wire", "lib", "boards", "parts", "rules"];
const GAME = [...BASE, "game/client", "game/text"];
const PLAYED = ["motion", "log", "analysis", "decision", "history", "panels", "end", "bonds", "rondel", "board"].map(
  (name) => `game/${name}`,
);
const PAGE = [...BASE, "pages"];

/** Lowest layer first. Files directly in src may import everything and must not be imported. */
export const MAY_IMPORT = {
  styles: [],
  wire: [],
  lib: ["wire"],
  boards: ["wire"],
  parts: ["wire", "lib"],
  rules: ["wire", "lib", "parts"],
  notifications: BASE,
  people: BASE,
  tables: [...BASE, "people"],
  "game/client": BASE,
  "game/text": [...BASE, "game/client"],
  "game/motion": BASE,
  "game/log": GAME,
  "game/analysis": GAME,
  "game/decision": GAME,
  "game/history": [...GAME, "game/log", "game/decision"],
  "game/panels": [...GAME, "game/analysis"],
  "game/end": [...GAME, "game/analysis"],
  "game/bonds": [...GAME, "game/decision"],
  "game/rondel": [...GAME, "game/analysis", "game/decision"],
  "game/board": [...GAME, "game/motion", "game/analysis", "game/decision"],
  "game/page": [...GAME, ...PLAYED, "notifications", "people"],
  game: [...GAME, ...PLAYED, "game/page"],
  learn: GAME,
  pages: [...BASE, "notifications", "tables", "game", "learn"],
  account: [...PAGE, "notifications", "people"],
  archive: PAGE,
  moderation: PAGE,
  puzzles: [...PAGE, "game/client", "game/text", "game", "learn"],
  tournaments: [...PAGE, "tables"],
  lobby: [...PAGE, "notifications", "people", "tables", "learn", "puzzles"],
  solo: [...PAGE, "tables", "learn", "account", "puzzles"],
};

/** The folders of src, and those of src/game. */
export function folders() {
  const inside = (folder) =>
    readdirSync(join(SRC, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => (folder ? `${folder}/${entry.name}` : entry.name));
  return [...inside(""), ...inside("game")];
}

/** Throw if a folder is missing from the list, does not exist, or imports one that is listed below it. */
export function checkList(mayImport, existing) {
  const listed = Object.keys(mayImport);
  for (const folder of existing)
    if (!listed.includes(folder)) throw new Error(`MAY_IMPORT in build/folders.js lacks the folder ${folder}.`);
  listed.forEach((folder, place) => {
    if (!existing.includes(folder)) throw new Error(`MAY_IMPORT names ${folder}, which is no folder of src.`);
    for (const other of mayImport[folder])
      if (!listed.slice(0, place).includes(other))
        throw new Error(`${other} must stand above ${folder} in MAY_IMPORT.`);
  });
}
checkList(MAY_IMPORT, folders());

/** The listed folder of a file; "" directly in src, null outside. */
function folderOf(file) {
  const parts = relative(SRC, file).split(sep);
  if (parts[0] === "..") return null;
  const [first, second] = parts.slice(0, -1);
  return first === "game" && second ? `game/${second}` : (first ?? "");
}

const rule = {
  meta: { type: "problem", messages: { boundary: "{{folder}} may import {{allowed}}." }, schema: [] },
  create(context) {
    const folder = folderOf(context.filename);
    if (!folder) return {};
    function check(node) {
      const path = node.source?.value;
      if (typeof path !== "string" || !path.startsWith(".")) return;
      // `../wire` is a folder's index, `./wire` a file beside this one.
      const file = resolve(dirname(context.filename), path);
      const target = folderOf(MAY_IMPORT[relative(SRC, file).split(sep).join("/")] ? join(file, "index") : file);
      if (target === null || target === folder || MAY_IMPORT[folder].includes(target)) return;
      const allowed = MAY_IMPORT[folder].join(", ") || "nothing";
      context.report({ node, messageId: "boundary", data: { folder, allowed } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { rules: { folders: rule } };
