import type { CartLine } from '@clearplate/contract/cart';
import { pathOfWay } from '../../entities/dish/path-of-way.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { spokenLanguage } from '../../translations/t.ts';
import { type Preparation, describePreparation, describeOrderedDish } from '../../translations/way-words.ts';
import type { Language } from '../../translations/languages.ts';

type Named = Pick<CartLine, 'dish_id' | 'dish_name' | 'variant'>;

/** Names a line: the dish, and the restaurant's name of the way to make it. */
export const nameOfLine = ({ dish_name, variant }: Pick<Named, 'dish_name' | 'variant'>): string =>
  variant ? `${dish_name}, ${variant.name}` : dish_name;

export const pathOfLine = ({ dish_id, variant }: Named): string => pathOfWay(dish_id, variant?.id);

/** Says how it is made in the language of the interface. */
export const describeWay = (way: Preparation): string => describePreparation(way, spokenLanguage(), wordOfAllergen);

/** Returns a line as it is ordered, starting with how it is made. */
export const describeOrderedLine = (line: Named & Pick<CartLine, 'quantity'>, language: Language): string =>
  describeOrderedDish(
    { name: line.dish_name, quantity: line.quantity, way: line.variant },
    language,
    language === spokenLanguage() ? wordOfAllergen : undefined,
  );
