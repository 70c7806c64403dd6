import { us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildGrid } from './allergen-grid.ts';

const now = '2026-11-10T00:00:00.000Z';
const context = { now, statementDays: 180, lexiconVersion: 'test' };
const first = '2026-10-04T00:00:00.000Z';
const last = '2026-11-03T00:00:00.000Z';

it('has the nine, then what else is stated of any dish, and no group that only follows from a member', () => {
  const dish = buildDish({ facts: buildFacts({ contains: ['celery', 'almond', 'milk'] }) });
  const gluten = buildDish({
    facts: buildFacts(
      {},
      {
        allergens: [
          {
            allergen: 'gluten',
            presence: 'present',
            coveredAt: null,
            evidence: [{ kind: 'declared', level: 'contains', source: 'restaurant', at: now, via: 'wheat' }],
          },
        ],
      },
    ),
  });
  const columns = buildGrid([dish, gluten], context, null).columns.map(({ id }) => id);
  expect(columns).toEqual([...us9, 'celery', 'almond']);
});

it('has what the restaurant answers for, also where no dish has it stated yet', () => {
  const columns = (chosen: readonly AllergenId[] | null) =>
    buildGrid([buildDish()], context, chosen).columns.map(({ id }) => id);
  expect(columns(null)).toEqual(us9);
  expect(columns(['gluten', 'coconut'])).toEqual([...us9, 'gluten', 'coconut']);
});

it('says the usual reasons in words', () => {
  const soup = buildDish({ facts: buildFacts({ mayContain: ['peanuts'] }) });
  const facts = JSON.parse(JSON.stringify(soup.facts).replaceAll('shared fryer', 'shared_oven')) as typeof soup.facts;
  expect(buildGrid([{ ...soup, facts }], context, null).sections[0]?.rows[0]?.reasons).toEqual(['peanut: Shared oven']);
});

it('says a level for each dish and column, and why something may be in it', () => {
  const soup = buildDish({
    id: 4,
    name: 'Soup',
    facts: buildFacts({ contains: ['milk'], mayContain: ['peanuts'], absent: ['eggs'], at: last }),
  });
  const [section] = buildGrid([soup], context, null).sections;
  expect(section?.rows).toEqual([
    {
      id: 4,
      name: 'Soup',
      levels: [
        'contains',
        'no_traces',
        ...Array<string>(4).fill('not_stated'),
        'may_contain',
        'not_stated',
        'not_stated',
      ],
      members: us9.map(() => ''),
      reasons: ['peanut: shared fryer'],
      open: [],
      hints: [],
      doubts: [],
      brought: [],
    },
  ]);
});

it('never shows what was stated too long ago as absent', () => {
  const soup = buildDish({ facts: buildFacts({ absent: ['milk'], at: '2026-01-01T00:00:00.000Z' }) });
  expect(buildGrid([soup], context, null).sections[0]?.rows[0]?.levels[0]).toBe('not_stated');
});

it('is dated by its first and its last statement', () => {
  const dishes = [last, first].map((at) => buildDish({ facts: buildFacts({ contains: ['milk'], at }) }));
  expect(buildGrid(dishes, context, null)).toMatchObject({ oldest: first, newest: last });
  expect(buildGrid([buildDish()], context, null)).toMatchObject({ oldest: undefined, newest: undefined });
});

it('keeps the sections in the order of the menu', () => {
  const dishes = ['Soups', '', 'Soups'].map((section) => buildDish({ section }));
  expect(buildGrid(dishes, context, null).sections.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Soups', 2],
    ['', 1],
  ]);
});

it('marks what nobody stated where words or dishes like it suggest it, and says what by', () => {
  const rings = buildDish({
    facts: buildFacts(
      { absent: ['fish'] },
      {
        allergens: [
          {
            allergen: 'eggs',
            presence: 'estimated',
            coveredAt: null,
            evidence: [
              { kind: 'ingredient', words: 'batter', sure: false },
              { kind: 'estimate', words: 'mayonnaise', probability: 0.4 },
            ],
          },
        ],
      },
    ),
  });
  const [row] = buildGrid([rings], context, null).sections[0]!.rows;
  const levelOf = (id: AllergenId) => row?.levels[us9.indexOf(id)];
  expect([levelOf('eggs'), levelOf('milk')]).toEqual(['hinted', 'not_stated']);
  expect(row?.hints).toEqual(['egg (batter)']);
});

it('tells what is stated absent with its traces, without them, and against what its words suggest', () => {
  const egg = (coveredAt: string | null) => ({
    allergen: 'eggs' as const,
    presence: 'estimated' as const,
    coveredAt,
    evidence: [
      { kind: 'declared' as const, level: 'absent' as const, source: 'restaurant' as const, at: coveredAt },
      { kind: 'ingredient' as const, words: 'wrappers', sure: false },
    ],
  });
  const rowOf = (facts: ReturnType<typeof buildFacts>) =>
    buildGrid([buildDish({ facts })], context, null).sections[0]!.rows[0]!;
  const levelOf = (facts: ReturnType<typeof buildFacts>, id: AllergenId) => rowOf(facts).levels[us9.indexOf(id)];
  const fish = { absent: ['fish'] as const, at: last };
  expect(levelOf(buildFacts(fish), 'fish')).toBe('no_traces');
  expect(levelOf(buildFacts(fish, { crossContactStatedAt: null }), 'fish')).toBe('none');
  expect(levelOf(buildFacts(fish, { crossContactStatedAt: '2026-01-01T00:00:00.000Z' }), 'fish')).toBe('none');
  expect(rowOf(buildFacts(fish, { opaque: ['spices'] })).open).toEqual(['spices']);
  const rolls = rowOf(buildFacts({}, { allergens: [egg(last)] }));
  expect([rolls.levels[us9.indexOf('eggs')], rolls.doubts, rolls.hints]).toEqual(['doubted', ['egg (wrappers)'], []]);
  for (const old of [null, '2026-01-01T00:00:00.000Z'])
    expect(levelOf(buildFacts({}, { allergens: [egg(old)] }), 'eggs')).toBe('hinted');
});

it('names the components that bring something, and none that is said to be without', () => {
  const fact = (
    allergen: AllergenId,
    ...evidence: { level: 'contains' | 'may_contain' | 'absent'; in: string; via?: AllergenId }[]
  ) => ({
    allergen,
    presence: 'present' as const,
    coveredAt: null,
    evidence: [
      { kind: 'declared' as const, level: 'contains' as const, source: 'restaurant' as const, at: now },
      ...evidence.map((one) => ({ kind: 'declared' as const, source: 'restaurant' as const, at: now, ...one })),
    ],
  });
  const sauce = { level: 'contains', in: 'house sauce' } as const;
  const allergens = [
    fact('soybeans', sauce, { level: 'absent', in: 'stock' }),
    fact('wheat', sauce, { level: 'contains', in: 'batter' }),
    fact('milk'),
    // The dish has it; nobody said more of the sauce than that it may.
    fact('peanuts', { level: 'may_contain', in: 'house sauce' }),
    // It only follows from its group.
    fact('fish', { level: 'contains', in: 'stock', via: 'crustacean-shellfish' }),
  ];
  const dish = buildDish({ facts: buildFacts({}, { allergens }) });
  const brought = buildGrid([dish], context, null).sections[0]!.rows[0]!.brought;
  expect(brought.toSorted()).toEqual(['batter: wheat', 'house sauce: wheat, soy, perhaps peanut']);
});
