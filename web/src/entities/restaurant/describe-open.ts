import type { OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { weekdays } from './opening-times.ts';
import { openState } from './open-state.ts';
import { wallClock } from './wall-clock.ts';
import { t } from '../../translations/t.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Returns a time such as "9 PM" or "11:30 AM". 12 AM and 12 PM have names, because people mix them up. */
function formatClock(wall: number): string {
  const minutes = (wall % day) / minute;
  if (minutes === 0) return t('midnight');
  if (minutes === 720) return t('noon');
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns text such as "tomorrow 11 AM", seen from `now`, in the restaurant's local time. */
function formatMoment(wall: number, now: number): string {
  const daysAhead = Math.floor(wall / day) - Math.floor(now / day);
  const name = weekdays()[new Date(wall).getUTCDay()] ?? '';
  const near = [t('today'), t('tomorrow')][daysAhead];
  return `${near ?? (daysAhead < 7 ? name : t('next {day}', { day: name }))} ${formatClock(wall)}`;
}

/** Returns "Open now until 9 PM" or "Closed, opens tomorrow 11 AM", or `undefined` if we don't know. */
export function describeOpen(hours: readonly OpeningSpan[], timeZone: string, at: Date): string | undefined {
  const state = openState(hours, timeZone, at);
  if (!state) return undefined;
  const { isOpen, until } = state;
  if (until === undefined) return isOpen ? t('Open now, around the clock') : t('Closed now');
  const [then, now] = [wallClock(until, timeZone), wallClock(at.getTime(), timeZone)];
  if (!isOpen) return t('Closed, opens {moment}', { moment: formatMoment(then, now) });
  // Tonight may end after midnight, so the day is named only where it could be mistaken.
  return t('Open now until {moment}', { moment: then - now < day ? formatClock(then) : formatMoment(then, now) });
}
