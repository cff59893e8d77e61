import { ESLint } from "eslint";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkList, folders, SRC } from "./folders.js";

const linter = new ESLint({ cwd: join(SRC, "..") });

async function problems(file: string, code: string, rule = "rondel/folders"): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: join(SRC, file) });
  return result!.messages.filter((each) => each.ruleId === rule).map((each) => each.message);
}

describe("the rule about imports between folders", () => {
  it("covers every folder, without cycles", () => {
    expect(() => checkList({ lib: [], parts: ["lib"] }, ["lib", "parts"])).not.toThrow();
    expect(() => checkList({ lib: [] }, ["lib", "parts"])).toThrow("lacks the folder parts");
    expect(() => checkList({ lib: [], parts: [] }, ["lib"])).toThrow("parts, which is no folder");
    expect(() => checkList({ lib: ["parts"], parts: [] }, ["lib", "parts"])).toThrow("parts must stand above lib");
    expect(() => checkList({ lib: ["part"] }, ["lib"])).toThrow("part must stand above lib");
  });

  it("checks every form of import", { timeout: 60_000 }, async () => {
    for (const code of [
      'import Page from "../pages/Page.svelte";\n',
      'export { a } from "../pages/a";\n',
      'export * from "../pages/a";\n',
      'void import("../pages/a");\n',
      'export type A = typeof import("../pages/a");\n',
    ])
      expect(await problems("notifications/planted.ts", code), code).toEqual([
        "notifications may import wire, lib, boards, parts, rules.",
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

describe("the rule about names without personName", () => {
  const found = (template: string): Promise<string[]> =>
    problems("tables/Planted.svelte", `${template}\n`, "no-restricted-syntax");

  it("reports names in text and labels", { timeout: 60_000 }, async () => {
    for (const template of [
      "<b>{seat.name}</b>",
      '<b>{seat?.name ?? ""} · {table.id}</b>',
      "<b>{table.host}</b>",
      "<b>{`${seat.name}!`}</b>",
      "<b>{players[seat]}</b>",
      '<b aria-label="{seat.name}: {points}"></b>',
      "<PlayerShape label={seat.name} />",
    ])
      expect(await found(template), template).toHaveLength(1);
  });
  it("allows passing names on", { timeout: 60_000 }, async () => {
    for (const template of [
      "<b>{personName(seat.name)}</b>",
      '<b aria-label={t("about-person", { name: seat.name })}></b>',
      "<PlayerShape name={seat.name} />",
      "{#if seat.name}<b>{seat.seat}</b>{/if}",
    ])
      expect(await found(template), template).toEqual([]);
  });
});
