import type { Dish, DishVariant, Instant, Statement } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { normalise } from '../reading/normalise.ts';

const weigh = ({ level, ingredient }: Statement): number =>
  level === 'contains' ? 3 : level === 'absent' ? 0 : ingredient === 'absent' ? 1 : 2;

const isWarning = ({ level }: Statement): boolean => level !== 'absent';

/** What is said of a dish, and of what is in it. */
const saidWithin = ({ statements, components }: Dish): readonly Statement[] => [
  ...statements,
  ...components.flatMap((one) => one.statements),
];

/** Returns whether anything that the dish was said to contain or may contain is said no longer, or more weakly. */
function endsWarning(before: Dish, after: Dish): boolean {
  const said = saidWithin(after);
  return saidWithin(before).some(
    (one) => isWarning(one) && !said.some((other) => other.allergen === one.allergen && weigh(other) >= weigh(one)),
  );
}

const datedNoEarlier = (one: Statement, other: Statement): boolean =>
  other.stated_at === null || timeOf(one.stated_at) >= timeOf(other.stated_at);

/**
 * Returns whether a warning goes on in the ways to make the dish. A way has all that the dish may contain, whoever says it,
 * and of what it contains only what nothing stated of the way is newer than: so that "contains" stands for no "may contain", nor
 * an older one for a newer.
 */
const goesOnInWays = (one: Statement, after: Dish): boolean =>
  after.statements.some(
    (other) =>
      other.allergen === one.allergen &&
      other.level === one.level &&
      (one.level === 'may_contain' ||
        (other.source === one.source &&
          datedNoEarlier(other, one) &&
          (other.arrived === true || one.arrived !== true))),
  );

/** Takes the day from what a way was said to be before, and wasn't by this very change. */
function wearWay(way: DishVariant, was: DishVariant | undefined, at: Instant): DishVariant {
  const isOld = (one: Statement) => was?.statements.some((known) => JSON.stringify(known) === JSON.stringify(one));
  const isNewer = way.changed_at !== null && !(timeOf(way.changed_at) <= timeOf(at));
  return {
    ...way,
    changed_at: isNewer ? way.changed_at : at,
    cross_contact_stated_at:
      way.cross_contact_stated_at === was?.cross_contact_stated_at ? null : way.cross_contact_stated_at,
    statements: way.statements.map((one) =>
      isOld(one) && !(timeOf(one.stated_at) < timeOf(at)) ? { ...one, stated_at: null } : one,
    ),
  };
}

/**
 * Returns the dish as it is to be stored after `before`, so that a warning's end uncovers nothing that was said while it stood:
 * - the ways to make the dish count as changed, and what was stated of them, by another clock too, has to be stated again;
 * - what was said about cross-contact stood beside the warning, so that it doesn't say "no traces" of what it warned of.
 * What this very change states holds.
 */
export function followEndedWarnings(before: Dish, after: Dish, at: Instant): Dish {
  const ends = endsWarning(before, after);
  const isOld = after.cross_contact_stated_at === before.cross_contact_stated_at;
  const followed = ends && isOld ? { ...after, cross_contact_stated_at: null } : after;
  const endsInWays = ends || before.statements.some((one) => isWarning(one) && !goesOnInWays(one, after));
  if (after.variants.length === 0 || !endsInWays) return followed;
  const known = new Map(before.variants.map((one) => [normalise(one.name), one]));
  return {
    ...followed,
    variants: after.variants.map((one) => wearWay(one, known.get(normalise(one.name)), at)),
  };
}
