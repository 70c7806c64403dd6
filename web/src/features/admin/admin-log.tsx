import './admin-log.css';
import { usePagedCall } from '../../shared/api/queries.ts';
import { sayDate } from '../../shared/lib/say-date.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import type { AdminAction, AdminLogEntry } from '@clearplate/contract/admin-log';
import { say } from '../../translations/say.ts';

const gone = () => say('somebody whose account is gone');

type Named = Readonly<Record<'person' | 'restaurant', string>>;

const sentences: Readonly<Record<AdminAction, (named: Named) => string>> = {
  create_restaurant: ({ restaurant }) => say('listed {restaurant}', { restaurant }),
  appoint_owner: ({ person, restaurant }) =>
    say('appointed {person} as the owner of {restaurant}', { person, restaurant }),
  remove_owner: ({ person, restaurant }) => say('took {restaurant} from {person}', { restaurant, person }),
  answer_enquiry: () => say('answered an enquiry'),
  close_enquiry: () => say('closed an enquiry without an answer'),
  delete_enquiry: () => say('deleted an enquiry as spam'),
  close_report: ({ restaurant }) => say('settled a diner’s report about {restaurant}', { restaurant }),
  dismiss_report: ({ restaurant }) => say('dismissed a diner’s report about {restaurant}', { restaurant }),
};

/** What was done, as one sentence: "Ada Admin listed Half Moon". */
function sayAct({ by, action, restaurant_name, person }: AdminLogEntry): string {
  const who = by ?? gone();
  const said = sentences[action]({
    person: person ?? gone(),
    restaurant: restaurant_name ?? say('a restaurant that is gone'),
  });
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${said}`;
}

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
