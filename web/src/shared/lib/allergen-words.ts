import { findAllergen, sayAllergen } from '@clearplate/domain/facts/allergens';
import { say, sayIfKnown } from '../../translations/say.ts';

/** An allergen inside a sentence: "tree nuts". */
export const wordOfAllergen = (id: string): string => sayAllergen(id, say);

/** An allergen as a heading or a tick box says it: "Tree nuts". */
export const nameOfAllergen = (id: string): string => sayIfKnown(findAllergen(id)?.name ?? id);
