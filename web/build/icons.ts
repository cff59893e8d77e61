// Icons of the installed page, rendered at build time like public/favicon.svg, so that no image files are committed.
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const TEAL = [0x00, 0x61, 0x6b];
const WHITE = [0xff, 0xff, 0xff];
/** Samples per pixel in each direction, for antialiasing. */
const FINE = 4;

/** Whether a line of the wheel covers a point; the wheel has radius 16 around 0, 0. */
function isLine(x: number, y: number): boolean {
  const far = Math.hypot(x, y);
  if (Math.abs(far - 10) < 1 || Math.abs(far - 3.4) < 1) return true;
  const eighth = Math.PI / 4;
  const aside = Math.atan2(y, x) - Math.round(Math.atan2(y, x) / eighth) * eighth;
  return far > 3.4 && far < 10 && Math.abs(Math.sin(aside)) * far < 1;
}

/** RGBA pixels. `filled`: maskable icon, filled to the edges, with the wheel in the safe zone. */
export function pixels(size: number, filled: boolean): Uint8Array {
  const found = new Uint8Array(size * size * 4);
  const unit = (filled ? 40 : 32) / size;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      let [inside, white] = [0, 0];
      for (let point = 0; point < FINE * FINE; point++) {
        const x = (column + ((point % FINE) + 0.5) / FINE - size / 2) * unit;
        const y = (row + (Math.floor(point / FINE) + 0.5) / FINE - size / 2) * unit;
        if (!filled && Math.hypot(x, y) > 15) continue;
        inside += 1;
        if (isLine(x, y)) white += 1;
      }
      const share = inside ? white / inside : 0;
      const color = TEAL.map((value, part) => Math.round(value + (WHITE[part]! - value) * share));
      found.set([...color, Math.round((255 * inside) / FINE ** 2)], (row * size + column) * 4);
    }
  return found;
}

/** Encode a PNG file (https://www.w3.org/TR/png): each chunk consists of length, type, data and CRC. */
export function png(size: number, colors: Uint8Array): Buffer {
  const part = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name, "ascii"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8-bit RGBA
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.from([0]), colors.subarray(row * size * 4, (row + 1) * size * 4)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part("IHDR", head),
    part("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}

/** File names as in public/manifest.webmanifest and index.html. */
const ICONS = [
  { fileName: "icons/192.png", size: 192, filled: false },
  { fileName: "icons/512.png", size: 512, filled: false },
  { fileName: "icons/maskable-512.png", size: 512, filled: true },
  { fileName: "icons/touch-180.png", size: 180, filled: true },
];

export function icons(): Plugin {
  return {
    name: "rondel-icons",
    apply: "build",
    generateBundle() {
      for (const { fileName, size, filled } of ICONS)
        this.emitFile({ type: "asset", fileName, source: png(size, pixels(size, filled)) });
    },
  };
}
