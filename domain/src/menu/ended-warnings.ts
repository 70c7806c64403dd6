import { deriveFacts } from '../facts/derive-facts.ts';
import { presenceRank } from '../facts/dish-facts.ts';
import type { Dish, Instant, Statement } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { newer } from '../facts/variant.ts';

const isWarning = ({ level }: Statement): boolean => level !== 'absent';

/** All that facts are derived from, without days. */
const saidOf = ({ name, description, ingredients, estimates, statements, components, uses }: Dish): string =>
  JSON.stringify([name, description, ingredients, estimates, statements, components, uses], (key, value: unknown) =>
    key.endsWith('_at') ? undefined : value,
  );

/** Returns whether anything that the dish contains or may contain, whoever says so, is gone from it, or is less. */
function endsWarning(before: Dish, after: Dish): boolean {
  if (saidOf(before) === saidOf(after)) return false;
  const left = new Map(deriveFacts(after).allergens.map(({ allergen, presence }) => [allergen, presence]));
  return deriveFacts(before).allergens.some(
    ({ allergen, presence }) =>
      presenceRank[presence] >= presenceRank.possible &&
      presenceRank[presence] > presenceRank[left.get(allergen) ?? 'none'],
  );
}

const datedNoEarlier = (one: Statement, other: Statement): boolean =>
  other.stated_at === null || timeOf(one.stated_at) >= timeOf(other.stated_at);

/**
 * Returns whether a warning goes on in the ways to make the dish. A way has all that the dish may contain, whoever says it,
 * and of what it contains only what nothing stated of the way is newer than: so that "contains" stands for no "may contain", nor
 * an older one for a newer.
 */
const goesOnInWays = (one: Statement, after: Dish): boolean =>
  after.statements.some(
    (other) =>
      other.allergen === one.allergen &&
      other.level === one.level &&
      (one.level === 'may_contain' ||
        (other.source === one.source &&
          datedNoEarlier(other, one) &&
          (other.arrived === true || one.arrived !== true))),
  );

/**
 * Returns the dish as it is to be stored after `before`, so that a warning's end uncovers nothing that was said while it stood,
 * of its cross-contact or of the ways to make it, and no later import of it either. What is said at `at` itself holds.
 * What a way was said to be by another clock that is ahead loses its day.
 */
export function followEndedWarnings(before: Dish, after: Dish, at: Instant): Dish {
  const { warnings_ended_at } = before;
  const endsInWays = () =>
    before.variants.length > 0 && before.statements.some((one) => isWarning(one) && !goesOnInWays(one, after));
  if (!endsInWays() && !endsWarning(before, after)) return { ...after, warnings_ended_at };
  const variants = after.variants.map((way) => ({
    ...way,
    statements: way.statements.map((one) => (timeOf(one.stated_at) > timeOf(at) ? { ...one, stated_at: null } : one)),
  }));
  return { ...after, warnings_ended_at: newer(warnings_ended_at, at), variants };
}
