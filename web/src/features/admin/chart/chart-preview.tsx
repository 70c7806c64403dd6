import type { ChartPage, ChartPlan } from '@clearplate/contract/charts';
import { Button } from '../../../shared/ui/button.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { ChartRows, NotInChart } from './chart-rows.tsx';
import { describeExample, describePlan } from './describe-chart.ts';

export interface ChartPreviewProps {
  plan: ChartPlan;
  dated: string;
  chain: ChartPage['chain'];
  busy: boolean;
  onMatch: (row: number, dish: string, isSame: boolean) => void;
  onRecord: () => void;
}

/** Fewer of a chart's rows on the menu look like another chain's chart. */
const leastFound = 1 / 3;

/** Shows what diners would read after a chart is recorded, and asks which names are the same. */
export function ChartPreview({ plan, dated, chain, busy, onMatch, onRecord }: ChartPreviewProps) {
  const { rows, not_in_chart: missing } = plan;
  const found = rows.filter((row) => row.found.length > 0).length;
  const example = describeExample(plan, dated);
  return (
    <div className="chart" aria-busy={busy}>
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
      <ChartRows rows={rows}>
        {({ near, also }, index) =>
          [...new Set([...also, ...near])].map((dish) => (
            <TickBox
              key={dish}
              checked={also.includes(dish)}
              onChange={(isSame) => !busy && onMatch(index, dish, isSame)}
            >
              {t('The same as {dish}', { dish })}
            </TickBox>
          ))
        }
      </ChartRows>
      <NotInChart names={missing} />
      <Button kind="primary" busy={busy} onClick={() => !busy && onRecord()}>
        {tCount(chain.places, 'Record it for {count} place', 'Record it for {count} places')}
      </Button>
    </div>
  );
}
