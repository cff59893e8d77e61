import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Every component uses runes, so the legacy runtime is not included.
  compilerOptions: { runes: true },
};
