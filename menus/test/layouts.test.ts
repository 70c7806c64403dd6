import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../src/draft.ts';
import { readInProcess } from '../src/node/read-in-process.ts';
import { readMenu } from '../src/read-menu.ts';
import { layoutDishes } from './layout-dishes.ts';
import { layoutsOf, type Layout } from './layouts.ts';
import { nastyCharts } from './nasty-charts.ts';
import { openPrinter, printPdf, takePicture } from './render-layouts.ts';
import { nastyPage } from './render-nasty.ts';
import { scoreDraft } from './score-draft.ts';

const layouts = layoutsOf(layoutDishes(6), layoutDishes(2, 6));
const [forPicture] = layoutsOf([], layoutDishes(1, 8)).slice(3);

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openPrinter();
});
afterAll(() => browser?.close());

const isDraft = (read: object): read is Draft => 'dishes' in read;

function expectWhole(layout: Layout, read: object): void {
  if (!isDraft(read)) throw new Error(JSON.stringify(read));
  const score = scoreDraft(read, layout.truth);
  expect(score.missed).toEqual([]);
  expect(score).toMatchObject({
    wronglyAbsent: 0,
    invented: 0,
    prices: score.priced,
    contains: { wrong: 0, missing: 0 },
    mayContain: { wrong: 0, missing: 0 },
  });
  expect(score.sections).toBeGreaterThanOrEqual(score.dishes * 0.93);
}

describe('six layouts, as a saved page and as a PDF', () => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))('%s', async (_, layout) => {
    expect(browser).toBeDefined();
    expectWhole(layout, await readMenu({ name: 'page', bytes: new TextEncoder().encode(layout.html) }));
    if (!browser) throw new Error('There is no Chromium to print with.');
    expectWhole(layout, await readMenu({ name: 'file', bytes: await printPdf(browser, layout.html) }));
  });
});

it('reads a degraded picture, and names the words that it isn’t sure of', async () => {
  if (!browser || !forPicture) throw new Error('There is no Chromium to print with.');
  const read = await readInProcess({ name: 'board.jpg', bytes: await takePicture(browser, forPicture.html) });
  if (!isDraft(read)) throw new Error(JSON.stringify(read));
  const score = scoreDraft(read, forPicture.truth, true);
  expect(read.kind).toBe('photograph');
  expect(score.found).toBeGreaterThanOrEqual(score.dishes * 0.75);
  expect(score.wronglyAbsent).toBe(0);
  expect(read.dishes.every(({ where }) => where.box !== undefined)).toBe(true);
  expect(
    read.dishes.some(({ doubts }) => doubts.some(({ says }) => says.startsWith('Read with little confidence'))),
  ).toBe(true);
});

// Each picture takes ten seconds of a processor; `npm run prove` reads these two as well.
describe.runIf(process.env['PROVE'] === '1')('a chart in a picture', () => {
  it('gives what warns, with a doubt beside each dish', async () => {
    const [, striped] = layoutsOf(layoutDishes(1), []);
    if (!browser || !striped) throw new Error('There is no Chromium to print with.');
    const read = await readInProcess({ name: 'chart.jpg', bytes: await takePicture(browser, striped.html) });
    if (!isDraft(read)) throw new Error(JSON.stringify(read));
    const { contains, found, dishes } = scoreDraft(read, striped.truth, true);
    expect(found).toBeGreaterThanOrEqual(dishes * 0.75);
    expect(contains.right).toBeGreaterThan(5);
    expect(contains.wrong).toBe(0);
    expect(read.dishes.flatMap(({ claims }) => claims.filter(({ level }) => level === 'absent'))).toEqual([]);
    expect(read.dishes.every(({ doubts }) => doubts.some(({ says }) => says.startsWith('Marks in a photograph')))).toBe(
      true,
    );
  });

  it('is recognised by its turned headings', async () => {
    const [turned] = layoutsOf(layoutDishes(1), []);
    if (!browser || !turned) throw new Error('There is no Chromium to print with.');
    const read = await readInProcess({ name: 'chart.jpg', bytes: await takePicture(browser, turned.html) });
    const said = isDraft(read) ? read.doubts.map(({ says }) => says).join(' ') : JSON.stringify(read);
    expect(said).toContain('The picture shows an allergen chart');
  });
});

it('claims nothing of a chart in a picture, and says what to do', async () => {
  const chart = nastyCharts.find(({ name }) => name.startsWith('an old one'));
  if (!browser || !chart) throw new Error('There is no Chromium to print with.');
  const bytes = await takePicture(browser, new TextDecoder().decode(nastyPage(chart)));
  expect(await readInProcess({ name: 'chart.jpg', bytes })).toEqual({
    problem: expect.stringMatching(/shows an allergen chart.*nothing is claimed: choose/) as string,
  });
});
