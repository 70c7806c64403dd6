import type { Dish, Instant } from '@clearplate/domain/facts/dish';
import { isUnsettledByTitle } from '@clearplate/domain/menu/edit-dish';

/** Returns whether a warning is gone or weaker. */
export function withdrawsWarning(before: Pick<Dish, 'statements'>, after: Pick<Dish, 'statements'>): boolean {
  const statements = new Map(after.statements.map((one) => [one.allergen, one]));
  return before.statements.some(({ allergen, level, ingredient }) => {
    const now = statements.get(allergen);
    if (level === 'contains') return now?.level !== 'contains';
    if (level === 'absent' || now?.level === 'contains') return false;
    return now?.level !== 'may_contain' || (now.ingredient ?? null) !== (ingredient ?? null);
  });
}

/** Returns whether the list is the same, and name and description imply nothing new. */
function tellsOfSameIngredients(before: Dish, after: Dish): boolean {
  if (JSON.stringify([before.ingredients, before.uses]) !== JSON.stringify([after.ingredients, after.uses]))
    return false;
  const { name, description } = after;
  return !isUnsettledByTitle(before, { name, description });
}

/** Returns all dates of the state, in ms. */
function datesOf(dish: Dish): number[] {
  const instants = [dish, ...dish.variants].flatMap(
    ({ ingredients_complete_at, cross_contact_stated_at, statements }) => [
      ingredients_complete_at,
      cross_contact_stated_at,
      ...statements.map(({ stated_at }) => stated_at),
    ],
  );
  return instants.flatMap((instant) => (instant === null ? [] : Date.parse(instant)));
}

/** Without a list, no ingredient can be newer than what was said. */
function firstChange(dish: Dish, statedAt: Instant | null, now: Date): Instant {
  if (statedAt !== null) return statedAt;
  const earliest = dish.ingredients.length === 0 ? Math.min(...datesOf(dish)) : Infinity;
  return new Date(Math.min(earliest, now.getTime())).toISOString();
}

/**
 * Returns when the ingredients, or a warning that was withdrawn, last changed: older statements don't clear. A new dish
 * is as old as what is said about it. Both dishes are without their kitchen's warnings.
 */
export function ingredientsChangedAt(
  before: Dish | undefined,
  after: Dish,
  statedAt: Instant | null,
  now: Date,
): Instant | null {
  if (!before) return firstChange(after, statedAt, now);
  if (tellsOfSameIngredients(before, after) && !withdrawsWarning(before, after)) return before.ingredients_changed_at;
  return changeOf(before, after, statedAt, now);
}

/**
 * Returns the day of a change that a record brings. It is the record's own day only if that is newer than everything
 * said before. Otherwise an old date was kept with new ingredients: the change is newer than it, and than everything
 * else that the record says.
 */
export function changeOf(before: Dish, after: Dish, statedAt: Instant | null, now: Date): Instant {
  const changedBefore = before.ingredients_changed_at === null ? -Infinity : Date.parse(before.ingredients_changed_at);
  const newest = Math.max(changedBefore, ...datesOf(before));
  if (statedAt !== null && Date.parse(statedAt) > newest) return statedAt;
  return new Date(Math.max(now.getTime(), ...datesOf(after).map((date) => date + 1))).toISOString();
}
