import { findAllergen, describeAllergen } from '@clearplate/domain/facts/allergens';
import { t, tIfKnown } from '../../translations/t.ts';

/** Returns an allergen's name inside a sentence, such as "tree nuts". */
export const wordOfAllergen = (id: string): string => describeAllergen(id, t);

/** Returns an allergen's name for a heading or a checkbox, such as "Tree nuts". */
export const nameOfAllergen = (id: string): string => tIfKnown(findAllergen(id)?.name ?? id);
