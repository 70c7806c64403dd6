import { ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { denies, levelWeight, type Dish, type Instant, type Statement } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { endsChartWarning, retainChartWarnings } from './chart-warnings.ts';

/** Holds what a chain's chart says about one dish. */
export interface ChartOfDish {
  /** The date of the document. */
  readonly at: Instant;
  /** Statements of the source `published`, dated `at`, one for each allergen. Empty if the dish isn't in the chart. */
  readonly statements: readonly Statement[];
  /**
   * Allergens that the place itself has warned of since that date, even if it took that back: an older chart doesn't
   * answer them.
   */
  readonly warnedSince?: readonly AllergenId[] | undefined;
  /** The dish isn't known to be the chain's: it is a namesake, which the chart may warn of and never clear. */
  readonly isNamesake?: boolean | undefined;
  /**
   * It has no list, and counts as changed on the day on which it was first imported, although nobody says that it
   * changed then.
   */
  readonly isUnchanged?: boolean | undefined;
}

const isPublished = ({ source }: Statement): boolean => source === 'published';

/** Tells whether the place itself made a statement, or somebody vouches for it as the place's. */
const isOwn = ({ source }: Statement): boolean => source === 'restaurant' || source === 'import';

/** Returns what is left of a statement that may not deny. */
function withoutDenial(one: Statement): Statement[] {
  if (one.level === 'absent') return [];
  const { ingredient: _, ...warning } = one;
  return [warning];
}

/**
 * Returns the allergens that the chart may not deny of this dish: those that the place states itself, because its own
 * statement stands first, and whatever it warns of, with groups and members.
 */
function answeredByPlace(dish: Dish, warnedSince: readonly AllergenId[]): ReadonlySet<AllergenId> {
  const own = dish.statements.filter(isOwn);
  const warned = [...own.filter(({ level }) => level !== 'absent').map(({ allergen }) => allergen), ...warnedSince];
  return new Set([
    ...own.map(({ allergen }) => allergen),
    ...warned.flatMap((allergen) => [allergen, ...ancestorsOf(allergen), ...descendantsOf(allergen)]),
  ]);
}

/**
 * Returns whether no denial by others, nor of another chart, would hold again if the dish counted as changed on this
 * day and not later. Whoever denied something before the dish was there may have meant another dish.
 */
function revivesNothing(dish: Dish, at: Instant): boolean {
  const changed = timeOf(dish.ingredients_changed_at);
  const isRevived = (one: Statement): boolean => {
    const said = timeOf(one.stated_at);
    return denies(one) && !(isPublished(one) && said === timeOf(at)) && said >= timeOf(at) && said < changed;
  };
  return !dish.statements.some(isRevived);
}

/**
 * An ended warning is a change of the dish: what others stated before the document's date has to be confirmed again.
 * Without a list, no ingredient can be newer than the first statement about the dish.
 */
function changedAt(
  dish: Dish,
  published: readonly Statement[],
  { at, isUnchanged = false }: ChartOfDish,
): Instant | null {
  if (isUnchanged && published.some((one) => denies(one) && one.stated_at === at) && revivesNothing(dish, at))
    return at;
  const hasEnded = endsChartWarning(dish.statements, published);
  const before = dish.ingredients_changed_at;
  return hasEnded && !(timeOf(before) > timeOf(at)) ? at : before;
}

/**
 * Applies the chain's current chart to one of its dishes, in the chart or not. All that an older chart denied is gone. Its
 * warnings stay unless this one denies them. Nobody else's statement changes. Applying it again changes nothing.
 */
export function followChart(dish: Dish, chart: ChartOfDish): Dish {
  const { statements, warnedSince = [], isNamesake = false } = chart;
  const answered = answeredByPlace(dish, warnedSince);
  const said = statements.flatMap((one) =>
    denies(one) && (isNamesake || answered.has(one.allergen)) ? withoutDenial(one) : [one],
  );
  const published = retainChartWarnings(said, dish.statements);
  return {
    ...dish,
    statements: [...published, ...dish.statements.filter((one) => !isPublished(one))],
    ingredients_changed_at: changedAt(dish, published, chart),
  };
}

/**
 * Applies the chain's current chart to a dish that people at its place made, named or edited, or whose place has joined the
 * chain since: all that it warns of counts, and it denies only what it already denied of the dish.
 */
export function warnByChart(dish: Dish, chart: ChartOfDish): Dish {
  const isHeld = (one: Statement) =>
    dish.statements.some(
      (known) =>
        isPublished(known) &&
        denies(known) &&
        known.allergen === one.allergen &&
        levelWeight[known.level] <= levelWeight[one.level] &&
        timeOf(known.stated_at) === timeOf(one.stated_at) &&
        (known.address ?? null) === (one.address ?? null),
    );
  const statements = chart.statements.flatMap((one) => (denies(one) && !isHeld(one) ? withoutDenial(one) : [one]));
  return followChart(dish, { ...chart, statements });
}

/** Says which chart is taken back. */
export interface Withdrawal {
  /** The date of the document. */
  readonly at: Instant;
  readonly address?: string | null | undefined;
  readonly byMistake: boolean;
}

/**
 * Takes back a chart, which ends everything that any chart denied. Warnings stay, unless it was recorded by mistake.
 * Then its own warnings go as well, and whoever denied something that it spoke of, or a relative of it, has to confirm
 * that, because the chart may have ended an older chart's warning.
 */
export function withdrawChart(dish: Dish, { at, address, byMistake }: Withdrawal): Dish {
  const published = dish.statements.filter(isPublished);
  const others = dish.statements.filter((one) => !isPublished(one));
  if (!byMistake) return { ...dish, statements: [...published.flatMap(withoutDenial), ...others] };
  const isOfChart = (one: Statement) =>
    timeOf(one.stated_at) === timeOf(at) && (one.address ?? null) === (address ?? null);
  const doubtful = new Set(
    published.flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen), ...descendantsOf(allergen)]),
  );
  return {
    ...dish,
    statements: [
      ...published.filter((one) => !isOfChart(one)).flatMap(withoutDenial),
      ...others.map((one) => (denies(one) && doubtful.has(one.allergen) ? { ...one, stated_at: null } : one)),
    ],
  };
}
