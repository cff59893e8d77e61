import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sharedFacts } from "./build/shared-facts.ts";

const server = process.env.RONDEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [sharedFacts(), svelte()],
  build: {
    outDir: "../src/rondel/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Browsers that know light-dark(); older ones would need every colour twice.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Inlined data: URIs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: { "/api": server, "/healthz": server, "/schema": server },
    fs: { allow: [".."] },
  },
});
