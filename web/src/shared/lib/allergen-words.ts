import { findAllergen, describeAllergen } from '@clearplate/domain/facts/allergens';
import { t, tIfKnown } from '../../translations/t.ts';

/** An allergen inside a sentence: "tree nuts". */
export const wordOfAllergen = (id: string): string => describeAllergen(id, t);

/** An allergen as a heading or a tick box says it: "Tree nuts". */
export const nameOfAllergen = (id: string): string => tIfKnown(findAllergen(id)?.name ?? id);
