import './grid-table.css';
import type { StatedLevel } from '@clearplate/domain/stated-level';
import { Fragment } from 'react';
import type { AllergenGrid, GridRow } from './allergen-grid.ts';
import { say } from '../../translations/say.ts';

/** Read without colour, and on a bad copy: each level has a sign of its own. */
const signs: Readonly<Record<StatedLevel, { readonly sign: string; readonly means: string }>> = {
  contains: { sign: 'C', means: 'contains' },
  may_contain: {
    sign: 'M',
    get means() {
      return say('may contain');
    },
  },
  none: {
    get sign() {
      return say('No');
    },
    get means() {
      return say('stated not to be in it; ask about traces');
    },
  },
  not_stated: {
    sign: '?',
    get means() {
      return say('not stated, or not of late: ask');
    },
  },
};
const levels = Object.keys(signs) as StatedLevel[];

/** `title` stands above the table's head and, with it, on every printed page. */
export function GridTable({ grid: { columns, sections }, title }: { grid: AllergenGrid; title: string }) {
  const width = columns.length + 1;
  return (
    <table className="grid-table">
      <thead>
        <tr>
          <td colSpan={width} className="grid-table__top">
            <strong className="grid-table__title">{title}</strong> <Legend />
          </td>
        </tr>
        <tr>
          <th scope="col">{say('Dish')}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ name, rows }) => (
        <tbody key={name}>
          {name !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={width} className="grid-table__section">
                {name}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Legend() {
  return (
    <span className="grid-table__legend">
      {levels.map((level) => (
        <Fragment key={level}>
          <span>
            <Sign level={level} /> {signs[level].means}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

function Sign({ level }: { level: StatedLevel }) {
  return <span className={`grid-sign grid-sign--${level}`}>{signs[level].sign}</span>;
}

function Row({ row, columns }: { row: GridRow; columns: AllergenGrid['columns'] }) {
  const { name, levels: own, reasons } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {reasons.length > 0 && <small>{say('May contain {reasons}', { reasons: reasons.join('; ') })}</small>}
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          <Sign level={own[index] ?? 'not_stated'} />
        </td>
      ))}
    </tr>
  );
}
