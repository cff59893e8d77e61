import { expect, test } from "vitest";
import { describeBuild, worker } from "./service-worker";

const files = (game = "play()"): Map<string, string> =>
  new Map([
    ["assets/index-AAAAAAAA.js", "start()"],
    ["assets/game-BBBB-BBB.js", game],
    ["assets/texts-de-CCCCCCCC.json", "{}"],
    ["favicon.svg", "<svg/>"],
  ]);

test("the shell contains what the lobby needs; other files are only listed", () => {
  const build = describeBuild(files(), "assets/index-AAAAAAAA.js");
  expect(build.files).toHaveLength(4);
  expect(build.shell).toEqual(["assets/index-AAAAAAAA.js", "favicon.svg"]);
  expect(describeBuild(files(), "", /./).shell).toHaveLength(4);
});

test("the version depends on every byte of the build", () => {
  const version = (game?: string): string => describeBuild(files(game), "").version;
  expect(version()).toBe(version());
  expect(version("play(2)")).not.toBe(version());
});

test("the worker lists its build without absolute URLs", () => {
  const text = worker(describeBuild(files(), "assets/index-AAAAAAAA.js"));
  expect(text).toContain('"entry":"assets/index-AAAAAAAA.js"');
  expect(text).not.toContain("BUILD_OF_RONDEL");
});
