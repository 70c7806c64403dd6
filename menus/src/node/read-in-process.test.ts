import { describe, expect, it } from 'vitest';
import { makeTextPdf, makeXlsx } from '../../test/make-files.ts';
import { readInProcess } from './read-in-process.ts';

const chart = {
  name: 'chart.xlsx',
  bytes: makeXlsx([
    ['Item', 'Milk', 'Egg'],
    ['Dal', 'X', ''],
  ]),
};
const long = {
  name: 'long.pdf',
  bytes: makeTextPdf(
    Array.from({ length: 280 }, () => Array.from({ length: 45 }, (_, at) => `Dish ${at} of many   ${at}.50`)),
  ),
};

describe('readInProcess', () => {
  it('reads as the library does, and tells how far it is', async () => {
    expect(await readInProcess(chart)).toMatchObject({ kind: 'allergen chart', dishes: [{ name: 'Dal' }] });
    const seen: number[] = [];
    await readInProcess(
      {
        name: 'menu.pdf',
        bytes: makeTextPdf([
          ['Dal 5.00', 'Rice 3.00'],
          ['Soup 4.00', 'Tea 2.00'],
        ]),
      },
      { onProgress: (share) => seen.push(share) },
    );
    expect(seen).toEqual([0.5, 1]);
  });

  it('is stopped when it takes too long', async () => {
    const started = performance.now();
    expect(await readInProcess(long, { milliseconds: 300 })).toEqual({
      problem: expect.stringContaining('too much memory or time'),
    });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  // Elsewhere the system doesn't say what a process has, and only its heap is bounded.
  it.runIf(process.platform === 'linux')('is stopped when it takes too much memory', async () => {
    expect(await readInProcess(long, { megabytes: 60 })).toEqual({
      problem: expect.stringContaining('too much memory or time'),
    });
  });

  it.each([
    ['a large file', new Uint8Array(21 * 1024 * 1024), '20 MB'],
    ['an empty one', new Uint8Array(), 'empty'],
    ['what is nothing that can be read', new Uint8Array([4, 105, 48]), 'no menu that can be read'],
    ['a picture of another kind', new TextEncoder().encode('GIF89a'), 'JPEG and PNG'],
    ['an old office file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'before 2007'],
  ])('refuses %s before it starts a process', async (_, bytes, words) => {
    // A process would be stopped at once, and the answer be that it was.
    const read = await readInProcess({ name: 'x', bytes }, { milliseconds: 0 });
    expect(read).toEqual({ problem: expect.stringContaining(words) });
  });
});
