import { ancestorsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';

/** Whether an allergen is said by itself: members stand under their group, but each of the nine is its own. */
export function isOwnLine(allergen: AllergenId, found: ReadonlySet<AllergenId>): boolean {
  return us9.includes(allergen) || !ancestorsOf(allergen).some((group) => found.has(group));
}
