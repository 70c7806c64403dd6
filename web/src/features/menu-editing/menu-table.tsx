import './menu-table.css';
import { useId, useState } from 'react';
import { columnNames } from './columns.ts';
import type { MenuRow } from './menu-rows.ts';
import { moveBetweenCells } from './move-between-cells.ts';
import type { OpenCell } from './open-cell.ts';
import { chunksOf, RowChunk } from './row-chunk.tsx';
import { SectionHead } from './section-head.tsx';
import { groupBySection, type MenuSection } from './sections.ts';
import { useGrowing } from './use-growing.ts';
import { NearContext, NearWatcher } from './use-near.ts';
import { say } from '../../translations/say.ts';

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
    <div role="table" aria-label={say('Menu')} className="menu-table" onKeyDown={moveBetweenCells}>
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
