import { memo, useLayoutEffect } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { DishRow, FarRow } from './dish-row.tsx';
import type { MenuRow } from './menu-rows.ts';
import type { OpenCell } from './open-cell.ts';
import { useNear } from './use-near.ts';

/** So many dishes come into sight, and go out of it, together. */
const chunkSize = 8;

export interface RowChunkProps {
  rows: readonly MenuRow[];
  /** The cell that is open, where it is one of these. */
  open: OpenCell | undefined;
}

export function chunksOf(rows: readonly MenuRow[]): (readonly MenuRow[])[] {
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
export const RowChunk = memo(function RowChunk({ rows, open }: RowChunkProps) {
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
