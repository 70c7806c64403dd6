import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsByAllergen } from '../src/lists-by-allergen.ts';
import { readMenu } from '../src/read-menu.ts';
import { printedCharts } from './printed-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { openPrinter, printPdf } from './render-layouts.ts';
import { blankDenies, head, page, table } from './unseen-charts.ts';

const charts = printedCharts.map((chart) => [chart.name, chart] as const);

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

async function printed(html: string): Promise<Uint8Array> {
  if (!browser) throw new Error('There is no Chromium to print with.');
  return printPdf(browser, html);
}

const list = (...names: readonly string[]): string => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;

/** Pages that name the dishes of each allergen. */
const lists: readonly (readonly [string, string])[] = [
  [
    'headings that say what the dishes below contain',
    `<h1>Allergens</h1><h2>Dishes that contain milk</h2>${list('Blue plate', 'Red plate')}<h2>Dishes that contain fish</h2>${list('Blue plate')}`,
  ],
  [
    'headings that say what the dishes below are without',
    `<h1>Allergens</h1><h2>Dishes without milk</h2>${list('Blue plate')}<h2>Egg free</h2>${list('Red plate')}`,
  ],
  [
    'short lists behind the allergens',
    '<h1>Allergy guide</h1><h3>Contains Fish:</h3><p>Blue plate, Red plate</p><h3>Contains Egg:</h3><p>Blue plate</p>',
  ],
  [
    'columns of dishes',
    `<h1>Allergens</h1><table><tr><th>Milk</th><th>Egg</th><th>Fish</th></tr><tr><td>Blue plate</td><td>Red plate</td><td>Salad bowl</td></tr><tr><td>Tea</td><td>Blue plate</td><td>Red plate</td></tr></table>`,
  ],
];

describe('lists of dishes for each allergen are refused', () => {
  it.each(lists)('%s', async (_, content) => {
    const html = new TextEncoder().encode(`<!doctype html><title>Allergens</title><body>${content}`);
    expect(await readMenu({ name: 'lists.html', bytes: html })).toEqual({ problem: listsByAllergen });
  });

  it('and no menu with sections for those who avoid something is', async () => {
    const html = '<h2>Gluten free</h2><h3>Blue plate</h3><p>8.50</p><h2>Dairy free</h2><h3>Red plate</h3><p>9.50</p>';
    const read = await readMenu({ name: 'menu.html', bytes: new TextEncoder().encode(`<!doctype html><body>${html}`) });
    expect(read).not.toHaveProperty('problem');
  });
});

describe('charts that are printed', () => {
  it.each(charts)('%s, as a PDF', async (_, { html, truth }) => {
    expect(said(await draftOf(await printed(html)))).toEqual(expected(truth));
  });

  it.each(['top', 'middle'])('denies nothing where no space parts the names: %s', async (align) => {
    const rows = [
      ['Large blue plate with cucumber', 'X', '', ''],
      ['Radish', '', '', ''],
      ['Large red plate with beetroot', '', 'X', ''],
      ['Water', '', '', 'X'],
      ['Tea', '', '', ''],
    ];
    const html = page(
      `${table(head('Item', 'Milk', 'Egg', 'Soy'), rows)}<p>X = contains. ${blankDenies}</p>`,
      `td { vertical-align: ${align}; padding: 0 9pt } td:first-child { width: 80px }`,
    );
    const draft = await draftOf(await printed(html));
    const warned = draft.dishes.filter(({ claims }) => claims.some(({ level }) => level === 'contains'));
    expect(warned.length).toBeGreaterThan(1);
    expect(draft.dishes.flatMap(({ claims }) => claims.filter(({ level }) => level === 'absent'))).toEqual([]);
  });

  it.each(charts)('%s, as a saved page', async (_, { html, truth, inPage = {} }) => {
    expect(said(await draftOf(new TextEncoder().encode(html)))).toEqual(expected({ ...truth, ...inPage }));
  });
});
