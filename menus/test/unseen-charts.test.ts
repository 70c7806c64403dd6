import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf, expected, said } from './read-truth.ts';
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

describe('charts of layouts that nobody had in mind', () => {
  it.each(charts)('%s, as a PDF', async (_, chart) => {
    if (!browser) throw new Error('There is no Chromium to print with.');
    expect(said(await draftOf(await printPdf(browser, chart.html)))).toEqual(expected(chart.truth));
  });

  it.each(charts)('%s, as a saved page', async (_, { html, truth, inPage = {} }) => {
    expect(said(await draftOf(new TextEncoder().encode(html)))).toEqual(expected({ ...truth, ...inPage }));
  });
});
