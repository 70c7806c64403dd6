import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish } from '../../../../test/menu-builders.ts';
import { setField } from './draft-edits.ts';
import { mergeOrder, orderToSave } from './menu-order.ts';
import { hasChanges, reduceMenu, type MenuAction, type MenuState } from './menu-state.ts';
import { startState } from '../conflicts/newer-menu.ts';

const dish = (id: number, name: string, section: string, archived = false) =>
  buildMenuDish({ id, name, section, archived });
const gone = dish(9, 'Old pie', 'Sweets', true);
const [soup, salad, curry, cake] = [
  dish(1, 'Soup', 'Starters'),
  dish(2, 'Salad', 'Starters'),
  dish(3, 'Curry', 'Mains'),
  dish(4, 'Cake', 'Sweets'),
];
const menu = [gone, soup, curry, salad, cake];
const after = (...actions: MenuAction[]): MenuState => actions.reduce(reduceMenu, startState(buildEditableMenu(menu)));
const names = ({ entries }: MenuState) => entries.map(({ saved }) => saved.name).join();
const load = (dishes: typeof menu): MenuAction => ({
  kind: 'loaded',
  menu: buildEditableMenu(dishes, { version: 'v2' }),
});

describe('moving', () => {
  it('a dish stays within its section as it is shown, and back again nothing is left to save', () => {
    const up = after({ kind: 'move', key: '2', move: 'up' });
    expect(orderToSave(up)).toEqual([9, 2, 1, 3, 4]);
    expect(hasChanges(up)).toBe(true);
    expect(hasChanges(reduceMenu(up, { kind: 'move', key: '1', move: 'up' }))).toBe(false);
    expect(hasChanges(after({ kind: 'move', key: '3', move: 'down' }))).toBe(false);
  });

  it('a section goes before another; an archived dish neither makes a place nor loses its own', () => {
    const state = after({ kind: 'moveSection', name: 'Sweets', move: 'first' });
    expect(orderToSave(state)).toEqual([9, 4, 1, 2, 3]);
    expect(hasChanges(after({ kind: 'moveSection', name: 'Starters', move: 'up' }))).toBe(false);
    expect(orderToSave(after({ kind: 'moveSection', name: 'Starters', move: 'down' }))).toEqual([9, 3, 1, 2, 4]);
  });

  it('is put back by Cancel', () => {
    const state = after({ kind: 'moveSection', name: 'Sweets', move: 'first' }, { kind: 'cancel' });
    expect([names(state), hasChanges(state)]).toEqual([menu.map(({ name }) => name).join(), false]);
  });

  it('is for a copy, too: it is saved beside its original', () => {
    const state = after({ kind: 'add', key: 'new-copy', section: 'Starters', copyOf: '1' });
    expect(orderToSave(state)).toEqual([9, 1, 'new-copy', 2, 3, 4]);
    expect(orderToSave(after({ kind: 'add', key: 'new-last', section: 'Starters' }))).toBeUndefined();
  });
});

describe('somebody else saved first', () => {
  it('and my order stays, with their new dish where they put it', () => {
    const tea = dish(5, 'Tea', 'Starters');
    const state = after({ kind: 'move', key: '2', move: 'up' }, load([gone, soup, tea, curry, salad, cake]));
    expect(names(state)).toBe('Old pie,Salad,Soup,Tea,Curry,Cake');
    expect(state.meanwhile.dishes).toEqual(new Map([['5', undefined]]));
    expect(state.meanwhile.isReordered).toBe(false);
  });

  it('and their order is taken where I moved nothing, or asked for it', () => {
    const theirs = [gone, curry, soup, salad, cake];
    const typed: MenuAction = { kind: 'edit', key: '1', change: (draft) => setField(draft, 'name', 'Broth') };
    const untouched = after(typed, load(theirs));
    expect([names(untouched), untouched.meanwhile.isReordered]).toEqual(['Old pie,Curry,Soup,Salad,Cake', true]);
    const mine = after({ kind: 'move', key: '2', move: 'up' }, load(theirs));
    expect([hasChanges(mine), mine.meanwhile.isReordered]).toEqual([true, true]);
    expect(names(reduceMenu(mine, { kind: 'takeOrder' }))).toBe('Old pie,Curry,Soup,Salad,Cake');
  });

  it('or it was I, and only the answer was lost: nothing is there twice', () => {
    const typed = after(
      { kind: 'add', key: 'new-tea', section: 'Starters' },
      { kind: 'edit', key: 'new-tea', change: (draft) => setField(draft, 'name', 'Tea') },
    );
    const made = buildMenuDish({ id: 5, key: 'new-tea', name: 'Tea', section: 'Starters' });
    const state = reduceMenu(typed, load([...menu, made]));
    expect([names(state), hasChanges(state)]).toEqual(['Old pie,Soup,Curry,Salad,Cake,Tea', false]);
  });
});

it('a list takes over what only another has, behind what it stands behind there', () => {
  expect(mergeOrder(['a', 'b'], ['x', 'b', 'y', 'z', 'a'])).toEqual(['x', 'a', 'b', 'y', 'z']);
});
