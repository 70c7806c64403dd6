import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  confirmIngredientsComplete,
  declare,
  replaceIngredients,
  stateCrossContact,
  unconfirm,
  withdraw,
} from '@clearplate/domain/menu/dish-edits';
import { nothingKnown, type Statement, type Dish, type Instant } from '@clearplate/domain/facts/dish-record';
import { emptyDraft, type DishDraft, type Said } from './dish-draft.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** A dish as it will be once its draft is saved. */
export interface EditedDish {
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image: string | null;
  readonly archived: boolean;
  /** What the restaurant and an import say of it, without what its kitchen adds. */
  readonly record: Dish;
  readonly kitchen: readonly Statement[];
}

function statementsOf({ statements }: MenuDish, isKitchen: boolean): Statement[] {
  return statements
    .filter(({ source }) => (source === 'kitchen') === isKitchen)
    .map(({ allergen, level, source, stated_at, reason, ingredient }) => ({
      allergen,
      level,
      source,
      // Nobody stood up for a claim, so that it has to be confirmed whenever it was made.
      stated_at: source === 'claimed' ? null : stated_at,
      ...(reason !== null && { reason }),
      ...(ingredient && { ingredient }),
    }));
}

export function savedRecord(dish: MenuDish): Dish {
  return {
    ...nothingKnown,
    name: dish.name,
    description: dish.description,
    ingredients: dish.ingredients,
    ingredients_changed_at: dish.ingredients_changed_at,
    ingredients_complete_at: dish.ingredients_complete_at,
    cross_contact_stated_at: dish.cross_contact_stated_at,
    statements: statementsOf(dish, false),
  };
}

/** Without a list its name and description are all that tells of a dish's ingredients. */
function retitle(record: Dish, title: Pick<Dish, 'name' | 'description'>, isUnsettled: boolean, at: Instant) {
  const isSame = title.name === record.name && title.description === record.description;
  const after = { ...record, ...title };
  return isSame || (record.ingredients.length > 0 && !isUnsettled) ? after : unconfirm(after, at);
}

function applySaid(record: Dish, allergen: AllergenId, { isStale = false, ...statement }: Said, at: Instant) {
  const said = declare(record, { allergen, ...statement, source: 'restaurant', act: 'draft' }, at);
  const undate = (one: Statement) => (one.allergen === allergen ? { ...one, stated_at: null } : one);
  return isStale ? { ...said, statements: said.statements.map(undate) } : said;
}

/** In the order in which the server does it: the ingredients, what is withdrawn, what is said of what is left. */
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
 * `now`: the server's time when the menu was loaded, to which all dates are compared. `isUnsettledByTitle`: the words
 * of the name and the description warn less than before, which only who knows the word list can tell.
 */
export function editDish(
  saved: MenuDish,
  draft: DishDraft | undefined = emptyDraft,
  now: Instant,
  isUnsettledByTitle = false,
): EditedDish {
  const { name, description, section, price_cents, image_url, archived } = { ...saved, ...draft.fields };
  const titled = retitle(savedRecord(saved), { name, description }, isUnsettledByTitle, now);
  const record = applySayings(titled, draft, now);
  const image = draft.picture?.preview ?? image_url;
  return { name, description, section, price_cents, image, archived, record, kitchen: statementsOf(saved, true) };
}
