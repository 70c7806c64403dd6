import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  declare,
  replaceComponents,
  replaceIngredients,
  settleList,
  unconfirm,
  withdraw,
} from '@clearplate/domain/menu/dish-edits';
import { confirmIn } from '@clearplate/domain/menu/confirmations';
import { reachedFrom } from '@clearplate/domain/facts/component';
import {
  asDish,
  isOfKitchen,
  type Component,
  type Statement,
  type Dish,
  type Instant,
} from '@clearplate/domain/facts/dish';
import { emptyDraft, type DishDraft, type Said, type UsedName } from './dish-draft.ts';
import type { MenuDish, UsedComponent } from '@clearplate/contract/menu';

const nothingUsed: readonly UsedComponent[] = [];

/** Returns what is stored of a dish, as far as the editor knows it. `components` are those that the menu may use. */
export function savedDish({ statements, ...dish }: MenuDish, components = nothingUsed): Dish {
  return {
    ...asDish(dish),
    components: dish.uses.length > 0 ? reachedFrom(dish.uses, components) : [],
    // Nobody vouched for a claim, so it needs confirming whatever its date.
    statements: statements.map((one) => (one.source === 'claimed' ? { ...one, stated_at: null } : one)),
  };
}

/** Without an ingredient list, the name and description are all that tells of the ingredients. */
function retitle(record: Dish, title: Pick<Dish, 'name' | 'description'>, isUnsettled: boolean, at: Instant) {
  const isSame = title.name === record.name && title.description === record.description;
  const after = { ...record, ...title };
  return isSame || (record.ingredients.length > 0 && !isUnsettled) ? after : unconfirm(after, at);
}

function applySaid(record: Dish, allergen: AllergenId, { isStale = false, ...statement }: Said, at: Instant) {
  const said = declare(record, { allergen, ...statement, source: 'restaurant', act: 'draft' }, at);
  const undate = (one: Statement) =>
    one.allergen === allergen && !isOfKitchen(one) ? { ...one, stated_at: null } : one;
  return isStale ? { ...said, statements: said.statements.map(undate) } : said;
}

/** Holds the components that a draft names. Those that are being created have negative ids until they are saved. */
function usedIn(uses: readonly UsedName[], made: DishDraft['made'], known: readonly Component[], now: Instant) {
  const added = (made ?? []).map(({ key, name, ingredients, isComplete }, index) => ({
    key,
    component: {
      id: -1 - index,
      name,
      ingredients,
      ingredients_changed_at: now,
      ingredients_complete_at: isComplete ? now : null,
      statements: [],
      uses: [],
    } satisfies Component,
  }));
  const ids = uses.flatMap((name) =>
    typeof name === 'number' ? name : (added.find(({ key }) => key === name)?.component.id ?? []),
  );
  return { uses: ids, components: reachedFrom(ids, [...known, ...added.map(({ component }) => component)]) };
}

/** Applies changes in the server's order: ingredients, components, withdrawals, then statements about the rest. */
function applySayings(record: Dish, draft: DishDraft, now: Instant, components: readonly Component[]): Dish {
  const after = new Date(Date.parse(now) + 1).toISOString();
  const relisted = draft.ingredients ? replaceIngredients(record, draft.ingredients, now) : record;
  const listed = draft.uses
    ? replaceComponents(relisted, usedIn(draft.uses, draft.made, components, now), now)
    : relisted;
  const entries = [...draft.said];
  const fewer = entries.reduce((before, [id, said]) => (said === 'withdrawn' ? withdraw(before, id) : before), listed);
  const said = entries.reduce(
    (before, [id, one]) => (one === 'withdrawn' ? before : applySaid(before, id, one, after)),
    fewer,
  );
  return confirmIn(said, draft, after);
}

/**
 * Returns the dish as it will be once its draft is saved. `now` is the server's time when the menu was loaded, which
 * all dates are compared with. `isUnsettledByTitle` means that the name and description warn of less than before, which
 * only the word list can tell.
 */
export function editDish(
  saved: MenuDish,
  draft: DishDraft | undefined = emptyDraft,
  now: Instant,
  isUnsettledByTitle = false,
  components = nothingUsed,
): Dish {
  const { name, description, section, price_cents, image_url, archived } = { ...saved, ...draft.fields };
  const titled = retitle(savedDish(saved, components), { name, description }, isUnsettledByTitle, now);
  const edited = settleList(applySayings(titled, draft, now, components));
  return { ...edited, section, price_cents, archived, image_url: draft.picture?.preview ?? image_url };
}
