import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import folders from "./build/folders.js";
import svelteConfig from "./svelte.config.js";

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
  { files: ["src/**"], plugins: { rondel: folders }, rules: { "rondel/folders": "error" } },
);
