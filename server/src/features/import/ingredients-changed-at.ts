import type { Instant } from '@clearplate/domain/dish-record';
import type { DishState } from './dish-state.ts';

interface Before {
  readonly state: DishState;
  readonly ingredientsChangedAt: Instant | null;
}

function withdrawsWarning(before: DishState, after: DishState): boolean {
  const levels = new Map(after.statements.map(({ allergen_id, level }) => [allergen_id, level]));
  return before.statements.some(({ allergen_id, level }) => {
    const now = levels.get(allergen_id);
    return level === 'contains' ? now !== 'contains' : level === 'may_contain' && (now === undefined || now === 'absent');
  });
}

function latestOf(instants: readonly (Instant | null)[]): number {
  return Math.max(...instants.map((instant) => (instant === null ? -Infinity : Date.parse(instant))));
}

function latestSaid({ state, ingredientsChangedAt }: Before): number {
  const { ingredients_complete_at, cross_contact_stated_at, statements } = state;
  return latestOf([
    ingredientsChangedAt, ingredients_complete_at, cross_contact_stated_at,
    ...statements.map(({ stated_at }) => stated_at),
  ]);
}

/**
 * When the ingredients, or a warning that was withdrawn, last changed: statements from before that don't
 * clear. A new dish is as old as what is said about it. A change counts from the record's own date only
 * if that is newer than everything said before; otherwise the old date was kept beside new ingredients,
 * and the change counts from now.
 */
export function ingredientsChangedAt(before: Before | undefined, after: DishState, statedAt: Instant | null, now: Date): Instant | null {
  const nowAt = now.toISOString();
  const said = statedAt !== null && Date.parse(statedAt) < now.getTime() ? statedAt : nowAt;
  if (!before) return said;
  const sameIngredients = JSON.stringify(before.state.ingredients) === JSON.stringify(after.ingredients);
  if (sameIngredients && !withdrawsWarning(before.state, after)) return before.ingredientsChangedAt;
  return Date.parse(said) > latestSaid(before) ? said : nowAt;
}
