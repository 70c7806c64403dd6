import type { MenuVariants, variantCalls } from '@clearplate/contract/variants';
import { asDish } from '@clearplate/domain/facts/dish';
import { idOfWay, soleSources, waysChangedAt } from '@clearplate/domain/facts/variant';
import { editVariants, faultInVariants, type VariantFault } from '@clearplate/domain/menu/variant-edits';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { momentOf } from '../../db/dish-history.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { changeDishes, type EditDish } from '../../dish-changes/change-dishes.ts';
import { findComponentsOf } from '../../dish-changes/components-of.ts';
import { badField, notFound } from '../../http/app-error.ts';
import { authorOf, authorize, authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { findVariants } from './variants.queries.ts';

async function showVariants(
  db: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  restaurantId: number,
): Promise<MenuVariants> {
  const rows = await findVariants(db, restaurantId);
  const within = await findComponentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    version: menuVersion(rows),
    now: now().toISOString(),
    statement_days: settings.statementDays,
    dishes: rows
      .filter(({ archived }) => !archived)
      .map((dish) => ({
        id: dish.id,
        name: dish.name,
        description: dish.description,
        ingredients: [...dish.ingredients],
        ingredients_changed_at: waysChangedAt(asDish({ ...dish, ...within(dish.id) })),
        warnings: dish.warnings,
        variants: dish.variants.map((variant) => ({
          ...variant,
          id: idOfWay(variant),
          leaves_out: [...variant.leaves_out],
          adds: [...variant.adds],
          statements: variant.statements.map((one) => ({ ...one, reason: one.reason ?? null })),
        })),
        brought_by_one: soleSources(dish).map((one) => ({ ...one, allergens: [...one.allergens] })),
      })),
  };
}

const messages: Readonly<Record<VariantFault, readonly [field: string, message: string]>> = {
  'changes nothing': ['leaves_out', 'say what is left out or added'],
  'leaves out everything': ['leaves_out', 'leaves nothing of the dish'],
  'is there twice': ['name', 'another one has this name'],
  'is sent twice': ['id', 'is in the list twice'],
  'has no list to confirm': ['ingredients_complete', 'there are no ingredients to confirm'],
};

export const variantHandlers: Handlers<typeof variantCalls> = {
  async getMenuVariants({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return showVariants(context.db, context, id);
  },

  saveVariants({ params: { id, dishId }, body: { variants }, ifMatch }, request) {
    const { context, actor } = request;
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      const placed = await findPlacedDish(db, dishId);
      if (placed?.restaurantId !== id || placed.archived) throw notFound('Dish');
      demandVersion(menuVersion(await lockMenu(db, id)), ifMatch);
      const author = authorOf(request);
      const edit: EditDish = (dish) => {
        const found = faultInVariants(dish, variants);
        if (found) {
          const [field, message] = messages[found.fault];
          throw badField(`variants.${found.at}.${field}`, message);
        }
        const ids = new Set(dish.variants.map(idOfWay));
        const gone = variants.findIndex(({ id }) => id !== undefined && !ids.has(id));
        if (gone >= 0) throw badField(`variants.${gone}.id`, 'is not offered for this dish any more');
        return editVariants(dish, variants, momentOf(author));
      };
      await changeDishes(db, restaurant, { edits: new Map([[dishId, edit]]) }, author);
      return showVariants(db, context, id);
    });
  },
};
