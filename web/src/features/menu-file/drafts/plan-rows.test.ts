import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { describe, expect, it } from 'vitest';
import { buildMenuDish } from '../../../../test/menu-builders.ts';
import { readingMenus } from '../../../translations/interface/es/reading-menus.ts';
import { speakEnglish, speakSpanish } from '../../../translations/t.ts';
import { correctionFor, type Corrections } from '../../../entities/menu-draft/corrections.ts';
import { describeReader } from '../../../entities/menu-draft/describe-reader.ts';
import type { ReadDish } from '../../../entities/menu-draft/read-file.ts';
import { joinDrafts } from './join-drafts.ts';
import { lookAtDish } from '@clearplate/domain/menu/look-at-dish';
import { planRows } from './plan-rows.ts';
import { confirmedEdit, unconfirmedEdit } from './row-edits.ts';

const where = { page: 1 };
const claim = (allergen: 'milk' | 'eggs' | 'fish', level: 'contains' | 'may_contain' | 'absent') => ({
  allergen,
  level,
  words: 'X',
  where,
});
const dish = (name: string, more: Partial<ReadDish> = {}): ReadDish => ({
  name,
  section: '',
  description: '',
  ingredients: [],
  claims: [],
  where,
  doubts: [],
  ...more,
});
const file = (kind: string, ...dishes: ReadDish[]) => {
  const draft: MenuDraft = { kind, dishes, doubts: [], date: '2026-03-01' };
  return { name: `${kind}.pdf`, draft };
};

const menuFile = file(
  'menu',
  dish('DAL', { section: 'Mains', priceCents: 1250, ingredients: ['lentils, ghee'] }),
  dish('Rice', { section: 'Sides', priceCents: 300 }),
  dish('Soup', { section: 'Lunch' }),
  dish('Soup', { section: 'Dinner' }),
);
const chart = file(
  'allergen chart',
  dish('Dal', {
    section: 'Hot',
    claims: [claim('milk', 'absent'), claim('eggs', 'absent'), claim('fish', 'may_contain')],
  }),
  dish('Soup', { section: 'Dinner', claims: [claim('milk', 'contains')] }),
  dish('Soup', { section: 'Brunch' }),
);
const saved = buildMenuDish({ id: 4, name: 'Dal', section: 'Curries', price_cents: 1250, ingredients: [] });
/** It was created while these files were read. */
const made = (corrections: Corrections): Corrections => {
  const seen = new Map(joinDrafts([chart, menuFile]).map((each) => [each.key, each.seen]));
  return Object.fromEntries(
    Object.entries(corrections).map(([key, correction]) => [key, correctionFor(correction, seen.get(key)!)]),
  );
};
const rowsOf = (corrections: Corrections = {}, menu = [saved]) =>
  planRows(joinDrafts([chart, menuFile]), made(corrections), { dishes: menu });

describe('files that are read together', () => {
  it('come to one dish for each name, told apart by sections, with stable keys', () => {
    const joined = joinDrafts([chart, menuFile]);
    expect(joined.map(({ key, texts, claims }) => [key, texts.section, texts.price, claims.length])).toEqual([
      ['mains/dal', 'Mains', '12.50', 3],
      ['sides/rice', 'Sides', '3.00', 0],
      ['lunch/soup', 'Lunch', '', 0],
      ['dinner/soup', 'Dinner', '', 1],
      ['brunch/soup', 'Brunch', '', 0],
    ]);
    const denied = file('allergen chart', dish('Soup', { section: 'Dinner', claims: [claim('milk', 'absent')] }));
    expect(joinDrafts([chart, menuFile, { ...denied, name: 'b' }])[3]?.claims[0]?.level).toBe('contains');
  });
});

describe('a row', () => {
  it('changes what the menu says otherwise, and never how its name is printed', () => {
    const [dal] = rowsOf();
    expect(dal?.target?.id).toBe(4);
    expect(dal?.fields).toEqual({ section: 'Mains', ingredients: ['lentils', 'ghee'] });
    expect(dal?.changes.map(({ about }) => about)).toEqual(['section', 'ingredients', 'milk', 'eggs', 'fish']);
  });

  it('states all that it shows once it is confirmed; unconfirmed it only warns, with the day of the file', () => {
    const [dal] = rowsOf();
    expect(confirmedEdit(dal!).statements).toEqual([
      { allergen: 'milk', level: 'absent' },
      { allergen: 'eggs', level: 'absent' },
      { allergen: 'fish', level: 'may_contain' },
    ]);
    const look = { verdicts: [], contradictions: [], lapsed: [], weaker: [] };
    expect(unconfirmedEdit({ ...dal!, look })).toEqual({
      ...dal!.fields,
      claims: [{ allergen: 'fish', level: 'may_contain', stated_on: '2026-03-01' }],
    });
  });

  it('takes a correction only for what was read when it was made', () => {
    const corrections: Corrections = {
      'mains/dal': {
        texts: { price: { read: '12.50', value: '13' }, section: { read: 'Main', value: 'Pots' } },
        claims: { milk: { read: 'absent', level: 'contains' }, eggs: { read: 'may_contain', level: 'contains' } },
      },
      'sides/rice': { target: 4, isLeftOut: true },
    };
    const [dal, rice] = rowsOf(corrections);
    expect(dal?.fields).toMatchObject({ price_cents: 1300, section: 'Mains' });
    expect(dal?.claims.map(({ level }) => level)).toEqual(['contains', 'absent', 'may_contain']);
    expect(rice?.problem).toBeUndefined();
    expect(rowsOf({ 'sides/rice': { target: 4 } }).map((row) => row.problem)).toEqual([
      'same_dish',
      'same_dish',
      undefined,
      undefined,
      undefined,
    ]);
    expect(rowsOf({ 'sides/rice': { texts: { price: { read: '3.00', value: 'three' } } } })[1]?.problem).toBe(
      'no_price',
    );
    const twins = [saved, { ...saved, id: 5 }];
    expect(rowsOf({}, twins)[0]?.problem).toBe('which_dish');
  });

  it('is looked at as diners will see it: a denial beside ghee has to be settled', () => {
    const at = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };
    const [dal] = rowsOf({}, []);
    const look = (edit: ReturnType<typeof confirmedEdit>) =>
      lookAtDish({ dish: nothingKnown, edit, allergens: dal!.claims.map(({ allergen }) => allergen), ...at });
    const { verdicts, contradictions } = look(confirmedEdit(dal!));
    expect(contradictions).toEqual([{ allergen: 'milk', words: ['ghee'], declared: [] }]);
    expect(new Map(verdicts.map(({ allergen, verdict }) => [allergen, verdict]))).toEqual(
      new Map([
        ['milk', 'avoid'],
        ['eggs', 'none_declared'],
        ['fish', 'not_verified'],
      ]),
    );
    const unconfirmed = look(unconfirmedEdit(dal!));
    expect(unconfirmed.contradictions).toEqual([]);
    expect(unconfirmed.verdicts.filter(({ verdict }) => verdict === 'none_declared')).toEqual([]);
  });
});

it('says in the language of the screen what a reader says of a file, words included', () => {
  speakSpanish(readingMenus);
  expect(describeReader('Not understood: "a (b) [c".')).toBe('No se entendió: «a (b) [c».');
  expect(describeReader('The file is empty.')).toBe('El archivo está vacío.');
  expect(describeReader('something else')).toBe('something else');
  speakEnglish();
});
