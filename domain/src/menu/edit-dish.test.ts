import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { world, type World } from '../../fixtures/arbitrary-records.ts';
import { assessFixture, rank, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { us9 } from '../facts/allergens.ts';
import { nothingKnown, withoutKitchen, type Statement, type Dish } from '../facts/dish.ts';
import { copyDish, editDish, type DishEdit, type Moment } from './edit-dish.ts';

vi.setConfig({ testTimeout: 120_000 });

const monday = '2026-11-02T10:00:00.000Z';
const tuesday = '2026-11-03T10:00:00.000Z';

const moment: Moment = { at: tuesday, act: 'the edit' };

const onMenu = (dish: Partial<Dish> = {}, kitchen: readonly Statement[] = []): Dish => {
  const whole = { ...nothingKnown, name: 'Dal', ...dish };
  return { ...whole, statements: [...whole.statements, ...kitchen] };
};
const edit = (dish: Partial<Dish>, changes: DishEdit, kitchen: readonly Statement[] = []) =>
  withoutKitchen(editDish(onMenu(dish, kitchen), changes, moment));
const noMilk: Statement = { allergen: 'milk', level: 'absent', source: 'restaurant', stated_at: monday };

describe('an edit', () => {
  it('changes what it names, and nothing else', () => {
    const dish = onMenu({ ingredients: ['Rice'], statements: [noMilk], ingredients_complete_at: monday });
    expect(editDish(dish, {}, moment)).toEqual(dish);
    expect(editDish(dish, { price_cents: 900, section: 'Mains', archived: true }, moment)).toEqual({
      ...dish,
      price_cents: 900,
      section: 'Mains',
      archived: true,
    });
    expect(editDish({ ...dish, price_cents: 1 }, { price_cents: null }, moment).price_cents).toBeNull();
  });

  it('adds the warnings of a file beside what is stated, each once, with a day that has been', () => {
    const milk = { allergen: 'milk', level: 'contains', stated_on: '2026-01-05' } as const;
    const after = edit({ statements: [noMilk] }, { claims: [milk, milk] });
    expect(after.statements).toEqual([
      noMilk,
      { allergen: 'milk', level: 'contains', source: 'claimed', stated_at: '2026-01-05T00:00:00.000Z' },
    ]);
    const own = { statements: [{ ...noMilk, level: 'contains' as const }] };
    expect(edit(own, { claims: [{ ...milk, level: 'may_contain' }] }).statements).toEqual(own.statements);
    expect(edit({}, { claims: [{ ...milk, stated_on: '2041-01-01' }] }).statements[0]?.stated_at).toBeNull();
    // The restaurant's word ends it, as it does an import's.
    const settled = editDish(onMenu(after), { statements: [{ allergen: 'milk', level: 'absent' }] }, moment);
    expect(settled.statements.map(({ source, level }) => `${source} ${level}`)).toEqual(['restaurant absent']);
  });

  it('states in the order: list, statements, the others, completeness', () => {
    const record = edit(
      { ingredients: ['Rice'], statements: [{ ...noMilk, source: 'import' }] },
      {
        ingredients: ['Ghee', 'Rice'],
        statements: [{ allergen: 'milk', level: 'contains' }],
        none_of_the_others: true,
        ingredients_complete: true,
      },
    );
    expect(record).toMatchObject({ ingredients: ['Ghee', 'Rice'], ingredients_changed_at: tuesday });
    expect(record.ingredients_complete_at).toBe(tuesday);
    expect(record.statements.map(({ allergen, level }) => `${level} ${allergen}`)).toEqual([
      'contains milk',
      ...us9.filter((id) => id !== 'milk').map((id) => `absent ${id}`),
    ]);
    expect(new Set(record.statements.map(({ stated_at, source }) => `${stated_at} ${source}`))).toEqual(
      new Set([`${tuesday} restaurant`]),
    );
  });

  it('takes what follows from the kitchen for declared when the others are said to be absent', () => {
    const fryer: Statement = { allergen: 'fish', level: 'may_contain', source: 'kitchen', stated_at: null };
    const record = edit({}, { none_of_the_others: true }, [fryer]);
    expect(record.statements.map(({ allergen }) => allergen)).toEqual(us9.filter((id) => id !== 'fish'));
  });

  it('never leaves an empty or changed list confirmed', () => {
    const whole = { ingredients: ['Rice'], ingredients_changed_at: monday, ingredients_complete_at: monday };
    expect(edit(whole, { ingredients: [] }).ingredients_complete_at).toBeNull();
    expect(edit(whole, { ingredients: ['Rice', 'Salt'] }).ingredients_complete_at).toBeNull();
    expect(edit(whole, { ingredients: ['Rice'] }).ingredients_complete_at).toBe(monday);
    expect(edit({}, { ingredients_complete: true }).ingredients_complete_at).toBeNull();
  });

  it('of the order alone changes no date, and each ingredient stands once', () => {
    const record = edit(
      { ingredients: ['Rice', 'Salt'], ingredients_changed_at: monday },
      { ingredients: ['Salt', 'Rice', 'rice', ' '] },
    );
    expect(record).toMatchObject({ ingredients: ['Salt', 'Rice'], ingredients_changed_at: monday });
  });

  it('of the name or the description counts, but for how they are written and how they praise it', () => {
    expect(edit({}, { name: 'Tofu curry' }).ingredients_changed_at).toBe(tuesday);
    const dal = { name: 'Dal', description: 'Lentils with rice', ingredients: ['Lentils'] };
    expect(edit(dal, { name: 'Zorbax' }).ingredients_changed_at).toBe(tuesday);
    expect(edit(dal, { description: 'Lentils with zorbax' }).ingredients_changed_at).toBe(tuesday);
    expect(edit(dal, { description: 'Our  famous rice, with the best LENTILS' }).ingredients_changed_at).toBeNull();
    expect(edit(dal, { name: 'Large dal (2 pieces)' }).ingredients_changed_at).toBeNull();
    expect(edit({ name: 'Rice with ghee', ingredients: ['Rice'] }, { name: 'Rice' }).ingredients_changed_at).toBe(
      tuesday,
    );
    expect(edit({ name: 'Garlic bread', ingredients: ['Flour'] }, { name: 'Bread' }).ingredients_changed_at).toBe(
      tuesday,
    );
    expect(edit({ name: 'Dal', ingredients: ['Lentils'] }, { name: 'Our dal' }).ingredients_changed_at).toBeNull();
  });
});

/** These edits state nothing. */
const editsOf = ({ text, record, pick }: World): DishEdit[] =>
  [
    { name: text },
    { name: '' },
    { description: text },
    { ingredients: [text] },
    { ingredients: [...record.ingredients, text] },
    { ingredients: record.ingredients.slice(1) },
    { ingredients: record.ingredients.toReversed() },
    { statements: record.statements.slice(0, 1).map(({ allergen }) => ({ allergen, level: 'not_stated' as const })) },
    { statements: record.statements.slice(-1).map(({ allergen }) => ({ allergen, level: 'not_stated' as const })) },
    { ingredients_complete: false },
    { cross_contact_stated: false },
    { archived: true },
  ].filter((_, index) => index === pick % 12);

function holds(check: (given: World) => void): void {
  fc.assert(fc.property(world, check), runsOf(1500, 300));
}

describe('whatever the dish', () => {
  it('an edit that states nothing never leads to a clearance', () => {
    holds((world) => {
      const { record, at, ids, pick } = world;
      const eaters = ids
        .slice(pick % 3, (pick % 3) + 2)
        .flatMap((allergen) => single({ kind: 'allergen', allergen, strictness: 'ask' }));
      const most = Math.max(assessFixture(record, eaters), rank('not_verified'));
      for (const changes of editsOf(world)) {
        const after = editDish(onMenu(record), changes, { at, act: 'the edit' });
        expect(assessFixture(after, eaters)).toBeLessThanOrEqual(most);
      }
    });
  });

  it('a claim of a file takes nothing away and never makes a verdict better, for anybody', () => {
    holds(({ record, ids, eaters, pick, at }) => {
      const dish = onMenu(record);
      const before = assessFixture(dish, eaters);
      const level = pick % 2 === 0 ? 'contains' : 'may_contain';
      const claims = ids.slice(0, 2).map((allergen) => ({ allergen, level, stated_on: '2026-01-05' }) as const);
      const after = editDish(dish, { claims }, { at, act: 'the edit' });
      expect(assessFixture(after, eaters)).toBeLessThanOrEqual(before);
      expect(after.statements).toEqual(
        expect.arrayContaining(dish.statements.filter(({ source }) => source !== 'claimed')),
      );
    });
  });

  it('a copy is never better off than what it was copied from, and clears nothing', () => {
    holds(({ record, statement, eaters }) => {
      const dish = onMenu(record, [{ ...statement, level: 'may_contain', source: 'kitchen', stated_at: null }]);
      const copy = assessFixture(copyDish(dish), eaters);
      expect(copy).toBeLessThanOrEqual(Math.max(rank('not_verified'), assessFixture(record, eaters)));
      expect(copy).toBeLessThanOrEqual(rank('not_verified'));
    });
  });
});
