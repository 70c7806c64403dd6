import './menu-sheet.css';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { type RefObject, useId, useRef, useState } from 'react';
import { nameOfAllergen, wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { t, tCount } from '../../translations/t.ts';
import { CellBar } from './cell-bar.tsx';
import { describeHint } from './cell-words.ts';
import { SaveDialog } from './save-dialog.tsx';
import { isOneCell, sizeOf } from './selection.ts';
import { SheetConflicts } from './sheet-conflicts.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { countEdits } from './sheet-state.ts';
import { cellAt, commonValue, copyRange, type PlacedCell } from './sheet-view.ts';
import { useSaveSheet } from './use-save-sheet.ts';
import { useSheetEditing, withLevel, type SheetSource } from './use-sheet-editing.ts';

type Editing = ReturnType<typeof useSheetEditing>;

/** Shows dishes × allergens as a spreadsheet, and saves what was typed at once. */
export function MenuSheet(source: SheetSource) {
  const editing = useSheetEditing(source);
  const { state, dispatch, forget, view, sections, selection, setSelection, range, actions, addColumns } = editing;
  const gridRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const guard = useLeaveGuard(countEdits(state.edits) > 0);
  const focusBar = () => {
    const bar = barRef.current;
    (bar?.querySelector<HTMLElement>('select, input') ?? bar?.querySelector<HTMLElement>('[aria-pressed]'))?.focus();
  };
  return (
    <>
      <Help id={helpId} />
      <SheetConflicts state={state} onDecide={(place, choice) => dispatch({ kind: 'decide', place, choice })} />
      <SheetGrid
        {...{ view, sections, selection, gridRef }}
        describedBy={helpId}
        onSelect={setSelection}
        onSet={(level) => actions.set((before) => withLevel(level, before))}
        onFillDown={actions.fillDown}
        onUndo={actions.undo}
        onOpen={focusBar}
        onCopy={() => copyRange(view, range)}
        onPaste={actions.paste}
      />
      <div className="sheet-foot">
        <SelectedCells editing={editing} gridRef={gridRef} barRef={barRef} />
        <Saving restaurantId={source.restaurantId} editing={editing} />
      </div>
      <AddColumn columns={view.columns} onAdd={(id) => addColumns([id])} />
      <LeaveDialog guard={{ ...guard, leave: () => (forget(), guard.leave()) }} />
    </>
  );
}

function kitchenReason({ dish, allergen }: PlacedCell): string | undefined {
  const found = dish.statements.find((one) => one.allergen === allergen && one.source === 'kitchen');
  return found && (found.reason ? `, ${describeReason(found.reason, t)}` : '');
}

interface SelectedCellsProps {
  editing: Editing;
  gridRef: RefObject<HTMLDivElement | null>;
  barRef: RefObject<HTMLDivElement | null>;
}

/** Shows what was just done, and the bar for the selection. */
function SelectedCells({ editing, gridRef, barRef }: SelectedCellsProps) {
  const { state, view, selection, range, notes, actions } = editing;
  const active = isOneCell(selection) ? cellAt(view, selection.at) : undefined;
  return (
    <>
      <div className="sheet-notes">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <CellBar
        barRef={barRef}
        label={
          active
            ? t('{dish}: {what}', { dish: active.dish.name, what: wordOfAllergen(active.allergen) })
            : tCount(sizeOf(range), '{count} cell', '{count} cells')
        }
        value={commonValue(view, range)}
        hint={active && describeHint(active.cell, active.allergen)}
        kitchen={active && kitchenReason(active)}
        isRange={range.top !== range.bottom}
        canUndo={state.undo.length > 0}
        onSet={(value) => actions.set(() => value)}
        onFillDown={actions.fillByTap}
        onUndo={actions.undo}
        onClose={() => gridRef.current?.querySelector<HTMLElement>(`[data-at="${selection.at.join(' ')}"]`)?.focus()}
      />
    </>
  );
}

/** Shows how much is not saved yet, and what diners will be told before it is. */
function Saving({ restaurantId, editing: { state, dispatch } }: { restaurantId: string; editing: Editing }) {
  const [isOpen, setOpen] = useState(false);
  const saving = useSaveSheet(restaurantId, state, dispatch);
  const count = countEdits(state.edits);
  const nothing = saving.isSaved ? t('Saved.') : t('Nothing is changed.');
  return (
    <>
      <SaveBar
        label={t('Review and save')}
        status={
          count > 0
            ? tCount(count, '{count} cell changed, not saved yet.', '{count} cells changed, not saved yet.')
            : nothing
        }
        problem={isOpen ? undefined : saving.refusal}
        disabled={count === 0 || state.conflicts.length > 0}
        isResting={count === 0 && saving.refusal === undefined}
        onSave={() => setOpen(true)}
      >
        <Button disabled={count === 0} onClick={() => dispatch({ kind: 'cancel' })}>
          {t('Cancel')}
        </Button>
      </SaveBar>
      {isOpen && (
        <SaveDialog
          state={state}
          busy={saving.isSaving}
          problem={saving.refusal}
          onClose={() => setOpen(false)}
          onSave={() => saving.save((isOver) => isOver && setOpen(false))}
        />
      )}
    </>
  );
}

function Help({ id }: { id: string }) {
  return (
    <details className="sheet-help">
      <summary>{t('Keys and signs')}</summary>
      <p id={id}>
        {t(
          'Arrows move, with Shift they select. C contains, M may contain, N no, T not an ingredient but traces, Delete not stated. Enter says why. Ctrl+D fills down, Ctrl+V pastes from a spreadsheet, Ctrl+Z undoes.',
        )}
      </p>
      <p>
        {t(
          'C contains · c its words say so, nobody has stated it · M may contain · no · no, traces: possible, though not an ingredient · no? no longer counts · ? not stated. Press a heading to select its column, or a dish to select its row.',
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
