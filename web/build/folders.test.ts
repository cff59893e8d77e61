import { ESLint } from "eslint";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkList, folders, SRC } from "./folders.js";

const linter = new ESLint({ cwd: join(SRC, "..") });

async function problems(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: join(SRC, file) });
  return result!.messages.filter((each) => each.ruleId === "rondel/folders").map((each) => each.message);
}

describe("which folder may import which", () => {
  it("covers every folder, without cycles", () => {
    expect(() => checkList({ lib: [], parts: ["lib"] }, ["lib", "parts"])).not.toThrow();
    expect(() => checkList({ lib: [] }, ["lib", "parts"])).toThrow("lacks the folder parts");
    expect(() => checkList({ lib: [], parts: [] }, ["lib"])).toThrow("parts, which is no folder");
    expect(() => checkList({ lib: ["parts"], parts: [] }, ["lib", "parts"])).toThrow("parts must stand above lib");
    expect(() => checkList({ lib: ["part"] }, ["lib"])).toThrow("part must stand above lib");
  });

  it("is found out in every form of an import", { timeout: 60_000 }, async () => {
    for (const code of [
      'import Page from "../pages/Page.svelte";\n',
      'export { a } from "../pages/a";\n',
      'export * from "../pages/a";\n',
      'void import("../pages/a");\n',
      'export type A = typeof import("../pages/a");\n',
    ])
      expect(await problems("notices/planted.ts", code), code).toEqual([
        "notices may import wire, lib, boards, parts, rules.",
      ]);
    const inTemplate = '{#await import("../../moderation/api") then { admin }}{admin}{/await}\n';
    expect(await problems("game/page/Planted.svelte", inTemplate)).toHaveLength(1);
    expect(await problems("lib/planted.ts", 'import App from "../App.svelte";\n')).toHaveLength(1);
    expect(await problems("learn/planted.ts", 'import Game from "../game/GamePage.svelte";\n')).toHaveLength(1);
    const allowed = 'import { a } from "../wire";\nimport b from "../game/client/b";\nimport { c } from "./wire";\n';
    expect(await problems("learn/planted.ts", allowed)).toEqual([]);
  });

  it("has the same folders as the tables in README.md", () => {
    const readme = readFileSync(join(SRC, "../README.md"), "utf-8");
    const [top = "", game = ""] = readme.split("## `src/game`");
    const cells = (text: string): string => [...text.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell).join(" ");
    const named = [
      ...[...cells(top).matchAll(/`src\/(\w+)\/`/g)].map(([, name]) => name),
      ...[...cells(game).matchAll(/`(\w+)\/`/g)].map(([, name]) => `game/${name}`),
    ];
    expect(named.sort()).toEqual(folders().sort());
  });
});
