import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish } from '../../../../test/menu-builders.ts';
import { startState } from '../conflicts/newer-menu.ts';
import type { DishDraft } from './dish-draft.ts';
import { setField, setIngredients, stateAllergen, withdrawAllergen } from './draft-edits.ts';
import { reduceMenu, type MenuAction } from './menu-state.ts';
import { toEdits } from './to-edits.ts';

const soup = buildMenuDish({ id: 1, name: 'Soup', section: 'Starters', ingredients: ['leek'] });
const stew = buildMenuDish({ id: 2, name: 'Stew', section: 'Mains' });
const edit = (key: string, change: (draft: DishDraft) => DishDraft): MenuAction => ({ kind: 'edit', key, change });
const sent = (...actions: MenuAction[]) =>
  toEdits(actions.reduce(reduceMenu, startState(buildEditableMenu([soup, stew]))));

it('nothing is sent of what nobody touched', () => {
  expect(sent()).toEqual({ keys: [], edits: [], order: undefined, used: {} });
});

it('only what changed of a dish is sent, so that nothing else of it is overwritten', () => {
  expect(
    sent(
      edit('2', (draft) => setField(draft, 'price_cents', null)),
      edit('1', (draft) => setField(setIngredients(draft, ['leek', 'cream']), 'description', 'Warm.')),
    ),
  ).toEqual({
    keys: ['1', '2'],
    edits: [
      { id: 1, description: 'Warm.', ingredients: ['leek', 'cream'] },
      { id: 2, price_cents: null },
    ],
    order: undefined,
    used: {},
  });
});

describe('what is stated', () => {
  const statements = (change: (draft: DishDraft) => DishDraft, dish = soup) => {
    const state = reduceMenu(startState(buildEditableMenu([dish])), edit('1', change));
    return toEdits(state).edits[0]?.statements;
  };

  it('"absent" of another list than now is not sent until it is confirmed', () => {
    const stale = (draft: DishDraft) => setIngredients(stateAllergen(draft, 'milk', { level: 'absent' }), ['cream']);
    expect(statements(stale)).toBeUndefined();
    expect(statements((draft) => stateAllergen(stale(draft), 'milk', { level: 'absent' }))).toEqual([
      { allergen: 'milk', level: 'absent' },
    ]);
  });

  it('has its reason beside "may contain" only, trimmed, and none that is blank', () => {
    const say = (level: 'may_contain' | 'absent' | 'contains', reason: string) =>
      statements((draft) => stateAllergen(draft, 'milk', { level, reason, ingredient: 'absent' }))?.[0];
    expect(say('may_contain', ' shared fryer ')).toEqual({
      allergen: 'milk',
      level: 'may_contain',
      reason: 'shared fryer',
      ingredient: 'absent',
    });
    expect(say('may_contain', '  ')).toEqual({ allergen: 'milk', level: 'may_contain', ingredient: 'absent' });
    expect(say('absent', 'shared fryer')).toEqual({ allergen: 'milk', level: 'absent' });
    expect(say('contains', 'shared fryer')).toEqual({ allergen: 'milk', level: 'contains' });
  });

  it('is withdrawn before anything is said: a group’s "absent" must not fall with its member', () => {
    const milky = buildMenuDish({
      ...soup,
      statements: [
        {
          allergen: 'almond',
          level: 'contains',
          reason: null,
          source: 'restaurant',
          stated_at: '2026-11-01T00:00:00Z',
        },
      ],
    });
    expect(
      statements((draft) => withdrawAllergen(stateAllergen(draft, 'tree-nuts', { level: 'absent' }), 'almond'), milky),
    ).toEqual([
      { allergen: 'almond', level: 'not_stated' },
      { allergen: 'tree-nuts', level: 'absent' },
    ]);
  });
});

it.each(['ingredients_complete', 'cross_contact_stated'])('%s goes as it was set', (name) => {
  expect(sent(edit('1', (draft) => ({ ...draft, [name]: true }))).edits).toEqual([{ id: 1, [name]: true }]);
});

describe('a new dish', () => {
  it('is sent under its key with its section, a copy with what it is a copy of', () => {
    const { keys, edits } = sent(
      { kind: 'add', key: 'new-tea', section: 'Drinks' },
      edit('new-tea', (draft) => setField(draft, 'name', 'Tea')),
      { kind: 'add', key: 'new-copy', section: 'Starters', copyOf: '1' },
    );
    expect(keys).toEqual(['new-copy', 'new-tea']);
    expect(edits).toEqual([
      { key: 'new-copy', copy_of: 1, section: 'Starters', name: 'Soup (copy)' },
      { key: 'new-tea', section: 'Drinks', name: 'Tea' },
    ]);
  });

  it('of a copy is a copy of the saved one', () => {
    const { edits } = sent(
      { kind: 'add', key: 'one', section: 'Starters', copyOf: '1' },
      { kind: 'add', key: 'two', section: 'Starters', copyOf: 'one' },
    );
    expect(edits).toMatchObject([
      { key: 'one', copy_of: 1 },
      { key: 'two', copy_of: 1 },
    ]);
  });

  it('that was taken off again is not sent', () => {
    const { edits } = sent(
      { kind: 'add', key: 'new-tea', section: 'Drinks' },
      { kind: 'takeOff', keys: ['new-tea', '1'] },
    );
    expect(edits).toEqual([{ id: 1, archived: true }]);
  });
});

it('a picture goes for itself: the dish is not sent for it', () => {
  const picture = { file: new File(['x'], 'x.png'), preview: 'data:,' };
  expect(sent(edit('1', (draft) => ({ ...draft, picture }))).edits).toEqual([]);
  expect(sent(edit('1', (draft) => setField({ ...draft, picture }, 'name', 'Broth'))).edits).toEqual([
    { id: 1, name: 'Broth' },
  ]);
});
