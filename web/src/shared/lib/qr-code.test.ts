import { expect, it } from 'vitest';
import decodeQr from 'qr/decode.js';
import { buildQrCode, qrCodeFile } from './qr-code.ts';

const scale = 4;

/** Renders the path as a camera sees it: black and white, four dots a module. */
function paint({ size, path }: { size: number; path: string }, spoil = 0) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].slice(spoil);
  for (const [, x, y] of dark) {
    for (let dot = 0; dot < scale * scale; dot += 1) {
      const column = Number(x) * scale + (dot % scale);
      const row = Number(y) * scale + Math.floor(dot / scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

it.each(['https://clearplate.example/restaurant/1', `https://${'a'.repeat(60)}.example/restaurant/999999999999999`])(
  'is read as %s',
  (address) => {
    expect(decodeQr(paint(buildQrCode(address)))).toBe(address);
  },
);

it('leaves four light modules around, and is of error correction M', () => {
  const { size, path } = buildQrCode('https://clearplate.example/restaurant/1');
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), size - 1 - Math.max(...places)]).toEqual([4, 4]);
  // It has 39 bytes: level M fits 42 into version 3, level Q needs version 4. A side has 17 + 4 × version modules.
  expect(size - 8).toBe(29);
});

it('is a file with a light ground', () => {
  const file = qrCodeFile(buildQrCode('https://clearplate.example/restaurant/1'));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 37 37".*fill="#fff".*<\/svg>\n$/);
});
