import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EnquiryCard } from '../../features/admin/enquiry-card.tsx';
import { hasUnsent, inboxList, noWork } from '../../features/admin/inbox-list.ts';
import { useInbox, type Inbox } from '../../features/admin/use-inbox.ts';
import { usePagedCall } from '../../shared/api/queries.ts';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { Tabs, type Tab } from '../../shared/ui/tabs.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../translations/t.ts';

type State = 'open' | 'answered';

const states: readonly Tab<State>[] = [
  {
    name: 'open',
    get label() {
      return t('Open');
    },
  },
  {
    name: 'answered',
    get label() {
      return t('Answered');
    },
  },
];

export function AdminEnquiriesPage() {
  return (
    <AdminFrame title={t('Enquiries')} back={{ to: '/admin', label: t('Admin') }}>
      <Enquiries />
    </AdminFrame>
  );
}

function Enquiries() {
  const [params, setParams] = useSearchParams();
  const inbox = useInbox();
  const guard = useLeaveGuard(hasUnsent(inbox.work));
  const state: State = params.get('state') === 'answered' ? 'answered' : 'open';
  return (
    <>
      <Tabs
        label={t('Which enquiries')}
        tabs={states}
        active={state}
        onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
      >
        <EnquiryList key={state} state={state} inbox={inbox} />
      </Tabs>
      <LeaveDialog guard={guard} />
    </>
  );
}

const empty = {
  get open() {
    return t('Every enquiry is answered.');
  },
  get answered() {
    return t('Nothing has been answered yet.');
  },
};

function EnquiryList({ state, inbox }: { state: State; inbox: Inbox }) {
  const list = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<number>();
  // The card is gone with the pressed button, so the list takes the focus.
  useLostFocus(gone, () => list.current?.focus());
  const { items, error, retry, ...more } = usePagedCall('listEnquiries', { query: { state } });
  if (error) return <ErrorState error={error} text={t('The enquiries could not be loaded.')} onRetry={retry} />;
  if (!items) return <LoadingLines label={t('Loading the enquiries')} />;
  const removed = (id: number) => {
    inbox.removed(id);
    setGone(id);
  };
  const own = { ...inbox, removed, ...(state === 'answered' && { work: noWork }) };
  const shown = state === 'open' ? inboxList(items, inbox.work) : items;
  return (
    <div ref={list} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState text={empty[state]} />
      ) : (
        <>
          <ul className="enquiry-list" role="list" aria-label={t('Enquiries')}>
            {shown.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryCard enquiry={enquiry} inbox={own} />
              </li>
            ))}
          </ul>
          <LoadMore {...more} shown={tCount(shown.length, '{count} enquiry', '{count} enquiries')} />
        </>
      )}
    </div>
  );
}
