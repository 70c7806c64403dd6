import { describe, expect, it } from 'vitest';
import { readAbbreviations } from '../src/chart/abbreviations.ts';
import { truthOf } from './nasty-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { standsElsewhere } from '../src/pdf/goes-on.ts';
import { headedPages, movedPages, nextPages } from './withheld-pages.ts';
import { betweenRows, parts, rows, words } from './withheld-rows.ts';
import { groups, headers, turned, type Withheld } from './withheld.ts';

const files: readonly (readonly [string, Withheld])[] = Object.entries({
  'a group of columns': groups,
  'a header between the rows': headers,
  'what turns a chart around': turned,
  'rows that are no dishes': rows,
  'between the rows': betweenRows,
  'columns for a part': parts,
  'words, codes and signs in a row': words,
}).flatMap(([of, all]) => all.map((one) => [`${of}: ${one.name}`, one] as const));

describe('what nobody can be sure of is denied by nothing', () => {
  it.each(files)('%s', async (_, { file, truth }) => {
    expect(said(await draftOf(new TextEncoder().encode(file)))).toEqual(expected(truthOf(truth)));
  });

  it.each(nextPages.map((page) => [page.name, page] as const))(
    'what follows a chart: %s',
    async (_, { pdf, denies }) => {
      const read = said(await draftOf(pdf));
      expect(read['Bun']).toEqual([['milk', 'soybeans'], [], ['eggs', 'fish']]);
      expect(['Tea', 'Rice', 'Corn'].map((name) => read[name]?.[2]?.length)).toEqual(denies ? [3, 2, 2] : [0, 0, 0]);
    },
  );

  it.each(movedPages.map((page) => [page.name, page] as const))(
    'a page whose columns moved %s denies nothing, and is marked',
    async (_, { pdf, isRead }) => {
      const draft = await draftOf(pdf);
      const read = said(draft);
      expect(['Tea', 'Rice', 'Corn'].map((name) => read[name]?.[2])).toEqual([[], [], []]);
      if (isRead)
        expect(['Tea', 'Rice', 'Corn'].map((name) => read[name]?.[0])).toEqual([
          ['milk'],
          ['eggs', 'milk'],
          ['fish', 'soybeans'],
        ]);
      const marked = draft.dishes.filter(({ doubts }) => doubts.some(({ says }) => says === standsElsewhere));
      expect(marked.map(({ name }) => name)).toEqual(['Tea', 'Rice', 'Corn']);
    },
  );

  it.each(headedPages.map((page) => [page.name, page] as const))(
    'a page whose columns moved, read by its own headings: %s',
    async (name, { pdf }) => {
      const read = said(await draftOf(pdf));
      expect(read['Tea']).toEqual(
        name.includes('order')
          ? [['soybeans'], [], ['eggs', 'fish', 'milk']]
          : [['milk'], [], ['eggs', 'fish', 'soybeans']],
      );
    },
  );

  it('a number that a heading stands for, and a footnote as well', () => {
    const known = readAbbreviations(['1. Milk  2. Egg  3. Soya', '1. Contains butter only']);
    expect([known.get('1'), known.get('2')]).toEqual(['Milk*', 'Egg']);
  });
});
