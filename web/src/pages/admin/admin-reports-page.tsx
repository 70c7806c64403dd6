import '../../features/reports/report-card.css';
import { useRef, useState } from 'react';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { Link, useSearchParams } from 'react-router';
import { AdminReport } from '../../features/reports/admin-report.tsx';
import { usePagedCall } from '../../shared/api/queries.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { Tabs, type Tab } from '../../shared/ui/tabs.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

type State = 'open' | 'settled';

const states: readonly Tab<State>[] = [
  {
    name: 'open',
    get label() {
      return t('Open');
    },
  },
  {
    name: 'settled',
    get label() {
      return t('Settled');
    },
  },
];

/** Shows what diners reported of all restaurants. */
export function AdminReportsPage() {
  return (
    <AdminFrame title={t('Reports from diners')} back={{ to: '/admin', label: t('Admin') }}>
      <Reports />
    </AdminFrame>
  );
}

function Reports() {
  const [params, setParams] = useSearchParams();
  const author = params.get('author') ?? undefined;
  const state: State = params.get('state') === 'settled' ? 'settled' : 'open';
  if (author) {
    return (
      <>
        <p>
          <Translation
            sentence="All reports of one person. {link}"
            link={<Link to="/admin/reports">{t('Back to all')}</Link>}
          />
        </p>
        <ReportList query={{ author }} />
      </>
    );
  }
  return (
    <Tabs
      label={t('Which reports')}
      tabs={states}
      active={state}
      onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
    >
      <ReportList key={state} query={{ state }} />
    </Tabs>
  );
}

function ReportList({ query }: { query: { state?: State; author?: string } }) {
  const { items, error, retry, ...more } = usePagedCall('listReports', { query });
  const [decided, setDecided] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(decided, () => list.current?.focus());
  if (error) return <ErrorState error={error} text={t('The reports could not be loaded.')} onRetry={retry} />;
  if (!items) return <LoadingLines label={t('Loading the reports')} />;
  return (
    <div ref={list} tabIndex={-1}>
      {items.length === 0 ? (
        <EmptyState text={t('No reports here.')} />
      ) : (
        <>
          <ul className="report-list" role="list" aria-label={t('Reports')}>
            {items.map((report) => (
              <li key={report.id}>
                <AdminReport report={report} onDecided={() => setDecided(report.id)} />
              </li>
            ))}
          </ul>
          <LoadMore {...more} shown={tCount(items.length, '{count} report', '{count} reports')} />
        </>
      )}
    </div>
  );
}
