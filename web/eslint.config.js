import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Which folder may import which; names of folders are unique in src. App.svelte and GamePage.svelte put together
// what knows nothing of each other.
const BASE = ["rules", "parts", "boards", "lib", "wire"];
const GAME = ["words", "client", ...BASE];
const PLAYED = ["board", "rondel", "bonds", "history", "decision", "panels", "log", "end", "analysis"];
const MAY_IMPORT = {
  pages: ["notices", "game", "learn", "tables", ...BASE],
  lobby: ["pages", "learn", "tables", "people", "notices", ...BASE],
  people: BASE,
  account: ["pages", "notices", "people", ...BASE],
  archive: ["pages", ...BASE],
  tournaments: ["pages", "tables", ...BASE],
  solo: ["pages", "learn", "tables", "account", ...BASE],
  learn: ["game", ...GAME],
  tables: ["people", ...BASE],
  notices: ["pages", ...BASE],
  rules: ["parts", "lib", "wire"],
  parts: ["lib", "wire"],
  boards: ["wire"],
  lib: ["wire"],
  wire: [],
  "game/page": ["notices", ...PLAYED, ...GAME],
  "game/board": ["decision", "analysis", ...GAME],
  "game/rondel": ["decision", "analysis", ...GAME],
  "game/bonds": ["decision", ...GAME],
  "game/history": ["decision", "log", ...GAME],
  "game/decision": GAME,
  "game/panels": ["analysis", ...GAME],
  "game/log": GAME,
  "game/end": ["analysis", ...GAME],
  "game/analysis": GAME,
  "game/words": ["client", ...BASE],
  "game/client": BASE,
};
const FOLDERS = ["game", ...Object.keys(MAY_IMPORT).map((path) => path.split("/").at(-1))];

function boundary([path, allowed]) {
  const own = path.split("/").at(-1);
  const forbidden = FOLDERS.filter((folder) => folder !== own && !allowed.includes(folder));
  const regex = `^(?:\\.{1,2}/)+(?:game/)?(?:${forbidden.join("|")})(?:/|$)`;
  const message = `${path} may import ${allowed.join(", ") || "nothing"}.`;
  const literal = regex.replaceAll("/", "\\u002f");
  return {
    files: [`src/${path}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector: `ImportExpression > Literal[value=/${literal}/]`, message }],
    },
  };
}

export default ts.config(
  { ignores: ["dist", "src/wire/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler checks names and unused ones.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      // Sets and maps here are made anew and never changed afterwards.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that formatting would swallow.
      "svelte/no-useless-mustaches": "off",
    },
  },
  ...Object.entries(MAY_IMPORT).map(boundary),
);
