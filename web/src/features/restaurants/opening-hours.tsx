import './opening-hours.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { byWeekday, isOpen } from './opening-times.ts';

type Props = Pick<RestaurantDetail, 'opening_hours' | 'time_zone'>;

/** Folded to one line: the week is there for whoever plans. Times are the restaurant's own. */
export function OpeningHours({ opening_hours, time_zone }: Props) {
  const [now] = useState(() => new Date());
  if (opening_hours.length === 0) return <p className="opening-hours__none">Opening hours not given</p>;
  const open = isOpen(opening_hours, time_zone, now);
  return (
    <details className="opening-hours">
      <summary>
        Opening hours
        {open !== undefined && <span className="opening-hours__now"> · {open ? 'Open now' : 'Closed now'}</span>}
      </summary>
      <dl className="opening-hours__week">
        {byWeekday(opening_hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : 'Closed'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
