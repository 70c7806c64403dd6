import { ancestorsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';

/**
 * Returns whether an allergen has a line of its own: members are listed under their group, except for the major nine.
 */
export function isOwnLine(allergen: AllergenId, found: ReadonlySet<AllergenId>): boolean {
  return us9.includes(allergen) || !ancestorsOf(allergen).some((group) => found.has(group));
}
