import './chart-review.css';
import type { ChartPage, ChartPlan } from '@clearplate/contract/charts';
import { useState, type ReactNode } from 'react';
import { useUnfolded } from '../../../shared/lib/use-unfolded.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { NotInChart } from './chart-rows.tsx';
import { ChartReviewRow, DishChanges, type ReviewedRow } from './chart-review-row.tsx';
import { describeExample, describePlan } from './describe-chart.ts';
import type { FileRow } from './chart-file-rows.ts';
import type { ChartFormState } from './use-chart-form.ts';

/** Sets each row beside the part of the plan that is about it. */
function reviewRows(rows: readonly FileRow[], taken: readonly FileRow[], plan: ChartPlan | undefined): ReviewedRow[] {
  // A plan is about the rows that were taken when it was asked for, and is soon asked for again.
  const places = new Map(taken.map(({ key }, at) => [key, at]));
  const times = new Map<string, number>();
  for (const { found } of plan?.rows ?? []) for (const dish of found) times.set(dish, (times.get(dish) ?? 0) + 1);
  const changes = new Map(plan?.changes.map((one) => [one.dish, one]));
  return rows.map((row) => {
    const at = places.get(row.key);
    const planned = at === undefined ? undefined : plan?.rows[at];
    const found = planned?.found ?? [];
    return {
      row,
      planned,
      changes: found.flatMap((dish) => changes.get(dish) ?? []),
      shared: found.filter((dish) => (times.get(dish) ?? 0) > 1),
    };
  });
}

const isLost = ({ row, planned }: ReviewedRow): boolean =>
  !row.isLeftOut && planned !== undefined && (planned.found.length === 0 || row.also.length > 0);
const isDoubtful = ({ row, shared }: ReviewedRow): boolean =>
  row.doubts.length > 0 || shared.length > 0 || row.name === '' || row.isLeftOut;

/** Shows the rows that were read, beginning with those that somebody has to look at. */
export function ChartReview({ form }: { form: ChartFormState }) {
  const { rows, taken, looked, files, correcting, isCurrent } = form;
  const plan = isCurrent ? looked?.plan : undefined;
  // The last known plan stays visible while the next one is on its way, if its rows are still the same.
  const last = looked && looked.document.rows.length === taken.length ? looked.plan : plan;
  const reviewed = reviewRows(rows, taken, last);
  const lost = reviewed.filter(isLost);
  const doubtful = reviewed.filter((one) => !isLost(one) && isDoubtful(one));
  const rest = reviewed.filter((one) => !isLost(one) && !isDoubtful(one));
  const list = (some: readonly ReviewedRow[]) => (
    <RowList rows={some} correcting={correcting} free={last?.not_in_chart ?? []} isOfSeveral={files.length > 1} />
  );
  return (
    <>
      {lost.length > 0 && (
        <section aria-label={t('In the chart and on no menu')}>
          <h3>{tCount(lost.length, '{count} row is on no menu', '{count} rows are on no menu')}</h3>
          {list(lost)}
        </section>
      )}
      {doubtful.length > 0 && (
        <section aria-label={t('To look at')}>
          <h3>{tCount(doubtful.length, '{count} row to look at', '{count} rows to look at')}</h3>
          {list(doubtful)}
        </section>
      )}
      {rest.length > 0 && (
        <Folded
          title={
            last
              ? tCount(rest.length, '{count} row is on the menu', '{count} rows are on the menu')
              : tCount(rest.length, '{count} row was read without doubt', '{count} rows were read without doubt')
          }
        >
          {list(rest)}
        </Folded>
      )}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

const shownAtOnce = 100;

interface RowListProps {
  rows: readonly ReviewedRow[];
  correcting: ChartFormState['correcting'];
  free: readonly string[];
  isOfSeveral: boolean;
}

function RowList({ rows, ...shared }: RowListProps) {
  const [most, setMost] = useState(shownAtOnce);
  return (
    <>
      <ul className="chart-rows" role="list">
        {rows.slice(0, most).map((one) => (
          <ChartReviewRow key={one.row.key} {...one} {...shared} />
        ))}
      </ul>
      {rows.length > most && (
        <Button onClick={() => setMost(most + shownAtOnce)}>
          {tCount(rows.length - most, 'Show more: {count} is left', 'Show more: {count} are left')}
        </Button>
      )}
    </>
  );
}

/** If fewer of a chart's rows are on the menu, it looks like another chain's chart. */
const leastFound = 1 / 3;

interface ChartPlanViewProps {
  plan: ChartPlan;
  dated: string;
  chain: ChartPage['chain'];
}

/** Shows what diners would read after a chart is recorded. */
export function ChartPlanView({ plan, dated, chain }: ChartPlanViewProps) {
  const { rows, not_in_chart: missing } = plan;
  const found = rows.filter((row) => row.found.length > 0).length;
  const example = describeExample(plan, dated);
  const lost = new Set(missing);
  return (
    <>
      <h3>{t('What it would change')}</h3>
      <p role="status">
        {tCount(
          chain.dishes,
          '{count} dish on the menu, {found} in the chart',
          '{count} dishes on the menu, {found} in the chart',
          { found: chain.dishes - missing.length },
        )}
      </p>
      {found < rows.length * leastFound && (
        <p className="notice notice--problem">
          {t('Few of its rows are on this menu. Is it the chart of {chain}?', { chain: chain.name })}
        </p>
      )}
      <ul>
        {describePlan(plan, dated).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {example !== undefined && <p>{t('Diners will read, for example: {said}', { said: example })}</p>}
      <p>
        {t(
          'Each dish is counted once for all places. Where a place says something itself, that stands before the chart.',
        )}
      </p>
      <NotInChart names={missing}>
        {plan.changes
          .filter(({ dish }) => lost.has(dish))
          .map((change) => (
            <DishChanges key={change.dish} change={change} withName />
          ))}
      </NotInChart>
    </>
  );
}
