import type { AllergenId } from '../facts/allergens.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { questionsOfMenu } from './menu-questions.ts';
import type { ToldKind } from './told.ts';
import type { AssessContext } from './verdict.ts';

/** Diners asked this at the table, and nobody could answer. */
export interface AskedByDiners {
  readonly kind: ToldKind;
  readonly allergen: AllergenId;
  readonly dishes: readonly number[];
  readonly diners: number;
  readonly last_asked_on: string;
}

/** Holds the same, but only for the dishes for which the menu doesn't answer it. */
export interface AskedWork extends Omit<AskedByDiners, 'dishes'> {
  readonly dishIds: readonly number[];
}

interface Known {
  readonly id: number;
  readonly facts: DishFacts;
}

/**
 * Returns the dishes about which a diner who avoids this still has to ask. A diner who asks about traces asks
 * everything that any other diner asks.
 */
function openFor({ kind, allergen }: AskedByDiners, dishes: readonly Known[], context: AssessContext) {
  const diner = { avoids: [allergenAvoidance(allergen, 'ask')] };
  const { questions } = questionsOfMenu(dishes, [diner], context);
  const open = questions.filter((one) => one.question.kind === kind).flatMap((one) => one.dishes);
  return new Set(open.map(({ id }) => id));
}

/**
 * Returns what diners asked and the menu still doesn't answer. What answers most dishes comes first, then what most
 * diners asked. A dish that they now have to avoid counts as answered.
 */
export function askedOfMenu(
  asked: readonly AskedByDiners[],
  menu: readonly Known[],
  context: AssessContext,
): AskedWork[] {
  const byId = new Map(menu.map((dish) => [dish.id, dish]));
  return asked
    .flatMap(({ dishes, ...one }): AskedWork[] => {
      const open = openFor(
        { ...one, dishes },
        dishes.flatMap((id) => byId.get(id) ?? []),
        context,
      );
      const dishIds = dishes.filter((id) => open.has(id));
      return dishIds.length > 0 ? [{ ...one, dishIds }] : [];
    })
    .toSorted((one, other) => other.dishIds.length - one.dishIds.length || other.diners - one.diners);
}
