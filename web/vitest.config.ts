import { defineConfig } from "vitest/config";

// Only what is plain data and functions: what is drawn is tested in a real browser (tests/web).
export default defineConfig({ test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node" } });
