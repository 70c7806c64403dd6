import type { MenuDish } from '@clearplate/contract/menu';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMenuDish, buildStatement, menuNow } from '../../../../test/menu-builders.ts';
import { emptyDraft, type DishDraft } from './dish-draft.ts';
import { setField, setIngredients, stateAllergen, withdrawAllergen } from './draft-edits.ts';
import { editDish, savedDish } from './edited-dish.ts';
import { blankDish, copyDish, draftOfCopy } from './new-dish.ts';

const soup = buildMenuDish({
  ingredients: ['water', 'leek'],
  ingredients_complete_at: '2026-11-01T00:00:00.000Z',
  statements: [
    buildStatement({ allergen: 'milk', level: 'absent' }),
    buildStatement({ allergen: 'eggs', level: 'contains' }),
  ],
});

/** Returns the verdict for a diner who avoids milk, a moment after the edited dish was saved. */
function verdictFor(saved: MenuDish, draft: DishDraft, isUnsettledByTitle = false) {
  const facts = deriveFacts(editDish(saved, draft, menuNow, isUnsettledByTitle));
  const now = new Date(Date.parse(menuNow) + 60_000).toISOString();
  const eaters = [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const] }];
  const context = { statementDays: 180, lexiconVersion: facts.lexiconVersion, profileApplied: true, now };
  return assessDish(facts, eaters, context).verdict;
}

describe('a dish as it is edited', () => {
  it('is the saved one while nothing is typed', () => {
    expect(editDish(soup, undefined, menuNow)).toEqual(savedDish(soup));
    expect(verdictFor(soup, emptyDraft)).toBe('none_declared');
  });

  it('has a list that is whole only until it is changed, as the server sees it once it is saved', () => {
    const changed = setIngredients(emptyDraft, ['water', 'leek', 'salt']);
    expect(editDish(soup, undefined, menuNow).ingredients_complete_at).not.toBeNull();
    expect(editDish(soup, changed, menuNow).ingredients_complete_at).toBeNull();
    expect(editDish(soup, { ...changed, ingredients_complete: true }, menuNow).ingredients_complete_at).not.toBeNull();
    expect(editDish(soup, setIngredients(emptyDraft, []), menuNow).ingredients_complete_at).toBeNull();
  });

  it('never clears after its list was changed, whichever list it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('water', 'leek', 'salt', 'ghee', 'rice'), { maxLength: 4 }), (list) => {
        const isSame = new Set(list).size === 2 && list.includes('water') && list.includes('leek');
        const verdict = verdictFor(soup, setIngredients(emptyDraft, list));
        expect(verdict === 'none_declared' && !isSame).toBe(false);
      }),
    );
  });

  it('clears again once "absent" is said of the new list', () => {
    const draft = stateAllergen(setIngredients(emptyDraft, ['water']), 'milk', { level: 'absent' });
    expect(verdictFor(soup, draft)).toBe('none_declared');
  });

  it('does not clear by taking "contains" back', () => {
    const milky = { ...soup, statements: [buildStatement({ allergen: 'milk', level: 'contains' })] };
    expect(verdictFor(milky, emptyDraft)).toBe('avoid');
    expect(verdictFor(milky, withdrawAllergen(emptyDraft, 'milk'))).toBe('not_verified');
  });

  it('does not clear under a name that warns less', () => {
    const draft = setField(emptyDraft, 'name', 'Other soup');
    expect(verdictFor(soup, draft, true)).toBe('not_verified');
    expect(verdictFor(soup, draft, false)).toBe('none_declared');
    expect(verdictFor({ ...soup, ingredients: [] }, draft)).toBe('not_verified');
  });

  it('has a list that counts as whole only if that is said after its last change', () => {
    const whole = (draft: DishDraft) => deriveFacts(editDish(soup, draft, menuNow)).ingredientsCompleteAt;
    const changed = setIngredients({ ...emptyDraft, ingredients_complete: true }, ['water']);
    expect(whole(emptyDraft)).not.toBeNull();
    expect(whole(changed)).toBeNull();
    expect(whole({ ...changed, ingredients_complete: true })).not.toBeNull();
    expect(whole({ ...emptyDraft, ingredients_complete: false })).toBeNull();
  });

  it('says what is said of cross-contact, and takes it back', () => {
    const stated = editDish(soup, { ...emptyDraft, cross_contact_stated: true }, menuNow);
    expect(stated.cross_contact_stated_at).not.toBeNull();
    const before = { ...soup, cross_contact_stated_at: '2026-11-01T00:00:00.000Z' };
    expect(
      editDish(before, { ...emptyDraft, cross_contact_stated: false }, menuNow).cross_contact_stated_at,
    ).toBeNull();
  });

  it('keeps what it contains through every change of the list', () => {
    const { statements } = editDish(soup, setIngredients(emptyDraft, ['rice']), menuNow);
    expect(statements.find(({ allergen }) => allergen === 'eggs')?.level).toBe('contains');
  });
});

it('a claim has no date: nobody stood up for it', () => {
  const claimed = { ...soup, statements: [buildStatement({ allergen: 'milk', level: 'absent', source: 'claimed' })] };
  expect(savedDish(claimed).statements[0]?.stated_at).toBeNull();
  expect(verdictFor(claimed, emptyDraft)).toBe('not_verified');
});

describe('a copy', () => {
  it('clears nothing by what was said of its original', () => {
    const copy = copyDish({ ...soup, cross_contact_stated_at: menuNow, archived: true });
    expect(copy).toMatchObject({
      id: 0,
      key: null,
      archived: false,
      ingredients_complete_at: null,
      cross_contact_stated_at: null,
    });
    expect(copy.statements.map(({ level, stated_at }) => [level, stated_at])).toEqual([
      ['absent', null],
      ['contains', null],
    ]);
    expect(verdictFor(copy, emptyDraft)).toBe('not_verified');
  });

  it('has what is typed for its original, and no statement or picture of it', () => {
    const typed: DishDraft = {
      ...stateAllergen(setIngredients(setField(emptyDraft, 'archived', true), ['rice']), 'milk', { level: 'absent' }),
      ingredients_complete: true,
      cross_contact_stated: true,
      picture: { file: new File(['x'], 'x.png'), preview: 'data:,' },
    };
    expect(draftOfCopy(typed, soup, 'Mains')).toEqual({
      fields: { name: 'Soup (copy)', section: 'Mains' },
      ingredients: ['rice'],
      said: new Map(),
    });
  });

  it('is named after what is typed', () => {
    expect(draftOfCopy(setField(emptyDraft, 'name', 'Broth'), soup, '').fields.name).toBe('Broth (copy)');
  });
});

it('of a blank dish nothing is known', () => {
  expect(verdictFor(blankDish('Mains'), emptyDraft)).toBe('not_verified');
});
