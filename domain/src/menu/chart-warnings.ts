import type { AllergenId } from '../facts/allergens.ts';
import { denies, levelWeight, type Statement } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';

type Said = Pick<Statement, 'allergen' | 'level' | 'source'>;

/** Returns whether a statement is a warning of the chain's chart, which only a newer chart ends. */
export const isChartWarning = ({ source, level }: Said): boolean => source === 'published' && level !== 'absent';

/**
 * Returns what was stated about an allergen by somebody who may withdraw it: neither its kitchen nor a chart that
 * warns.
 */
export const ownStatement = <One extends Said>(statements: readonly One[], allergen: AllergenId): One | undefined =>
  statements.find((one) => one.allergen === allergen && one.source !== 'kitchen' && !isChartWarning(one));

/** Returns what to show as stated about an allergen: the restaurant's own word, else the chart's warning. */
export const shownStatement = <One extends Said>(statements: readonly One[], allergen: AllergenId): One | undefined =>
  ownStatement(statements, allergen) ?? statements.find((one) => one.allergen === allergen && isChartWarning(one));

/** Returns whether a newer chart says at least as much, or denies that it is an ingredient. */
function ends(newer: Statement, warning: Statement): boolean {
  if (newer.source !== 'published' || newer.allergen !== warning.allergen) return false;
  const isLater = Number.isNaN(timeOf(warning.stated_at)) || timeOf(newer.stated_at) >= timeOf(warning.stated_at);
  return isLater && (denies(newer) || levelWeight[newer.level] >= levelWeight[warning.level]);
}

/**
 * Returns whether another chart says more than a warning does, whatever its date: the graver one counts, with its own
 * date.
 */
const outweighs = (other: Statement, warning: Statement): boolean =>
  other.source === 'published' &&
  other.allergen === warning.allergen &&
  levelWeight[other.level] > levelWeight[warning.level];

/**
 * Adds those warnings of an older chart to new statements about a dish that none of them ends or outweighs. A chart
 * that no longer mentions an allergen ends nothing, nor does anybody else's statement. What the older chart denied
 * along with a warning ("no ingredient, traces possible") goes all the same.
 */
export function retainChartWarnings(said: readonly Statement[], before: readonly Statement[]): Statement[] {
  const warnings = before
    .filter((one) => isChartWarning(one) && !said.some((other) => ends(other, one) || outweighs(other, one)))
    .map((one) => (one.ingredient === 'absent' ? { ...one, ingredient: null } : one));
  const isWarned = ({ source, allergen }: Statement): boolean =>
    source === 'published' && warnings.some((one) => one.allergen === allergen);
  return [...said.filter((one) => !isWarned(one)), ...warnings];
}

/**
 * Returns whether a warning of the chain's chart no longer stands. Its end is a change of the dish: whatever anybody
 * denied while it stood has to be stated again.
 */
export function endsChartWarning(before: readonly Statement[], after: readonly Statement[]): boolean {
  const stands = (one: Statement): boolean => isChartWarning(one) && !denies(one);
  const isStill = (warning: Statement) => after.some((one) => one.allergen === warning.allergen && stands(one));
  return before.some((one) => stands(one) && !isStill(one));
}
