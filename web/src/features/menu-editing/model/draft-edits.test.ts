import { allergens, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuDish } from '@clearplate/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMenuDish, buildStatement, menuNow } from '../../../../test/menu-builders.ts';
import { emptyDraft, isEmptyDraft, saidAgain, type DishDraft, type Said } from './dish-draft.ts';
import {
  confirmDraft,
  othersToState,
  setField,
  setIngredients,
  stateAllergen,
  toConfirm,
  withdrawAllergen,
} from './draft-edits.ts';
import { savedDish } from './edited-dish.ts';

const context = { now: menuNow, statementDays: 180 };
const plain = buildMenuDish({ ingredients: ['water'] });
const stating = (given: Parameters<typeof buildStatement>[0], dish: Partial<MenuDish> = {}) =>
  buildMenuDish({ ingredients: ['water'], ...dish, statements: [buildStatement(given)] });
const isKept = (draft: DishDraft, saved: MenuDish) => !isEmptyDraft(confirmDraft(draft, saved, context));

describe('what differs from the saved dish', () => {
  it.each([
    ['name', 'Soup', 'Broth'],
    ['description', '', 'Warm.'],
    ['section', 'Starters', 'Mains'],
    ['price_cents', 950, null],
    ['archived', false, true],
  ] as const)('is kept, and what does not is dropped: %s', (name, same, other) => {
    expect(isKept(setField(emptyDraft, name, same as never), plain)).toBe(false);
    expect(isKept(setField(emptyDraft, name, other as never), plain)).toBe(true);
  });

  it('is a list with one more, one less or another name, and not another order or case', () => {
    const saved = buildMenuDish({ ingredients: ['water', 'leek'] });
    expect(isKept(setIngredients(emptyDraft, ['Leek', 'water']), saved)).toBe(false);
    for (const list of [['water'], ['water', 'leek', 'salt'], ['water', 'ghee'], []])
      expect(isKept(setIngredients(emptyDraft, list), saved)).toBe(true);
  });

  it('is a flag that is set, and one taken off only where it was set', () => {
    const at = '2026-11-01T00:00:00.000Z';
    const whole = buildMenuDish({ ingredients_complete_at: at, cross_contact_stated_at: at });
    for (const flag of ['ingredients_complete', 'cross_contact_stated'] as const) {
      expect(isKept({ ...emptyDraft, [flag]: false }, plain)).toBe(false);
      expect(isKept({ ...emptyDraft, [flag]: false }, whole)).toBe(true);
      // Stating it again gives it a newer date.
      expect(isKept({ ...emptyDraft, [flag]: true }, whole)).toBe(true);
    }
  });
});

describe('an allergen that is stated once more', () => {
  const again = (said: Said | 'withdrawn', saved: MenuDish) =>
    isKept({ ...emptyDraft, said: new Map([['milk' as const, said]]) }, saved);

  it.each<[string, Said, Partial<MenuDish>, boolean]>([
    ['the same, still good', { level: 'absent' }, {}, false],
    ['the same, of ingredients that changed', { level: 'absent' }, { ingredients_changed_at: menuNow }, true],
    ['another level', { level: 'contains' }, {}, true],
    ['the same, that has to be confirmed', { level: 'absent', isStale: true }, {}, true],
    ['with a reason', { level: 'may_contain', reason: 'shared fryer' }, {}, true],
  ])('%s', (_, said, dish, kept) => {
    expect(again(said, stating({ allergen: 'milk', level: 'absent' }, dish))).toBe(kept);
  });

  it.each([
    ['by an import', { source: 'import' }],
    ['by a claim in menu data', { source: 'claimed' }],
    ['too long ago', { stated_at: '2025-01-01T00:00:00.000Z' }],
    ['nobody knows when', { stated_at: null }],
    ['nearly too long ago', { stated_at: '2026-05-28T00:00:00.000Z' }],
  ] as const)('is to be saved where it was said %s', (_, statement) => {
    expect(again({ level: 'absent' }, stating({ allergen: 'milk', level: 'absent', ...statement }))).toBe(true);
  });

  it('is to be saved with the list that it was said of', () => {
    const saved = stating({ allergen: 'milk', level: 'absent' });
    const draft = stateAllergen(setIngredients(emptyDraft, ['ghee']), 'milk', { level: 'absent' });
    expect(confirmDraft(draft, saved, context).said.get('milk')).toEqual({ level: 'absent' });
  });

  it('is taken back only where somebody said it: the kitchen’s own word stays', () => {
    expect(again('withdrawn', plain)).toBe(false);
    expect(again('withdrawn', stating({ allergen: 'milk', level: 'absent' }))).toBe(true);
    expect(again('withdrawn', stating({ allergen: 'milk', level: 'may_contain', source: 'kitchen' }))).toBe(false);
  });

  it('says the whole of it, with reason and ingredient', () => {
    const statement = buildStatement({
      allergen: 'milk',
      level: 'may_contain',
      reason: 'shared fryer',
      ingredient: 'absent',
    });
    expect(saidAgain({ ...statement, reason: 'shared fryer', ingredient: 'absent' })).toEqual({
      level: 'may_contain',
      reason: 'shared fryer',
      ingredient: 'absent',
    });
  });
});

it('the newest word on an allergen is the one that counts, and comes last', () => {
  const draft = stateAllergen(
    stateAllergen(stateAllergen(emptyDraft, 'milk', { level: 'contains' }), 'eggs', { level: 'contains' }),
    'milk',
    { level: 'absent' },
  );
  expect([...draft.said]).toEqual([
    ['eggs', { level: 'contains' }],
    ['milk', { level: 'absent' }],
  ]);
  expect(withdrawAllergen(draft, 'milk').said.get('milk')).toBe('withdrawn');
});

it('a changed list leaves no "absent" of the draft standing, whatever was said and in what order', () => {
  const ids = allergens.map(({ id }) => id);
  const saids = fc.constantFrom<Said[]>(
    { level: 'absent' },
    { level: 'contains' },
    { level: 'may_contain', ingredient: 'absent' },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), saids), { maxLength: 6 }), (given) => {
      const said = given.reduce<DishDraft>((draft, [id, one]) => stateAllergen(draft, id, one), emptyDraft);
      const after = setIngredients({ ...said, ingredients_complete: true }, ['anything']);
      for (const one of after.said.values()) {
        const clears = one !== 'withdrawn' && (one.level === 'absent' || one.ingredient === 'absent');
        expect(one !== 'withdrawn' && one.isStale === true).toBe(clears);
      }
      expect(after.ingredients_complete).toBeUndefined();
    }),
  );
});

describe('"none of the other major allergens"', () => {
  const others = (saved: MenuDish, givenAway: readonly AllergenId[] = []) =>
    othersToState(us9, savedDish(saved), givenAway, context);

  it('is all nine of a dish of which nothing is said, and no gluten or mollusc', () => {
    expect(others(plain)).toEqual(us9);
  });

  it('leaves out what is said to be there, and what the words give away', () => {
    const left = others(stating({ allergen: 'eggs', level: 'contains' }), ['milk']);
    expect(left).not.toContain('eggs');
    expect(left).not.toContain('milk');
    expect(left).toHaveLength(us9.length - 2);
  });

  it('leaves out a group of which a member is said to be there', () => {
    expect(others(stating({ allergen: 'almond', level: 'contains' }))).not.toContain('tree-nuts');
    expect(others(stating({ allergen: 'crab', level: 'may_contain' }))).not.toContain('crustacean-shellfish');
  });

  it('covers gluten only where it is asked for, and not beside a cereal that is said to be there', () => {
    const gluten = (saved: MenuDish, givenAway: readonly AllergenId[] = []) =>
      othersToState(['gluten'], savedDish(saved), givenAway, context);
    expect(gluten(plain)).toEqual(['gluten']);
    expect(gluten(stating({ allergen: 'wheat', level: 'contains' }))).toEqual([]);
    expect(gluten(stating({ allergen: 'rye', level: 'may_contain' }))).toEqual([]);
    expect(gluten(plain, ['gluten'])).toEqual([]);
    expect(gluten(stating({ allergen: 'wheat', level: 'absent' }))).toEqual(['gluten']);
  });

  it('has again what was said to be absent too long ago, and not what still counts', () => {
    expect(others(stating({ allergen: 'milk', level: 'absent' }))).not.toContain('milk');
    const old = stating({ allergen: 'milk', level: 'absent', stated_at: '2025-01-01T00:00:00.000Z' });
    expect(others(old)).toContain('milk');
  });
});

describe('what has to be confirmed', () => {
  const open = (saved: MenuDish, contradicted: readonly AllergenId[] = []) =>
    toConfirm(savedDish(saved), contradicted, context).map(({ allergen }) => allergen);

  it('is what is too old, undated, or said before the ingredients changed', () => {
    expect(open(stating({ allergen: 'milk', level: 'absent' }))).toEqual([]);
    expect(open(stating({ allergen: 'milk', level: 'absent', stated_at: null }))).toEqual(['milk']);
    expect(open(stating({ allergen: 'milk', level: 'absent', stated_at: '2025-01-01T00:00:00.000Z' }))).toEqual([
      'milk',
    ]);
    expect(open(stating({ allergen: 'milk', level: 'absent' }, { ingredients_changed_at: menuNow }))).toEqual(['milk']);
  });

  it('is a claim of menu data, whenever it was made', () => {
    expect(open(stating({ allergen: 'milk', level: 'absent', source: 'claimed' }))).toEqual(['milk']);
  });

  it('is never what the words contradict, nor what the kitchen says', () => {
    expect(open(stating({ allergen: 'milk', level: 'absent', stated_at: null }), ['milk'])).toEqual([]);
    const kitchen = stating({ allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null });
    expect(open(kitchen)).toEqual([]);
  });
});
