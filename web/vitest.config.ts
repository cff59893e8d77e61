import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sharedFacts } from "./build/shared-facts.ts";

// Unit tests of functions and state (`*.svelte.ts`); components are tested in a real browser (tests/web).
export default defineConfig({
  plugins: [sharedFacts(), svelte()],
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node" },
});
