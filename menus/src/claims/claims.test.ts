import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAllergenName } from './allergen-words.ts';
import { readLegend } from './legend.ts';
import { readMark } from './marks.ts';
import { meaningOf } from './meaning.ts';
import { mergeClaims } from './merge-claims.ts';
import { declarationOf, readTextClaims } from './text-claims.ts';

const where = {};
const legendOf = (...texts: string[]) => readLegend(texts.map((text) => ({ text, where })));
const nothing = legendOf();

describe('readAllergenName', () => {
  it.each([
    ['Milk', ['milk'], 'milk'],
    ['MILK & MILK PRODUCTS', ['milk'], 'milk'],
    ['Dairy*', ['milk'], 'milk'],
    ['Crustacean Shellfish (shrimp, crab)', ['crustacean-shellfish'], 'crustacean-shellfish'],
    ['Sulphites >10mg/kg', ['sulphites'], 'sulphites'],
    ['Cereals containing gluten', ['gluten'], 'gluten'],
    ['ＭＩＬＫ', ['milk'], 'milk'],
    // What warns of several denies none of them.
    ['Wheat / Gluten', ['wheat', 'gluten'], undefined],
    ['Fish/Shellfish', ['fish', 'crustacean-shellfish', 'molluscs'], undefined],
    ['Peanuts and Tree Nuts', ['peanuts', 'tree-nuts'], undefined],
    ['Milk (and egg)', ['milk', 'eggs'], undefined],
    // Neither does what names a part, or a loose word.
    ['Lactose', ['milk'], undefined],
    ['Nuts', ['tree-nuts', 'peanuts'], undefined],
    ['Shellfish', ['crustacean-shellfish', 'molluscs'], undefined],
    ['Sesame seeds', ['sesame'], undefined],
    ['Seasame', ['sesame'], undefined],
  ])('%s', (text, warns, denies) => {
    const read = readAllergenName(text);
    expect(read?.warns.map(({ allergen }) => allergen)).toEqual(warns);
    expect(read?.denies).toBe(denies);
  });

  it.each(['Total fat', 'Vegan', 'Corn', '', 'Chicken Sandwich'])('does not read %s as an allergen', (text) => {
    expect(readAllergenName(text)).toBeUndefined();
  });
});

describe('meaningOf', () => {
  it.each([
    ['contains', 'contains'],
    ['the product contains the allergen', 'contains'],
    ['Does not contain', 'absent'],
    ['free from', 'absent'],
    ['may contain', 'may_contain'],
    ['does not contain; may contain traces', 'may_contain'],
    ['cooked in a shared fryer', 'may_contain'],
    ['information not available', 'unknown'],
    // Two entries that ran together warn.
    ['Contains allergen – Does not contain', 'contains'],
    ['allergen contains, blank does not contain', 'contains'],
  ])('%s → %s', (phrase, meaning) => expect(meaningOf(phrase)).toBe(meaning));
});

describe('readLegend', () => {
  it.each([
    ['✓ = contains   M = may contain, from shared equipment', { '✓': 'contains', m: 'may_contain' }],
    ['Y: Yes, N: No, MC: may contain', { y: 'contains', n: 'absent', mc: 'may_contain' }],
    ['• Contains allergen  – Does not contain', { '•': 'contains', '–': 'absent' }],
    ['✓ indicates the item is free from the allergen', { '✓': 'absent' }],
    ['C = Contains | P = Prepared in same facility', { c: 'contains', p: 'may_contain' }],
    ['* Cooked in a shared fryer', { '*': 'may_contain' }],
    ['We love what a kitchen contains', {}],
  ])('%s', (text, marks) => expect(Object.fromEntries(legendOf(text).marks)).toEqual(marks));

  it.each([
    ['A blank cell means that the dish does not contain it', true],
    ['Items not marked do not contain the allergen', true],
    ['A dot indicates the allergen; no dot means it is not an ingredient', true],
    ['An empty box does not mean that the item is free of it', false],
    ['A blank space may contain traces', false],
    ['X = contains', false],
  ])('%s: an empty cell denies: %s', (text, denies) => expect(legendOf(text).emptyDenies).toBe(denies));

  it('reads codes', () => {
    const codes = (text: string) =>
      [...legendOf(text).codes].map(([code, { level, named }]) => `${code} ${level} ${named.warns[0]?.allergen}`);
    expect(codes('(D) dairy (TN) tree nuts')).toEqual(['d contains milk', 'tn contains tree-nuts']);
    expect(codes('1. Gluten 2. Crustaceans 3. Eggs')).toEqual([
      '1 contains gluten',
      '2 contains crustacean-shellfish',
      '3 contains eggs',
    ]);
    expect(codes('GF = gluten free')).toEqual(['gf absent gluten']);
  });
});

describe('readMark', () => {
  it.each([
    ['X', 'contains'],
    ['✓', 'contains'],
    ['Yes', 'contains'],
    ['M', 'may_contain'],
    ['N', 'absent'],
    ['', undefined],
    ['-', undefined],
    ['n/a', undefined],
    // What nothing explains warns.
    ['§', 'may_contain'],
    ['blue', 'may_contain'],
    ['N*', 'may_contain'],
  ])('%s → %s without a legend', (text, level) => expect(readMark(text, nothing)?.level).toBe(level));

  it('heeds the legend before what is usual', () => {
    expect(readMark('✓', legendOf('✓ = free from the allergen'))?.level).toBe('absent');
    expect(readMark('', legendOf('A blank cell means that it does not contain it'))?.level).toBe('absent');
    expect(readMark('N²', legendOf('² Fried in shared oil'))).toMatchObject({
      level: 'may_contain',
      reason: 'Fried in shared oil',
    });
  });

  it('denies nothing but by a word of denial or by what the legend explains', () => {
    const property = fc.property(
      fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 4 })),
      (text) => {
        const isDenial = /^(?:n|no|none|free|absent|does not contain|false|not present|nil)$/i.test(
          text
            .normalize('NFKC')
            .replaceAll(/[\s\p{C}]+/gu, ' ')
            .trim(),
        );
        return isDenial || readMark(text, nothing)?.level !== 'absent';
      },
    );
    expect(fc.check(property, { numRuns: 3000 }).failed).toBe(false);
  });
});

describe('readTextClaims', () => {
  const read = (text: string) => {
    const { claims, rest, doubts } = readTextClaims(text, where);
    return { rest, claims: claims.map(({ allergen, level }) => `${level} ${allergen}`), doubts: doubts.length };
  };

  it('takes lists off a name', () => {
    expect(read('Fish Sandwich Contains:Egg,Milk,Soy,Wheat,Fish(Pollock)')).toEqual({
      rest: 'Fish Sandwich',
      claims: ['contains eggs', 'contains milk', 'contains soybeans', 'contains wheat', 'contains fish'],
      doubts: 0,
    });
    expect(read('Contains Milk, Peanut. May Contain Tree Nuts and Sesame.').claims).toEqual([
      'contains milk',
      'contains peanuts',
      'may_contain tree-nuts',
      'may_contain sesame',
    ]);
  });

  it.each([
    ['Contains Wheat (gluten), milk, egg', 'wheat gluten milk eggs', ''],
    ['Contains: Eggs, milk (butter), nuts (peanut), soy', 'eggs milk tree-nuts? peanuts soybeans', ''],
    ['Contains Milk, natural flavor, egg, peanut', 'milk eggs peanuts', 'natural flavor'],
    ['Contains: natural flavor, milk', 'milk', 'natural flavor'],
    ['Allergens: Milk. Egg. Soy.', 'milk eggs soybeans', ''],
    ['Contains wheat, but not milk, egg', 'wheat', 'but not milk, egg'],
    ['Contains wheat, milk free, egg', 'wheat', 'milk free, egg'],
    ['Contains wheat. Egg noodles are served with it.', 'wheat', 'Egg noodles are served with it.'],
  ])('goes on behind what it doesn’t know, and stops where something is taken away: %s', (text, named, rest) => {
    const found = read(text);
    const wanted = named.split(' ').map((one) => one.replace('?', ''));
    expect(found.claims.map((one) => one.split(' ')[1])).toEqual(expect.arrayContaining(wanted));
    expect(new Set(found.claims.map((one) => one.split(' ')[1])).size).toBe(wanted.length);
    expect(found.rest).toBe(rest);
  });

  it('reads a list that stands apart as may contain, and says so', () => {
    expect(read('Curly Fries Contains:Wheat  Egg, Milk')).toEqual({
      rest: 'Curly Fries',
      claims: ['contains wheat', 'may_contain eggs', 'may_contain milk'],
      doubts: 1,
    });
    expect(read('Potato Cakes  Egg, Milk, Soy')).toEqual({
      rest: 'Potato Cakes',
      claims: ['may_contain eggs', 'may_contain milk', 'may_contain soybeans'],
      doubts: 1,
    });
  });

  it('leaves names alone', () => {
    for (const name of ['Fish and Chips', 'Egg, Cheese and Bacon Roll', 'Milk'])
      expect(read(name)).toEqual({ rest: name, claims: [], doubts: 0 });
  });

  it('takes of ingredients only the declaration at the end', () => {
    expect(declarationOf('Bun (wheat, preservative (contains sulphites)), beef. Contains wheat.')).toBe(
      'Contains wheat.',
    );
    expect(declarationOf('Sauce (contains sulphites), beef')).toBe('');
  });
});

it('lets a warning stand against a denial of the same file', () => {
  const claim = (level: 'absent' | 'contains') => ({ allergen: 'milk', level, words: level, where }) as const;
  for (const pair of [
    [claim('absent'), claim('contains')],
    [claim('contains'), claim('absent')],
  ]) {
    const { claims, doubts } = mergeClaims(pair);
    expect(claims).toEqual([claim('contains')]);
    expect(doubts).toHaveLength(1);
  }
});
