import type { MenuVariants, variantCalls } from '@clearplate/contract/variants';
import { answeredAllergens } from '@clearplate/domain/facts/answered-allergens';
import { isWarnedItself } from '@clearplate/domain/facts/brought';
import { asRecord } from '@clearplate/domain/facts/component';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { asDish, type Component, type Dish, type DishVariant, type Instant } from '@clearplate/domain/facts/dish';
import { timeOf } from '@clearplate/domain/facts/instants';
import { soleSources } from '@clearplate/domain/facts/sole-sources';
import { idOfWay, wayChangedAt, waysChangedAt } from '@clearplate/domain/facts/variant';
import { withWayComponents } from '@clearplate/domain/facts/way-components';
import { editVariants, faultInVariants, type VariantFault } from '@clearplate/domain/menu/variant-edits';
import type { Context } from '../../context.ts';
import { findComponents, versionOfComponents, type StoredComponent } from '../../db/components.ts';
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
import { findUsedInWays } from './used-in-ways.ts';
import { findChosenAllergens, findVariants } from './variants.queries.ts';

type ShownWay = MenuVariants['dishes'][number]['variants'][number];

/**
 * Shows a way as its menu's keepers see it: what a change of a component that it adds has worn down is no longer
 * stated.
 */
function showWay(variant: DishVariant): ShownWay {
  const { components: _, ...way } = variant;
  const at = wayChangedAt(variant);
  const changedAt = at === null || Number.isNaN(timeOf(at)) ? way.changed_at : at;
  const isWhole = at === changedAt;
  const statements = way.statements.map((one) => ({
    ...one,
    reason: one.reason ?? null,
    stated_at: isWhole ? one.stated_at : null,
  }));
  const holds = (instant: Instant | null) => isWhole && (at === null || timeOf(instant) >= timeOf(at));
  return {
    ...way,
    id: idOfWay(way),
    leaves_out: [...way.leaves_out],
    adds: [...way.adds],
    uses: [...(way.uses ?? [])],
    changed_at: changedAt,
    cross_contact_stated_at: holds(way.cross_contact_stated_at) ? way.cross_contact_stated_at : null,
    statements,
  };
}

function showComponent(component: Component, all: readonly Component[]): MenuVariants['components'][number] {
  const facts = deriveFacts(asRecord(component, all));
  // What is in it already names what may be in it only as its member, such as spelt of wheat.
  const withPresence = (wanted: 'present' | 'possible') =>
    facts.allergens.flatMap((one) => (one.presence === wanted && isWarnedItself(one) ? [one.allergen] : []));
  return {
    id: component.id,
    name: component.name,
    contains: withPresence('present'),
    may_contain: withPresence('possible'),
    is_complete: facts.ingredientsCompleteAt !== null,
  };
}

/** Returns what ways may add, and what some add besides: a component of a chain that the place has left. */
function componentsToChoose(
  here: readonly StoredComponent[],
  dishes: readonly Pick<Dish, 'variants'>[],
): MenuVariants['components'] {
  const ways = dishes.flatMap(({ variants }) => variants);
  const known = new Map(
    [...ways.flatMap(({ components = [] }) => components), ...here.map(({ component }) => component)].map((one) => [
      one.id,
      one,
    ]),
  );
  const ids = new Set([...ways.flatMap(({ uses = [] }) => uses), ...here.map(({ id }) => id)]);
  return [...known.values()]
    .filter(({ id }) => ids.has(id))
    .map((one) => showComponent(one, [...known.values()]))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);
}

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
  const here = await findComponents(db, restaurantId);
  const dishes = rows
    .filter(({ archived }) => !archived)
    .map((row) => {
      const { ofWays, ...used } = within(row.id);
      return { ...withWayComponents(row, ofWays), ...used };
    });
  return {
    version: menuVersion(rows),
    now: now().toISOString(),
    statement_days: settings.statementDays,
    answers_for: [...answeredAllergens(await findChosenAllergens(db, restaurantId), new Set(['gluten']))],
    components: componentsToChoose(here, dishes),
    components_version: versionOfComponents(here),
    dishes: dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
      description: dish.description,
      ingredients: [...dish.ingredients],
      components: dish.uses.flatMap((id) => dish.components.find((one) => one.id === id)?.name ?? []),
      ingredients_changed_at: waysChangedAt(asDish(dish)),
      warnings: dish.warnings,
      variants: dish.variants.map(showWay),
      brought_by_one: soleSources(asDish(dish)).map((one) => ({ ...one, allergens: [...one.allergens] })),
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

  saveVariants({ params: { id, dishId }, body, ifMatch }, request) {
    const { context, actor } = request;
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      const placed = await findPlacedDish(db, dishId);
      if (placed?.restaurantId !== id || placed.archived) throw notFound('Dish');
      demandVersion(menuVersion(await lockMenu(db, id)), ifMatch);
      const author = authorOf(request);
      const usedIn = await findUsedInWays(db, id, {
        edits: body.variants,
        componentsVersion: body.components_version,
      });
      const edit: EditDish = (dish) => {
        const variants = usedIn(dish);
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
