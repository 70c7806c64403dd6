import { describe, expect, it } from 'vitest';
import { readLegend } from './legend.ts';
import { readMark } from './marks.ts';
import { meaningOf, type Meaning } from './meaning.ts';

/**
 * Lists what a phrase means to somebody with an allergy, decided by people. `unknown`: it denies nothing that holds
 * always.
 */
const phrases: Readonly<Record<Meaning, readonly string[]>> = {
  absent: [
    'Does not contain',
    'does not contain the allergen',
    'doesn’t contain this allergen',
    'do not contain the allergen',
    'The menu item does not contain the allergen',
    'is not an ingredient of the dish',
    'Allergen not present',
    'the allergen is not present in this product',
    'Not an ingredient',
    'Free',
    'free from the allergen',
    'the dish is free of this allergen',
    'None of the 14 allergens',
    'without this allergen',
    'no allergen',
    'suitable for people with this allergy',
    'Suitable',
    'Absent',
    'does not contain any of the allergens listed',
    'not contained',
  ],
  unknown: [
    'cannot be guaranteed free from',
    'we cannot guarantee this is free from',
    'We can not guarantee that it does not contain it',
    'We can’t promise that it is free from it',
    'we are unable to say that it is free of it',
    'We cannot guarantee that this dish is free from allergens',
    'not always free from',
    'not 100% free',
    'not entirely free from it',
    'never free from',
    'no dish is free from it',
    'none of these dishes is free from it',
    'not absent',
    'free from if served without sauce',
    'free from when the sauce is left out',
    'free from only in the large size',
    'suitable if you leave the bun out',
    'suitable only for children',
    'free of charge',
    'free refill',
    'free-range',
    'believed to be free from',
    'to the best of our knowledge it does not contain it',
    'usually does not contain',
    'should be free from',
    'should not contain it',
    'not intentionally added',
    'no added allergen',
    'free from, subject to availability',
    'does not normally contain',
    'not present in most sizes',
    'not all items contain the allergen',
    'no allergen information',
    'no allergens listed',
    'no ingredients list',
    'not directly an ingredient',
    'no longer contains it',
    'free from? ask',
    'does not contain it in the batter',
    'less than 20 ppm, gluten free',
    'free from 9 of the 14 allergens',
    'does not contain unless a topping is added',
    'not included in the price',
    'aims to be free from the allergen',
    'not present according to the supplier',
    'absent from our menu',
  ],
  may_contain: [
    'does not contain it but is prepared in a kitchen that uses it',
    'made without the allergen but cooked in shared oil',
    'free from, but may contain traces',
    'not an ingredient, though cross-contact can occur',
  ],
  contains: [
    'cannot be made dairy free',
    'can’t be made without it',
    'free from on request',
    'suitable when ordered without a bun',
    'not free from it',
    'does not contain it if ordered without cheese',
    'suitable after modification',
    'unsuitable',
    'can be made free from it',
  ],
};

describe('what a phrase of a legend means, by those who read it', () => {
  it.each(
    Object.entries(phrases).flatMap(([meaning, each]) => each.map((phrase) => [phrase, meaning as Meaning] as const)),
  )('%s → %s', (phrase, meaning) => expect(meaningOf(phrase) ?? 'unknown').toBe(meaning));

  it.each(phrases.unknown)('no sign denies by "%s"', (phrase) => {
    for (const [mark, between] of [
      ['N', ' = '],
      ['N', ': '],
      ['N', ' – '],
      ['✓', ' means '],
      ['', 'Blank = '],
    ] as const)
      expect(readMark(mark, readLegend([{ text: mark + between + phrase, where: {} }]))?.level).not.toBe('absent');
  });
});

const legendOf = (...texts: string[]) => readLegend(texts.map((text) => ({ text, where: {} })));

describe('a sign denies only where the whole document lets it', () => {
  it.each([
    // In these, a footnote takes back what its sign stands beside.
    ['N*', ['* We cannot guarantee that this dish is free from allergens']],
    ['*', ['* We cannot guarantee that this dish is free from allergens']],
    ['N*', ['* Not always free from it']],
    ['N†', ['† Free from it if served without sauce']],
    // The sign is explained twice.
    ['N', ['N = not present', 'N = new on our menu']],
    ['N', ['N = new on our menu', 'N = not present']],
    ['N', ['N: new on our menu']],
    ['N', ['N – new on our menu']],
    ['N', ['(N) new on our menu']],
    ['N', ['N = not present', 'N = nuts']],
    ['N', ['Y = yes, N = no', 'N: nuts']],
    // What follows takes it back.
    ['N', ['N = does not contain. Except in the seasonal dishes.']],
    ['N', ['N = does not contain. However, recipes differ.']],
    // Without the sign is not with it.
    ['✓', ['No ✓ = does not contain']],
    ['X', ['No X = not present']],
    ['X', ['Without an X: does not contain']],
    ['✓', ['The absence of a tick means that the allergen is not present']],
    ['•', ['A missing dot indicates that it does not contain it']],
    ['•', ['No black dot means that it does not contain it']],
    ['X', ['Not marked with an X = does not contain']],
    ['✓', ['Where you do not see a tick means that the allergen is not present']],
    // The cells are empty.
    ['', ['Blank means it does not contain it', 'Items without a tick have not been assessed']],
    ['', ['Blank = not present. Blank in seasonal rows = not assessed']],
    ['', ['Blank means it does not contain it', 'The absence of a mark is no guarantee']],
    ['', ['Blank means it does not contain it', 'If a box is not ticked, ask us']],
    ['', ['Blank = not present in most dishes']],
    ['', ['Blank means we cannot guarantee it is free from it']],
    ['', ['Items prepared without nuts are free from it']],
    [
      '',
      [
        'A blank cell means that the item does not contain the allergen as an ingredient in the product or in any of the ingredients of the product, unless it is seasonal',
      ],
    ],
  ])('"%s" beside %j', (mark, texts) => expect(readMark(mark, legendOf(...texts))?.level).not.toBe('absent'));

  it.each([
    ['N', ['Y = contains   N = does not contain']],
    ['N', ['N: not present', 'N: not present']],
    ['–', ['– = does not contain']],
    ['✓', ['✓ = free from the allergen']],
    ['', ['Items without a tick do not contain the allergen']],
    ['', ['No X = not present']],
    ['', ['The absence of a dot means that the allergen is not present']],
    ['', ['Blank = not present. Blank = does not contain.']],
    ['', ['Blank = does not contain, M = may contain']],
    ['', ['Where no mark appears, the item does not contain the allergen']],
    ['N', ['N indicates that the allergen is not present in the menu item']],
    ['N', ['N = allergen is not in product']],
    ['N', ['✓ contains N does not contain']],
    ['N', ['N = Does not contain. Our kitchens handle all allergens.']],
    ['✗', ['✓ = contains ✗ = does not contain']],
    ['✗', ['A cross means that the dish does not contain it']],
    ['N', ['N = no ✓ = yes']],
    ['', ['N = no X = contains Blank = does not contain']],
  ])('"%s" denies beside %j', (mark, texts) => expect(readMark(mark, legendOf(...texts))?.level).toBe('absent'));
});

describe('codes that are explained more than once', () => {
  const warned = (code: string, ...texts: string[]) =>
    legendOf(...texts)
      .codes.get(code)
      ?.named.warns.map(({ allergen }) => allergen);

  it('warn of all that they stand for', () => {
    expect(warned('1', '1 = milk', '1 = egg')).toEqual(['milk', 'eggs']);
    expect(legendOf('1 = gluten free', '1 = milk').codes.get('1')).toMatchObject({
      level: 'contains',
      named: { warns: [{ allergen: 'milk' }] },
    });
    expect(legendOf('1 = gluten free', '1 = dairy free').codes.get('1')?.named.denies).toBeUndefined();
  });

  it.each(['gluten free (on request)', 'gluten free, may contain traces of gluten', 'no added gluten'])(
    'deny nothing by "%s"',
    (phrase) => {
      const code = legendOf(`G = ${phrase}`).codes.get('g');
      expect(code?.level === 'absent' ? code.named.denies : undefined).toBeUndefined();
    },
  );

  it('keep each text of a footnote', () => {
    expect(legendOf('* Fried in shared oil', '* Free from it').footnotes.get('*')).toMatch(/shared oil.*Free from it/);
  });
});
