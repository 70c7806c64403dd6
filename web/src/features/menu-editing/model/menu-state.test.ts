import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { buildMenuDish, buildEditableMenu, buildStatement } from '../../../../test/menu-builders.ts';
import { setField, setIngredients, stateAllergen, withdrawAllergen } from './draft-edits.ts';
import { editDish } from './edited-dish.ts';
import type { MenuDish } from '@clearplate/contract/menu';
import { hasChanges, reduceMenu, type MenuAction, type MenuState } from './menu-state.ts';
import { startState } from '../conflicts/newer-menu.ts';

const pie = buildMenuDish({ id: 1, name: 'Pie', section: 'Mains', ingredients: ['flour', 'apples'] });
const soup = buildMenuDish({ id: 2, name: 'Soup', section: 'Starters' });
const stew = buildMenuDish({ id: 3, name: 'Stew', section: 'Mains' });
const start = () => startState(buildEditableMenu([pie, soup, stew]));
const after = (...actions: MenuAction[]): MenuState => actions.reduce(reduceMenu, start());
const rename = (key: string, name: string): MenuAction => ({
  kind: 'edit',
  key,
  change: (draft) => setField(draft, 'name', name),
});
const t = (key: string, allergen: AllergenId, level: 'contains' | 'absent'): MenuAction => ({
  kind: 'edit',
  key,
  change: (draft) => stateAllergen(draft, allergen, { level }),
});
const list = (key: string, ingredients: string[]): MenuAction => ({
  kind: 'edit',
  key,
  change: (draft) => setIngredients(draft, ingredients),
});
const load = (...dishes: MenuDish[]): MenuAction => ({
  kind: 'loaded',
  menu: buildEditableMenu(dishes, { version: 'v2' }),
});
const shown = ({ entries, drafts, context }: MenuState) =>
  entries.map(({ key, saved }) => editDish(saved, drafts.get(key), context.now));

describe('editing a menu', () => {
  it('keeps only what differs, so that typing it back leaves nothing to save', () => {
    const changed = after(rename('1', 'Apple Pie'));
    expect(hasChanges(changed)).toBe(true);
    expect(shown(changed)[0]?.name).toBe('Apple Pie');
    expect(hasChanges(reduceMenu(changed, rename('1', 'Pie')))).toBe(false);
    expect(hasChanges(after(list('1', ['flour']), list('1', ['Apples', 'flour'])))).toBe(false);
  });

  it('forgets everything on Cancel, new dishes too', () => {
    const state = after(
      rename('1', 'Apple Pie'),
      { kind: 'add', key: 'new-dish-1', section: 'Mains' },
      { kind: 'cancel' },
    );
    expect(state).toMatchObject({ entries: start().entries, drafts: new Map() });
  });

  it('puts a new dish at the end of its section, and a copy behind its original', () => {
    const state = after(
      { kind: 'add', key: 'new-dish-1', section: 'Starters' },
      { kind: 'add', key: 'new-dish-2', section: 'Mains', copyOf: '1' },
    );
    expect(shown(state).map(({ name, section }) => `${section}: ${name}`)).toEqual([
      'Mains: Pie',
      'Mains: Pie (copy)',
      'Starters: Soup',
      'Starters: ',
      'Mains: Stew',
    ]);
  });

  it('puts back what was taken off, where it was and with what was typed', () => {
    const before = after(
      { kind: 'add', key: 'new-dish-1', section: 'Starters' },
      { kind: 'edit', key: 'new-dish-1', change: (draft) => setField(draft, 'name', 'Kheer') },
      { kind: 'edit', key: '1', change: (draft) => setField(draft, 'name', 'House pie') },
    );
    const off = reduceMenu(before, { kind: 'takeOff', keys: ['1', 'new-dish-1'] });
    expect(off.entries.map(({ key }) => key)).not.toContain('new-dish-1');
    expect(off.drafts.get('1')?.fields).toEqual({ name: 'House pie', archived: true });
    expect(off.takenOff?.name).toBe('House pie');
    const back = reduceMenu(off, { kind: 'putBack' });
    expect(back).toEqual({ ...before, takenOff: undefined });
    expect(reduceMenu(off, { kind: 'cancel' }).takenOff).toBeUndefined();
  });

  it('copies what is stated without its date: it has to be confirmed', () => {
    const stated = { ...pie, statements: [buildStatement({ allergen: 'milk', level: 'absent' })] };
    const menu = startState(buildEditableMenu([stated]));
    const state = reduceMenu(menu, { kind: 'add', key: 'new-dish-1', section: 'Mains', copyOf: '1' });
    expect(shown(state)[1]?.statements).toMatchObject([{ allergen: 'milk', level: 'absent', stated_at: null }]);
  });
});

describe('what is stated', () => {
  it('absent of other ingredients has to be confirmed; what is there stays', () => {
    const state = after(t('1', 'milk', 'absent'), t('1', 'wheat', 'contains'), list('1', ['flour', 'ghee']));
    expect(shown(state)[0]?.statements).toMatchObject([
      { allergen: 'milk', level: 'absent', stated_at: null },
      { allergen: 'wheat', level: 'contains' },
    ]);
    const again = reduceMenu(state, t('1', 'milk', 'absent'));
    const milk = shown(again)[0]?.statements.find(({ allergen }) => allergen === 'milk');
    expect(milk?.stated_at).not.toBeNull();
  });

  it('has to be confirmed after another name where no list tells what is in the dish', () => {
    const statements = [buildStatement({ allergen: 'milk', level: 'absent' })];
    const confirmed = (ingredients: string[]) => {
      const menu = startState(buildEditableMenu([buildMenuDish({ name: 'Soup', ingredients, statements })]));
      const dish = shown(reduceMenu(menu, rename('1', 'Cream soup')))[0]!;
      return Date.parse(dish.statements[0]?.stated_at ?? '') >= Date.parse(dish.ingredients_changed_at ?? '1970-01-01');
    };
    expect(confirmed([])).toBe(false);
    expect(confirmed(['water'])).toBe(true);
  });

  it('withdrawn is not stated, and withdrawing what was never said is no change', () => {
    const almond = { ...pie, statements: [buildStatement({ allergen: 'almond', level: 'contains' })] };
    const menu = startState(buildEditableMenu([almond]));
    const withdraw = (allergen: AllergenId): MenuAction => ({
      kind: 'edit',
      key: '1',
      change: (draft) => withdrawAllergen(draft, allergen),
    });
    expect(shown(reduceMenu(menu, withdraw('almond')))[0]?.statements).toEqual([]);
    expect(hasChanges(reduceMenu(menu, withdraw('milk')))).toBe(false);
  });

  it('again is no change while it counts, and one when it has to be confirmed', () => {
    const current = { ...pie, statements: [buildStatement({ allergen: 'milk', level: 'absent' })] };
    const old = { ...current, ingredients_changed_at: '2026-11-20T00:00:00.000Z' };
    const repeat = (dish: MenuDish) =>
      hasChanges(reduceMenu(startState(buildEditableMenu([dish])), t('1', 'milk', 'absent')));
    expect(repeat(current)).toBe(false);
    expect(repeat(old)).toBe(true);
  });
});

describe('somebody else saved first', () => {
  it('and what only one of both changed is kept', () => {
    const state = after(rename('1', 'Apple Pie'), load({ ...pie, description: 'Warm.' }, soup, stew));
    expect(shown(state)[0]).toMatchObject({ name: 'Apple Pie', description: 'Warm.' });
    expect(state.conflicts.size).toBe(0);
    expect(state.version).toBe('v2');
  });

  it('and what both changed is kept in both versions until one is chosen', () => {
    const state = after(rename('1', 'Apple Pie'), load({ ...pie, name: 'Pear Pie' }, soup, stew));
    const [conflict] = state.conflicts.get('1') ?? [];
    expect(conflict).toEqual({ unit: 'name', mine: 'Apple Pie', theirs: 'Pear Pie' });
    const mine = reduceMenu(state, { kind: 'choose', key: '1', conflict: conflict!, choice: 'mine' });
    expect(shown(mine)[0]?.name).toBe('Apple Pie');
    const theirs = reduceMenu(state, { kind: 'choose', key: '1', conflict: conflict!, choice: 'theirs' });
    expect(shown(theirs)[0]?.name).toBe('Pear Pie');
    expect([mine.conflicts.size, theirs.conflicts.size, hasChanges(theirs)]).toEqual([0, 0, false]);
  });

  it('and the same was meant: nothing is left to say', () => {
    const state = after(rename('1', 'Apple Pie'), load({ ...pie, name: 'Apple Pie' }, soup, stew));
    expect([hasChanges(state), state.conflicts.size]).toEqual([false, 0]);
  });

  it('and changed the ingredients: what I stated of the old ones has to be confirmed', () => {
    const state = after(t('1', 'milk', 'absent'), load({ ...pie, ingredients: ['flour', 'ghee'] }, soup, stew));
    expect(shown(state)[0]?.statements).toMatchObject([{ allergen: 'milk', stated_at: null }]);
    expect(shown(state)[0]?.ingredients).toEqual(['flour', 'ghee']);
  });

  it('and both changed the ingredients, or say different things of one allergen', () => {
    const theirs = {
      ...pie,
      ingredients: ['flour', 'pears'],
      statements: [buildStatement({ allergen: 'milk', level: 'contains' })],
    };
    const state = after(list('1', ['flour', 'apples', 'ghee']), t('1', 'milk', 'absent'), load(theirs, soup, stew));
    expect(state.conflicts.get('1')).toMatchObject([
      { unit: 'allergen', allergen: 'milk', mine: { level: 'absent' }, theirs: { level: 'contains' } },
      { unit: 'ingredients', mine: ['flour', 'apples', 'ghee'], theirs: ['flour', 'pears'] },
    ]);
    const [milk] = state.conflicts.get('1') ?? [];
    const chosen = reduceMenu(state, { kind: 'choose', key: '1', conflict: milk!, choice: 'theirs' });
    expect(shown(chosen)[0]?.statements).toMatchObject([{ allergen: 'milk', level: 'contains' }]);
    expect(chosen.conflicts.get('1')).toHaveLength(1);
  });

  it('and took the dish off the menu: bringing it back is asked for', () => {
    const state = after(rename('1', 'Apple Pie'), load({ ...pie, archived: true }, soup, stew));
    const [conflict] = state.conflicts.get('1') ?? [];
    expect(conflict).toMatchObject({ unit: 'archived', theirs: true });
    const back = reduceMenu(state, { kind: 'choose', key: '1', conflict: conflict!, choice: 'mine' });
    expect(shown(back)[0]).toMatchObject({ name: 'Apple Pie', archived: false });
  });

  it('and what was to be chosen stays so under a version that is newer still', () => {
    const first = after(rename('1', 'Apple Pie'), load({ ...pie, name: 'Pear Pie' }, soup, stew));
    const second = reduceMenu(first, load({ ...pie, name: 'Pear Pie', description: 'Warm.' }, soup, stew));
    expect(second.conflicts.get('1')).toEqual([{ unit: 'name', mine: 'Apple Pie', theirs: 'Pear Pie' }]);
    expect(second.meanwhile.dishes).toEqual(new Map([['1', pie]]));
  });

  it('and a new dish that is not saved yet stays', () => {
    const state = after({ kind: 'add', key: 'new-dish-1', section: 'Mains' }, rename('new-dish-1', 'Cake'), load(pie));
    expect(shown(state).map(({ name }) => name)).toEqual(['Pie', 'Cake']);
  });
});

describe('after a save', () => {
  const saved = (state: MenuState, sent: MenuState['drafts'], ...dishes: MenuDish[]): MenuState =>
    reduceMenu(state, { kind: 'saved', sent, menu: buildEditableMenu(dishes, { version: 'v2' }) });

  it('nothing is left but what was typed meanwhile', () => {
    const sent = after(rename('1', 'Apple Pie'), rename('2', 'Broth'));
    const typed = reduceMenu(sent, rename('1', 'Apple Pie with cream'));
    const done = saved(typed, sent.drafts, { ...pie, name: 'Apple Pie' }, { ...soup, name: 'Broth' }, stew);
    expect([...done.drafts.keys()]).toEqual(['1']);
    expect(shown(done)[0]?.name).toBe('Apple Pie with cream');
    expect(done.conflicts.size).toBe(0);
  });

  it('a new dish goes on under its id, and a picture waits to be sent', () => {
    const picture = { file: new File(['x'], 'x.png'), preview: 'data:,' };
    const sent = after({ kind: 'add', key: 'new-dish-1', section: 'Mains' }, rename('new-dish-1', 'Cake'), {
      kind: 'edit',
      key: 'new-dish-1',
      change: (draft) => ({ ...draft, picture }),
    });
    const cake = buildMenuDish({ id: 9, key: 'new-dish-1', name: 'Cake', section: 'Mains' });
    const done = saved(sent, sent.drafts, pie, soup, stew, cake);
    expect(done.entries.map(({ key }) => key)).toEqual(['1', '2', '3', '9']);
    expect(done.drafts.get('9')).toEqual({ fields: {}, said: new Map(), picture });
  });
});
