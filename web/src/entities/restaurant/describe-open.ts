import type { OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { weekdays } from './opening-times.ts';
import { openState } from './open-state.ts';
import { wallClock } from './wall-clock.ts';
import { t } from '../../translations/t.ts';

const minute = 60_000;
const day = 1440 * minute;

/** "9 PM", "11:30 AM"; the two that people mix up by their names. */
function sayClock(wall: number): string {
  const minutes = (wall % day) / minute;
  if (minutes === 0) return t('midnight');
  if (minutes === 720) return t('noon');
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "tomorrow 11 AM", as seen from a day: by the clocks of the place. */
function sayMoment(wall: number, now: number): string {
  const daysAhead = Math.floor(wall / day) - Math.floor(now / day);
  const name = weekdays()[new Date(wall).getUTCDay()] ?? '';
  const near = [t('today'), t('tomorrow')][daysAhead];
  return `${near ?? (daysAhead < 7 ? name : t('next {day}', { day: name }))} ${sayClock(wall)}`;
}

/** "Open now until 9 PM", "Closed, opens tomorrow 11 AM"; `undefined` where it can't be said. */
export function describeOpen(hours: readonly OpeningSpan[], timeZone: string, at: Date): string | undefined {
  const state = openState(hours, timeZone, at);
  if (!state) return undefined;
  const { isOpen, until } = state;
  if (until === undefined) return isOpen ? t('Open now, around the clock') : t('Closed now');
  const [then, now] = [wallClock(until, timeZone), wallClock(at.getTime(), timeZone)];
  if (!isOpen) return t('Closed, opens {moment}', { moment: sayMoment(then, now) });
  // Tonight goes on past midnight: the day is said only where it could be taken for another.
  return t('Open now until {moment}', { moment: then - now < day ? sayClock(then) : sayMoment(then, now) });
}
