import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../src/draft.ts';
import { readMenu } from '../src/read-menu.ts';
import { openPrinter, printPdf } from './render-layouts.ts';
import { unseenCharts } from './unseen-charts.ts';
import { unseenRows } from './unseen-rows.ts';
import { unseenWords } from './unseen-words.ts';

const charts = [...unseenCharts, ...unseenRows, ...unseenWords].map((chart) => [chart.name, chart] as const);

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const said = ({ dishes }: Draft) =>
  Object.fromEntries(
    dishes.map(({ name, claims }) => [
      name,
      (['contains', 'may_contain', 'absent'] as const).map((level) =>
        claims
          .filter((claim) => claim.level === level)
          .map(({ allergen }) => allergen)
          .toSorted(),
      ),
    ]),
  );

const expected = (truth: (typeof unseenCharts)[number]['truth']) =>
  Object.fromEntries(
    Object.entries(truth).map(([name, levels]) => [name, levels.map((text) => words(text).toSorted())]),
  );

async function draftOf(bytes: Uint8Array): Promise<Draft> {
  const read = await readMenu({ name: 'chart', bytes });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

describe('charts of layouts that nobody had in mind', () => {
  it.each(charts)('%s, as a PDF', async (_, chart) => {
    if (!browser) throw new Error('There is no Chromium to print with.');
    expect(said(await draftOf(await printPdf(browser, chart.html)))).toEqual(expected(chart.truth));
  });

  it.each(charts)('%s, as a saved page', async (_, { html, truth, inPage = {} }) => {
    expect(said(await draftOf(new TextEncoder().encode(html)))).toEqual(expected({ ...truth, ...inPage }));
  });
});
