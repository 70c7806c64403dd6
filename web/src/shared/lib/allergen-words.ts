import { allergens, findAllergen, describeAllergen } from '@clearplate/domain/facts/allergens';
import { t, tIfKnown } from '../../translations/t.ts';

/** Returns an allergen's name inside a sentence, such as "tree nuts". */
export const wordOfAllergen = (id: string): string => describeAllergen(id, t);

/** Returns an allergen's label for a heading, such as "Gluten". */
export const nameOfAllergen = (id: string): string => tIfKnown(findAllergen(id)?.label ?? id);

/** Returns its label for a checkbox, which says what a broad one covers. */
export const longNameOfAllergen = (id: string): string => tIfKnown(findAllergen(id)?.longLabel ?? id);

/** Returns the label for a name as the server sends it. */
export function labelOfName(name: string): string {
  const known = allergens.find((one) => one.name === name);
  return known === undefined ? tIfKnown(name) : nameOfAllergen(known.id);
}
