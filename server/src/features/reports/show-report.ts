import type { AdminReport, OwnReport, PublicReport, RestaurantReport } from '@clearplate/contract/reports';
import type { ReportRow } from './reports.queries.ts';

const instant = (json: string) => new Date(json).toISOString();
const instantOrNull = (json: string | null) => (json === null ? null : instant(json));

/** What everybody who sees a report sees of it. */
function shown({ id, dish_id, dish_name, kind, state, reported_at, allergens, answer, answered_at }: ReportRow) {
  return {
    id,
    dish_id,
    dish_name,
    kind,
    state,
    reported_at: reported_at.toISOString(),
    allergens: allergens.map(({ allergen, reported_at, restated_at, cleared_at }) => ({
      allergen,
      reported_at: instant(reported_at),
      restated_at: instantOrNull(restated_at),
      cleared_at: instantOrNull(cleared_at),
    })),
    answer,
    answered_at: answered_at?.toISOString() ?? null,
  };
}

export function toAuthor(row: ReportRow): OwnReport {
  return { ...shown(row), words: row.words ?? '' };
}

export function toEverybody(row: ReportRow): PublicReport {
  const { dish_name: _, state, ...rest } = shown(row);
  return { ...rest, state: state === 'open' ? 'open' : 'closed' };
}

/** What is wrong with a menu is for the restaurant to read; how somebody felt isn't. */
export function toRestaurant(row: ReportRow): RestaurantReport {
  return { ...shown(row), words: row.kind === 'wrong' ? row.words : null };
}

export function toAdmin(row: ReportRow): AdminReport {
  const { words, author, restaurant_id, restaurant_name } = row;
  return { ...shown(row), words, author, restaurant_id, restaurant_name };
}
