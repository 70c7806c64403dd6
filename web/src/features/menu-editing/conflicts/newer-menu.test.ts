import type { MenuDish } from '@clearplate/contract/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../../test/menu-builders.ts';
import { setField, stateAllergen } from '../model/draft-edits.ts';
import { editDish } from '../model/edited-dish.ts';
import { hasChanges, reduceMenu, type MenuAction, type MenuState } from '../model/menu-state.ts';
import { startState } from './newer-menu.ts';

const soup = buildMenuDish({ id: 1, name: 'Soup', description: 'Warm.', section: 'Mains', ingredients: ['leek'] });
const stew = buildMenuDish({ id: 2, name: 'Stew', description: 'Thick.', section: 'Mains' });
const menu = (dishes: readonly MenuDish[], version = 'v2') => buildEditableMenu(dishes, { version });
const type = (key: string, name: 'name' | 'description', value: string): MenuAction => ({
  kind: 'edit',
  key,
  change: (draft) => setField(draft, name, value),
});
const absent = (key: string): MenuAction => ({
  kind: 'edit',
  key,
  change: (draft) => stateAllergen(draft, 'milk', { level: 'absent' }),
});
const after = (...actions: MenuAction[]): MenuState => actions.reduce(reduceMenu, startState(menu([soup, stew], 'v1')));
const shown = ({ entries, drafts, context }: MenuState) =>
  entries.map(({ key, saved }) => editDish(saved, drafts.get(key), context.now));

describe('a newer version under what is typed', () => {
  const words = fc.constantFrom('Soup', 'Broth', 'Bisque', 'Stew', 'Warm.', 'Cold.');
  const edits = fc.array(fc.tuple(fc.constantFrom('1', '2'), fc.constantFrom('name', 'description'), words), {
    maxLength: 4,
  });

  it('loses nothing that was typed, whatever the others did meanwhile', () => {
    fc.assert(
      fc.property(edits, words, words, (typed, name, description) => {
        const before = after(...typed.map(([key, cell, value]) => type(key, cell as 'name', value)));
        const theirs = [{ ...soup, name, description }, stew];
        const now = reduceMenu(before, { kind: 'loaded', menu: menu(theirs) });
        for (const [index, was] of shown(before).entries()) {
          const is = shown(now)[index]!;
          for (const cell of ['name', 'description'] as const) {
            const isMine = was[cell] !== [soup, stew][index]![cell];
            expect(is[cell]).toBe(isMine ? was[cell] : theirs[index]![cell]);
          }
        }
      }),
    );
  });

  it('is nothing to choose where it is the same menu under another name', () => {
    const before = after(type('1', 'name', 'Broth'), absent('2'));
    const now = reduceMenu(before, { kind: 'loaded', menu: menu([soup, stew]) });
    expect(now).toEqual({ ...before, version: 'v2' });
  });

  it('states nothing absent that was stated of another list', () => {
    fc.assert(
      fc.property(fc.subarray(['leek', 'ghee', 'cream']), (ingredients) => {
        const changed = { ...soup, ingredients };
        const now = reduceMenu(after(absent('1')), { kind: 'loaded', menu: menu([changed, stew]) });
        const milk = shown(now)[0]?.statements.find(({ allergen }) => allergen === 'milk');
        const isSame = ingredients.join() === 'leek';
        expect(milk?.stated_at === null).toBe(!isSame);
      }),
    );
  });

  it('tells of a dish of theirs, and of what they changed where nothing was typed', () => {
    const tea = buildMenuDish({ id: 3, name: 'Tea', section: 'Drinks' });
    const now = reduceMenu(after(type('1', 'name', 'Broth')), {
      kind: 'loaded',
      menu: menu([soup, { ...stew, name: 'Beef stew' }, tea]),
    });
    expect([...now.meanwhile.dishes]).toEqual([
      ['2', stew],
      ['3', undefined],
    ]);
    expect(shown(now).map(({ name }) => name)).toEqual(['Broth', 'Beef stew', 'Tea']);
  });

  it('tells nothing of what was done here', () => {
    const now = reduceMenu(after(type('1', 'name', 'Broth')), {
      kind: 'loaded',
      menu: menu([soup, { ...stew, image_url: '/stew.jpg' }]),
      isOwn: true,
    });
    expect([now.meanwhile.dishes.size, now.conflicts.size]).toEqual([0, 0]);
    expect(now.drafts.get('1')?.fields).toEqual({ name: 'Broth' });
  });

  it('takes the server’s new time and limit for what still counts', () => {
    const old = { ...soup, statements: [buildStatement({ allergen: 'milk', level: 'absent' })] };
    const state = startState(menu([old]));
    const later = buildEditableMenu([old], { version: 'v2', now: '2027-11-21T12:00:00.000Z', statement_days: 30 });
    const now = reduceMenu(state, { kind: 'loaded', menu: later });
    expect(now.context).toEqual({ now: '2027-11-21T12:00:00.000Z', statementDays: 30 });
    expect(hasChanges(reduceMenu(now, absent('1')))).toBe(true);
    expect(hasChanges(reduceMenu(state, absent('1')))).toBe(false);
  });
});

describe('choosing', () => {
  const disagreeing = () =>
    reduceMenu(after(type('1', 'name', 'Broth'), type('2', 'name', 'Goulash')), {
      kind: 'loaded',
      menu: menu([
        { ...soup, name: 'Bisque' },
        { ...stew, name: 'Chili' },
      ]),
    });
  const choose = (state: MenuState, key: string, choice: 'mine' | 'theirs') =>
    reduceMenu(state, { kind: 'choose', key, conflict: state.conflicts.get(key)![0]!, choice });

  it('at one dish leaves the other to be chosen', () => {
    const state = choose(disagreeing(), '1', 'theirs');
    expect([...state.conflicts.keys()]).toEqual(['2']);
    expect(shown(state).map(({ name }) => name)).toEqual(['Bisque', 'Goulash']);
  });

  it('at both, one way each, leaves to save what is mine', () => {
    const state = choose(choose(disagreeing(), '1', 'mine'), '2', 'theirs');
    expect([...state.drafts.keys()]).toEqual(['1']);
    expect(state.conflicts.size).toBe(0);
  });

  it('is over where a later version holds what was typed, and goes on where it holds something else', () => {
    const later = (name: string) =>
      reduceMenu(disagreeing(), {
        kind: 'loaded',
        menu: menu(
          [
            { ...soup, name },
            { ...stew, name: 'Chili' },
          ],
          'v3',
        ),
      });
    expect([...later('Broth').conflicts.keys()]).toEqual(['2']);
    expect([...later('Bouillon').conflicts.keys()]).toEqual(['1', '2']);
  });

  it('is not needed after Cancel: theirs is there, and nothing to save', () => {
    const state = reduceMenu(disagreeing(), { kind: 'cancel' });
    expect(shown(state).map(({ name }) => name)).toEqual(['Bisque', 'Chili']);
    expect([hasChanges(state), state.conflicts.size, state.meanwhile.dishes.size]).toEqual([false, 0, 0]);
  });
});
