import { allergens } from '@clearplate/domain/facts/allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { packFacts } from '@clearplate/domain/facts/pack-facts';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeCompleteness } from './describe-completeness.ts';
import { describeNotStated, type IsCurrent } from './describe-not-stated.ts';
import { formatDishPrice } from './dish-price.ts';
import { groupBySection } from './group-by-section.ts';
import { ownFacts } from './own-facts.ts';
import { firstWords, shorten } from './shorten.ts';
import { unpackDish } from './unpack-dish.ts';

afterEach(speakEnglish);

describe('what nobody stated of the nine', () => {
  const said = (given: Parameters<typeof buildFacts>[0], isCurrent: IsCurrent = (at) => at !== null) =>
    describeNotStated(buildFacts(given) as DishFacts, isCurrent);
  const but = (...left: string[]) =>
    allergens.filter(({ id, group }) => group === 'us9' && !left.includes(id)).map(({ id }) => id);

  it('is everything where nothing is said, and the others where one is said to be there', () => {
    expect(said({})).toBe('Nothing said of the others.');
    expect(said({ contains: ['milk'] })).toBe('Nothing said of the others.');
  });

  it('is named where it is little', () => {
    expect(said({ absent: but('milk') })).toBe('Nothing said of milk.');
    expect(said({ absent: but('milk', 'eggs', 'fish') })).toBe('Nothing said of milk, egg and fish.');
    expect(said({ absent: but('milk', 'eggs', 'fish', 'wheat') })).toMatch(/^Nothing said of milk, egg and others\.$/);
  });

  it('is silent only where each of the nine is stated', () => {
    expect(said({ absent: but() })).toBe('');
    expect(said({ contains: ['milk'], absent: but('milk') })).toBe('');
  });

  it('has again what was stated too long ago', () => {
    expect(said({ absent: but() }, () => false)).toBe('Nothing said of the others.');
  });

  it('is said in Spanish', () => {
    speakSpanish(es);
    expect(said({ absent: but('milk') })).toMatch(/leche/);
    expect(said({})).not.toMatch(/Nothing/);
  });
});

it('a list is whole only where the restaurant said so on a day', () => {
  expect(describeCompleteness('2026-11-03T00:00:00.000Z')).toBe(
    'The restaurant confirmed this list as complete, 3 Nov 2026.',
  );
  for (const at of [null, '', 'soon']) expect(describeCompleteness(at)).toMatch(/^This list may be partial/);
});

it.each([
  [12.5, '$12.50'],
  [0, '$0.00'],
  [9.999, '$10.00'],
  [null, 'Price not given'],
  [-1, 'Price not given'],
  [Number.NaN, 'Price not given'],
  [Number.POSITIVE_INFINITY, 'Price not given'],
])('a price of %s is %s, and what is no amount never free', (dollars, words) => {
  expect(formatDishPrice(dollars)).toBe(words);
});

describe('what a card says of its own', () => {
  it('leaves out members that only follow from their group, and never one that is there', () => {
    const group = { kind: 'declared', level: 'may_contain', source: 'restaurant', at: null } as const;
    const facts = buildFacts({}, {
      allergens: [
        { allergen: 'tree-nuts', presence: 'possible', coveredAt: null, evidence: [group] },
        { allergen: 'almond', presence: 'possible', coveredAt: null, evidence: [{ ...group, via: 'tree-nuts' }] },
        { allergen: 'cashew', presence: 'present', coveredAt: null, evidence: [{ ...group, via: 'tree-nuts' }] },
      ],
    } as never) as DishFacts;
    expect(ownFacts(facts).map(({ allergen }) => allergen)).toEqual(['tree-nuts', 'cashew']);
  });
});

describe('a long text', () => {
  it('is cut between words, and says so only where it was', () => {
    expect(shorten('  a small  kitchen ', 3)).toBe('a small kitchen');
    expect(shorten('a small kitchen', 2)).toBe('a small…');
    expect(firstWords('a small kitchen', 2)).toBe('a small');
    expect([shorten('', 5), firstWords('   ', 5)]).toEqual(['', '']);
  });
});

it('sections stand as the menu first names them, each once', () => {
  const dishes = ['Mains', 'Starters', ' Mains ', '', 'Starters'].map((section, index) => ({ section, index }));
  expect(groupBySection(dishes, ({ section }) => section).map(({ name, items }) => [name, items.length])).toEqual([
    ['Mains', 2],
    ['Starters', 2],
    ['', 1],
  ]);
});

it('no dish gets lost among its sections', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', ' A', 'B', '', ' ')), (sections) => {
      const groups = groupBySection(sections, (section) => section);
      expect(groups.flatMap(({ items }) => items).toSorted()).toEqual(sections.toSorted());
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    }),
  );
});

describe('a dish of a list as it comes', () => {
  const dish = buildDish({ name: 'Soup', facts: buildFacts({ contains: ['milk'] }) as DishFacts });
  const packed = { ...dish, facts: packFacts(dish.facts as DishFacts) };

  it('is unpacked with all of its facts', () => {
    expect(unpackDish(packed)).toMatchObject({
      name: 'Soup',
      facts: { allergens: [{ allergen: 'milk', presence: 'present' }] },
    });
  });

  it.each([undefined, null, 3, 'soup', {}, { ...packed, facts: undefined }, { ...packed, facts: {} }])(
    'is none where it is not whole: it is not shown as if nothing were in it (%#)',
    (value) => {
      expect(unpackDish(value)).toBeUndefined();
    },
  );
});
