import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { isContradiction, readCell, savedCell, statementsOf, type CellValue } from './sheet-cells.ts';
import { contextOf, countEdits, reduceSheet, startSheet, type SheetState } from './sheet-state.ts';

const says = (level: CellValue['level'], reason = ''): CellValue => ({ level, reason });
const dal = buildMenuDish({
  id: 1,
  name: 'Dal',
  ingredients: ['lentils', 'ghee'],
  statements: [buildStatement({ allergen: 'eggs', level: 'absent' })],
});
const rice = buildMenuDish({ id: 2, name: 'Rice', ingredients: ['rice'] });
const { facts: _, ...bare } = rice;
const menu = buildEditableMenu([dal, rice]);

const set = (state: SheetState, dishId: number, allergen: AllergenId, value: CellValue) =>
  reduceSheet(state, { kind: 'set', changes: [{ dishId, allergen, value }] });

describe('what is typed', () => {
  it('is an edit until it says what is stated already, and is undone step by step', () => {
    const start = startSheet(menu);
    const one = set(start, 2, 'milk', says('absent'));
    const two = set(one, 2, 'fish', says('contains'));
    expect(countEdits(two.edits)).toBe(2);
    expect(countEdits(set(two, 2, 'milk', says('not_stated')).edits)).toBe(1);
    expect(countEdits(set(start, 1, 'eggs', says('absent')).edits)).toBe(0);
    const undone = reduceSheet(two, { kind: 'undo' });
    expect(undone.edits).toEqual(one.edits);
    expect(countEdits(reduceSheet(undone, { kind: 'undo' }).edits)).toBe(0);
  });

  it('states anew what no longer counts', () => {
    const old = buildStatement({ allergen: 'eggs', level: 'absent', stated_at: '2025-01-01T00:00:00.000Z' });
    const stale = buildEditableMenu([buildMenuDish({ id: 1, statements: [old] })]);
    expect(savedCell(stale.dishes[0]!, 'eggs', contextOf(stale))).toMatchObject({ isStale: true });
    expect(countEdits(set(startSheet(stale), 1, 'eggs', says('absent')).edits)).toBe(1);
  });

  it('is a contradiction where the dish’s words or its kinds say otherwise', () => {
    const cellOf = (state: SheetState, allergen: AllergenId) =>
      readCell(dal, state.edits.get(1), allergen, contextOf(menu));
    const denied = set(startSheet(menu), 1, 'milk', says('absent'));
    expect(cellOf(denied, 'milk').words).toEqual(['ghee']);
    expect(isContradiction(cellOf(denied, 'milk'))).toBe(true);
    const nuts = set(set(startSheet(menu), 1, 'almond', says('contains')), 1, 'tree-nuts', says('absent'));
    expect(isContradiction(cellOf(nuts, 'tree-nuts'))).toBe(true);
    expect(isContradiction(cellOf(set(nuts, 1, 'almond', says('not_stated')), 'tree-nuts'))).toBe(false);
  });

  it('is sent as the call takes it, what is taken back first', () => {
    const edits = new Map([
      ['milk', says('traces', ' shared grill ')],
      ['fish', says('may_contain')],
      ['eggs', says('not_stated')],
    ] as const);
    expect(statementsOf(edits)).toEqual([
      { allergen: 'eggs', level: 'not_stated' },
      { allergen: 'milk', level: 'may_contain', reason: 'shared grill', ingredient: 'absent' },
      { allergen: 'fish', level: 'may_contain' },
    ]);
  });
});

describe('a menu that somebody else saved first', () => {
  const typed = set(set(startSheet(menu), 1, 'eggs', says('contains')), 2, 'milk', says('absent'));
  const load = (...dishes: Parameters<typeof buildMenuDish>[0][]) =>
    reduceSheet(typed, { kind: 'loaded', menu: buildEditableMenu(dishes.map(buildMenuDish), { version: 'v2' }) });

  it('takes what was typed over it, and loses nothing', () => {
    const after = load({ ...dal, price_cents: 1 }, rice);
    expect([after.menu.version, countEdits(after.edits), after.conflicts]).toEqual(['v2', 2, []]);
  });

  it('asks about a cell that both changed, and about a "no" of a dish that is another now', () => {
    const contains = buildStatement({ allergen: 'milk', level: 'contains' });
    const changed = load(dal, { ...bare, statements: [contains] });
    expect(changed.conflicts).toMatchObject([{ dishId: 2, allergen: 'milk' }]);
    const buttered = load(dal, { ...bare, ingredients: ['rice', 'butter'] });
    expect(buttered.conflicts).toMatchObject([{ dishId: 2, allergen: 'milk' }]);
    const [place] = buttered.conflicts;
    const theirs = reduceSheet(buttered, { kind: 'decide', place: place!, choice: 'theirs' });
    expect([countEdits(theirs.edits), theirs.conflicts]).toEqual([1, []]);
    const mine = reduceSheet(buttered, { kind: 'decide', place: place!, choice: 'mine' });
    expect([countEdits(mine.edits), mine.conflicts]).toEqual([2, []]);
  });

  it('goes on asking when a third version comes, and names dishes that are gone', () => {
    const contains = buildStatement({ allergen: 'milk', level: 'contains' });
    const once = load(dal, { ...bare, statements: [contains] });
    const twice = reduceSheet(once, { kind: 'loaded', menu: once.menu });
    expect(twice.conflicts).toHaveLength(1);
    expect(load({ ...dal, archived: true }, rice).gone).toEqual(['Dal']);
  });

  it('leaves what was typed while the save was under way', () => {
    const sent = typed.edits;
    const more = set(typed, 2, 'soybeans', says('contains'));
    const after = reduceSheet(more, { kind: 'saved', menu, sent });
    expect([...(after.edits.get(2)?.keys() ?? [])]).toEqual(['soybeans']);
    expect(after.edits.has(1)).toBe(false);
  });
});
