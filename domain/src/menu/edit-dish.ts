import type { AllergenId } from '../facts/allergens.ts';
import { othersOfTheNine } from '../facts/answered-allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import {
  claim,
  declare,
  replaceComponents,
  replaceIngredients,
  settleList,
  unconfirm,
  withdraw,
  type UsedComponents,
} from './dish-edits.ts';
import { confirmIn, nothingConfirmed, type Confirmed } from './confirmations.ts';
import { type AllergenFact, presenceRank } from '../facts/dish-facts.ts';
import { timeOf } from '../facts/instants.ts';
import { isOfKitchen, withoutKitchen, type Dish, type Instant, type StatementLevel } from '../facts/dish.ts';
import { tokensOf } from '../reading/normalise.ts';

/** These words say how good, large, warm or popular a dish is, and never what is in it. */
const qualifiers: ReadonlySet<string> = new Set(
  tokensOf(`
    a an and the of our my your his her their its is are we it this that with to in on for from at by as
    best big bigger classic cold daily delicious famous favorite favourite fine fresh freshly full generous good great half
    handmade home homemade hot house individual large little lovely medium mini new nice old original perfect plain popular
    portion quarter real regular scrumptious served serving simple single size sized small super tasty tender
    today’s traditional truly very warm wonderful yummy double triple
    piece pieces pc pcs oz ounce ounces lb inch
  `),
);

const tellingWords = (text: string): string =>
  [...new Set(tokensOf(text).filter((token) => !qualifiers.has(token) && !/^\d+$/.test(token)))].toSorted().join(' ');

/** Returns whether two texts differ in more than case, spacing, order and plain qualifiers. */
const saysOtherwise = (text: string, other: string): boolean => tellingWords(text) !== tellingWords(other);

export interface StatementEdit {
  readonly allergen: AllergenId;
  readonly level: StatementLevel | 'not_stated';
  readonly reason?: string | null | undefined;
  /** It is no ingredient. Only with `may_contain`. */
  readonly ingredient?: 'absent' | null | undefined;
}

/** A file warns of this and nobody has confirmed it. What it denies is no claim: unconfirmed, it says nothing. */
export interface ClaimEdit {
  readonly allergen: AllergenId;
  readonly level: 'contains' | 'may_contain';
  readonly reason?: string | null | undefined;
  /** The file's own date, as YYYY-MM-DD. */
  readonly stated_on?: string | null | undefined;
  /** The file came by itself: see `Statement`. Nobody who edits by hand says so. */
  readonly arrived?: true | undefined;
}

/** Says what to change about a dish; whatever it doesn't name stays as it is. */
export interface DishEdit extends Confirmed {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly section?: string | undefined;
  readonly price_cents?: number | null | undefined;
  readonly image_url?: string | null | undefined;
  readonly archived?: boolean | undefined;
  readonly ingredients?: readonly string[] | undefined;
  readonly used?: UsedComponents | undefined;
  readonly claims?: readonly ClaimEdit[] | undefined;
  readonly statements?: readonly StatementEdit[] | undefined;
  readonly none_of_the_others?: true | undefined;
}

/** Leaves out reaction reports, because they outweigh all other evidence and may be withdrawn some day. */
const factsOf = (record: Dish) => deriveDish({ ...withoutKitchen(record), reaction_reports: [] }).facts;

/** Returns whether an allergen or ingredient that was found before is now missing or less certain. */
export function warnsLess(before: Dish, after: Dish): boolean {
  const [was, is] = [factsOf(before), factsOf(after)];
  const left = new Map(is.allergens.map(({ allergen, presence }) => [allergen, presence]));
  const terms = new Set(is.terms);
  const isLess = ({ allergen, presence }: AllergenFact) =>
    presenceRank[left.get(allergen) ?? 'none'] < presenceRank[presence];
  return was.allergens.some(isLess) || was.terms.some((term) => !terms.has(term));
}

/**
 * Returns whether a new name or description makes earlier statements need confirmation, because it may now be another
 * dish. Even a plain word that warned must not disappear and leave behind a statement that it contradicted.
 */
export function isUnsettledByTitle(record: Dish, title: Pick<Dish, 'name' | 'description'>): boolean {
  if (title.name === record.name && title.description === record.description) return false;
  const isOther = saysOtherwise(record.name, title.name) || saysOtherwise(record.description, title.description);
  return isOther || warnsLess(record, { ...record, ...title });
}

function retitle(record: Dish, { name, description }: DishEdit, at: Instant): Dish {
  const title = { name: name ?? record.name, description: description ?? record.description };
  const after = { ...record, ...title };
  return isUnsettledByTitle(record, title) ? unconfirm(after, at) : after;
}

/** Holds the time of an edit and its act. */
export interface Moment {
  readonly at: Instant;
  readonly act: string;
}

function state(record: Dish, edit: StatementEdit, { at, act }: Moment): Dish {
  const { allergen, level } = edit;
  if (level === 'not_stated') return withdraw(record, allergen);
  const [reason, ingredient] = [edit.reason ?? undefined, edit.ingredient ?? undefined];
  return declare(record, { allergen, level, source: 'restaurant', reason, ingredient, act }, at);
}

/** A date in the future is a mistake in the file, and counts as none. */
function addClaim(record: Dish, { allergen, level, reason, stated_on, arrived }: ClaimEdit, at: Instant): Dish {
  const day = stated_on == null ? null : new Date(stated_on).toISOString();
  const stated_at = day !== null && timeOf(day) <= timeOf(at) ? day : null;
  return claim(record, { allergen, level, reason: reason ?? undefined, stated_at, arrived });
}

function stateOthersAbsent(dish: Dish, { at, act }: Moment): Dish {
  return othersOfTheNine(dish.statements).reduce(
    (before, allergen) => declare(before, { allergen, level: 'absent', source: 'restaurant', act }, at),
    dish,
  );
}

/** Applies an edit as one act. Its statements get that date; statements that it makes doubtful no longer clear. */
export function editDish(dish: Dish, edit: DishEdit, moment: Moment): Dish {
  const { at } = moment;
  const { section = dish.section, price_cents = dish.price_cents, image_url = dish.image_url } = edit;
  let edited: Dish = { ...dish, section, price_cents, image_url, archived: edit.archived ?? dish.archived };
  edited = retitle(edited, edit, at);
  if (edit.ingredients) edited = replaceIngredients(edited, edit.ingredients, at);
  if (edit.used) edited = replaceComponents(edited, edit.used, at);
  for (const one of edit.claims ?? []) edited = addClaim(edited, one, at);
  for (const one of edit.statements ?? []) edited = state(edited, one, moment);
  if (edit.none_of_the_others) edited = stateOthersAbsent(edited, moment);
  return settleList(confirmIn(edited, edit, at));
}

/**
 * Creates a dish as a copy of another, with the same warnings. Its statements have no date until the restaurant makes
 * them again.
 */
export function copyDish(dish: Dish): Dish {
  const own = dish.statements.filter((one) => !isOfKitchen(one));
  return {
    ...dish,
    statements: own.map((one) => ({ ...one, stated_at: null })),
    variants: dish.variants.map((variant) => ({
      ...variant,
      // It becomes a way of its own, which nobody has chosen.
      id: null,
      statements: variant.statements.map((one) => ({ ...one, stated_at: null })),
      ...nothingConfirmed,
    })),
    ...nothingConfirmed,
    reaction_reports: [],
    unexplained_reports: [],
    archived: false,
  };
}
