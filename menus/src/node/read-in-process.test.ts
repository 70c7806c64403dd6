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

  it.runIf(process.platform === 'linux')('is stopped when it takes too much memory', async () => {
    expect(await readInProcess(long, { megabytes: 60 })).toEqual({
      problem: expect.stringContaining('too much memory or time'),
    });
  });

  it('refuses a large file before it starts a process', async () => {
    expect(await readInProcess({ name: 'x', bytes: new Uint8Array(21 * 1024 * 1024) })).toEqual({
      problem: expect.stringContaining('20 MB'),
    });
  });
});
