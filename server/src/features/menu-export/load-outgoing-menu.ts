import { answeredAllergens } from '@clearplate/domain/facts/answered-allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { isStatedItself } from '@clearplate/domain/facts/stated-level';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { broughtInto, outgoingDish, saidOfDish, type OutgoingMenu } from '@clearplate/menus/out/outgoing-menu';
import type { Db } from '../../db/db.ts';
import { mapInSlices } from '../../dish-changes/map-in-slices.ts';
import { findExportedDishes, findExportedRestaurant } from './menu-export.queries.ts';

/** Returns a restaurant's menu as it goes out; `undefined` if there is no such restaurant. */
export async function loadOutgoingMenu(
  db: Db,
  id: number,
  { now, statementDays }: { readonly now: Date; readonly statementDays: number },
): Promise<OutgoingMenu | undefined> {
  const exported = await findExportedRestaurant(db, id);
  if (!exported) return undefined;
  const at = now.toISOString();
  const context = { now: at, statementDays, lexiconVersion };
  const found = await findExportedDishes(db, id);
  const stated = new Set(
    found.flatMap(({ facts }) => facts.allergens.filter(isStatedItself).map(({ allergen }) => allergen)),
  );
  const tell = (facts: DishFacts) => {
    const said = saidOfDish(facts, context);
    return { said, brought: broughtInto(facts, said) };
  };
  const dishes = await mapInSlices(found, ({ dish_id: dishId, facts, variants, ...dish }) => {
    const { said, brought } = tell(facts);
    const ways = (variants ?? []).map((way) => ({ name: way.name, priceCents: way.price_cents, ...tell(way.facts) }));
    return outgoingDish(dishId, dish, said, ways, brought);
  });
  const { also_answers_for: chosen, zip_code: zipCode, ...restaurant } = exported;
  return { restaurant: { ...restaurant, zipCode }, at, answersFor: answeredAllergens(chosen, stated), dishes };
}
