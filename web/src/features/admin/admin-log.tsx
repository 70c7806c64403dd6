import './admin-log.css';
import { usePagedCall } from '../../shared/api/queries.ts';
import { sayDate } from '../../shared/lib/say-date.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { sayAct } from './say-act.ts';
import { say } from '../../translations/say.ts';

/** What the site's admins did, the latest first. */
export function AdminLog() {
  const { items, error, retry, ...more } = usePagedCall('listAdminLog', { query: { limit: '24' } });
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log">{say('What was done')}</h2>
      {error && <ErrorState error={error} text={say('What was done could not be loaded.')} onRetry={retry} />}
      {items?.length === 0 && <p>{say('Nothing yet.')}</p>}
      {items && items.length > 0 && (
        <>
          <ul className="admin-log" role="list">
            {items.map((entry) => (
              <li key={entry.id}>
                <span>{sayAct(entry)}</span>
                <time dateTime={entry.at}>{sayDate(new Date(entry.at))}</time>
              </li>
            ))}
          </ul>
          {more.hasMore && <LoadMore {...more} shown={say('{count} entries', { count: items.length })} />}
        </>
      )}
    </section>
  );
}
