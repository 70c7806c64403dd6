import fc from 'fast-check';
import { expect, it } from 'vitest';
import { world } from '../../fixtures/arbitrary-records.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { deriveFacts } from './derive-facts.ts';
import type { DishFacts } from './dish-facts.ts';
import { packFacts, unpackFacts, type PackedFacts } from './pack-facts.ts';

/** Sends the facts through JSON, because that is how they are stored and sent. */
const sent = (facts: DishFacts) => JSON.parse(JSON.stringify(packFacts(facts))) as PackedFacts;

it('gives back exactly the facts that were packed, whatever a dish is like', () => {
  const property = fc.property(world, ({ record }) => {
    const facts = deriveFacts(record);
    expect(unpackFacts(sent(facts))).toEqual(JSON.parse(JSON.stringify(facts)));
  });
  fc.assert(property, runsOf(2000, 500));
});

const facts = {
  lexiconVersion: '1',
  allergens: [
    {
      allergen: 'gluten',
      presence: 'present',
      coveredAt: '2026-11-03T10:00:00.000Z',
      evidence: [
        { kind: 'ingredient', words: 'panko', sure: true, via: 'wheat' },
        { kind: 'declared', level: 'contains', source: 'restaurant', at: null, reason: '' },
        { kind: 'report', at: '2026-11-04T10:00:00.000Z', via: 'oats' },
      ],
    },
    {
      allergen: 'wheat',
      presence: 'present',
      coveredAt: null,
      evidence: [{ kind: 'ingredient', words: 'panko', sure: true }],
    },
  ],
  terms: ['panko'],
  texts: [],
  opaque: ['spices'],
  ingredientsCompleteAt: null,
  crossContactStatedAt: '2026-11-03T10:00:00.000Z',
} as const satisfies DishFacts;

it('says what several allergens share once', () => {
  expect(sent(facts)).toMatchObject({
    dates: ['2026-11-04T10:00:00.000Z', '2026-11-03T10:00:00.000Z'],
    evidence: [['ingredient', 'panko', true], expect.anything(), expect.anything()],
    known: [
      ['gluten', 4, 1, ['wheat', 0, '', 1, 'oats', 2]],
      ['wheat', 4, -1, [0]],
    ],
  });
  expect(unpackFacts(sent(facts))).toEqual(facts);
});

it.each<[string, (packed: PackedFacts) => unknown]>([
  ['a piece of evidence that is missing', (packed) => ({ ...packed, evidence: [] })],
  ['a date that is missing', (packed) => ({ ...packed, dates: [] })],
  ['a rank that is none', (packed) => ({ ...packed, known: [['milk', 9, -1, []]] })],
  ['words that are missing', (packed) => ({ ...packed, words: undefined })],
  ['a list of words that is missing', (packed) => ({ ...packed, words: { terms: [], texts: [] } })],
  ['facts that are not packed', () => facts],
])('reads nothing out of %s', (_, spoil) => {
  expect(() => unpackFacts(spoil(sent(facts)) as PackedFacts)).toThrow(Error);
});
