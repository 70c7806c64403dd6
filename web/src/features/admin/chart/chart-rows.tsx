import './chart.css';
import type { ChartRow } from '@clearplate/contract/charts';
import type { ReactNode } from 'react';
import { formatList, t, tCount } from '../../../translations/t.ts';
import { describeRow } from './describe-chart.ts';

type Row = ChartRow & { readonly found: readonly string[] };

function Named({ row }: { row: Row }) {
  const { name, section, found } = row;
  const others = found.filter((dish) => dish !== name);
  return (
    <li className="chart-row">
      <b>{name}</b>
      {section !== '' && <span className="chart-row__note">{section}</span>}
      {describeRow(row).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {others.length > 0 && (
        <span className="chart-row__note">{t('On the menu as {names}', { names: formatList(others) })}</span>
      )}
    </li>
  );
}

/** Lists the rows of a chart, beginning with those on no menu, since somebody has to look at them. */
export function ChartRows({ rows }: { rows: readonly Row[] }) {
  const lost = rows.filter(({ found }) => found.length === 0);
  const found = rows.filter((row) => row.found.length > 0);
  const list = (shown: readonly Row[]) => (
    <ul className="chart-rows" role="list">
      {[...shown.entries()].map(([at, row]) => (
        <Named key={at} row={row} />
      ))}
    </ul>
  );
  return (
    <>
      {lost.length > 0 && (
        <section aria-label={t('In the chart and on no menu')}>
          <h3>{tCount(lost.length, '{count} row is on no menu', '{count} rows are on no menu')}</h3>
          {list(lost)}
        </section>
      )}
      {found.length > 0 && (
        <details className="chart-found">
          <summary>{tCount(found.length, '{count} row is on the menu', '{count} rows are on the menu')}</summary>
          {list(found)}
        </details>
      )}
    </>
  );
}

/** Lists the dishes that a chart doesn't mention. */
export function NotInChart({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  if (names.length === 0) return <p>{t('Every dish of the menu is in the chart.')}</p>;
  return (
    <section aria-label={t('Not in the chart')}>
      <h3>{tCount(names.length, '{count} dish isn’t in the chart', '{count} dishes aren’t in the chart')}</h3>
      <p>{t('The chart says nothing about them: what it denied of them before is gone.')}</p>
      <ul className="chart-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
