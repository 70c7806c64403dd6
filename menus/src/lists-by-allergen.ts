import { tooManyCells } from './chart/place-rows.ts';
import { plain, readAllergenName } from './claims/allergen-words.ts';
import type { Draft, DraftDish } from './draft.ts';

/** Is the reason for a file that lists its dishes below each allergen instead of allergens beside each dish. */
export const listsByAllergen =
  'The file lists dishes for each allergen, and such lists can’t be read: none of their warnings would reach a dish. Make a table with a row for each dish and a column for each allergen, and choose that.';

const heads =
  /^(?:(?:all |our |menu |food )*(?:items?|dishes|products?|foods?|meals?)\s+(?:that |which |made )?(?:(?:may )?contain(?:s|ing)?|with(?:out)?|free (?:from|of)|(?:do|does) not contain|not containing)|(?:(?:may|does not|do not) )?contains?)\s+([^:]{2,60}):?$/i;
const contains = /contain/i;
/** Matches "Dishes that contain milk", of which "contain milk" was taken for what the dish contains. */
const cutHead = /^(?:(?:all |our |menu |food )*(?:items?|dishes|products?|foods?|meals?))(?: (?:that|which))?$/i;
const free = /^(.{2,30}?)[\s-]free:?$/i;

/** "Menu items containing milk" is no dish; the dishes are below it. */
const isHead = (text: string): boolean => {
  const words = plain(text).trim();
  const named = heads.exec(words)?.[1];
  return named !== undefined && readAllergenName(named) !== undefined;
};
/** "Milk free" is a list's heading only next to others, because many menus have such a section. */
const isFreeHead = (text: string): boolean => readAllergenName(free.exec(plain(text).trim())?.[1] ?? '') !== undefined;

const listHeads = /\b(?:may contain|contains?|does not contain|free from)\s+([\p{L} ]{2,30}):/giu;

/** Returns whether all lists below a name such as "Allergen guide" were taken for its description. */
const holdsLists = ({ name, description }: DraftDish): boolean =>
  /\ballerg(?:en|y)\b/i.test(name) &&
  [...description.matchAll(listHeads)].filter(([, named = '']) => readAllergenName(named)).length > 1;

/**
 * Returns whether a table has columns of dishes below allergens: the first stands where names do, and the others where
 * marks do.
 */
function isColumnsOfDishes({ dishes }: Pick<Draft, 'dishes'>): boolean {
  const claims = dishes.flatMap((dish) => dish.claims);
  return (
    claims.length > 1 &&
    dishes.every(({ doubts }) => doubts.some(({ says }) => says === tooManyCells)) &&
    claims.every(({ level, words }) => level === 'may_contain' && /\p{L}{3}/u.test(words))
  );
}

/** Returns whether a file's dishes are the headings of lists of dishes, or its marks the names of dishes. */
export function isListByAllergen(draft: Pick<Draft, 'dishes'>): boolean {
  const names = draft.dishes.map(({ name }) => name);
  const isCut = ({ name, claims }: DraftDish) => claims.length > 0 && cutHead.test(name.trim());
  const count = names.filter(isHead).length + draft.dishes.filter(isCut).length;
  // "Dishes with fish" may be a menu's section.
  const sections = new Set(
    draft.dishes.map(({ section }) => section).filter((text) => contains.test(text) && isHead(text)),
  );
  return (
    (count > 0 && count + names.filter(isFreeHead).length > 1) ||
    sections.size > 0 ||
    draft.dishes.some(holdsLists) ||
    isColumnsOfDishes(draft)
  );
}
