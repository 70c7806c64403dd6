import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nastierCharts } from './nastier-charts.ts';
import { nastyCharts, type NastyChart } from './nasty-charts.ts';
import { openCharts } from './open-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { openPrinter, printPdf } from './render-layouts.ts';
import { nastyPage, nastySheet } from './render-nasty.ts';

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

const claimsNothing = ({ truth }: NastyChart) =>
  Object.values(truth).every((levels) => levels.every((text) => text === ''));

const charts = [...nastyCharts, ...nastierCharts, ...openCharts];

describe('charts at their worst are read whole, and nothing is denied that they don’t deny', () => {
  it.each(charts.map((chart) => [chart.name, chart] as const))('%s, as a saved page', async (_, chart) => {
    expect(said(await draftOf(nastyPage(chart)))).toEqual(expected(chart.truth));
  });

  it.each(charts.map((chart) => [chart.name, chart] as const))('%s, as a spreadsheet', async (_, chart) => {
    expect(said(await draftOf(nastySheet(chart)))).toEqual(expected(chart.truth));
  });

  it.each(charts.filter((chart) => chart.isRefusedInPdf !== true).map((chart) => [chart.name, chart] as const))(
    '%s, as a PDF',
    async (_, chart) => {
      if (!browser) throw new Error('There is no Chromium to print with.');
      const pdf = await printPdf(browser, new TextDecoder().decode(nastyPage(chart)));
      const read = await draftOf(pdf);
      // A chart that claims nothing is read as a menu.
      if (claimsNothing(chart)) expect(read.dishes.flatMap(({ claims }) => claims)).toEqual([]);
      else expect(said(read)).toEqual(expected({ ...chart.truth, ...chart.inPdf }));
    },
  );

  it.each(charts.filter((chart) => chart.isRefusedInPdf === true).map((chart) => [chart.name, chart] as const))(
    '%s, refused as a PDF',
    async (_, chart) => {
      if (!browser) throw new Error('There is no Chromium to print with.');
      const pdf = await printPdf(browser, new TextDecoder().decode(nastyPage(chart)));
      await expect(draftOf(pdf)).rejects.toThrow('which mark belongs to which dish can’t be seen');
    },
  );
});

it('a footnote that was not found takes back what its row denies', async () => {
  const footnotes = nastyCharts.find(({ name }) => name.startsWith('footnotes'));
  const read = said(await draftOf(nastySheet({ ...footnotes!, after: [] })));
  expect(read['Curly Fries']).toEqual([[], [], []]);
  expect(read['Apple Slices']).toEqual([[], [], ['eggs', 'fish', 'milk', 'wheat']]);
});
