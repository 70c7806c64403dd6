import type { ChartPage } from '@clearplate/contract/charts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { webAddress } from '../../../shared/lib/web-address.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { formatDay } from '../../../shared/lib/format-date.ts';
import { t } from '../../../translations/t.ts';
import { ChartRows, NotInChart } from './chart-rows.tsx';
import { formatChartDay, whyRefused } from './describe-chart.ts';

type Chart = NonNullable<ChartPage['chart']>;

function describePending(pending: Chart['pending']): string {
  if (pending === null) return '';
  return pending === 'recording'
    ? t('The dishes of all places are being written. This may take some minutes.')
    : t('The chart is being taken back at all places. This may take some minutes.');
}

function WithdrawChart({ page, onDone }: { page: ChartPage; onDone: (page: ChartPage) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [byMistake, setByMistake] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () =>
      client.withdrawChart({
        params: { menu: page.chain.menu },
        body: { by_mistake: byMistake },
        ifMatch: page.version,
      }),
    onSuccess: (after) => {
      setAsking(false);
      onDone(after);
    },
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('Take it back')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Take back this chart?')}
          confirm={t('Take it back')}
          busy={withdrawing.isPending}
          problem={withdrawing.error ? whyRefused(withdrawing.error, t('The chart was not taken back')) : undefined}
          onConfirm={() => withdrawing.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('Nothing clears by it any more, at any place. Its warnings stay until a newer chart ends them.')}</p>
          <TickBox checked={byMistake} onChange={setByMistake}>
            {t('It was recorded by mistake: end its warnings too')}
          </TickBox>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Shows a chain's current chart: the document, and which dishes it mentions. */
export function ChartView({ page, onDone }: { page: ChartPage; onDone: (page: ChartPage) => void }) {
  const { chart } = page;
  if (!chart) return <p>{t('No chart is recorded for this chain.')}</p>;
  const { title, address, dated, recorded_at: at, recorded_by: by, clears_until: until } = chart;
  const day = formatDay(new Date(at));
  return (
    <section className="chart" aria-labelledby="current-chart">
      <h2 id="current-chart">{title}</h2>
      <p role="status">{describePending(chart.pending)}</p>
      <p>
        {t('The chart is of {day}.', { day: formatChartDay(dated) })}{' '}
        {chart.is_too_old
          ? t('Since {day} it is too old to clear anything. Its warnings count.', { day: formatChartDay(until) })
          : t('It clears until {day}.', { day: formatChartDay(until) })}
      </p>
      <p>
        <a href={webAddress(address)?.href} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </p>
      <p className="chart-row__note">
        {by === null ? t('Recorded on {day}', { day }) : t('Recorded on {day} by {name}', { day, name: by })}
      </p>
      <NotInChart names={chart.not_in_chart} />
      <ChartRows rows={chart.rows} />
      {chart.pending === null && <WithdrawChart page={page} onDone={onDone} />}
    </section>
  );
}
