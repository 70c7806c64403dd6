import type { EditableMenu } from '@clearplate/contract/menu';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { answeredAllergens } from '@clearplate/domain/facts/answered-allergens';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { ArchivedDishes } from './table/archived-dishes.tsx';
import { ConflictDialog } from './conflicts/conflict-dialog.tsx';
import { describeDishes } from './model/describe-task.ts';
import { madeIn } from './model/dish-components.ts';
import { hasTask, type MenuFilter } from './model/menu-summary.ts';
import { shareOf } from './model/selection.ts';
import { SelectBox } from './table/select-box.tsx';
import { MenuActionsContext } from './model/menu-actions.ts';
import { MenuBoard } from './menu-board.tsx';
import { type MenuRow, rowsOf } from './model/menu-rows.ts';
import { type DishKey, type MenuState, hasChanges } from './model/menu-state.ts';
import { FilteredHeading } from './filtered-heading.tsx';
import { MenuTable } from './table/menu-table.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { DishPanel } from './panel/dish-panel.tsx';
import { groupBySection } from './model/sections.ts';
import { SectionDialog } from './section-dialog.tsx';
import { useFindings } from './model/use-findings.ts';
import { type Whose, useMenuEditing } from './model/use-menu-editing.ts';
import { useMenuView } from './model/use-menu-view.ts';
import { useSaveMenu } from './model/use-save-menu.ts';
import { useSaved } from './model/use-saved.ts';
import type { TakenOff } from './model/taken-off.ts';
import { t, tCount } from '../../translations/t.ts';

const BulkDialog = lazyDialog(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog);

interface OpenPanelProps {
  panel: DishKey | undefined;
  onPanel: (key: DishKey | undefined) => void;
  onMenu: readonly MenuRow[];
  /** Next and previous go through these filtered dishes. */
  shown: readonly MenuRow[];
  drafts: MenuState['drafts'];
  AboutDish: ComponentType<{ dishId: number }>;
}

/** Shows the details of the open dish, with links to the ones before and after it. */
function OpenPanel({ panel, onPanel, onMenu, shown, drafts, AboutDish }: OpenPanelProps) {
  const row = onMenu.find(({ entry }) => entry.key === panel);
  if (!row) return null;
  const order = inOrder(shown);
  const at = order.indexOf(row);
  const goTo = (other: MenuRow | undefined) => other && (() => onPanel(other.entry.key));
  return (
    <DishPanel
      row={row}
      sections={groupBySection(onMenu).flatMap(({ name }) => name || [])}
      made={madeIn(drafts)}
      onPrevious={at > 0 ? goTo(order[at - 1]) : undefined}
      onNext={goTo(order[at + 1])}
      onClose={() => onPanel(undefined)}
    >
      {!row.entry.isNew && <AboutDish dishId={row.entry.saved.id} />}
    </DishPanel>
  );
}

interface LoadedMenuEditorProps {
  menu: EditableMenu;
  whose: Whose;
  restaurant: RestaurantDetail;
  ways: ReactNode;
  AboutDish: ComponentType<{ dishId: number }>;
  DinersAsked: ComponentType<{ restaurantId: number }>;
  WhenEmpty: ComponentType<{ restaurantId: string; onType: () => void }>;
}

/** Shows the board, the table and the state of saving. */
export function LoadedMenuEditor(props: LoadedMenuEditorProps) {
  const { menu, whose, restaurant, ways, AboutDish, DinersAsked, WhenEmpty } = props;
  const editing = useMenuEditing(menu, whose);
  const { state, dispatch, actions, section, setSection, selection } = editing;
  const findingsOf = useFindings(state);
  const [isConflictOpen, setConflictOpen] = useState(false);
  const openConflict = () => setConflictOpen(true);
  const saving = useSaveMenu({ restaurantId: whose.restaurantId, state, dispatch, onConflict: openConflict });
  const { problems } = saving;
  const answered = useAnswered(state, restaurant.also_answers_for);
  const rows = useMemo(() => rowsOf(state, findingsOf, problems, answered), [state, findingsOf, problems, answered]);
  const view = useMenuView(rows);
  const [isOrdering, setOrdering] = useState(false);
  const [isStating, setStating] = useState(false);
  const shownKeys = useMemo(() => inOrder(view.rows).map(({ entry }) => entry.key), [view.rows]);
  const { showOrder } = editing;
  useEffect(() => showOrder(shownKeys), [showOrder, shownKeys]);
  const selected = view.onMenu.filter(({ entry }) => selection.keys.has(entry.key));
  const clear = () => actions.selectMany([...selection.keys], false);
  const stateOf = (wanted: readonly DishKey[]) => {
    clear();
    actions.selectMany(wanted, true);
    setStating(true);
  };
  const stateMany = (filter: MenuFilter) =>
    stateOf(view.onMenu.filter(({ tasks }) => hasTask(tasks, filter)).map(({ entry }) => entry.key));
  const saved = useSaved(state);
  const isChanged = hasChanges(state);
  const guard = useLeaveGuard(isChanged);
  const opened = section === undefined ? undefined : groupBySection(view.onMenu).find(({ name }) => name === section);
  // The menu is empty, and was empty before.
  if (state.entries.length === 0) return <WhenEmpty restaurantId={whose.restaurantId} onType={() => actions.add('')} />;
  return (
    <MenuActionsContext value={actions}>
      <MenuBoard
        {...{ answered, restaurant, saved, DinersAsked, context: state.context, components: state.components }}
        onState={stateOf}
        {...{ summary: view.summary, filter: view.filter, onFilter: view.setFilter, onGoTo: view.goTo }}
        onStateMany={stateMany}
      />
      {ways}
      <div className="menu-tools">
        <TextField
          label={t('Find a dish')}
          type="search"
          value={view.text}
          onChange={({ target }) => view.setText(target.value)}
        />
        <NewSection onAdd={actions.add} />
        {view.onMenu.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => setOrdering(true)}>
            {t('Change the order')}
          </Button>
        )}
      </div>
      {view.filter && <FilteredHeading filter={view.filter} count={view.found} goneTo={view.goneTo} />}
      {shownKeys.length > 1 && (
        <SelectBox share={shareOf(selection.keys, shownKeys)} onChange={(isOn) => actions.selectMany(shownKeys, isOn)}>
          {t('Select all {dishes}', { dishes: describeDishes(shownKeys.length) })}
        </SelectBox>
      )}
      <MenuTable key={view.name} rows={view.rows} open={editing.open} selected={selection.keys} />
      {view.rows.length === 0 && view.onMenu.length > 0 && <p role="status">{t('No dish on this menu matches.')}</p>}
      <ArchivedDishes rows={view.archived} />
      <SaveBar
        label={t('Save')}
        status={saving.status === 'saved' && !isChanged ? t('Saved.') : describeChanges(state.drafts.size, isChanged)}
        problem={saving.refusal}
        busy={saving.status === 'saving'}
        disabled={!isChanged}
        isResting={!isChanged && !saving.refusal && !state.takenOff && selected.length === 0}
        notice={
          <>
            <TakenOffNote takenOff={state.takenOff} onUndo={() => dispatch({ kind: 'putBack' })} />
            <SelectedNote count={selected.length} onState={() => setStating(true)} onClear={clear} />
            <StatedNote many={state.beforeMany} onUndo={() => dispatch({ kind: 'undoMany' })} />
          </>
        }
        onSave={saving.save}
      >
        {isChanged && hasOtherVersion(state) && <Button onClick={openConflict}>{t('Compare versions')}</Button>}
        <Button disabled={!isChanged || saving.status === 'saving'} onClick={() => dispatch({ kind: 'cancel' })}>
          {t('Cancel')}
        </Button>
      </SaveBar>
      <OpenPanel
        panel={editing.panel}
        onPanel={editing.setPanel}
        onMenu={view.onMenu}
        shown={view.rows}
        {...{ AboutDish, drafts: state.drafts }}
      />
      {isStating && selected.length > 0 && (
        <BulkDialog
          rows={selected}
          answered={answered}
          onState={({ edits }) => dispatch({ kind: 'editMany', changes: edits })}
          onOpen={(key) => {
            setStating(false);
            actions.openPanel(key);
          }}
          onClose={() => setStating(false)}
        />
      )}
      {opened && <SectionDialog section={opened} onClose={() => setSection(undefined)} />}
      {isConflictOpen && (
        <ConflictDialog
          state={state}
          onChoose={(key, conflict, choice) => dispatch({ kind: 'choose', key, conflict, choice })}
          onTakeOrder={() => dispatch({ kind: 'takeOrder' })}
          onClose={() => setConflictOpen(false)}
        />
      )}
      {isOrdering && <OrderDialog rows={view.onMenu} onClose={() => setOrdering(false)} />}
      <LeaveDialog guard={{ ...guard, leave: () => (editing.forget(), guard.leave()) }} />
    </MenuActionsContext>
  );
}

/**
 * Holds what the restaurant answers for; it stays the same object until it changes, because each row is built with it.
 */
function useAnswered({ entries, drafts }: MenuState, chosen: readonly AllergenId[] | null): readonly AllergenId[] {
  const isGlutenStated = entries.some(({ key, saved }) => {
    const said = drafts.get(key)?.said.get('gluten');
    return said === undefined
      ? saved.statements.some(({ allergen, source }) => allergen === 'gluten' && source !== 'kitchen')
      : said !== 'withdrawn';
  });
  return useMemo(() => answeredAllergens(chosen, new Set(isGlutenStated ? ['gluten'] : [])), [chosen, isGlutenStated]);
}

const inOrder = (rows: readonly MenuRow[]): readonly MenuRow[] => groupBySection(rows).flatMap((one) => one.rows);

/** Offers what can be done with the selected dishes. */
function SelectedNote({ count, onState, onClear }: { count: number; onState: () => void; onClear: () => void }) {
  if (count === 0) return null;
  return (
    <div className="selected-note">
      <span>{tCount(count, '{count} dish selected', '{count} dishes selected')}</span>
      <Button aria-haspopup="dialog" onClick={onState}>
        {t('State for all selected')}
      </Button>
      <Button kind="quiet" onClick={onClear}>
        {t('Clear the selection')}
      </Button>
    </div>
  );
}

/** Undoes what was last stated about several dishes, as long as it isn't saved. */
function StatedNote({ many, onUndo }: { many: MenuState['beforeMany']; onUndo: () => void }) {
  const count = many?.size ?? 0;
  const sentence = tCount(
    count,
    'Stated for {count} dish, not saved yet.',
    'Stated for {count} dishes, not saved yet.',
  );
  return <UndoNote gone={count > 0 ? 'stated' : undefined} hasToast sentence={sentence} busy={false} onUndo={onUndo} />;
}

const hasOtherVersion = ({ conflicts, meanwhile }: MenuState): boolean =>
  conflicts.size + meanwhile.dishes.size > 0 || meanwhile.isReordered;

function describeChanges(dishes: number, isChanged: boolean): string {
  if (!isChanged) return t('Nothing is changed.');
  if (dishes === 0) return t('The order changed, not saved yet.');
  return tCount(dishes, '{count} dish changed, not saved yet.', '{count} dishes changed, not saved yet.');
}

function TakenOffNote({ takenOff, onUndo }: { takenOff: TakenOff | undefined; onUndo: () => void }) {
  const count = takenOff?.keys.length ?? 0;
  const name = takenOff?.name.trim() || t('New dish');
  const sentence =
    count === 1
      ? t('“{name}” was taken off the menu.', { name })
      : tCount(count, '{count} dish was taken off the menu.', '{count} dishes were taken off the menu.');
  return <UndoNote gone={takenOff && takenOff.keys.join(' ')} sentence={sentence} busy={false} onUndo={onUndo} />;
}

function NewSection({ onAdd }: { onAdd: (section: string) => void }) {
  const [name, setName] = useState('');
  const add = () => {
    onAdd(name.trim());
    setName('');
  };
  return (
    <form
      className="menu-tools__new"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') add();
      }}
    >
      <TextField
        label={t('New section')}
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{t('Add a section')}</Button>
    </form>
  );
}
