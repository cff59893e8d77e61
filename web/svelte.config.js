import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Every component uses runes, so the runtime of the older mode stays out of the build.
  compilerOptions: { runes: true },
};
