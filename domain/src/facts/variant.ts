import { absenceCovers, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import { changedWithin, reachedFrom } from './component.ts';
import { addedToWay, changedWithinAdded } from './way-components.ts';
import { denies, type Component, type Dish, type DishVariant, type Instant, type Statement } from './dish.ts';
import { timeOf } from './instants.ts';
import { normalise } from '../reading/normalise.ts';
import { parseIngredients, readText } from '../reading/parse-ingredients.ts';

/** A dish may have at most this many variants, and a variant may leave out or add at most this many ingredients. */
export const variantsAtMost = 12;
export const changesAtMost = 10;

/**
 * Returns the id of a way among those of its dish, which doesn't depend on its name. A way that was stored before ways
 * had ids goes by its name.
 */
export const idOfWay = ({ id, name }: Pick<DishVariant, 'id' | 'name'>): string => id ?? name;

/** Returns the ingredients of the list that a variant leaves in, then those that it adds. */
export function ingredientsOf(dish: Pick<Dish, 'ingredients'>, variant: Pick<DishVariant, 'leaves_out' | 'adds'>) {
  const out = new Set(variant.leaves_out.map(normalise));
  return [...dish.ingredients.filter((text) => !out.has(normalise(text))), ...variant.adds];
}

/**
 * Returns the allergens that texts name, with groups and members: leaving out almonds leaves out the tree nuts that
 * they bring.
 */
function namedBy(texts: readonly string[]): ReadonlySet<AllergenId> {
  const found = texts.flatMap((text) => parseIngredients(text));
  const own = found.flatMap(({ implies }) => implies.map(({ allergen }) => allergen));
  return new Set(own.flatMap((one) => [one, ...ancestorsOf(one), ...descendantsOf(one)]));
}

/** Returns the newer of two dates; `null` if both are missing. */
export const newer = (one: Instant | null, other: Instant | null): Instant | null => {
  if (one === null || other === null) return one ?? other;
  // An unreadable date is newer than any, so that nothing clears.
  return timeOf(other) <= timeOf(one) || Number.isNaN(timeOf(one)) ? one : other;
};

/**
 * Returns when what a way leaves out and adds last changed, or a component that it adds. Earlier statements about the
 * way no longer clear.
 */
export const wayChangedAt = (variant: DishVariant): Instant | null =>
  newer(variant.changed_at, changedWithinAdded(variant));

/**
 * Returns the date since which statements about a dish's ways clear: when the dish's content last changed, or a warning
 * of it ended.
 */
export const waysChangedAt = (dish: Dish): Instant | null => newer(changedWithin(dish), dish.warnings_ended_at);

/** A date that is older than a change isn't about what there is now. */
const notBefore = (instant: Instant | null, change: Instant | null): Instant | null =>
  change === null || timeOf(instant) >= timeOf(change) ? instant : null;

const escaped = (text: string): string => text.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** In a description, these words may speak of more than what is in the dish. */
const shared = /\b(?:same|shared|oil|fryer|surface|kitchen|facility|traces?|also|too)\b/i;

/**
 * Takes what is left out of a description, where it stands word for word: "topped with crushed peanuts". If that would
 * remove more than plain ingredients (a "may contain", another food), the description stays as it is.
 */
export function withoutWords(description: string, texts: readonly string[]): string {
  return texts.reduce((text, words) => {
    if (normalise(words) === '') return text;
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, 'giu');
    const shorter = text.replace(pattern, ' . ');
    // If words occur twice, or beside something shared, they may mean something else that stays.
    if (text.match(pattern)?.length !== 1 || shared.test(text)) return text;
    const spans = [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length] as const);
    const [before, after] = [readText(text).findings, readText(shorter).findings];
    const goes = before.filter(({ start, end }) => spans.some(([from, until]) => start < until && end > from));
    const isPlain = goes.every(
      ({ start, end, trace, implies }) =>
        !trace &&
        implies.every(({ presence }) => presence !== 'possible') &&
        spans.some(([from, until]) => start >= from && end <= until),
    );
    const nameOf = ({ ingredient, words: written, implies }: (typeof before)[number]) =>
      JSON.stringify([ingredient.id, written, implies]);
    const left = new Set(after.map(nameOf));
    const stays = before.filter((one) => !goes.includes(one)).every((one) => left.has(nameOf(one)));
    return isPlain && stays ? shorter : text;
  }, description);
}

/**
 * Returns what the dish is made with if the components of these names are left out: another component may still be in
 * both.
 */
export function withoutComponents(
  { uses, components }: Pick<Dish, 'uses' | 'components'>,
  names: readonly string[],
): Pick<Dish, 'uses' | 'components'> {
  const out = new Set(names.map(normalise));
  const isOut = ({ name }: Component) => out.has(normalise(name));
  const ids = new Set(components.filter(isOut).map(({ id }) => id));
  const left = uses.filter((id) => !ids.has(id));
  return { uses: left, components: reachedFrom(left, components) };
}

/** Returns the components of the dish made this way: those that stay in, and those that the way adds. */
function componentsOf(dish: Dish, variant: DishVariant): Pick<Dish, 'uses' | 'components'> {
  const left = withoutComponents(dish, variant.leaves_out);
  const added = addedToWay(variant);
  if (added.uses.length === 0) return left;
  const uses = [...new Set([...left.uses, ...added.uses])].toSorted((one, other) => one - other);
  return { uses, components: reachedFrom(uses, [...dish.components, ...added.components]) };
}

/** A claim denies nothing, because nobody vouches for it. */
const isAbsence = (one: Statement): boolean => denies(one) && one.source !== 'claimed' && one.source !== 'kitchen';

/**
 * Returns the dish as a record of its own, made in this way. It takes from the dish only what warns:
 * - what is left out goes from the list and, word for word, from the description; the name stays as it is;
 * - that the dish contains something falls only where what is left out brings it, and the restaurant stated since that
 *   the dish made so is without it;
 * - traces, estimates and reports stay; nothing that was stated absent of the dish is absent of the variant.
 * What it adds of components is in it as a dish's own are in the dish.
 */
export function asVariant(dish: Dish, variant: DishVariant): Dish {
  const made = componentsOf(dish, variant);
  const ownChange = wayChangedAt(variant);
  const changedAt = newer(waysChangedAt(dish), ownChange);
  const stays = new Set(made.components.map(({ id }) => id));
  const gone = dish.components.filter(({ id }) => !stays.has(id));
  const out = namedBy([...variant.leaves_out, ...gone.flatMap(({ ingredients }) => ingredients)]);
  const absences = variant.statements.filter(
    (one) => isAbsence(one) && (changedAt === null || timeOf(one.stated_at) >= timeOf(changedAt)),
  );
  const isLeftOut = ({ allergen, stated_at, source, arrived }: Statement): boolean =>
    out.has(allergen) &&
    // For the dish itself, only the restaurant or a newer chart ends what arrived in a file or what a chart says.
    source !== 'published' &&
    arrived !== true &&
    absences.some(
      (one) =>
        (one.source === 'restaurant' || one.source === source) &&
        absenceCovers(one.allergen, allergen) &&
        (stated_at === null || timeOf(one.stated_at) >= timeOf(stated_at)),
    );
  const warnings = dish.statements.flatMap((one): Statement[] => {
    if (one.level === 'absent' || (one.level === 'contains' && isLeftOut(one))) return [];
    return [{ ...one, ingredient: null }];
  });
  return {
    ...dish,
    ...made,
    variants: [],
    description: withoutWords(dish.description, variant.leaves_out),
    ingredients: ingredientsOf(dish, variant),
    price_cents: variant.price_cents ?? dish.price_cents,
    ingredients_changed_at: changedAt,
    ingredients_complete_at: variant.ingredients_complete_at,
    cross_contact_stated_at: notBefore(variant.cross_contact_stated_at, ownChange),
    statements: [...warnings, ...variant.statements.filter(({ source }) => source !== 'kitchen')],
  };
}
