import './admin-log.css';
import { usePagedCall } from '../../shared/api/queries.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import type { AdminAction, AdminLogEntry } from '@clearplate/contract/admin-log';
import { t } from '../../translations/t.ts';

const gone = () => t('somebody whose account was deleted');

type Named = Readonly<Record<'person' | 'restaurant' | 'chain', string>>;

const sentences: Readonly<Record<AdminAction, (named: Named) => string>> = {
  create_restaurant: ({ restaurant }) => t('listed {restaurant}', { restaurant }),
  appoint_owner: ({ person, restaurant }) =>
    t('appointed {person} as the owner of {restaurant}', { person, restaurant }),
  remove_owner: ({ person, restaurant }) => t('removed {person} as the owner of {restaurant}', { restaurant, person }),
  answer_enquiry: () => t('answered an enquiry'),
  close_enquiry: () => t('closed an enquiry without an answer'),
  delete_enquiry: () => t('deleted an enquiry as spam'),
  close_report: ({ restaurant }) => t('settled a diner’s report about {restaurant}', { restaurant }),
  record_chart: ({ chain }) => t('recorded the allergen chart of {chain}', { chain }),
  withdraw_chart: ({ chain }) => t('took back the allergen chart of {chain}', { chain }),
  dismiss_report: ({ restaurant }) => t('dismissed a diner’s report about {restaurant}', { restaurant }),
};

/** Describes an action in one sentence: "Ada Admin listed Half Moon". */
function describeAct({ by, action, restaurant_name, chain, person }: AdminLogEntry): string {
  const who = by ?? gone();
  const said = sentences[action]({
    person: person ?? gone(),
    restaurant: restaurant_name ?? t('a restaurant that was removed'),
    chain: chain ?? t('a chain'),
  });
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${said}`;
}

/** Lists what the site's admins did, the latest first. */
export function AdminLog() {
  const { items, error, retry, ...more } = usePagedCall('listAdminLog', { query: { limit: '24' } });
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log">{t('Admin log')}</h2>
      {error && <ErrorState error={error} text={t('The log could not be loaded.')} onRetry={retry} />}
      {items?.length === 0 && <p>{t('Nothing yet.')}</p>}
      {items && items.length > 0 && (
        <>
          <ul className="admin-log" role="list">
            {items.map((entry) => (
              <li key={entry.id}>
                <span>{describeAct(entry)}</span>
                <time dateTime={entry.at}>{formatDay(new Date(entry.at))}</time>
              </li>
            ))}
          </ul>
          {more.hasMore && <LoadMore {...more} shown={t('{count} entries', { count: items.length })} />}
        </>
      )}
    </section>
  );
}
