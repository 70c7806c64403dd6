import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMenu } from '../src/read-menu.ts';
import { openPrinter, printPdf } from './render-layouts.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

const rowOf = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** A chart with its dishes across, without a line, as a PDF. */
async function absentIn(rows: readonly (readonly string[])[]): Promise<string[]> {
  if (!browser) throw new Error('There is no Chromium to print with.');
  const style = 'body { font: 10pt sans-serif } td { padding: 4pt 14pt } td + td { text-align: center }';
  const html = `<!doctype html><style>${style}</style><table>${rows.map(rowOf).join('')}</table>`;
  const read = await readMenu({ name: 'chart', bytes: await printPdf(browser, html) });
  if ('problem' in read) return [];
  return read.dishes.flatMap(({ name, claims }) =>
    claims.filter(({ level }) => level === 'absent').map(({ allergen }) => `${name}: ${allergen}`),
  );
}

const first = [
  ['Milk', 'Y', 'N'],
  ['Egg', 'Y', 'N'],
  ['Soy', 'Y', 'Y'],
  ['Fish', 'Y', 'Y'],
];
const second = [
  ['Wheat', 'Y', 'N'],
  ['Sesame', 'N', 'Y'],
];

it('reads a chart with its dishes across, without a line', async () => {
  expect(await absentIn([['', 'Taco', 'Bowl'], ...first, ...second])).toEqual([
    'Taco: sesame',
    'Bowl: milk',
    'Bowl: eggs',
    'Bowl: wheat',
  ]);
});

it.each(['Free from', 'May contain', 'Suitable for', 'Our kitchen'])(
  'denies nothing in one with a label between its allergens: %s',
  async (label) => {
    expect(await absentIn([['', 'Taco', 'Bowl'], ...first, [label, '', ''], ...second])).toEqual([]);
  },
);

it.each(['Free from', 'May contain'])('denies nothing in one with a label above its allergens: %s', async (label) => {
  expect(await absentIn([[label, 'Taco', 'Bowl'], ...first, ...second])).toEqual([]);
});
