import type { EditableMenu, MenuDish } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { isSameValue, savedCell, type CellValue, type RowEdits } from './sheet-cells.ts';

/** Holds what was typed and isn't saved, by dish. */
export type SheetEdits = ReadonlyMap<number, RowEdits>;

export interface CellChange {
  readonly dishId: number;
  readonly allergen: AllergenId;
  readonly value: CellValue;
}

export interface CellPlace {
  readonly dishId: number;
  readonly allergen: AllergenId;
}

export interface SheetState {
  /** The edits are made from this menu. */
  readonly menu: EditableMenu;
  readonly edits: SheetEdits;
  /** Holds earlier edits, the latest last. */
  readonly undo: readonly SheetEdits[];
  /** Somebody has to look at these edited cells again: somebody else changed the cell, or the dish that it is about. */
  readonly conflicts: readonly CellPlace[];
  /** Names of edited dishes that somebody else took off the menu. */
  readonly gone: readonly string[];
}

export type SheetAction =
  | { readonly kind: 'set'; readonly changes: readonly CellChange[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'loaded'; readonly menu: EditableMenu }
  | { readonly kind: 'saved'; readonly menu: EditableMenu; readonly sent: SheetEdits }
  | { readonly kind: 'decide'; readonly place: CellPlace; readonly choice: 'mine' | 'theirs' };

const mostUndone = 200;

export const contextOf = ({ now, statement_days }: EditableMenu): StandingContext => ({
  now,
  statementDays: statement_days,
});

export const startSheet = (menu: EditableMenu): SheetState => ({
  menu,
  edits: new Map(),
  undo: [],
  conflicts: [],
  gone: [],
});

export const countEdits = (edits: SheetEdits): number => [...edits.values()].reduce((sum, { size }) => sum + size, 0);

const isAt = (place: CellPlace) => (other: CellPlace) =>
  place.dishId === other.dishId && place.allergen === other.allergen;

/** Returns whether saving this would change nothing, not even a date that matters. */
function isSaid(dish: MenuDish, allergen: AllergenId, value: CellValue, context: StandingContext): boolean {
  const saved = savedCell(dish, allergen, context);
  return isSameValue(saved.value, value) && (saved.isCurrent || value.level === 'not_stated');
}

function withChanges(edits: SheetEdits, menu: EditableMenu, changes: readonly CellChange[]): SheetEdits {
  const dishes = new Map(menu.dishes.map((dish) => [dish.id, dish]));
  const context = contextOf(menu);
  const rows = new Map<number, Map<AllergenId, CellValue>>();
  for (const { dishId, allergen, value } of changes) {
    const dish = dishes.get(dishId);
    if (!dish) continue;
    const row = rows.get(dishId) ?? new Map(edits.get(dishId));
    if (isSaid(dish, allergen, value, context)) row.delete(allergen);
    else row.set(allergen, value);
    rows.set(dishId, row);
  }
  const after = new Map(edits);
  for (const [dishId, row] of rows) {
    if (row.size > 0) after.set(dishId, row);
    else after.delete(dishId);
  }
  return after;
}

const asChanges = (edits: SheetEdits): CellChange[] =>
  [...edits].flatMap(([dishId, row]) => [...row].map(([allergen, value]) => ({ dishId, allergen, value })));

/** Returns whether what was typed into a cell was about something else: another statement or other ingredients. */
function isOther(
  before: MenuDish | undefined,
  now: MenuDish,
  { allergen, value }: CellChange,
  menu: EditableMenu,
): boolean {
  if (!before) return true;
  const context = contextOf(menu);
  const [was, is] = [savedCell(before, allergen, context).value, savedCell(now, allergen, context).value];
  if (isSameValue(is, value)) return false;
  const isOfOtherDish =
    before.name !== now.name ||
    before.description !== now.description ||
    before.ingredients.join('\n') !== now.ingredients.join('\n');
  return !isSameValue(was, is) || (isOfOtherDish && value.level !== 'contains');
}

/** Puts what was typed over somebody else's newer menu. Nothing is lost, and nothing of theirs is undone silently. */
function rebase(state: SheetState, menu: EditableMenu): SheetState {
  const before = new Map(state.menu.dishes.map((dish) => [dish.id, dish]));
  const now = new Map(menu.dishes.filter(({ archived }) => !archived).map((dish) => [dish.id, dish]));
  const changes = asChanges(state.edits);
  const left = changes.filter(({ dishId }) => now.has(dishId));
  const gone = changes.filter(({ dishId }) => !now.has(dishId)).map(({ dishId }) => before.get(dishId)?.name ?? '');
  const conflicts = left.filter((change) => {
    const dish = now.get(change.dishId);
    return state.conflicts.some(isAt(change)) || (dish && isOther(before.get(change.dishId), dish, change, menu));
  });
  const edits = withChanges(new Map(), menu, left);
  return {
    menu,
    edits,
    undo: [],
    conflicts: conflicts.filter(({ dishId, allergen }) => edits.get(dishId)?.has(allergen)),
    gone: [...new Set(gone)],
  };
}

/** Keeps what was typed while the save was under way. */
function finish(state: SheetState, menu: EditableMenu, sent: SheetEdits): SheetState {
  const typed = asChanges(state.edits).filter(
    ({ dishId, allergen, value }) => sent.get(dishId)?.get(allergen) !== value,
  );
  return { ...startSheet(menu), edits: withChanges(new Map(), menu, typed) };
}

const withEdits = (state: SheetState, edits: SheetEdits): SheetState => ({
  ...state,
  edits,
  undo: [...state.undo, state.edits].slice(-mostUndone),
  conflicts: state.conflicts.filter(({ dishId, allergen }) => edits.get(dishId)?.has(allergen)),
});

export function reduceSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.kind) {
    case 'set':
      return withEdits(state, withChanges(state.edits, state.menu, action.changes));
    case 'undo': {
      const edits = state.undo.at(-1);
      return edits ? { ...withEdits(state, edits), undo: state.undo.slice(0, -1) } : state;
    }
    case 'cancel':
      return startSheet(state.menu);
    case 'loaded':
      return rebase(state, action.menu);
    case 'saved':
      return finish(state, action.menu, action.sent);
    case 'decide': {
      const conflicts = state.conflicts.filter((one) => !isAt(action.place)(one));
      if (action.choice === 'mine') return { ...state, conflicts };
      const { dishId, allergen } = action.place;
      const row = new Map(state.edits.get(dishId));
      row.delete(allergen);
      const edits = new Map(state.edits);
      if (row.size > 0) edits.set(dishId, row);
      else edits.delete(dishId);
      return { ...withEdits(state, edits), conflicts };
    }
  }
}
