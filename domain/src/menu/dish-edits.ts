import { ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { othersOfTheNine } from '../facts/answered-allergens.ts';
import {
  isOfKitchen,
  type Component,
  levelWeight,
  type Statement,
  type Dish,
  type DishVariant,
  type Instant,
  type StatementLevel,
  type StatementSource,
} from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { withWayComponents } from '../facts/way-components.ts';
import { asStored } from '../facts/stock-reasons.ts';
import { normalise } from '../reading/normalise.ts';
import { isChartWarning } from './chart-warnings.ts';

/** The restaurant states this about one allergen. */
export interface Declaration {
  readonly allergen: AllergenId;
  readonly level: StatementLevel;
  readonly source: StatementSource;
  readonly reason?: string | undefined;
  /** It is no ingredient. Only with `may_contain`. */
  readonly ingredient?: 'absent' | undefined;
  /** Statements made together share this act. */
  readonly act?: string | undefined;
}

const notAfter = (instant: Instant | null, at: Instant): Instant | null =>
  timeOf(instant) < timeOf(at) ? instant : null;

const datedBefore = (statements: readonly Statement[], at: Instant): Statement[] =>
  statements.map((one) => ({ ...one, stated_at: notAfter(one.stated_at, at) }));

const wayBefore = (variant: DishVariant, at: Instant): DishVariant => ({
  ...variant,
  ingredients_complete_at: notAfter(variant.ingredients_complete_at, at),
  statements: datedBefore(variant.statements, at),
});

/**
 * Removes the date from what was stated at `at` or later, of the dish and of the ways to make it, because another clock
 * set it.
 */
const datedBeforeAll = (record: Dish, at: Instant): Dish => ({
  ...record,
  ingredients_complete_at: notAfter(record.ingredients_complete_at, at),
  statements: datedBefore(record.statements, at),
  variants: record.variants.map((variant) => wayBefore(variant, at)),
});

/**
 * Marks the ingredients as changed, including those of the ways to make the dish. A statement with that very date, or a
 * later one from another clock, loses its date, because it can't be about the new ingredients.
 */
function changed(record: Dish, ingredients: readonly string[], at: Instant): Dish {
  const before = record.ingredients_changed_at;
  return {
    ...datedBeforeAll(record, at),
    ingredients,
    ingredients_changed_at: before !== null && timeOf(before) > timeOf(at) ? before : at,
  };
}

/** Appends an ingredient, so that earlier statements no longer clear. A blank or repeated one changes nothing. */
export function addIngredient(record: Dish, ingredient: string, at: Instant): Dish {
  const form = normalise(ingredient);
  if (form === '' || record.ingredients.some((known) => normalise(known) === form)) return record;
  return changed(record, [...record.ingredients, ingredient.trim()], at);
}

/** Removes an ingredient in any spelling, so that earlier statements no longer clear. */
export function removeIngredient(record: Dish, ingredient: string, at: Instant): Dish {
  const form = normalise(ingredient);
  const left = record.ingredients.filter((known) => normalise(known) !== form);
  return left.length === record.ingredients.length ? record : changed(record, left, at);
}

/**
 * Replaces the list, without blanks and repetitions. Unless only the order changes, earlier statements no longer clear.
 */
export function replaceIngredients(record: Dish, ingredients: readonly string[], at: Instant): Dish {
  const byForm = new Map<string, string>();
  for (const text of ingredients) {
    const form = normalise(text);
    if (form !== '' && !byForm.has(form)) byForm.set(form, text.trim());
  }
  const list = [...byForm.values()];
  const isSame = JSON.stringify(list.toSorted()) === JSON.stringify(record.ingredients.toSorted());
  return isSame ? { ...record, ingredients: list } : changed(record, list, at);
}

/** Holds the components that a dish is to name, and those together with what is in them. */
export type UsedComponents = Pick<Dish, 'uses' | 'components'>;

/** Names other components, which changes the dish as other ingredients do. */
export function replaceComponents(record: Dish, { uses, components }: UsedComponents, at: Instant): Dish {
  const ids = [...new Set(uses)].toSorted((one, other) => one - other);
  if (JSON.stringify(ids) === JSON.stringify(record.uses.toSorted((one, other) => one - other))) return record;
  return { ...changed(record, record.ingredients, at), uses: ids, components };
}

/**
 * Replaces the dish's components by what they are now. Statements dated after the change must come from another clock,
 * and aren't about the current content; earlier ones are older than the components' change. `ofWays` are the components
 * that the ways to make the dish add, with what is in them: they affect only the ways.
 */
export function followComponents(
  record: Dish,
  components: readonly Component[],
  at: Instant,
  ofWays: readonly Component[] = [],
): Dish {
  const has = (all: readonly Component[] = []) => JSON.stringify(all.map((one) => one.ingredients_changed_at));
  const followed = withWayComponents(record, ofWays);
  const variants = followed.variants.map((way, index) =>
    has(record.variants[index]?.components) === has(way.components)
      ? way
      : { ...wayBefore(way, at), cross_contact_stated_at: notAfter(way.cross_contact_stated_at, at) },
  );
  const now = { ...followed, variants, components };
  return has(record.components) === has(components) ? now : datedBeforeAll(now, at);
}

/** Makes earlier statements need confirmation, as a change of the ingredients does. */
export function unconfirm(record: Dish, at: Instant): Dish {
  return changed(record, record.ingredients, at);
}

/** "No tree nuts" must not outlive the almond that contradicted it, nor may statements about relatives clear it. */
function unsettle(statements: readonly Statement[], allergen: AllergenId): Statement[] {
  const groups = ancestorsOf(allergen);
  const related = new Set<AllergenId>([...groups, ...descendantsOf(allergen)]);
  // A chart's "traces, but no ingredient" stays as a warning, and must not clear what the restaurant just withdrew.
  const isSpecified = (id: AllergenId): boolean => id === allergen || related.has(id);
  return statements
    .filter((one) => one.level !== 'absent' || !related.has(one.allergen))
    .map((one) => {
      const isDoubtful = groups.includes(one.allergen) || (one.ingredient === 'absent' && isSpecified(one.allergen));
      return isDoubtful ? { ...one, stated_at: null } : one;
    });
}

/** A chart's warning stands beside whatever the restaurant states: only a newer chart ends it. */
const isRestaurants = (one: Statement): boolean => !isOfKitchen(one) && !isChartWarning(one);

/**
 * Withdraws what the restaurant stated about an allergen. With a "contains" or "may contain", the absences of its
 * groups and members go too, and other statements about its groups lose their dates, so that a withdrawal never leads
 * straight to "No X declared".
 */
export function withdraw(record: Dish, allergen: AllergenId): Dish {
  const isWithdrawn = (one: Statement) => one.allergen === allergen && isRestaurants(one);
  const left = record.statements.filter((one) => !isWithdrawn(one));
  if (left.length === record.statements.length) return record;
  const warned = record.statements.some((one) => isWithdrawn(one) && one.level !== 'absent');
  return { ...record, statements: warned ? unsettle(left, allergen) : left };
}

/** States one allergen, replacing what the restaurant stated before. If it is weaker than before, it counts as a withdrawal too. */
export function declare(record: Dish, declaration: Declaration, at: Instant): Dish {
  const { allergen, level, source, reason, ingredient, act } = declaration;
  const isPossible = level === 'may_contain';
  const statement: Statement = {
    allergen,
    level,
    source,
    stated_at: at,
    ...(act !== undefined && { act }),
    ...(isPossible && reason !== undefined && { reason: asStored(reason) }),
    ...(isPossible && ingredient !== undefined && { ingredient }),
  };
  const isReplaced = (one: Statement) => one.allergen === allergen && isRestaurants(one);
  const weaker = record.statements.some((one) => isReplaced(one) && levelWeight[one.level] > levelWeight[level]);
  const before = weaker ? withdraw(record, allergen).statements : record.statements.filter((one) => !isReplaced(one));
  return { ...record, statements: [...before, statement] };
}

/** A file warns of this, and nobody has vouched for it. */
export interface Claim {
  readonly allergen: AllergenId;
  readonly level: 'contains' | 'may_contain';
  readonly reason?: string | undefined;
  /** The date of the file, if it has one. */
  readonly stated_at: Instant | null;
  /** The file came by itself: its warnings stay beside what later imports say. */
  readonly arrived?: true | undefined;
}

/** Returns whether no later import takes a statement away. */
const outlastsImports = ({ source, arrived }: Statement): boolean => source === 'restaurant' || arrived === true;

/**
 * Adds a file's warning beside whatever is stated. It takes nothing away, and adds nothing where the restaurant, or an
 * earlier file, already says as much. Where only an import says as much and the file came by itself, it is noted as
 * well, because the next import may no longer say so.
 */
export function claim(record: Dish, { allergen, level, reason, stated_at, arrived }: Claim): Dish {
  const saysAsMuch = (one: Statement) =>
    one.allergen === allergen &&
    isRestaurants(one) &&
    levelWeight[one.level] >= levelWeight[level] &&
    // "Traces, but no ingredient" is less than "may contain".
    (one.level === 'contains' || one.ingredient !== 'absent');
  const asMuch = record.statements.filter(saysAsMuch);
  if (arrived === true ? asMuch.some(outlastsImports) : asMuch.length > 0) return record;
  // A file of an import claims as much: its claim stays.
  const claimed = asMuch.find(({ source }) => source === 'claimed');
  if (claimed)
    return {
      ...record,
      statements: record.statements.map((one) => (one === claimed ? { ...one, arrived: true } : one)),
    };
  const isPossible = level === 'may_contain';
  const before = record.statements.find((one) => one.allergen === allergen && one.source === 'claimed');
  const statement: Statement = {
    allergen,
    level,
    source: 'claimed',
    stated_at,
    ...(isPossible && reason !== undefined && { reason: asStored(reason) }),
    ...((arrived === true || before?.arrived === true) && { arrived: true }),
  };
  const others = record.statements.filter((one) => one.allergen !== allergen || one.source !== 'claimed');
  return { ...record, statements: [...others, statement] };
}

/**
 * States absent, as "none of the other eight", those of the Big 9 about which nothing is declared, nor about a member
 * or a group. It says nothing about gluten, molluscs, coconut or chestnut.
 */
export function declareNoneOfTheOthers(record: Dish, source: StatementSource, at: Instant): Dish {
  return othersOfTheNine(record.statements).reduce(
    (before, allergen) => declare(before, { allergen, level: 'absent', source }, at),
    record,
  );
}

export function confirmIngredientsComplete(record: Dish, at: Instant): Dish {
  return { ...record, ingredients_complete_at: at };
}

/** Drops the confirmation of a list that changed afterwards or is empty. */
export function settleList(record: Dish): Dish {
  const { ingredients_complete_at: at, ingredients_changed_at: changedAt } = record;
  const holds =
    at !== null &&
    record.ingredients.length + record.uses.length > 0 &&
    (changedAt === null || timeOf(at) >= timeOf(changedAt));
  return holds || at === null ? record : { ...record, ingredients_complete_at: null };
}

/** States that the restaurant has fully stated its cross-contact. */
export function stateCrossContact(record: Dish, at: Instant): Dish {
  return { ...record, cross_contact_stated_at: at };
}
