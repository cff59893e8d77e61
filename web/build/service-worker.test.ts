import { expect, test } from "vitest";
import { describe, worker } from "./service-worker";

const files = (game = "play()"): Map<string, string> =>
  new Map([
    ["assets/index-AAAAAAAA.js", "start()"],
    ["assets/game-BBBB-BBB.js", game],
    ["assets/texts-de-CCCCCCCC.json", "{}"],
    ["favicon.svg", "<svg/>"],
  ]);

test("the shell is what the lobby needs, the rest is only known", () => {
  const build = describe(files(), "assets/index-AAAAAAAA.js");
  expect(build.files).toHaveLength(4);
  expect(build.shell).toEqual(["assets/index-AAAAAAAA.js", "favicon.svg"]);
  expect(describe(files(), "", /./).shell).toHaveLength(4);
});

test("another byte makes another version, the same bytes the same", () => {
  const version = (game?: string): string => describe(files(game), "").version;
  expect(version()).toBe(version());
  expect(version("play(2)")).not.toBe(version());
});

test("the worker knows its build and nothing of where it lies", () => {
  const text = worker(describe(files(), "assets/index-AAAAAAAA.js"));
  expect(text).toContain('"entry":"assets/index-AAAAAAAA.js"');
  expect(text).not.toContain("BUILD_OF_RONDEL");
});
