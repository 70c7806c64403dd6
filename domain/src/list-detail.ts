/**
 * How much a text about ingredients tells.
 * - `label`: everything, and what that is made of, as packages must.
 * - `recipe`: everything that goes in, but not what a bought part is made of.
 * - `line`: what somebody found worth saying, as menus do.
 */
export type ListDetail = 'label' | 'recipe' | 'line';

const amount =
  /(?:^|\n)[ \t]{0,8}\p{N}|\p{N}\s{0,2}(?:cups?|c|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|oz|pounds?|lbs?|cloves?|cans?|g|kg|ml)\b/iu;

/** Things that are named alone only by who names all: water, sugar, acids, starches. */
const basics =
  'salt|sugar|water|yeast|dextrose|maltodextrin|enzymes|spices?|lecithin|baking soda|corn syrup|glucose syrup|soy lecithin|' +
  'natural flavou?r(?:s|ing|ings)?|(?:palm|canola|soybean|sunflower|vegetable) oil|[a-z]+ (?:gum|acid|phosphate|starch|powder)';
const basicItem = new RegExp(
  `(?:^|[,;([:.])\\s{0,3}(?:(?:sea|organic|filtered|cane|and) )?(?:${basics})\\s{0,3}(?:[,;.)\\]*]|$)`,
  'i',
);
const listInBrackets = /[a-z]\s?[([][^()[\]]{0,200},/i;

/** How much a text tells, by its form. Linear in its length. */
export function listDetail(text: string): ListDetail {
  if (amount.test(text)) return 'recipe';
  if (basicItem.test(text) || listInBrackets.test(text)) return 'label';
  return text.includes('\n') ? 'recipe' : 'line';
}
