import '../features/reports/report-card.css';
import { Link, useSearchParams } from 'react-router';
import { AdminReport } from '../features/reports/admin-report.tsx';
import { usePagedCall } from '../shared/api/queries.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { LoadMore } from '../shared/ui/load-more.tsx';
import { Tabs, type Tab } from '../shared/ui/tabs.tsx';
import { AdminFrame } from './parts/admin-frame.tsx';
import { LoadingLines } from './parts/loaded-list.tsx';

type State = 'open' | 'settled';

const states: readonly Tab<State>[] = [
  { name: 'open', label: 'Open' },
  { name: 'settled', label: 'Settled' },
];

/** What diners reported of all restaurants. */
export function AdminReportsPage() {
  return (
    <AdminFrame title="Reports of diners" back={{ to: '/admin', label: 'Admin' }}>
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
          All reports of one person. <Link to="/admin/reports">Back to all</Link>
        </p>
        <ReportList query={{ author }} />
      </>
    );
  }
  return (
    <Tabs
      label="Which reports"
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
  if (error) return <ErrorState error={error} text="The reports could not be loaded." onRetry={retry} />;
  if (!items) return <LoadingLines label="Loading the reports" />;
  if (items.length === 0) return <EmptyState text="There are no such reports." />;
  return (
    <>
      <ul className="report-list" role="list" aria-label="Reports">
        {items.map((report) => (
          <li key={report.id}>
            <AdminReport report={report} />
          </li>
        ))}
      </ul>
      <LoadMore {...more} shown={items.length === 1 ? '1 report' : `${items.length} reports`} />
    </>
  );
}
