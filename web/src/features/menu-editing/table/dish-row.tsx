import { memo, useRef } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { AllergenCell } from './allergen-cell.tsx';
import type { Column } from '../model/columns.ts';
import { Cell } from './cell.tsx';
import type { DishCellProps } from './cell-props.ts';
import { setField } from '../model/draft-edits.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import { TextEditor } from './text-editor.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { emptyDraft } from '../model/dish-draft.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { Findings } from '../model/findings.ts';
import { IngredientCell } from './ingredient-cell.tsx';
import { NameCell } from './name-cell.tsx';
import { PictureCell } from './picture-cell.tsx';
import { describeContradiction } from '../../../shared/lib/describe-contradiction.ts';

function DescriptionCell({ dishKey, draft, dish, isOpen }: DishCellProps & { isOpen: boolean }) {
  const { edit } = useMenuActions();
  return (
    <Cell
      dishKey={dishKey}
      column="description"
      label={t('Edit description')}
      isOpen={isOpen}
      editor={
        <TextEditor
          {...{ dishKey, draft }}
          label={t('Description')}
          text={dish.description}
          maxLength={4000}
          isLong
          onText={(text) => edit(dishKey, (before) => setField(before, 'description', text))}
        />
      }
    >
      {dish.description.trim() || <span className="menu-cell__empty">{t('Add a description')}</span>}
    </Cell>
  );
}

/** Shows what is left to do for a dish, in a few words each. */
function DishTags({ row: { entry, draft, tasks } }: { row: MenuRow }) {
  const { stated, unstated, contradictory, toConfirm, expiring } = tasks;
  return (
    <p className="dish-tags">
      {(entry.isNew || draft) && (
        <span className="dish-tag dish-tag--changed">{entry.isNew ? t('New') : t('Changed')}</span>
      )}{' '}
      {contradictory > 0 && (
        <span className="dish-tag dish-tag--avoid">{t('{contradictory} to resolve', { contradictory })}</span>
      )}{' '}
      {toConfirm > 0 && (
        <span className="dish-tag dish-tag--unverified">{t('{toConfirm} to confirm', { toConfirm })}</span>
      )}{' '}
      {expiring > 0 && <span className="dish-tag dish-tag--cross">{t('{expiring} expiring', { expiring })}</span>}{' '}
      <span className="dish-tag">{t('{stated} of {count} stated', { stated, count: stated + unstated })}</span>
    </p>
  );
}

export interface DishRowProps {
  row: MenuRow;
  open: Column | undefined;
  isSelected: boolean;
}

export const DishRow = memo(function DishRow({ row, open, isSelected }: DishRowProps) {
  const { entry, draft } = row;
  const isChanged = draft !== undefined || entry.isNew;
  return (
    <div
      role="row"
      data-dish={entry.key}
      className={classNames(
        'menu-row',
        open && 'menu-row--open',
        isChanged && 'menu-row--changed',
        isSelected && 'menu-row--selected',
      )}
    >
      <Cells {...{ row, open, isSelected }} />
    </div>
  );
});

/** Renders an off-screen dish as plain text, so that the browser's search and screen readers find it. */
export function FarRow({ row: { entry, dish } }: { row: MenuRow }) {
  return (
    <div role="row" data-dish={entry.key}>
      <div role="rowheader">{dish.name}</div>
    </div>
  );
}

/** Selects the dish. With Shift it selects all from the last one to this. */
function Select({ row: { entry, dish }, isSelected }: Pick<DishRowProps, 'row' | 'isSelected'>) {
  const { select } = useMenuActions();
  const isRange = useRef(false);
  const note = ({ shiftKey }: { shiftKey: boolean }) => {
    isRange.current = shiftKey;
  };
  return (
    <label className="menu-row__select" onPointerDown={note}>
      <input
        type="checkbox"
        checked={isSelected}
        onKeyDown={note}
        onChange={() => select(entry.key, isRange.current)}
      />
      <span className="visually-hidden">{t('Select {name}', { name: dish.name.trim() || t('New dish') })}</span>
    </label>
  );
}

function Cells({ row, open, isSelected }: DishRowProps) {
  const { entry, dish, draft = emptyDraft, findings } = row;
  const shared = { dishKey: entry.key, draft, dish };
  return (
    <>
      <div role="cell" className="menu-row__picture">
        <Select {...{ row, isSelected }} />
        <PictureCell {...shared} />
      </div>
      <div role="rowheader" className="menu-row__name">
        <NameCell {...shared} open={open} problem={row.problem} />
        <UnsettledByTitle row={row} />
        <DishTags row={row} />
      </div>
      <div role="cell" className="menu-row__description" data-column={t('Description')}>
        <DescriptionCell {...shared} isOpen={open === 'description'} />
      </div>
      <div role="cell" className="menu-row__allergens" data-column={t('Allergens')}>
        <AllergenCell {...shared} isOpen={open === 'allergens'} />
        <Contradictions findings={findings} isLive={open !== undefined} />
      </div>
      <div role="cell" className="menu-row__ingredients" data-column={t('Ingredients')}>
        <IngredientCell {...shared} isOpen={open === 'ingredients'} />
      </div>
    </>
  );
}

/** Says while typing, and not only after the save, that a new name or description may mean another dish. */
function UnsettledByTitle({ row: { entry, draft, dish, tasks } }: { row: MenuRow }) {
  const isUnsettled =
    draft?.ingredients === undefined &&
    draft?.uses === undefined &&
    !entry.isNew &&
    dish.ingredients_changed_at !== entry.saved.ingredients_changed_at;
  return (
    <p className="menu-row__unsettled" aria-live="polite">
      {isUnsettled &&
        tasks.toConfirm > 0 &&
        tCount(
          tasks.toConfirm,
          'It may be another dish now: {count} statement of yours won’t count until you confirm it in the details.',
          'It may be another dish now: {count} statements of yours won’t count until you confirm them in the details.',
        )}
    </p>
  );
}

/** Shows where the dish's words contradict its statements, and announces it while somebody types. */
function Contradictions({ findings, isLive }: { findings: Findings; isLive: boolean }) {
  return (
    <div aria-live={isLive ? 'polite' : undefined}>
      {findings.contradictions.map((task) => (
        <p key={task.allergen} className="menu-row__contradiction">
          {describeContradiction(task)}
        </p>
      ))}
    </div>
  );
}
