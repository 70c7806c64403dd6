import './menu-table.css';
import { type KeyboardEvent, memo, startTransition, useEffect, useId, useLayoutEffect, useState } from 'react';
import { columnNames } from '../model/columns.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { OpenCell } from '../model/open-cell.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DishRow, FarRow } from './dish-row.tsx';
import { NearContext, NearWatcher, useNear } from './use-near.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMenuActions } from '../model/menu-actions.ts';
import { describeDishes } from '../model/describe-task.ts';
import { t } from '../../../translations/t.ts';
import { type MenuSection, groupBySection } from '../model/sections.ts';

/** So many dishes come into sight, and go out of it, together. */
const chunkSize = 8;

interface RowChunkProps {
  rows: readonly MenuRow[];
  /** The cell that is open, where it is one of these. */
  open: OpenCell | undefined;
}

function chunksOf(rows: readonly MenuRow[]): (readonly MenuRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

const isSame = (before: RowChunkProps, after: RowChunkProps): boolean =>
  before.open === after.open &&
  before.rows.length === after.rows.length &&
  before.rows.every((row, index) => row === after.rows[index]);

/**
 * Dishes that stand together. Drawn again only when one of them changed, and whole only near the view: a key press
 * costs the same in a long menu as in a short one.
 */
const RowChunk = memo(function RowChunk({ rows, open }: RowChunkProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  // Not in the page's own HTML, where the content policy refuses a style.
  useLayoutEffect(() => ref.current?.style.setProperty('--rows', String(rows.length)), [ref, rows.length]);
  return (
    <div ref={ref} role="presentation" className={classNames('menu-chunk', open && 'menu-chunk--open')}>
      {rows.map((row) =>
        isNear || open ? (
          <DishRow key={row.entry.key} row={row} open={open?.key === row.entry.key ? open.column : undefined} />
        ) : (
          <FarRow key={row.entry.key} row={row} />
        ),
      )}
    </div>
  );
}, isSame);

interface SectionHeadProps {
  id: string;
  /** Empty: those without a section. */
  name: string;
  count: number;
}

/** The head of a section within the table, with what can be done to all of it. */
function SectionHead({ id, name, count }: SectionHeadProps) {
  const { add, openSection } = useMenuActions();
  const called = name || t('Without a section');
  return (
    <div role="row">
      <div role="cell" aria-colspan={columnNames().length} className="menu-section__head">
        <h3 id={id}>
          {called} <span className="menu-section__count">{describeDishes(count)}</span>
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

/** The cell so many places away, in the order of the page; hidden ones don't count. */
function cellAt(table: Element, cell: HTMLElement, selector: string, by: number): HTMLElement | undefined {
  const cells = [...table.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'));
  return cells[cells.indexOf(cell) + by];
}

/** Arrow keys go from cell to cell, as in a spreadsheet; Tab does as everywhere. */
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

/** Counts up to `total` in steps, each when the one before is drawn: a long list doesn't hold up a key press. */
function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}

export interface MenuTableProps {
  /** Those that are looked at. */
  rows: readonly MenuRow[];
  open: OpenCell | undefined;
}

/** So many dishes are drawn at once; the rest follows when there is time. */
const rowsAtOnce = 30;
/** Longer menus are drawn whole only where somebody looks. */
const longMenu = 120;

/** The menu, dish by dish, each cell to be edited where it stands. On a phone each dish is a card of the same cells. */
export function MenuTable({ rows, open }: MenuTableProps) {
  const id = useId();
  const drawn = useGrowing(rows.length, rowsAtOnce);
  const [watcher] = useState(() => (rows.length > longMenu ? new NearWatcher() : undefined));
  return (
    // The arrows move among the cells' buttons, which are what can be pressed.
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
          <SectionRows key={section.name} id={`${id}-${index}`} section={section} open={open} />
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
}

function SectionRows({ id, section, open }: SectionRowsProps) {
  return (
    <div role="rowgroup" aria-labelledby={id}>
      <SectionHead id={id} name={section.name} count={section.rows.length} />
      {chunksOf(section.rows).map((rows, index) => (
        // By its place: a dish that is put in between moves one dish of each chunk, and draws none anew.
        // oxlint-disable-next-line react/no-array-index-key
        <RowChunk key={index} rows={rows} open={openIn(rows, open)} />
      ))}
    </div>
  );
}
