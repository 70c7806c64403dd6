import './grid-table.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describePoints, opaquePoint } from '@clearplate/domain/verdict/points-to-ask';
import { Fragment } from 'react';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import type { AllergenGrid, GridLevel, GridRow } from './allergen-grid.ts';
import { phrase, t, tPhrase, type Phrase } from '../../translations/t.ts';

/** Each level has its own sign, which is readable without colour and on a bad copy. */
const signs: Readonly<Record<GridLevel, { readonly sign: Phrase; readonly means: Phrase }>> = {
  contains: { sign: phrase('C'), means: phrase('contains, says the restaurant') },
  read: { sign: phrase('c'), means: phrase('contains, by its words') },
  may_contain: { sign: phrase('M'), means: phrase('may contain') },
  none: { sign: phrase('no*'), means: phrase('not an ingredient, says the restaurant; traces: ask') },
  no_traces: { sign: phrase('no'), means: phrase('not an ingredient, and no traces, says the restaurant') },
  doubted: { sign: phrase('no?'), means: phrase('stated absent, though its words or dishes like it suggest it: ask') },
  hinted: {
    sign: phrase('?*'),
    means: phrase('not stated, or out of date; its words or dishes like it suggest it: ask'),
  },
  not_stated: { sign: phrase('?'), means: phrase('not stated, or out of date: ask') },
};
const levels = Object.keys(signs) as GridLevel[];

interface GridTableProps {
  grid: AllergenGrid;
  /** Renders in the table's head, and so on every printed page. */
  title: string;
  /** Names a column; otherwise it has the same name as everywhere in the app. */
  nameColumn?: ((id: AllergenId) => string) | undefined;
}

/** Shows the grid in an area that scrolls; `className` is that area's. */
export function GridTable({ className, ...table }: GridTableProps & { className: string }) {
  return (
    // A scrollable area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} role="region" aria-label={t('Dishes and allergens')} tabIndex={0}>
      <Table {...table} />
    </div>
  );
}

function Table({ grid: { columns, sections }, title, nameColumn = nameOfAllergen }: GridTableProps) {
  const width = columns.length + 1;
  return (
    <table className="grid-table" aria-label={title}>
      <thead>
        <tr>
          <td colSpan={width} className="grid-table__top">
            <strong className="grid-table__title">{title}</strong> <Legend />
          </td>
        </tr>
        <tr>
          <th scope="col">{t('Dish')}</th>
          {columns.map(({ id }) => (
            <th key={id} scope="col">
              <span>{nameColumn(id)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ name, rows }) => (
        <tbody key={name}>
          {name !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={width} className="grid-table__section">
                <span>{name}</span>
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
            <Sign level={level} /> <span>{tPhrase(signs[level].means)}</span>
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** If no words are beside it, screen readers announce its meaning. */
function Sign({ level, isAlone = false }: { level: GridLevel; isAlone?: boolean }) {
  const { sign, means } = signs[level];
  const heard = isAlone && ({ role: 'img', 'aria-label': tPhrase(means) } as const);
  return (
    <span className={`grid-sign grid-sign--${level}`} {...heard}>
      {tPhrase(sign)}
    </span>
  );
}

function Row({ row, columns }: { row: GridRow; columns: AllergenGrid['columns'] }) {
  const { name, levels: own, members, reasons, open, hints, doubts, brought } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {brought.length > 0 && <small>{t('By what is in it: {things}', { things: brought.join('; ') })}</small>}
        {reasons.length > 0 && <small>{t('May contain {reasons}', { reasons: reasons.join('; ') })}</small>}
        {doubts.length > 0 && (
          <small>{t('Stated absent, though other words suggest it: {things}', { things: doubts.join('; ') })}</small>
        )}
        {hints.length > 0 && (
          <small>{t('Not stated or out of date, perhaps in it: {things}', { things: hints.join('; ') })}</small>
        )}
        {open.length > 0 && (
          <small>{t('Ask {questions}', { questions: describePoints(open.map(opaquePoint), t) })}</small>
        )}
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          <span className="grid-table__mark">
            <Sign level={own[index] ?? 'not_stated'} isAlone />
            {members[index] && <small>{members[index]}</small>}
          </span>
        </td>
      ))}
    </tr>
  );
}
