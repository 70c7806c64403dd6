import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens } from '../facts/allergens.ts';
import { changesBetween, type DishChange } from './dish-changes.ts';
import { asComponent, reachedFrom } from '../facts/component.ts';
import { nothingKnown, readDish, type Dish, type DishVariant, type Statement } from '../facts/dish.ts';
import { describeChange } from '../wording/describe-change.ts';

const monday = '2026-11-02T10:00:00.000Z';
const tuesday = '2026-11-03T10:00:00.000Z';
const dal = readDish({ name: 'Dal', ingredients: ['Lentils', 'Onion'] });

const statement = (given: Partial<Statement>): Statement => ({
  allergen: 'milk',
  level: 'absent',
  reason: null,
  source: 'restaurant',
  stated_at: monday,
  ...given,
});

const said = (before: Partial<Dish>, after: Partial<Dish>): string[] =>
  changesBetween({ ...dal, ...before }, { ...dal, ...after }).map((change) => describeChange(change, tuesday));

describe('what changed', () => {
  it('is said in a sentence with its day', () => {
    expect(said({}, { statements: [statement({ allergen: 'sesame', level: 'contains' })] })).toEqual([
      'Sesame was added to this dish on 3 Nov 2026',
    ]);
    expect(said({}, { ingredients: ['Lentils', 'Onion', 'tahini'] })).toEqual([
      '“tahini” was added to the ingredients on 3 Nov 2026',
    ]);
    expect(said({ statements: [statement({ level: 'contains' })] }, {})).toEqual([
      'The restaurant withdrew what it said about milk on 3 Nov 2026: “contains milk”',
    ]);
    expect(describeChange({ kind: 'created' })).toBe('The dish was added to the menu');
  });

  it('names what was stated before, and why something may be there', () => {
    const shared = statement({ level: 'may_contain', reason: 'shared fryer' });
    expect(said({ statements: [statement({})] }, { statements: [shared] })).toEqual([
      'The restaurant stated “may contain milk: shared fryer” on 3 Nov 2026, before: “no milk”',
    ]);
    expect(said({}, { statements: [{ ...shared, source: 'kitchen', stated_at: null }] })).toEqual([
      'Shared equipment adds “May contain milk: shared fryer” on 3 Nov 2026',
    ]);
  });

  it('is a statement of its own where traces alone become more, or nobody vouches for it any more', () => {
    const traces = statement({ level: 'may_contain', ingredient: 'absent' });
    expect(
      said({ statements: [traces] }, { statements: [{ ...traces, ingredient: null, stated_at: tuesday }] }),
    ).toEqual(['The restaurant stated “may contain milk” on 3 Nov 2026']);
    const imported = { ...statement({}), source: 'import' as const };
    expect(said({ statements: [imported] }, { statements: [{ ...imported, source: 'claimed' }] })).toEqual([
      'Menu data claims “no milk” on 3 Nov 2026',
    ]);
    expect(said({ statements: [imported] }, { statements: [{ ...imported, source: 'restaurant' }] })).toEqual([]);
  });

  it('tells a confirmation from a statement that lost its date', () => {
    const before = { statements: [statement({})] };
    expect(said(before, { statements: [statement({ stated_at: tuesday })] })).toEqual([
      'The restaurant confirmed “no milk” on 3 Nov 2026',
    ]);
    expect(said(before, { statements: [statement({ stated_at: null })] })).toEqual([
      '“No milk” has to be confirmed again since 3 Nov 2026',
    ]);
    expect(said({ ingredients_complete_at: monday }, {})).toEqual([
      'The list of ingredients is no longer confirmed as complete since 3 Nov 2026',
    ]);
  });

  it('is no withdrawal where the restaurant repeats what an import said, and the kitchen’s word is apart', () => {
    const imported = statement({ source: 'import' });
    expect(said({ statements: [imported] }, { statements: [statement({ stated_at: tuesday })] })).toEqual([
      'The restaurant confirmed “no milk” on 3 Nov 2026',
    ]);
    const fryer = statement({ source: 'kitchen', level: 'may_contain', stated_at: null });
    expect(said({ statements: [imported, fryer] }, { statements: [imported] })).toEqual([
      'Shared equipment no longer adds “May contain milk” on 3 Nov 2026',
    ]);
  });

  it('is told of a chart and of claims as theirs, and never as the restaurant’s', () => {
    const of = (source: 'published' | 'claimed') => statement({ source });
    for (const [source, says, saysNoMore] of [
      [
        'published',
        'The chain’s chart says “no milk” on 3 Nov 2026',
        'The chain’s chart no longer says “no milk” on 3 Nov 2026',
      ],
      ['claimed', 'Menu data claims “no milk” on 3 Nov 2026', 'Menu data no longer claims “no milk” on 3 Nov 2026'],
    ] as const) {
      expect(said({}, { statements: [of(source)] })).toEqual([says]);
      expect(said({ statements: [of(source)] }, { statements: [{ ...of(source), stated_at: tuesday }] })).toEqual([
        says,
      ]);
      expect(said({ statements: [of(source)] }, {})).toEqual([saysNoMore]);
    }
  });

  it('is nothing for another order, another spelling of an instant, or what an older row left out', () => {
    expect(said({}, { ingredients: ['Onion', 'Lentils'] })).toEqual([]);
    expect(said({ cross_contact_stated_at: monday }, { cross_contact_stated_at: '2026-11-02T10:00:00Z' })).toEqual([]);
    expect(changesBetween(readDish({ name: 'Dal' }), readDish({ name: 'Dal', archived: false }))).toEqual([]);
  });

  it('tells of prices, of reports, and of a dish that goes and comes back', () => {
    expect(said({ price_cents: 1250 }, { price_cents: null })).toEqual([
      'The price changed from $12.50 to no price on 3 Nov 2026',
    ]);
    const reported = { reaction_reports: [{ allergen: 'milk', reported_at: monday } as const] };
    expect(changesBetween(dal, { ...dal, ...reported })).toEqual([{ kind: 'reaction_reported', allergen: 'milk' }]);
    expect(changesBetween({ ...dal, ...reported }, dal)).toEqual([{ kind: 'reaction_dismissed', allergen: 'milk' }]);
    expect(changesBetween(dal, { ...dal, archived: true })).toEqual([{ kind: 'removed' }]);
    expect(changesBetween({ ...dal, archived: true }, dal)).toEqual([{ kind: 'restored' }]);
    expect([changesBetween(null, dal), changesBetween(dal, null)]).toEqual([
      [{ kind: 'created' }],
      [{ kind: 'removed' }],
    ]);
  });
});

const components = [{ ...asComponent(7, nothingKnown), name: 'Red sauce' }];
const way: DishVariant = {
  name: 'Vegan',
  leaves_out: [],
  adds: [],
  price_cents: null,
  changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
};

/** Values that a field of a dish may change to, with the change that the history then tells. */
const told: { readonly [Field in keyof Dish]?: readonly [Dish[Field], DishChange['kind']] } = {
  name: ['Sambar', 'renamed'],
  description: ['With rice', 'description_changed'],
  section: ['Mains', 'section_changed'],
  price_cents: [1250, 'price_changed'],
  image_url: ['/pictures/a.webp', 'picture_changed'],
  archived: [true, 'removed'],
  ingredients: [['Lentils'], 'ingredient_added'],
  ingredients_complete_at: [monday, 'list_confirmed'],
  cross_contact_stated_at: [monday, 'cross_contact_stated'],
  statements: [[statement({})], 'allergen_stated'],
  uses: [[7], 'component_added'],
  variants: [[way], 'variant_added'],
  reaction_reports: [[{ allergen: 'milk', reported_at: monday }], 'reaction_reported'],
};

/** The history tells nothing of these fields, for these reasons. */
const untold: { readonly [Field in keyof Dish]?: string } = {
  ingredients_changed_at: 'what changed then is told itself',
  warnings_ended_at: 'the warning that ended then is told itself',
  components: 'a change in one that the dish uses is told with its name',
  estimates: 'nobody stated them',
  unexplained_reports: 'the questions to a kitchen name each with its day, for as long as it is open',
};

describe('every field of a dish', () => {
  it.each(Object.keys(nothingKnown) as (keyof Dish)[])('%s is told or has a reason why it is not', (field) => {
    const [value, kind] = told[field] ?? [];
    if (kind === undefined) return expect(untold[field]).toBeTypeOf('string');
    const kinds = changesBetween({ ...nothingKnown, components }, { ...nothingKnown, components, [field]: value });
    expect(kinds.map((change) => change.kind)).toEqual([kind]);
  });
});

const instant = fc.constantFrom(null, monday, tuesday);
const anyStatement = fc.record({
  allergen: fc.constantFrom(...allergens.slice(0, 4).map(({ id }) => id)),
  level: fc.constantFrom('contains', 'may_contain', 'absent'),
  reason: fc.constantFrom(null, 'shared fryer'),
  source: fc.constantFrom('restaurant', 'import', 'kitchen'),
  stated_at: instant,
});
const keyOf = ({ allergen, source }: Statement) => `${allergen} ${source === 'kitchen'}`;
const names = fc.constantFrom('Onion', 'Garlic', 'Ghee', 'Rice');
const sauces = ['Red sauce', 'Green sauce'].map((name, id) => ({
  ...asComponent(id, { ...nothingKnown, name }),
  name,
}));
const used = fc.subarray([0, 1]).map((uses) => ({ uses, components: reachedFrom(uses, sauces) }));
const snapshot: fc.Arbitrary<Dish> = fc
  .record({
    name: names,
    description: names,
    section: names,
    price_cents: fc.constantFrom(null, 0, 1250),
    image_url: fc.constantFrom(null, '/pictures/a.webp'),
    archived: fc.boolean(),
    ingredients: fc.array(names, { maxLength: 4 }),
    ingredients_changed_at: fc.constant(null),
    ingredients_complete_at: instant,
    cross_contact_stated_at: instant,
    warnings_ended_at: fc.constant(null),
    statements: fc.uniqueArray(anyStatement, { selector: keyOf, maxLength: 4 }),
    variants: fc.constant([]),
    estimates: fc.constant([]),
    unexplained_reports: fc.constant([]),
    reaction_reports: fc.constantFrom([], [{ allergen: 'milk' as const, reported_at: monday }]),
    used,
  })
  .map(({ used, ...said }) => ({ ...said, ...used }));

const unordered = (one: Dish) => ({
  ...one,
  ingredients: one.ingredients.toSorted(),
  // How the restaurant stated something is not a change of what it stated.
  statements: one.statements
    .map((each) => ({ ...each, source: each.source === 'kitchen' ? 'kitchen' : 'restaurant' }))
    .toSorted((a, b) => (keyOf(a as Statement) < keyOf(b as Statement) ? -1 : 1)),
});

describe('for any two states of a dish', () => {
  it('there is a change exactly where they differ, and it has words', () => {
    fc.assert(
      fc.property(snapshot, snapshot, (before, after) => {
        const changes = changesBetween(before, after);
        expect(changes.length === 0).toBe(JSON.stringify(unordered(before)) === JSON.stringify(unordered(after)));
        for (const change of changes) expect(describeChange(change, tuesday)).toMatch(/^[“A-Z].* 3 Nov 2026/);
      }),
      { numRuns: 2000 },
    );
  });

  it('a warning that comes or goes is always told', () => {
    fc.assert(
      fc.property(snapshot, snapshot, (before, after) => {
        const told = new Set(
          changesBetween(before, after).flatMap((change) => ('allergen' in change ? [change.allergen] : [])),
        );
        const levels = ({ statements }: Dish, id: string) =>
          statements
            .flatMap((one) => (one.allergen === id ? [one.level] : []))
            .toSorted()
            .join();
        const other = allergens.map(({ id }) => id).filter((id) => levels(before, id) !== levels(after, id));
        expect(other.filter((id) => !told.has(id))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
