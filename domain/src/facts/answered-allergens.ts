import { allergens, ancestorsOf, descendantsOf, us9, type AllergenId } from './allergens.ts';
import type { Statement } from './dish.ts';

/**
 * Returns the allergens that a restaurant answers for on each dish, in the catalogue's order: the nine of US law, which
 * nobody can take off, and what it `chose` besides. Until it chooses, that is gluten where it is `stated` of any dish.
 */
export function answeredAllergens(
  chosen: readonly AllergenId[] | null,
  stated: ReadonlySet<AllergenId>,
): readonly AllergenId[] {
  const added = new Set<AllergenId>(chosen ?? (stated.has('gluten') ? ['gluten'] : []));
  return allergens.filter(({ id, group }) => group === 'us9' || added.has(id)).map(({ id }) => id);
}

type Said = Pick<Statement, 'allergen' | 'level'>;

/**
 * Returns the allergens about which nothing warns: no statement about the allergen itself, nor about a member or a
 * group of it. Beside "contains wheat", gluten is not one of them.
 */
export function withoutWarning(ids: readonly AllergenId[], statements: Iterable<Said>): AllergenId[] {
  const warned = new Set([...statements].filter(({ level }) => level !== 'absent').map(({ allergen }) => allergen));
  return ids.filter((id) => ![id, ...descendantsOf(id), ...ancestorsOf(id)].some((related) => warned.has(related)));
}

/** Returns whether these statements answer for an allergen: it is stated itself, or a member of it is contained. */
export function isAnswered(id: AllergenId, statements: readonly Said[]): boolean {
  return statements.some(
    ({ allergen, level }) => allergen === id || (level === 'contains' && descendantsOf(id).includes(allergen)),
  );
}

/** Returns the allergens of the Big 9 that "none of the others" covers. */
export const othersOfTheNine = (statements: Iterable<Said>): AllergenId[] => withoutWarning(us9, statements);
