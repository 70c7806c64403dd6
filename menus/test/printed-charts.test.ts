import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printedCharts } from './printed-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { openPrinter, printPdf } from './render-layouts.ts';

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

describe('charts that are printed', () => {
  it.each(charts)('%s, as a PDF', async (_, { html, truth }) => {
    expect(said(await draftOf(await printed(html)))).toEqual(expected(truth));
  });

  it.each(charts)('%s, as a saved page', async (_, { html, truth, inPage = {} }) => {
    expect(said(await draftOf(new TextEncoder().encode(html)))).toEqual(expected({ ...truth, ...inPage }));
  });
});
