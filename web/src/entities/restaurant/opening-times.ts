import { minutesOf, type OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { t } from '../../translations/t.ts';

/** Starts with Sunday, as the server counts them. */
export const weekdays = () => [
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
];

/** Starts with Monday, as people read a week. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** Returns a time such as "11:30 AM", or the text unchanged if it isn't a time. */
export function formatTimeOfDay(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === undefined) return time;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function formatSpan({ opens, closes }: OpeningSpan): string {
  const isWholeDay = minutesOf(opens) === 0 && (minutesOf(closes) ?? 1) % 1440 === 0;
  return isWholeDay ? t('Open 24 hours') : `${formatTimeOfDay(opens)} – ${formatTimeOfDay(closes)}`;
}

/** Returns each weekday from Monday with its hours in order. An empty list means closed. */
export function byWeekday(hours: readonly OpeningSpan[]): readonly { day: string; spans: readonly string[] }[] {
  const names = weekdays();
  return weekOrder.map((index) => ({
    day: names[index] ?? '',
    spans: hours
      .filter(({ weekday }) => weekday === index)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(formatSpan),
  }));
}
