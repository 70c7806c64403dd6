import type { Instant } from '@clearplate/domain/facts/dish-record';
import { isUnsettledByTitle } from '@clearplate/domain/menu/edit-menu-dish';
import { knownDish, type DishState } from '../../db/dish-state.ts';

interface Before {
  readonly state: DishState;
  readonly ingredientsChangedAt: Instant | null;
}

function withdrawsWarning(before: DishState, after: DishState): boolean {
  const statements = new Map(after.statements.map((one) => [one.allergen_id, one]));
  return before.statements.some(({ allergen_id, level, ingredient }) => {
    const now = statements.get(allergen_id);
    if (level === 'contains') return now?.level !== 'contains';
    if (level === 'absent' || now?.level === 'contains') return false;
    return now?.level !== 'may_contain' || now.ingredient !== ingredient;
  });
}

const nothingReported = { reports: [], unexplained: [] };

/** The same list, under a name and a description that unsettle nothing. */
function tellsOfSameIngredients(before: DishState, after: DishState): boolean {
  if (JSON.stringify(before.ingredients) !== JSON.stringify(after.ingredients)) return false;
  const { name, description } = after;
  return !isUnsettledByTitle(knownDish(before, null, nothingReported), { name, description });
}

/** Everything that the state dates, in ms. */
function datesOf({ ingredients_complete_at, cross_contact_stated_at, statements }: DishState): number[] {
  const instants = [ingredients_complete_at, cross_contact_stated_at, ...statements.map(({ stated_at }) => stated_at)];
  return instants.flatMap((instant) => (instant === null ? [] : Date.parse(instant)));
}

/** Without a list, no ingredient can be newer than what was said. */
function firstChange(state: DishState, statedAt: Instant | null, now: Date): Instant {
  if (statedAt !== null) return statedAt;
  const earliest = state.ingredients.length === 0 ? Math.min(...datesOf(state)) : Infinity;
  return new Date(Math.min(earliest, now.getTime())).toISOString();
}

/**
 * When the ingredients, or a warning that was withdrawn, last changed: statements from before that don't
 * clear. A new dish is as old as what is said about it. A change counts from the record's own date only
 * if that is newer than everything said before. Otherwise an old date was kept beside new ingredients:
 * the change is newer than it, and than anything else that the record says.
 */
export function ingredientsChangedAt(
  before: Before | undefined,
  after: DishState,
  statedAt: Instant | null,
  now: Date,
): Instant | null {
  if (!before) return firstChange(after, statedAt, now);
  if (tellsOfSameIngredients(before.state, after) && !withdrawsWarning(before.state, after))
    return before.ingredientsChangedAt;
  const changedBefore = before.ingredientsChangedAt === null ? -Infinity : Date.parse(before.ingredientsChangedAt);
  const newest = Math.max(changedBefore, ...datesOf(before.state));
  if (statedAt !== null && Date.parse(statedAt) > newest) return statedAt;
  return new Date(Math.max(now.getTime(), ...datesOf(after).map((date) => date + 1))).toISOString();
}
