import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { assessFixtureDish, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { assessVariants } from '../verdict/assess-variants.ts';
import { asComponent } from './component.ts';
import { deriveDish } from './derive-dish.ts';
import type { DishFacts } from './dish-facts.ts';
import { nothingKnown, type Dish, type DishVariant, type Statement } from './dish.ts';
import { asVariant } from './variant.ts';

vi.setConfig({ testTimeout: 120_000 });

const deriveVariant = (dish: Dish, variant: DishVariant) => deriveDish(asVariant(dish, variant)).facts;

const stated = '2026-10-05T09:00:00.000Z';
const earlier = '2026-09-01T09:00:00.000Z';

const plain: DishVariant = {
  name: 'Without crushed peanuts',
  leaves_out: ['crushed peanuts'],
  adds: [],
  price_cents: null,
  changed_at: earlier,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
};
const no = (allergen: string, more: Partial<Statement> = {}): Statement =>
  ({ allergen, level: 'absent', source: 'restaurant', stated_at: stated, ...more }) as Statement;
const contains = (allergen: string, more: Partial<Statement> = {}): Statement =>
  no(allergen, { level: 'contains', ...more });

const noodles: Dish = {
  ...nothingKnown,
  name: 'Rice noodles',
  description: 'Wok-fried, topped with crushed peanuts.',
  ingredients: ['rice noodles', 'crushed peanuts', 'carrot'],
  ingredients_changed_at: earlier,
  statements: [contains('peanuts', { stated_at: earlier })],
};

const verdictOf = (dish: Dish, variant: DishVariant, allergen: string, strictness: 'ask' | 'dangerous' = 'ask') =>
  assessDish(
    deriveVariant(dish, variant),
    single({ kind: 'allergen', allergen, strictness } as Parameters<typeof single>[0]),
    context,
  ).verdict;

describe('a variant', () => {
  it('clears what the restaurant states of it, also where list, description and statements of the dish have it', () => {
    expect(verdictOf(noodles, { ...plain, statements: [no('peanuts')] }, 'peanuts')).toBe('none_declared');
  });

  it('clears nothing that nobody stated of it', () => {
    expect(verdictOf(noodles, plain, 'peanuts')).toBe('avoid');
    const listed = { ...noodles, statements: [] };
    expect(verdictOf(listed, plain, 'peanuts')).toBe('not_verified');
    const says = { ...noodles, statements: [contains('peanuts'), no('milk')] };
    expect(verdictOf(says, { ...plain, statements: [no('peanuts')] }, 'milk')).toBe('not_verified');
  });

  it.each<[string, Dish, DishVariant]>([
    ['the name has it', { ...noodles, name: 'Peanut noodles' }, plain],
    ['another ingredient has it', { ...noodles, ingredients: [...noodles.ingredients, 'satay sauce'] }, plain],
    ['the description has it in another thing', { ...noodles, description: 'Noodles in peanut sauce' }, plain],
    ['it adds it', noodles, { ...plain, adds: ['peanut oil dressing', 'satay'] }],
    ['a diner reacted', { ...noodles, reaction_reports: [{ allergen: 'peanuts', reported_at: stated }] }, plain],
    ['it leaves out something else', noodles, { ...plain, leaves_out: ['carrot'] }],
    [
      'the dish was declared to have it later',
      { ...noodles, statements: [contains('peanuts', { stated_at: now })] },
      plain,
    ],
  ])('is to avoid where %s, whatever is stated', (_, dish, variant) => {
    expect(verdictOf(dish, { ...variant, statements: [no('peanuts')] }, 'peanuts')).toBe('avoid');
  });

  it('keeps the traces of the dish', () => {
    const fryer: Statement = contains('peanuts', { level: 'may_contain', source: 'kitchen', reason: 'Shared fryer' });
    const fried = { ...noodles, statements: [...noodles.statements, fryer] };
    const without = { ...plain, statements: [no('peanuts')] };
    expect(verdictOf(fried, without, 'peanuts')).toBe('cross_contact');
    expect(verdictOf(fried, without, 'peanuts', 'dangerous')).toBe('avoid');
  });

  it('says nothing of traces that was said of the dish', () => {
    const dish = { ...noodles, cross_contact_stated_at: stated };
    const without = { ...plain, statements: [no('peanuts')] };
    expect(verdictOf(dish, without, 'peanuts', 'dangerous')).toBe('not_verified');
    expect(verdictOf(dish, { ...without, cross_contact_stated_at: stated }, 'peanuts', 'dangerous')).toBe(
      'none_declared',
    );
  });

  it('loses its statements when the dish or what it leaves out and adds changes', () => {
    const without = { ...plain, statements: [no('peanuts')] };
    expect(verdictOf({ ...noodles, ingredients_changed_at: now }, without, 'peanuts')).toBe('avoid');
    expect(verdictOf({ ...noodles, statements: [] }, { ...without, changed_at: now }, 'peanuts')).toBe('not_verified');
    expect(verdictOf({ ...noodles, statements: [] }, { ...without, changed_at: 'soon' }, 'peanuts')).toBe(
      'not_verified',
    );
  });

  it('keeps a "may contain" of the description, and what stands around the words that go', () => {
    const { description } = asVariant({ ...noodles, description: 'Rice. May contain crushed peanuts, milk.' }, plain);
    expect(description).toBe('Rice. May contain crushed peanuts, milk.');
    expect(asVariant({ ...noodles, description: 'With Crushed Peanuts and milk' }, plain).description).toBe(
      'With  .  and milk',
    );
  });

  it.each<[string, Partial<Statement>]>([
    ['a chart', { source: 'published', stated_at: earlier }],
    ['a file that arrived', { source: 'claimed', arrived: true, stated_at: null }],
  ])('ends nothing that %s warns of', (_, more) => {
    const warned = { ...noodles, statements: [contains('peanuts', more)] };
    expect(verdictOf(warned, { ...plain, statements: [no('peanuts')] }, 'peanuts')).toBe('avoid');
  });

  it('ends a warning by the restaurant’s word alone, and only of what is left out by name', () => {
    const imported = { ...plain, statements: [no('peanuts', { source: 'import' })] };
    expect(verdictOf(noodles, imported, 'peanuts')).toBe('avoid');
    const sauced = { ...noodles, description: '', ingredients: ['rice noodles', 'house sauce'] };
    const without = { ...plain, leaves_out: ['house sauce'], statements: [no('peanuts')] };
    expect(verdictOf(sauced, without, 'peanuts')).toBe('avoid');
  });

  it.each([
    'Topped with crushed peanuts. The sauce has crushed peanuts too.',
    'We fry crushed peanuts in the same oil.',
  ])('leaves a description as it is that may mean more: %s', (description) => {
    expect(asVariant({ ...noodles, description }, plain).description).toBe(description);
  });

  it('takes away what only a component brought that it leaves out', () => {
    const sauce = (more: Partial<Dish>) => asComponent(7, { ...nothingKnown, name: 'Peanut sauce', ...more });
    const satay = sauce({ ingredients: ['peanuts'], ingredients_changed_at: earlier });
    const dressed = {
      ...noodles,
      description: '',
      ingredients: ['rice noodles'],
      statements: [contains('peanuts', { stated_at: earlier })],
      uses: [7],
      components: [satay],
    };
    const without = {
      ...plain,
      name: 'Without peanut sauce',
      leaves_out: ['peanut sauce'],
      statements: [no('peanuts')],
    };
    expect(verdictOf(dressed, without, 'peanuts')).toBe('none_declared');
    expect(verdictOf(dressed, { ...without, leaves_out: ['carrot'] }, 'peanuts')).toBe('avoid');
    // A change to any component changes the dish, because its name may have changed as well.
    const changed = { ...satay, ingredients_changed_at: now };
    expect(verdictOf({ ...dressed, components: [changed] }, without, 'peanuts')).toBe('avoid');
    const oil = { ...satay, id: 8, name: 'Frying oil', ingredients: ['canola oil'], ingredients_changed_at: now };
    expect(verdictOf({ ...dressed, uses: [7, 8], components: [satay, oil] }, without, 'peanuts')).toBe('avoid');
  });

  it('clears an avoided food only by its own complete list', () => {
    const garlicky = {
      ...noodles,
      description: '',
      statements: [],
      ingredients: ['rice', 'garlic'],
      ingredients_complete_at: stated,
    };
    const without = { ...plain, leaves_out: ['garlic'] };
    const garlic = single({ kind: 'ingredient', name: 'Garlic', term: 'garlic', closed: true });
    const of = (variant: DishVariant) => assessDish(deriveVariant(garlicky, variant), garlic, context).verdict;
    expect(of(without)).toBe('not_verified');
    expect(of({ ...without, ingredients_complete_at: stated })).toBe('none_declared');
  });
});

const variantOf = (record: Dish, text: string, more: Partial<DishVariant>): DishVariant => ({
  ...plain,
  leaves_out: record.ingredients.slice(0, 1),
  adds: text.length % 2 === 0 ? [text] : [],
  ...more,
});

describe('for any dish', () => {
  it('a variant of which nothing is stated never clears, and never answers better than “not verified”', () => {
    fc.assert(
      fc.property(world, ({ record, eaters, text }) => {
        const tolerant = eaters.every(({ avoids }) => avoids.length > 0);
        fc.pre(tolerant);
        const verdict = assessDish(deriveVariant(record, variantOf(record, text, {})), eaters, context).verdict;
        expect(['avoid', 'not_verified']).toContain(verdict);
      }),
      runsOf(3000, 500),
    );
  });

  it('a variant that changes nothing, with the statements of the dish, never answers better than the dish', () => {
    fc.assert(
      fc.property(world, ({ record, eaters }) => {
        const { statements, ingredients_complete_at, cross_contact_stated_at } = record;
        const said = { statements, ingredients_complete_at, cross_contact_stated_at, leaves_out: [], adds: [] };
        const variant = { ...plain, changed_at: null, ...said };
        expect(assessFixtureDish(asVariant(record, variant), eaters)).toBeLessThanOrEqual(
          assessFixtureDish(record, eaters),
        );
      }),
      runsOf(3000, 500),
    );
  });

  it('one thing more that it adds never improves what a variant answers', () => {
    fc.assert(
      fc.property(world, ({ record, eaters, text, at, statement }) => {
        const variant = variantOf(record, 'x', { statements: [{ ...statement, level: 'absent' }], changed_at: at });
        const more = { ...variant, adds: [text] };
        expect(assessFixtureDish(asVariant(record, more), eaters)).toBeLessThanOrEqual(
          assessFixtureDish(asVariant(record, variant), eaters),
        );
      }),
      runsOf(3000, 500),
    );
  });

  it('what a kitchen’s equipment and reports warn of, a variant warns of too', () => {
    fc.assert(
      fc.property(world, ({ record, text }) => {
        const warned = { ...record, ingredients: [], name: '', description: '', estimates: [] };
        const kept = warned.statements.filter(({ level }) => level === 'may_contain');
        const own = deriveDish({ ...warned, statements: kept, ingredients_changed_at: null }).facts.allergens;
        const facts = deriveVariant(warned, variantOf(record, text, { leaves_out: [text], adds: [] }));
        for (const { allergen, presence } of own.filter((one) => one.presence !== 'none'))
          expect([presence, 'present', 'reported']).toContain(
            facts.allergens.find((one) => one.allergen === allergen)?.presence,
          );
      }),
      runsOf(2000, 400),
    );
  });
});

describe('what is offered', () => {
  const variants = [
    {
      id: 'peanuts',
      name: 'Without peanuts',
      price_cents: null,
      facts: deriveVariant(noodles, { ...plain, statements: [no('peanuts')] }),
    },
    {
      id: 'bacon',
      name: 'With bacon',
      price_cents: null,
      facts: deriveVariant(noodles, { ...plain, leaves_out: [], adds: ['bacon'] }),
    },
  ];
  const offeredTo = (avoids: Parameters<typeof single>[0]) => {
    const eaters = single(avoids);
    const assess = (facts: DishFacts) => assessDish(facts, eaters, context);
    return assessVariants(assess(deriveDish(noodles).facts), variants, assess);
  };

  it('is what answers better than the dish as it comes', () => {
    const offered = offeredTo({ kind: 'allergen', allergen: 'peanuts', strictness: 'ask' });
    expect(offered.map(({ name }) => name)).toEqual(['Without peanuts']);
    expect(offered[0]?.assessment.causes[0]?.at).toBe(stated);
  });

  it('is nothing where the variant was not stated for what is avoided, or nothing is avoided', () => {
    expect(offeredTo({ kind: 'allergen', allergen: 'milk', strictness: 'ask' })).toEqual([]);
    const assess = (facts: DishFacts) => assessDish(facts, [], context);
    expect(assessVariants(assess(deriveDish(noodles).facts), variants, assess)).toEqual([]);
  });
});
