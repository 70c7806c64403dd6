import { minutesOf, type OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { t } from '../../translations/t.ts';

/** From Sunday on, as the server counts them. */
export const weekdays = () => [
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
];

/** The week as it is read: from Monday on. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const;

/** "11:30 AM"; the text as it is where it is no time. */
export function formatTimeOfDay(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === undefined) return time;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function saySpan({ opens, closes }: OpeningSpan): string {
  const isWholeDay = minutesOf(opens) === 0 && (minutesOf(closes) ?? 1) % 1440 === 0;
  return isWholeDay ? t('Open 24 hours') : `${formatTimeOfDay(opens)} – ${formatTimeOfDay(closes)}`;
}

/** Each weekday from Monday with its hours in order; an empty list: closed. */
export function byWeekday(hours: readonly OpeningSpan[]): readonly { day: string; spans: readonly string[] }[] {
  const names = weekdays();
  return weekOrder.map((index) => ({
    day: names[index] ?? '',
    spans: hours
      .filter(({ weekday }) => weekday === index)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(saySpan),
  }));
}
