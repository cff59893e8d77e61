import { expect, test } from "vitest";
import { fallbackChain, matchLanguage } from "./languages";

const english = { tag: "en", fallback: "en", also: [] };
const brazilian = { tag: "pt-BR", fallback: "en", also: [] };
const simplified = { tag: "zh-Hans", fallback: "en", also: ["zh-CN", "zh-SG"] };
const traditional = { tag: "zh-Hant", fallback: "zh-Hans", also: ["zh-TW", "zh-HK"] };
const all = [english, brazilian, simplified, traditional];

test("the first available language is chosen", () => {
  expect(matchLanguage(all, ["fr-FR", "PT-br", "en"])).toBe("pt-BR");
  expect(matchLanguage(all, ["en-GB"])).toBe("en");
  expect(matchLanguage(all, ["fr", "tlh"])).toBeNull();
});

test("a related variant is better than no match", () => {
  expect(matchLanguage(all, ["pt"])).toBe("pt-BR");
  expect(matchLanguage(all, ["pt-PT", "en"])).toBe("pt-BR");
});

test("a language can declare aliases", () => {
  expect(matchLanguage(all, ["zh-TW"])).toBe("zh-Hant");
  expect(matchLanguage(all, ["zh-SG"])).toBe("zh-Hans");
  expect(matchLanguage(all, ["zh-Hant-HK"])).toBe("zh-Hant");
});

test("missing texts come from the fallback, finally from English", () => {
  expect(fallbackChain(all, "zh-Hant")).toEqual(["zh-Hant", "zh-Hans", "en"]);
  expect(fallbackChain(all, "en")).toEqual(["en"]);
  expect(fallbackChain(all, "tlh")).toEqual(["en"]);
});

test("a complete language needs no fallback", () => {
  const whole = { ...traditional, complete: true };
  expect(fallbackChain([english, simplified, whole], "zh-Hant")).toEqual(["zh-Hant"]);
  expect(fallbackChain([english, { ...simplified, complete: true }, traditional], "zh-Hant")).toEqual([
    "zh-Hant",
    "zh-Hans",
  ]);
});
