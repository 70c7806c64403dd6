import './menu-sheet.css';
import type { EditableMenu } from '@clearplate/contract/menu';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { nameOfAllergen, wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { t, tCount } from '../../translations/t.ts';
import { CellBar } from './cell-bar.tsx';
import { describeCell, describeHint } from './cell-words.ts';
import { describeLeft, describePaste, describePasteRefusal } from './describe-sheet.ts';
import { parseBlock, placeBlock } from './paste-block.ts';
import { readWord, writeWord } from './pasted-words.ts';
import { SaveDialog } from './save-dialog.tsx';
import { isOneCell, placesIn, rangeOf, sizeOf, type Selection } from './selection.ts';
import {
  firstColumns,
  isSameValue,
  readCell,
  sectionsOf,
  takesReason,
  wouldContradict,
  type CellValue,
} from './sheet-cells.ts';
import { SheetConflicts } from './sheet-conflicts.tsx';
import { readSheetDraft, storeSheetDraft } from './sheet-drafts.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { contextOf, countEdits, reduceSheet, startSheet, type CellChange } from './sheet-state.ts';
import { useSaveSheet } from './use-save-sheet.ts';

interface MenuSheetProps {
  menu: EditableMenu;
  userId: number;
  restaurantId: string;
}

function useSheetState({ menu, userId, restaurantId }: MenuSheetProps) {
  const [state, dispatch] = useReducer(reduceSheet, undefined, () => {
    const before = readSheetDraft(userId, restaurantId);
    return before ? reduceSheet(before, { kind: 'loaded', menu }) : startSheet(menu);
  });
  useEffect(() => storeSheetDraft(userId, restaurantId, state), [userId, restaurantId, state]);
  return { state, dispatch, forget: () => storeSheetDraft(userId, restaurantId, undefined) };
}

/** Shows dishes × allergens as a spreadsheet, and saves what was typed at once. */
export function MenuSheet(props: MenuSheetProps) {
  const { restaurantId } = props;
  const { state, dispatch, forget } = useSheetState(props);
  const { menu, edits } = state;
  const [columns, setColumns] = useState(() => firstColumns(menu));
  const [selection, setSelection] = useState<Selection>({ at: [0, 0], anchor: [0, 0] });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const gridRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const sections = useMemo(() => sectionsOf(menu), [menu]);
  const dishes = useMemo(() => sections.flatMap((section) => section.dishes), [sections]);
  const context = useMemo(() => contextOf(menu), [menu]);
  const saving = useSaveSheet(restaurantId, state, dispatch);
  const count = countEdits(edits);
  const guard = useLeaveGuard(count > 0);

  const range = rangeOf(selection);
  const placeOf = ([row, column]: readonly [number, number]) => {
    const [dish, allergen] = [dishes[row], columns[column]];
    return dish && allergen ? { dish, allergen } : undefined;
  };
  const cellAt = (place: readonly [number, number]) => {
    const found = placeOf(place);
    return found && { ...found, cell: readCell(found.dish, edits.get(found.dish.id), found.allergen, context) };
  };

  /** Sets cells. Of several at once, none becomes a "no" that its dish's own words contradict. */
  const set = (changes: readonly CellChange[]) => {
    const isOne = changes.length === 1;
    const byId = new Map(dishes.map((dish) => [dish.id, dish]));
    const contradicts = ({ dishId, allergen, value }: CellChange) => {
      const dish = byId.get(dishId);
      return dish !== undefined && wouldContradict(dish, allergen, value);
    };
    const left = isOne ? [] : changes.filter(contradicts);
    const taken = changes.filter((change) => !left.includes(change));
    if (taken.length > 0) dispatch({ kind: 'set', changes: taken });
    return { set: taken.length, left: describeLeft(left, dishes) };
  };
  const tell = (lines: readonly (string | undefined)[]) => {
    const said = lines.filter((line) => line !== undefined);
    setNotes(said);
    announce(said.join(' '));
  };
  const setRange = (valueOf: (before: CellValue) => CellValue) => {
    const changes = placesIn(range).flatMap((place): CellChange[] => {
      const found = cellAt(place);
      return found ? [{ dishId: found.dish.id, allergen: found.allergen, value: valueOf(found.cell.value) }] : [];
    });
    const done = set(changes);
    const [only] = changes;
    if (!only || changes.length > 1)
      return tell([tCount(done.set, '{count} cell set.', '{count} cells set.'), done.left]);
    const dish = dishes.find(({ id }) => id === only.dishId);
    setNotes([]);
    if (dish) {
      const row = new Map([...(edits.get(dish.id) ?? []), [only.allergen, only.value]] as const);
      announce(
        `${nameOfAllergen(only.allergen)}: ${describeCell(readCell(dish, row, only.allergen, context), only.allergen)}`,
      );
    }
  };
  const fill = (target: typeof range, source: number) => {
    const changes = placesIn(target).flatMap(([row, column]): CellChange[] => {
      const [from, to] = [cellAt([source, column]), placeOf([row, column])];
      // What is not stated above says nothing of the dishes below.
      if (!from || !to || row === source || from.cell.value.level === 'not_stated') return [];
      return [{ dishId: to.dish.id, allergen: to.allergen, value: from.cell.value }];
    });
    const done = set(changes);
    tell([tCount(done.set, '{count} cell set.', '{count} cells set.'), done.left]);
  };
  /** As spreadsheets do: the top row goes to the rest; of one row, the row above comes down. */
  const fillDown = () => fill(range, range.top === range.bottom ? Math.max(0, range.top - 1) : range.top);
  const fillByTap = () =>
    range.top === range.bottom ? fill({ ...range, bottom: dishes.length - 1 }, range.top) : fill(range, range.top);
  const paste = (text: string) => {
    const [[single = ''] = [], ...more] = parseBlock(text);
    const value = more.length === 0 && !text.trim().includes('\t') ? readWord(single) : undefined;
    if (value) return setRange(() => value);
    const block = placeBlock(text, { dishes, columns }, [range.top, range.left]);
    if (typeof block === 'string') return tell([describePasteRefusal(block)]);
    const missing = block.changes.map(({ allergen }) => allergen).filter((id) => !columns.includes(id));
    if (missing.length > 0) setColumns(inOrder([...columns, ...missing]));
    const done = set(block.changes);
    tell([...describePaste(block, done.set), done.left]);
  };
  const undo = () => {
    if (state.undo.length === 0) return;
    dispatch({ kind: 'undo' });
    tell([t('Undone.')]);
  };
  const copy = () => {
    const rows = Map.groupBy(placesIn(range), ([row]) => row);
    return [...rows.values()]
      .map((places) =>
        places.map((place) => writeWord(cellAt(place)?.cell.value ?? { level: 'not_stated', reason: '' })).join('\t'),
      )
      .join('\n');
  };
  const focusGrid = () => gridRef.current?.querySelector<HTMLElement>(`[data-at="${selection.at.join(' ')}"]`)?.focus();
  const focusBar = () =>
    (
      barRef.current?.querySelector<HTMLElement>('input') ?? barRef.current?.querySelector<HTMLElement>('button')
    )?.focus();

  const active = cellAt(selection.at);
  const selected = placesIn(range)
    .slice(0, 500)
    .map((place) => cellAt(place)?.cell.value);
  const [first] = selected;
  const common = first && selected.every((value) => value && isSameValue(value, first)) ? first : undefined;
  const isOne = isOneCell(selection);
  const label =
    active && isOne
      ? t('{dish}: {what}', { dish: active.dish.name, what: wordOfAllergen(active.allergen) })
      : tCount(sizeOf(range), '{count} cell', '{count} cells');

  return (
    <>
      <Help id={helpId} />
      <SheetConflicts state={state} onDecide={(place, choice) => dispatch({ kind: 'decide', place, choice })} />
      <SheetGrid
        {...{ sections, dishes, columns, context, edits, selection, gridRef }}
        describedBy={helpId}
        onSelect={setSelection}
        onSet={(level) => setRange((before) => ({ level, reason: reasonFor(level, before) }))}
        onFillDown={fillDown}
        onUndo={undo}
        onOpen={focusBar}
        onCopy={copy}
        onPaste={paste}
      />
      <div className="sheet-foot">
        <div className="sheet-notes">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <CellBar
          barRef={barRef}
          label={label}
          value={common}
          hint={active && isOne ? describeHint(active.cell, active.allergen) : undefined}
          kitchen={active && isOne ? kitchenReason(active) : undefined}
          isRange={range.top !== range.bottom}
          canUndo={state.undo.length > 0}
          onSet={(value) => setRange(() => value)}
          onFillDown={fillByTap}
          onUndo={undo}
          onClose={focusGrid}
        />
        <SaveBar
          label={t('Look and save')}
          status={
            count > 0
              ? tCount(count, '{count} cell changed, not saved yet.', '{count} cells changed, not saved yet.')
              : saving.isSaved
                ? t('Saved.')
                : t('Nothing is changed.')
          }
          problem={isSaving ? undefined : saving.refusal}
          disabled={count === 0 || state.conflicts.length > 0}
          isResting={count === 0 && saving.refusal === undefined}
          onSave={() => setSaving(true)}
        >
          <Button disabled={count === 0} onClick={() => dispatch({ kind: 'cancel' })}>
            {t('Cancel')}
          </Button>
        </SaveBar>
      </div>
      <AddColumn columns={columns} onAdd={(id) => setColumns(inOrder([...columns, id]))} />
      {isSaving && (
        <SaveDialog
          state={state}
          busy={saving.isSaving}
          problem={saving.refusal}
          onClose={() => setSaving(false)}
          onSave={() => saving.save((isOver) => isOver && setSaving(false))}
        />
      )}
      <LeaveDialog guard={{ ...guard, leave: () => (forget(), guard.leave()) }} />
    </>
  );
}

const inOrder = (ids: readonly AllergenId[]): readonly AllergenId[] =>
  allergens.map(({ id }) => id).filter((id) => ids.includes(id));

const reasonFor = (level: CellValue['level'], before: CellValue): string =>
  takesReason({ level, reason: '' }) && takesReason(before) ? before.reason : '';

function kitchenReason({ dish, allergen }: { dish: EditableMenu['dishes'][number]; allergen: AllergenId }) {
  const found = dish.statements.find((one) => one.allergen === allergen && one.source === 'kitchen');
  return found && (found.reason ? `, ${found.reason}` : '');
}

function Help({ id }: { id: string }) {
  return (
    <details className="sheet-help">
      <summary>{t('Keys and signs')}</summary>
      <p id={id}>
        {t(
          'Arrows move, with Shift they select. C contains, M may contain, N no, T no ingredient but traces, Delete not stated. Enter says why. Ctrl+D fills down, Ctrl+V pastes from a spreadsheet, Ctrl+Z undoes.',
        )}
      </p>
      <p>
        {t(
          'C contains · c its words say so, nobody has stated it · M may contain · no · no, M no ingredient, traces possible · no? no longer counts · ? not stated. A press on a heading selects its column, on a dish its row.',
        )}
      </p>
    </details>
  );
}

function AddColumn({ columns, onAdd }: { columns: readonly AllergenId[]; onAdd: (id: AllergenId) => void }) {
  const others = allergens.filter(({ id }) => !columns.includes(id));
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t('Add a column')}
      value=""
      options={[
        { value: '', label: t('Choose an allergen') },
        ...others.map(({ id }) => ({ value: id, label: nameOfAllergen(id) })),
      ]}
      onChange={({ target }) => {
        const found = findAllergen(target.value);
        if (found) onAdd(found.id);
      }}
    />
  );
}
