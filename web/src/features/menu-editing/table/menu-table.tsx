import './menu-table.css';
import { type KeyboardEvent, memo, startTransition, useEffect, useId, useLayoutEffect, useState } from 'react';
import { columnNames } from '../model/columns.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { DishKey } from '../model/menu-state.ts';
import type { OpenCell } from '../model/open-cell.ts';
import { shareOf } from '../model/selection.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { SelectBox } from './select-box.tsx';
import { DishRow, FarRow } from './dish-row.tsx';
import { NearContext, NearWatcher, useNear } from './use-near.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMenuActions } from '../model/menu-actions.ts';
import { describeDishes } from '../model/describe-task.ts';
import { t } from '../../../translations/t.ts';
import { type MenuSection, groupBySection } from '../model/sections.ts';

/** This many dishes are rendered and unmounted together on scrolling. */
const chunkSize = 8;

interface RowChunkProps {
  rows: readonly MenuRow[];
  /** The open cell, if it is in one of these rows. */
  open: OpenCell | undefined;
  selected: ReadonlySet<DishKey>;
}

function chunksOf(rows: readonly MenuRow[]): (readonly MenuRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

const isSame = (before: RowChunkProps, after: RowChunkProps): boolean =>
  before.open === after.open &&
  before.rows.length === after.rows.length &&
  before.rows.every(
    (row, index) =>
      row === after.rows[index] && before.selected.has(row.entry.key) === after.selected.has(row.entry.key),
  );

/**
 * Renders rows in chunks. A chunk renders again only when one of its dishes changed, and in full only near the
 * viewport, so that a key press costs the same in a long menu as in a short one.
 */
const RowChunk = memo(function RowChunk({ rows, open, selected }: RowChunkProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  // It is set here because in the page's HTML the content security policy would refuse a style.
  useLayoutEffect(() => ref.current?.style.setProperty('--rows', String(rows.length)), [ref, rows.length]);
  return (
    <div ref={ref} role="presentation" className={classNames('menu-chunk', open && 'menu-chunk--open')}>
      {rows.map((row) =>
        isNear || open ? (
          <DishRow
            key={row.entry.key}
            row={row}
            open={open?.key === row.entry.key ? open.column : undefined}
            isSelected={selected.has(row.entry.key)}
          />
        ) : (
          <FarRow key={row.entry.key} row={row} />
        ),
      )}
    </div>
  );
}, isSame);

interface SectionHeadProps {
  id: string;
  /** Empty for dishes without a section. */
  name: string;
  keys: readonly DishKey[];
  selected: ReadonlySet<DishKey>;
}

/** Shows a section's heading in the table, with actions for all of its dishes. */
function SectionHead({ id, name, keys, selected }: SectionHeadProps) {
  const { add, openSection, selectMany } = useMenuActions();
  const called = name || t('Without a section');
  return (
    <div role="row">
      <div role="cell" aria-colspan={columnNames().length} className="menu-section__head">
        <SelectBox share={shareOf(selected, keys)} onChange={(isOn) => selectMany(keys, isOn)}>
          <span className="visually-hidden">{t('Select all of {called}', { called })}</span>
        </SelectBox>
        <h3 id={id}>
          {called} <span className="menu-section__count">{describeDishes(keys.length)}</span>
        </h3>
        <Button kind="quiet" onClick={() => add(name)}>
          {t('Add a dish')}
          <span className="visually-hidden"> {t('to {called}', { called })}</span>
        </Button>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => openSection(name)}>
          {t('Edit section')}
          <span className="visually-hidden"> {called}</span>
        </Button>
      </div>
    </div>
  );
}

const rowsBy: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const cellsBy: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the visible cell this many cells away, in document order. */
function cellAt(table: Element, cell: HTMLElement, selector: string, by: number): HTMLElement | undefined {
  const cells = [...table.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'));
  return cells[cells.indexOf(cell) + by];
}

/** Moves between cells with the arrow keys, as in a spreadsheet. Tab works as everywhere. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const column = target.dataset['cell'];
  if (column === undefined) return;
  const rows = rowsBy[key];
  const next =
    rows === undefined
      ? cellAt(currentTarget, target, '[data-cell]', cellsBy[key] ?? 0)
      : cellAt(currentTarget, target, `[data-cell="${column}"]`, rows);
  if (!next || next === target) return;
  event.preventDefault();
  next.focus();
}

/** Counts up to `total` in steps, each after the last has rendered, so that a long list doesn't delay a key press. */
function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}

export interface MenuTableProps {
  /** These are the filtered dishes. */
  rows: readonly MenuRow[];
  open: OpenCell | undefined;
  selected: ReadonlySet<DishKey>;
}

/** This many dishes render at once; the rest follows in transitions. */
const rowsAtOnce = 30;
/** Longer menus render in full only near the viewport. */
const longMenu = 120;

/** Shows the menu, dish by dish, with cells to edit in place. On a phone each dish is a card of the same cells. */
export function MenuTable({ rows, open, selected }: MenuTableProps) {
  const id = useId();
  const drawn = useGrowing(rows.length, rowsAtOnce);
  const [watcher] = useState(() => (rows.length > longMenu ? new NearWatcher() : undefined));
  return (
    // The arrow keys move between the cells' buttons, which are what is interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="table" aria-label={t('Menu')} className="menu-table" onKeyDown={moveBetweenCells}>
      <div role="rowgroup">
        <div role="row" className="menu-table__heads">
          {columnNames().map((name) => (
            <div key={name} role="columnheader">
              {name}
            </div>
          ))}
        </div>
      </div>
      <NearContext value={watcher}>
        {groupBySection(rows.slice(0, drawn)).map((section, index) => (
          <SectionRows key={section.name} id={`${id}-${index}`} {...{ section, open, selected }} />
        ))}
      </NearContext>
    </div>
  );
}

const openIn = (rows: readonly MenuRow[], open: OpenCell | undefined) =>
  rows.some(({ entry }) => entry.key === open?.key) ? open : undefined;

interface SectionRowsProps {
  id: string;
  section: MenuSection;
  open: OpenCell | undefined;
  selected: ReadonlySet<DishKey>;
}

function SectionRows({ id, section, open, selected }: SectionRowsProps) {
  return (
    <div role="rowgroup" aria-labelledby={id}>
      <SectionHead id={id} name={section.name} keys={section.rows.map(({ entry }) => entry.key)} selected={selected} />
      {chunksOf(section.rows).map((rows, index) => (
        // The key is the index, so that an inserted dish moves one dish per chunk and remounts none.
        // oxlint-disable-next-line react/no-array-index-key
        <RowChunk key={index} rows={rows} open={openIn(rows, open)} selected={selected} />
      ))}
    </div>
  );
}
