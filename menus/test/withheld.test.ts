import { describe, expect, it } from 'vitest';
import { truthOf } from './nasty-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { nextPages } from './withheld-pages.ts';
import { parts, rows, words } from './withheld-rows.ts';
import { groups, headers, turned, type Withheld } from './withheld.ts';

const named = (all: readonly Withheld[]) => all.map((one) => [one.name, one] as const);

const reads = async (_: string, { file, truth }: Withheld) =>
  expect(said(await draftOf(new TextEncoder().encode(file)))).toEqual(expected(truthOf(truth)));

describe('what nobody can be sure of is denied by nothing', () => {
  describe('a group of columns', () => it.each(named(groups))('%s', reads));
  describe('a header between the rows', () => it.each(named(headers))('%s', reads));
  describe('what turns a chart around', () => it.each(named(turned))('%s', reads));
  describe('rows that are no dishes', () => it.each(named(rows))('%s', reads));
  describe('columns for a part', () => it.each(named(parts))('%s', reads));
  describe('words, codes and signs in a row', () => it.each(named(words))('%s', reads));
  it.each(nextPages.map((page) => [page.name, page] as const))(
    'what follows a chart: %s',
    async (_, { pdf, denies }) => {
      const read = said(await draftOf(pdf));
      expect(read['Bun']).toEqual([['milk', 'soybeans'], [], ['eggs', 'fish']]);
      expect(['Tea', 'Rice', 'Corn'].map((name) => read[name]?.[2]?.length)).toEqual(denies ? [3, 2, 2] : [0, 0, 0]);
    },
  );
});
