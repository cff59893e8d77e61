import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import folders from "./build/folders.js";
import svelteConfig from "./svelte.config.js";

// Names in text or labels that are not passed to a function (personName, or t with the name as a parameter).
const NAMES = '[property.name=/^(name|host|by)$/][object.name!="hook"], [computed=true][object.name="players"]';
const BARE_NAME = `MemberExpression:matches(${NAMES}, [object.property.name="players"]):not(CallExpression *)`;
const BARE_NAMES = [
  `SvelteMustacheTag ${BARE_NAME}:not(SvelteAttribute *)`,
  `SvelteAttribute[key.name=/^(aria-label|alt|title|label)$/] ${BARE_NAME}`,
].map((selector) => ({ selector, message: "Write personName(…): the account may have been deleted." }));

export default ts.config(
  { ignores: ["dist", "src/wire/*.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Checked by the compiler.
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
      // Sets and maps in components are replaced, never modified.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} preserves a space that formatting would remove.
      "svelte/no-useless-mustaches": "off",
      "no-restricted-syntax": ["error", ...BARE_NAMES],
    },
  },
  { files: ["src/**"], plugins: { rondel: folders }, rules: { "rondel/folders": "error" } },
);
