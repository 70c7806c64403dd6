import type { EditableMenu } from '@clearplate/contract/menu';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { t, tCount } from '../../translations/t.ts';
import { describeCell } from './cell-words.ts';
import { describeLeft, describePaste, describePasteRefusal } from './describe-sheet.ts';
import { parseBlock, placeBlock, type PastedBlock } from './paste-block.ts';
import { readWord } from './pasted-words.ts';
import { rangeOf, type Range, type Selection } from './selection.ts';
import { firstColumns, readCell, sectionsOf, takesReason, type CellLevel, type CellValue } from './sheet-cells.ts';
import { readSheetDraft, storeSheetDraft } from './sheet-drafts.ts';
import {
  contextOf,
  reduceSheet,
  startSheet,
  type CellChange,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';
import { changesDown, changesIn, partChanges, type SheetView } from './sheet-view.ts';

export interface SheetSource {
  readonly menu: EditableMenu;
  readonly userId: number;
  readonly restaurantId: string;
}

function useSheetState({ menu, userId, restaurantId }: SheetSource) {
  const [state, dispatch] = useReducer(reduceSheet, undefined, () => {
    const before = readSheetDraft(userId, restaurantId);
    return before ? reduceSheet(before, { kind: 'loaded', menu }) : startSheet(menu);
  });
  useEffect(() => storeSheetDraft(userId, restaurantId, state), [userId, restaurantId, state]);
  return { state, dispatch, forget: () => storeSheetDraft(userId, restaurantId, undefined) };
}

const inOrder = (ids: readonly AllergenId[]): readonly AllergenId[] =>
  allergens.map(({ id }) => id).filter((id) => ids.includes(id));

/** If the new level has a reason too, a change of the level keeps it. */
export const withLevel = (level: CellLevel, before: CellValue): CellValue => ({
  level,
  reason: takesReason({ level, reason: '' }) && takesReason(before) ? before.reason : '',
});

interface ActionOptions {
  readonly view: SheetView;
  readonly range: Range;
  readonly state: SheetState;
  readonly dispatch: Dispatch<SheetAction>;
  readonly addColumns: (ids: readonly AllergenId[]) => void;
  readonly tell: (lines: readonly (string | undefined)[]) => void;
}

/** Returns what can be done with the selected cells. */
function sheetActions({ view, range, state, dispatch, addColumns, tell }: ActionOptions) {
  const apply = (changes: readonly CellChange[], pasted?: PastedBlock) => {
    const { taken, left } = partChanges(view, changes);
    if (taken.length > 0) dispatch({ kind: 'set', changes: taken });
    const [only] = taken;
    const dish = view.dishes.find(({ id }) => id === only?.dishId);
    if (pasted) tell([...describePaste(pasted, taken.length), describeLeft(left, view.dishes)]);
    else if (changes.length === 1 && only && dish) {
      const row = new Map([...(view.edits.get(dish.id) ?? []), [only.allergen, only.value]] as const);
      const said = describeCell(readCell(dish, row, only.allergen, view.context), only.allergen);
      tell([]);
      announce(t('{what}: {said}', { what: nameOfAllergen(only.allergen), said }));
    } else {
      const set = tCount(taken.length, '{count} cell set.', '{count} cells set.');
      tell([set, describeLeft(left, view.dishes)]);
    }
  };
  const set = (valueOf: (before: CellValue) => CellValue) => apply(changesIn(view, range, valueOf));
  const isRange = range.top !== range.bottom;
  return {
    set,
    /** This works as in spreadsheets: the top row goes to the rest; with only one row, the row above comes down. */
    fillDown: () => apply(changesDown(view, range, isRange ? range.top : Math.max(0, range.top - 1))),
    /** Touch has no range, so the row goes to all below. */
    fillByTap: () =>
      apply(changesDown(view, isRange ? range : { ...range, bottom: view.dishes.length - 1 }, range.top)),
    paste: (text: string) => {
      const [[single = ''] = [], ...more] = parseBlock(text);
      const value = more.length === 0 && !text.trim().includes('\t') ? readWord(single) : undefined;
      if (value) return set(() => value);
      const block = placeBlock(text, view, [range.top, range.left]);
      if (typeof block === 'string') return tell([describePasteRefusal(block)]);
      addColumns(block.changes.map(({ allergen }) => allergen));
      return apply(block.changes, block);
    },
    undo: () => {
      if (state.undo.length === 0) return;
      dispatch({ kind: 'undo' });
      tell([t('Undone.')]);
    },
  };
}

/** Holds a sheet's edits, its columns and what is selected in it. */
export function useSheetEditing(source: SheetSource) {
  const { state, dispatch, forget } = useSheetState(source);
  const { menu, edits } = state;
  const [columns, setColumns] = useState(() => firstColumns(menu));
  const [selection, setSelection] = useState<Selection>({ at: [0, 0], anchor: [0, 0] });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const sections = useMemo(() => sectionsOf(menu), [menu]);
  const dishes = useMemo(() => sections.flatMap((section) => section.dishes), [sections]);
  const context = useMemo(() => contextOf(menu), [menu]);
  const view: SheetView = { dishes, columns, context, edits };
  const range = rangeOf(selection);
  const addColumns = (ids: readonly AllergenId[]) => {
    if (ids.some((id) => !columns.includes(id))) setColumns(inOrder([...columns, ...ids]));
  };
  const tell = (lines: readonly (string | undefined)[]) => {
    const said = lines.filter((line) => line !== undefined);
    setNotes(said);
    if (said.length > 0) announce(said.join(' '));
  };
  const actions = sheetActions({ view, range, state, dispatch, addColumns, tell });
  return { state, dispatch, forget, view, sections, selection, setSelection, range, notes, addColumns, actions };
}
