import './opening-hours.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { byWeekday } from './opening-times.ts';
import { sayOpen } from './say-open.ts';
import { say } from '../../translations/say.ts';

type Props = Pick<RestaurantDetail, 'opening_hours' | 'time_zone'>;

/** Folded to one line: the week is there for whoever plans. Times are the restaurant's own. */
export function OpeningHours({ opening_hours, time_zone }: Props) {
  const now = new Date(useMinute());
  if (opening_hours.length === 0) return <p className="opening-hours__none">{say('Opening hours not given')}</p>;
  return (
    <details className="opening-hours">
      <summary>
        <span className="opening-hours__now">{sayOpen(opening_hours, time_zone, now) ?? say('Opening hours')}</span>
      </summary>
      <dl className="opening-hours__week">
        {byWeekday(opening_hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : say('Closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
