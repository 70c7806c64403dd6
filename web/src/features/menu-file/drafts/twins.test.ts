import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { describe, expect, it } from 'vitest';
import { buildMenuDish } from '../../../../test/menu-builders.ts';
import { correctionFor, type Corrections } from '../../../entities/menu-draft/corrections.ts';
import { withFile, type ReadDish, type ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { joinDrafts } from './join-drafts.ts';
import { planRows } from './plan-rows.ts';
import { confirmedEdit } from './row-edits.ts';

type Level = 'contains' | 'absent';
const dish = (name: string, section = '', levels: Readonly<Record<string, Level>> = {}): ReadDish => ({
  name,
  section,
  description: '',
  ingredients: [],
  claims: Object.entries(levels).map(([allergen, level]) => ({
    allergen: allergen as 'milk',
    level,
    words: 'X',
    where: {},
  })),
  where: {},
  doubts: [],
});
const file = (dishes: ReadDish[], more: Partial<ReadFile> = {}, kind = 'allergen chart'): ReadFile => {
  const draft: MenuDraft = { kind, dishes, doubts: [] };
  return { name: 'a.pdf', size: 1, changed: 1, draft, ...more };
};
const latte = buildMenuDish({ id: 7, name: 'Latte', ingredients: [] });
const small = dish('Latte', '', { milk: 'absent', eggs: 'absent' });
const large = dish('Latte', '', { milk: 'contains', eggs: 'absent' });
const plan = (files: readonly ReadFile[], corrections: Corrections = {}, menu = [latte]) =>
  planRows(joinDrafts(files), corrections, { dishes: menu });

describe('several rows of one dish', () => {
  it('are all to be settled before one of them is stated', () => {
    expect(plan([file([small, large])]).map(({ problem }) => problem)).toEqual(['same_dish', 'same_dish']);
    expect(plan([file([large, small])]).map(({ problem }) => problem)).toEqual(['same_dish', 'same_dish']);
    expect(plan([file([small, large])], {}, []).map(({ problem }) => problem)).toEqual(['same_dish', 'same_dish']);
    expect(plan([file([small, small])], {}, []).map(({ problem }) => problem)).toEqual([undefined, undefined]);
  });

  it('come to one beside a menu, which denies what all of them deny', () => {
    const rows = plan([file([small, large, dish('Latte')]), file([dish('Latte')], { name: 'menu.pdf' }, 'menu')]);
    expect(rows).toHaveLength(1);
    expect(confirmedEdit(rows[0]!).statements).toEqual([{ allergen: 'milk', level: 'contains' }]);
    const both = plan([file([small, large]), file([dish('Latte')], { name: 'menu.pdf' }, 'menu')]);
    expect(confirmedEdit(both[0]!).statements).toContainEqual({ allergen: 'eggs', level: 'absent' });
  });
});

describe('a correction', () => {
  const breakfast = dish('Pancakes', 'Breakfast', { milk: 'contains' });
  const vegan = dish('Pancakes', 'Vegan');
  const before = file([breakfast, vegan], {}, 'menu');
  const corrected = (of: ReadFile): Corrections => {
    const one = joinDrafts([of]).find(({ texts }) => texts.section === 'Vegan')!;
    const correction = {
      claims: { eggs: { read: 'not_stated', level: 'absent' }, milk: { read: 'not_stated', level: 'contains' } },
      target: 7,
    } as const;
    return { [one.key]: correctionFor(correction, one.seen) };
  };
  const statedIn = (files: readonly ReadFile[]) =>
    plan(files, corrected(before)).map(({ texts, target, claims }) => [
      texts.section,
      target?.id,
      claims.map(({ allergen, level }) => `${level} ${allergen}`).join(),
    ]);

  it('stays with its dish when the file is read again', () =>
    expect(statedIn([before])).toEqual([
      ['Breakfast', undefined, 'contains milk'],
      ['Vegan', 7, 'contains milk,absent eggs'],
    ]));

  it('moves to no other dish of the name', () =>
    expect(statedIn([file([breakfast, dish('Pancakes', 'Kids'), vegan], {}, 'menu')])).toEqual([
      ['Breakfast', undefined, 'contains milk'],
      ['Kids', undefined, ''],
      ['Vegan', 7, 'contains milk,absent eggs'],
    ]));

  it('ends where something else is read of the dish', () => {
    const other = { ...vegan, description: 'With egg wash' };
    expect(statedIn([file([other], {}, 'menu')])).toEqual([['Vegan', undefined, '']]);
    expect(statedIn([file([dish('Pancakes', 'Vegan', { fish: 'contains' })], {}, 'menu')])).toEqual([
      ['Vegan', undefined, 'contains fish'],
    ]);
  });

  it('keeps nothing but its warnings for another file, whose author saw none of it', () =>
    expect(statedIn([file([breakfast, vegan], { changed: 2 }, 'menu')])[1]).toEqual([
      'Vegan',
      undefined,
      'contains milk',
    ]));

  it('settles no warning of another file, and leaves none of it out', () => {
    const pancakes = dish('Pancakes', '', { milk: 'contains' });
    const seen = joinDrafts([file([pancakes], {}, 'menu')])[0]!;
    const silent = {
      claims: { milk: { read: 'contains', level: 'not_stated' } },
      texts: { name: { read: 'Pancakes', value: 'Cakes' } },
      isLeftOut: true,
    } as const;
    const corrections = { [seen.key]: correctionFor(silent, seen.seen) };
    const rowIn = (changed: number) => plan([file([pancakes], { changed }, 'menu')], corrections, [])[0]!;
    const told = (changed: number) => {
      const { claims, texts, correction } = rowIn(changed);
      return [claims[0]?.level, texts.name, correction.isLeftOut === true];
    };
    expect(told(1)).toEqual(['not_stated', 'Cakes', true]);
    expect(told(2)).toEqual(['contains', 'Pancakes', false]);
  });
});

it('keeps two files of one name apart, and takes the same file once', () => {
  const one = file([large]);
  expect(withFile([one], file([large]))).toHaveLength(1);
  const files = withFile([one], file([small], { size: 2 }));
  expect(files).toHaveLength(2);
  expect(plan(files)[0]?.claims.find(({ allergen }) => allergen === 'milk')?.level).toBe('contains');
});
