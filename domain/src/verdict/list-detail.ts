/**
 * How much a text about ingredients tells.
 * - `label`: everything, and what that is made of, as packages must.
 * - `recipe`: everything that goes in, but not what a bought part is made of.
 * - `line`: what somebody found worth saying, as menus do.
 */
export type ListDetail = 'label' | 'recipe' | 'line';

const amount =
  /\p{N}\s{0,2}(?:cups?|c|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|oz|pounds?|lbs?|cloves?|cans?|g|kg|ml)\b/giu;
const numberedLine = /(?:^|\n)[ \t]{0,8}\p{N}/gu;

/** Things that only those name who name everything: acids, gums, what a starch was made into. */
const additives =
  'salt|sugar|water|dextrose|maltodextrin|enzymes|lecithin|yeast|baking soda|(?:corn|glucose|rice) syrup|(?:soy|sunflower) lecithin|' +
  'natural flavou?r(?:s|ing|ings)?|(?:palm|canola|soybean|vegetable) oil|[a-z]+ (?:gum|acid|phosphate|starch|extract)';
/** Things that are mostly named by those who name everything. */
const basics = 'sea salt|spices?|vinegar|(?:sunflower|olive) oil';

const itemOf = (things: string): RegExp =>
  new RegExp(`(?:^|[,;([:.])\\s{0,3}(?:(?:organic|filtered|cane|and) )?(?:${things})\\s{0,3}(?=[,;.)\\]*]|$)`, 'gi');
const additiveItem = itemOf(additives);
const basicItem = itemOf(basics);
const listInBrackets = /[a-z]\s?[([][^()[\]]{0,200},/i;

function has(text: string, items: RegExp, count: number): boolean {
  items.lastIndex = 0;
  for (let found = 0; found < count; found += 1) if (!items.test(text)) return false;
  return true;
}

const isLabel = (text: string): boolean =>
  listInBrackets.test(text) || has(text, additiveItem, 1) || has(text, basicItem, 2);

/** A menu may name one amount ("8 oz ribeye"), and not two. */
function isRecipe(text: string): boolean {
  const enough = text.includes('\n') ? 1 : 2;
  return has(text, amount, enough) || (enough === 1 && has(text, numberedLine, 1));
}

/** How much a text tells, by its form. Linear in its length. */
export function listDetail(text: string): ListDetail {
  if (isRecipe(text)) return 'recipe';
  if (isLabel(text)) return 'label';
  return text.includes('\n') ? 'recipe' : 'line';
}
