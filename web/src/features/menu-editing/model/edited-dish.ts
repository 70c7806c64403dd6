import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  confirmIngredientsComplete,
  declare,
  replaceIngredients,
  settleList,
  stateCrossContact,
  unconfirm,
  withdraw,
} from '@clearplate/domain/menu/dish-edits';
import { asDish, isOfKitchen, type Statement, type Dish, type Instant } from '@clearplate/domain/facts/dish';
import { emptyDraft, type DishDraft, type Said } from './dish-draft.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** Returns what is stored of a dish, as far as the editor knows it. */
export function savedDish({ statements, ...dish }: MenuDish): Dish {
  return {
    ...asDish(dish),
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

/** Applies changes in the server's order: ingredients, withdrawals, then statements about the rest. */
function applySayings(record: Dish, draft: DishDraft, now: Instant): Dish {
  const after = new Date(Date.parse(now) + 1).toISOString();
  const listed = draft.ingredients ? replaceIngredients(record, draft.ingredients, now) : record;
  const entries = [...draft.said];
  const fewer = entries.reduce((before, [id, said]) => (said === 'withdrawn' ? withdraw(before, id) : before), listed);
  const said = entries.reduce(
    (before, [id, one]) => (one === 'withdrawn' ? before : applySaid(before, id, one, after)),
    fewer,
  );
  const complete = draft.listComplete === undefined ? said : setListComplete(said, draft.listComplete, after);
  return draft.crossContact === undefined ? complete : setCrossContact(complete, draft.crossContact, after);
}

const setListComplete = (record: Dish, isComplete: boolean, at: Instant): Dish =>
  isComplete ? confirmIngredientsComplete(record, at) : { ...record, ingredients_complete_at: null };

const setCrossContact = (record: Dish, isStated: boolean, at: Instant): Dish =>
  isStated ? stateCrossContact(record, at) : { ...record, cross_contact_stated_at: null };

/**
 * Returns the dish as it will be once its draft is saved. `now` is the server's time when the menu was loaded, which
 * all dates are compared with. `isUnsettledByTitle` means that the name and description warn of less than before, which
 * takes the word list to find out.
 */
export function editDish(
  saved: MenuDish,
  draft: DishDraft | undefined = emptyDraft,
  now: Instant,
  isUnsettledByTitle = false,
): Dish {
  const { name, description, section, price_cents, image_url, archived } = { ...saved, ...draft.fields };
  const titled = retitle(savedDish(saved), { name, description }, isUnsettledByTitle, now);
  const edited = settleList(applySayings(titled, draft, now));
  return { ...edited, section, price_cents, archived, image_url: draft.picture?.preview ?? image_url };
}
