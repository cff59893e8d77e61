import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pixels, png } from "./icons";

const at = (colors: Uint8Array, size: number, x: number, y: number): number[] => [
  ...colors.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
];

test("a disk with a wheel; maskable icons are filled to the edges", () => {
  const size = 64;
  const disk = pixels(size, false);
  expect(at(disk, size, 0, 0)[3]).toBe(0);
  expect(at(disk, size, 32, 32)).toEqual([0x00, 0x61, 0x6b, 255]); // the hub
  expect(at(disk, size, 32, 12)).toEqual([255, 255, 255, 255]); // the rim
  expect(at(pixels(size, true), size, 0, 0)).toEqual([0x00, 0x61, 0x6b, 255]);
});

test("the PNG file has the right size and all rows", () => {
  const file = png(16, pixels(16, true));
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([16, 16]);
  const data = file.subarray(41, 41 + file.readUInt32BE(33));
  expect(inflateSync(data).length).toBe(16 * (16 * 4 + 1));
});
