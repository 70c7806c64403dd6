import { describe, expect, it } from 'vitest';
import { truthOf } from './nasty-charts.ts';
import { draftOf, expected, said } from './read-truth.ts';
import { groups, headers, turned, type Withheld } from './withheld.ts';

const named = (all: readonly Withheld[]) => all.map((one) => [one.name, one] as const);

const reads = async (_: string, { file, truth }: Withheld) =>
  expect(said(await draftOf(new TextEncoder().encode(file)))).toEqual(expected(truthOf(truth)));

describe('what nobody can be sure of is denied by nothing', () => {
  describe('a group of columns', () => it.each(named(groups))('%s', reads));
  describe('a header between the rows', () => it.each(named(headers))('%s', reads));
  describe('what turns a chart around', () => it.each(named(turned))('%s', reads));
});
