import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuDish } from '@clearplate/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMenuDish, buildStatement } from '../../../../test/menu-builders.ts';
import { emptyDraft, type DishDraft, type Said } from '../model/dish-draft.ts';
import { setField, setIngredients, stateAllergen, withdrawAllergen } from '../model/draft-edits.ts';
import { rebaseDraft, resolveConflict, unitOf } from './rebase-draft.ts';

const pie = buildMenuDish({ id: 1, name: 'Pie', ingredients: ['flour', 'apples'] });
const milk = (given: Partial<MenuDish['statements'][number]> = {}) => ({
  ...pie,
  statements: [buildStatement({ allergen: 'milk', level: 'contains', ...given })],
});
const units = (draft: DishDraft, before: MenuDish, now: MenuDish) =>
  rebaseDraft(draft, before, now).conflicts.map(unitOf);

describe('a cell that both changed', () => {
  it.each([
    ['name', 'Apple pie', 'Pear pie'],
    ['description', 'Warm.', 'Cold.'],
    ['section', 'Sweets', 'Mains'],
    ['price_cents', 1000, 1200],
    ['price_cents', null, 1200],
  ] as const)('has to be chosen: %s', (unit, mine, theirs) => {
    const draft: DishDraft = { ...emptyDraft, fields: { [unit]: mine } };
    const { conflicts, draft: kept } = rebaseDraft(draft, pie, { ...pie, [unit]: theirs });
    expect(conflicts).toEqual([{ unit, mine, theirs }]);
    expect(kept.fields).toEqual({ [unit]: mine });
  });

  it('has to be chosen where I took the picture away and they put another there', () => {
    const draft = setField(emptyDraft, 'image_url', null);
    expect(units(draft, { ...pie, image_url: '/a.jpg' }, { ...pie, image_url: '/b.jpg' })).toEqual(['image_url']);
  });

  it('is never decided by itself, whatever it says, and nothing typed is gone before', () => {
    const words = fc.constantFrom('Pie', 'Tart', 'Cake', '');
    fc.assert(
      fc.property(words, words, words, (before, mine, theirs) => {
        const draft = setField(emptyDraft, 'name', mine);
        const result = rebaseDraft(draft, { ...pie, name: before }, { ...pie, name: theirs });
        expect(result.draft.fields.name).toBe(mine);
        expect(result.conflicts.length).toBe(before !== theirs && mine !== theirs ? 1 : 0);
        for (const conflict of result.conflicts) {
          expect(resolveConflict(result.draft, conflict, 'mine').fields.name).toBe(mine);
          expect(resolveConflict(result.draft, conflict, 'theirs').fields.name).toBeUndefined();
        }
      }),
    );
  });
});

describe('a dish that they took off the menu', () => {
  const gone = { ...pie, archived: true };

  it('asks whether it comes back, whatever was typed for it', () => {
    for (const draft of [
      setField(emptyDraft, 'description', 'Warm.'),
      setIngredients(emptyDraft, ['flour']),
      stateAllergen(emptyDraft, 'milk', { level: 'contains' }),
    ])
      expect(rebaseDraft(draft, pie, gone).conflicts).toEqual([{ unit: 'archived', mine: false, theirs: true }]);
  });

  it('comes back only where that is chosen', () => {
    const draft = setField(emptyDraft, 'description', 'Warm.');
    const [conflict] = rebaseDraft(draft, pie, gone).conflicts;
    expect(resolveConflict(draft, conflict!, 'mine').fields).toEqual({ description: 'Warm.', archived: false });
    expect(resolveConflict(draft, conflict!, 'theirs').fields).toEqual({ description: 'Warm.' });
  });

  it('asks nothing where I took it off too, or where it was off before', () => {
    expect(units(setField(emptyDraft, 'archived', true), pie, gone)).toEqual([]);
    expect(units(setField(emptyDraft, 'name', 'Tart'), gone, gone)).toEqual([]);
  });
});

describe('an allergen of which both said something', () => {
  it.each<[string, Said | 'withdrawn', MenuDish, MenuDish]>([
    ['I say absent, they say contains', { level: 'absent' }, pie, milk()],
    ['I say contains, they say absent', { level: 'contains' }, pie, milk({ level: 'absent' })],
    ['I take back what they made stronger', 'withdrawn', milk({ level: 'may_contain' }), milk()],
    ['I make absent what they took back', { level: 'absent' }, milk(), pie],
    [
      'both say that it may be there, for other reasons',
      { level: 'may_contain', reason: 'shared fryer' },
      pie,
      milk({ level: 'may_contain', reason: 'shared pans' }),
    ],
    [
      'they say that it is no ingredient, which I do not',
      { level: 'may_contain' },
      pie,
      milk({ level: 'may_contain', ingredient: 'absent' }),
    ],
  ])('is to be chosen: %s', (_, mine, before, now) => {
    const draft = { ...emptyDraft, said: new Map([['milk' as const, mine]]) };
    const { conflicts } = rebaseDraft(draft, before, now);
    expect(conflicts).toMatchObject([{ unit: 'allergen', allergen: 'milk', mine }]);
    expect(resolveConflict(draft, conflicts[0]!, 'mine').said.get('milk')).toEqual(mine);
    expect(resolveConflict(draft, conflicts[0]!, 'theirs').said.has('milk')).toBe(false);
  });

  it('is settled where both meant the same', () => {
    const reason = 'shared fryer';
    expect(units(stateAllergen(emptyDraft, 'milk', { level: 'contains' }), pie, milk())).toEqual([]);
    const maybe = stateAllergen(emptyDraft, 'milk', { level: 'may_contain', reason });
    expect(units(maybe, pie, milk({ level: 'may_contain', reason }))).toEqual([]);
    expect(units(withdrawAllergen(emptyDraft, 'milk'), milk(), pie)).toEqual([]);
  });

  it('is not taken for theirs where only the kitchen says it', () => {
    const kitchen = milk({ source: 'kitchen', level: 'may_contain', reason: 'shared fryer' });
    expect(units(stateAllergen(emptyDraft, 'milk', { level: 'absent' }), pie, kitchen)).toEqual([]);
  });

  it('keeps what was said of the other allergens where theirs is taken', () => {
    const said = stateAllergen(stateAllergen(emptyDraft, 'milk', { level: 'absent' }), 'eggs', { level: 'contains' });
    const { draft, conflicts } = rebaseDraft(said, pie, milk());
    expect([...resolveConflict(draft, conflicts[0]!, 'theirs').said.keys()]).toEqual(['eggs']);
  });
});

describe('ingredients that they changed', () => {
  const theirs = { ...pie, ingredients: ['flour', 'apples', 'ghee'] };

  it('make whatever I said to be absent wait for another confirmation, and no warning', () => {
    const said: readonly (readonly [AllergenId, Said | 'withdrawn'])[] = [
      ['milk', { level: 'absent' }],
      ['eggs', { level: 'contains' }],
      ['soybeans', { level: 'may_contain', ingredient: 'absent' }],
      ['fish', 'withdrawn'],
    ];
    const draft: DishDraft = { ...emptyDraft, said: new Map(said), ingredients_complete: true };
    const rebased = rebaseDraft(draft, pie, theirs).draft;
    expect(Object.fromEntries(rebased.said)).toEqual({
      milk: { level: 'absent', isStale: true },
      eggs: { level: 'contains' },
      soybeans: { level: 'may_contain', ingredient: 'absent', isStale: true },
      fish: 'withdrawn',
    });
    // Nobody here has seen the list that would be confirmed as complete.
    expect(rebased.ingredients_complete).toBeUndefined();
    expect(rebased.ingredients).toBeUndefined();
  });

  it('leave "not complete" as it was said', () => {
    expect(rebaseDraft({ ...emptyDraft, ingredients_complete: false }, pie, theirs).draft.ingredients_complete).toBe(
      false,
    );
  });

  it('are to be chosen from where I changed them as well, unless both lists are the same', () => {
    const mine = setIngredients(emptyDraft, ['flour', 'pears']);
    const { draft, conflicts } = rebaseDraft(mine, pie, theirs);
    expect(conflicts).toEqual([{ unit: 'ingredients', mine: ['flour', 'pears'], theirs: ['flour', 'apples', 'ghee'] }]);
    expect(resolveConflict(draft, conflicts[0]!, 'mine').ingredients).toEqual(['flour', 'pears']);
    expect(resolveConflict(draft, conflicts[0]!, 'theirs').ingredients).toBeUndefined();
    expect(units(setIngredients(emptyDraft, ['Ghee', 'flour', 'apples']), pie, theirs)).toEqual([]);
  });

  it('count as the same where only their order or case is another', () => {
    const draft = stateAllergen(emptyDraft, 'milk', { level: 'absent' });
    const shuffled = { ...pie, ingredients: ['Apples', 'Flour'] };
    expect(rebaseDraft(draft, pie, shuffled).draft.said.get('milk')).toEqual({ level: 'absent' });
  });
});

describe('a name or description that they changed', () => {
  const said = { ...stateAllergen(emptyDraft, 'milk', { level: 'absent' }), ingredients_complete: true } as const;
  const mine = setIngredients(emptyDraft, ['flour', 'pears']);
  const title = { name: 'Chowder of the day', description: 'With house sauce' };
  const theirs = { ...pie, ...title, ingredients_changed_at: '2026-11-10T00:00:00.000Z' };

  it('makes what I said to be absent wait for another confirmation, where the server found another dish in it', () => {
    const { draft, conflicts } = rebaseDraft(said, pie, theirs);
    expect(draft.said.get('milk')).toEqual({ level: 'absent', isStale: true });
    expect(draft.ingredients_complete).toBeUndefined();
    expect(conflicts).toEqual([]);
    const { draft: listed } = rebaseDraft({ ...mine, ingredients_complete: true }, pie, theirs);
    expect(listed).toMatchObject({ ingredients: ['flour', 'pears'], ingredients_complete: undefined });
  });

  it('leaves it as it is where it is but a plain qualifier', () => {
    expect(rebaseDraft(said, pie, { ...pie, name: 'Homemade pie' }).draft).toEqual(said);
  });
});

it('several things at once are several choices, each of its own', () => {
  const draft = stateAllergen(setField(setField(emptyDraft, 'name', 'Tart'), 'price_cents', 900), 'milk', {
    level: 'absent',
  });
  const { conflicts } = rebaseDraft(draft, pie, { ...milk(), name: 'Cake', price_cents: 1100 });
  expect(conflicts.map(unitOf)).toEqual(['name', 'price_cents', 'allergen milk']);
  const settled = resolveConflict(draft, conflicts[1]!, 'theirs');
  expect(settled).toEqual({ ...draft, fields: { name: 'Tart' } });
});
