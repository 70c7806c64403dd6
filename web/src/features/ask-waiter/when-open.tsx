import '../../entities/restaurant/opening-hours.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { describeOpen } from '../../entities/restaurant/describe-open.ts';
import { byWeekday } from '../../entities/restaurant/opening-times.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { t } from '../../translations/t.ts';

interface WhenOpenProps {
  hours: RestaurantDetail['opening_hours'];
  timeZone: string;
}

/** Tells people who want to call when somebody answers: one line for now, and the week below it. */
export function WhenOpen({ hours, timeZone }: WhenOpenProps) {
  const now = new Date(useMinute());
  if (hours.length === 0) return <p className="opening-hours__none">{t('Opening hours not given')}</p>;
  return (
    <details className="opening-hours">
      <summary className="opening-hours__now">{describeOpen(hours, timeZone, now) ?? t('Opening hours')}</summary>
      <dl className="opening-hours__week">
        {byWeekday(hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : t('Closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
