import { toldFields, type RestaurantChange } from '@clearplate/contract/restaurant-edits';
import type { RestaurantRow } from './restaurants.queries.ts';
import type { RestaurantHistoryRow } from './restaurant-history.queries.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Span = RestaurantRow['opening_hours'][number];

function say(value: unknown): string | null {
  if (!Array.isArray(value)) return value === '' ? null : (value as string | null);
  const spans = (value as Span[]).map(({ weekday, opens, closes }) => `${days[weekday]} ${opens}–${closes}`);
  return spans.join(', ') || null;
}

/** `isForAdmin`: an owner isn't told which admin of the site it was. */
export function showRestaurantHistory(row: RestaurantHistoryRow, isForAdmin: boolean): RestaurantChange {
  const { id, at, source, person, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    by: source === 'admin' ? 'admin' : 'restaurant',
    person: source === 'admin' && !isForAdmin ? null : person,
    changes: toldFields
      .filter((field) => field in after)
      .map((field) => ({ field, before: say(before[field]), after: say(after[field]) })),
  };
}
