import { deriveFacts } from '../facts/derive-facts.ts';
import { presenceRank } from '../facts/dish-facts.ts';
import type { Dish, Instant, Statement } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { newer } from '../facts/variant.ts';

const isWarning = ({ level }: Statement): boolean => level !== 'absent';

/** Returns everything that facts are derived from, without dates. */
const saidOf = ({ name, description, ingredients, estimates, statements, components, uses }: Dish): string =>
  JSON.stringify([name, description, ingredients, estimates, statements, components, uses], (key, value: unknown) =>
    key.endsWith('_at') ? undefined : value,
  );

/** Returns whether the dish lost or weakened anything that it contains or may contain, whoever said so. */
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
 * Returns whether a warning goes on in the ways to make the dish. A way has everything that the dish may contain,
 * whoever says it. Of what the dish contains, it has only what no newer statement about the way denies. So "contains"
 * doesn't stand in for "may contain", nor an older one for a newer.
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
 * Returns the dish as it is to be stored after `before`. When a warning ends, nothing that was said while it stood may
 * clear, about its cross-contact or about the ways to make it, nor may a later import of the same. What is said at `at`
 * itself holds. A statement about a way that another clock dated in the future loses its date.
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
