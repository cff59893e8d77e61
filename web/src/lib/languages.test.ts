import { expect, test } from "vitest";
import { best, chain } from "./languages";

const english = { tag: "en", fallback: "en", also: [] };
const brazilian = { tag: "pt-BR", fallback: "en", also: [] };
const simplified = { tag: "zh-Hans", fallback: "en", also: ["zh-CN", "zh-SG"] };
const traditional = { tag: "zh-Hant", fallback: "zh-Hans", also: ["zh-TW", "zh-HK"] };
const all = [english, brazilian, simplified, traditional];

test("the first wanted language that is there", () => {
  expect(best(all, ["fr-FR", "PT-br", "en"])).toBe("pt-BR");
  expect(best(all, ["en-GB"])).toBe("en");
  expect(best(all, ["fr", "tlh"])).toBeNull();
});

test("a sister of the wanted language is better than none", () => {
  expect(best(all, ["pt"])).toBe("pt-BR");
  expect(best(all, ["pt-PT", "en"])).toBe("pt-BR");
});

test("a language says which other tags it answers to", () => {
  expect(best(all, ["zh-TW"])).toBe("zh-Hant");
  expect(best(all, ["zh-SG"])).toBe("zh-Hans");
  expect(best(all, ["zh-Hant-HK"])).toBe("zh-Hant");
});

test("what a language lacks is looked for in its fallback, at last in English", () => {
  expect(chain(all, "zh-Hant")).toEqual(["zh-Hant", "zh-Hans", "en"]);
  expect(chain(all, "en")).toEqual(["en"]);
  expect(chain(all, "tlh")).toEqual(["en"]);
});

test("a language that lacks nothing needs no other", () => {
  const whole = { ...traditional, complete: true };
  expect(chain([english, simplified, whole], "zh-Hant")).toEqual(["zh-Hant"]);
  expect(chain([english, { ...simplified, complete: true }, traditional], "zh-Hant")).toEqual(["zh-Hant", "zh-Hans"]);
});
