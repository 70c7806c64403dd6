import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, makeXlsx } from './make-files.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { openPrinter, printPdf } from './render-layouts.ts';
import { strangePages } from './strange-pages.ts';
import { strangeRows } from './strange-rows.ts';

const pages = strangePages.map((chart) => [chart.name, chart] as const);
const tables = strangeRows.map((chart) => [chart.name, chart] as const);

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

describe('charts that are laid out as one wouldn’t', () => {
  it.each(pages)('%s, as a PDF', async (_, chart) => {
    if (!browser) throw new Error('There is no Chromium to print with.');
    expect(said(await draftOf(await printPdf(browser, chart.html)))).toEqual(expected(chart.truth));
  });

  it.each(pages)('%s, as a saved page', async (_, { html, truth, inPage = {} }) => {
    expect(said(await draftOf(bytesOf(html)))).toEqual(expected({ ...truth, ...inPage }));
  });

  it.each(tables)('%s, as CSV', async (_, { rows, truth }) => {
    expect(said(await draftOf(bytesOf(rows.map((row) => row.join(';')).join('\n'))))).toEqual(expected(truth));
  });

  it.each(tables)('%s, as a workbook', async (_, { rows, truth, inSheet = {}, ofSheet }) => {
    expect(said(await draftOf(makeXlsx(rows)))).toEqual(expected(ofSheet ?? { ...truth, ...inSheet }));
  });
});
