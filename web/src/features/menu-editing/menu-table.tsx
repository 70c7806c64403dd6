import './menu-table.css';
import { memo, useId, useState } from 'react';
import { columnNames, type Column } from './columns.ts';
import { DishRow } from './dish-row.tsx';
import type { MenuRow } from './menu-rows.ts';
import type { DishKey } from './menu-state.ts';
import { moveBetweenCells } from './move-between-cells.ts';
import { SectionHead } from './section-head.tsx';
import { groupBySection, type MenuSection } from './sections.ts';
import { useGrowing } from './use-growing.ts';
import { NearContext, NearWatcher } from './use-near.ts';

export interface OpenCell {
  readonly key: DishKey;
  readonly column: Column;
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
    <div role="table" aria-label="Menu" className="menu-table" onKeyDown={moveBetweenCells}>
      <div role="rowgroup">
        <div role="row" className="menu-table__heads">
          {columnNames.map((name) => (
            <div key={name} role="columnheader">
              {name}
            </div>
          ))}
        </div>
      </div>
      <NearContext value={watcher}>
        {groupBySection(rows.slice(0, drawn)).map((section, index) => (
          <SectionRows
            key={section.name}
            id={`${id}-${index}`}
            section={section}
            open={section.rows.some(({ entry }) => entry.key === open?.key) ? open : undefined}
          />
        ))}
      </NearContext>
    </div>
  );
}

interface SectionRowsProps {
  id: string;
  section: MenuSection;
  open: OpenCell | undefined;
}

const isSameSection = (one: MenuSection, other: MenuSection): boolean =>
  one.name === other.name &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index]);

/** Drawn again only when one of its dishes changed: a key press costs the same in a long menu as in a short one. */
const SectionRows = memo(
  function SectionRows({ id, section, open }: SectionRowsProps) {
    return (
      <div role="rowgroup" aria-labelledby={id}>
        <SectionHead id={id} name={section.name} count={section.rows.length} />
        {section.rows.map((row) => (
          <DishRow key={row.entry.key} row={row} open={open?.key === row.entry.key ? open.column : undefined} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.id === after.id && before.open === after.open && isSameSection(before.section, after.section),
);
