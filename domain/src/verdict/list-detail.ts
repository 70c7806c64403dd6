/**
 * Says how complete a text about ingredients is.
 * - `label`: everything, including sub-ingredients, as packages must.
 * - `recipe`: everything that goes in, but not what a bought ingredient is made of.
 * - `line`: what the writer chose to mention, as menus do.
 */
export type ListDetail = 'label' | 'recipe' | 'line';

const amount =
  /\p{N}\s{0,2}(?:cups?|c|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|oz|pounds?|lbs?|cloves?|cans?|g|kg|ml)\b/giu;
const numberedLine = /(?:^|\n)[ \t]{0,8}\p{N}/gu;

/** Only complete lists name additives such as acids, gums and modified starches. */
const additives =
  'salt|sugar|water|dextrose|maltodextrin|enzymes|lecithin|yeast|baking soda|(?:corn|glucose|rice) syrup|(?:soy|sunflower) lecithin|' +
  'natural flavou?r(?:s|ing|ings)?|(?:palm|canola|soybean|vegetable) oil|[a-z]+ (?:gum|acid|phosphate|starch|extract)';
/** Mostly complete lists name these ingredients. */
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

/** A menu may give one amount ("8 oz ribeye"), but not two. */
function isRecipe(text: string): boolean {
  const enough = text.includes('\n') ? 1 : 2;
  return has(text, amount, enough) || (enough === 1 && has(text, numberedLine, 1));
}

/** Returns how complete a text is, judging by its form, in time linear in its length. */
export function listDetail(text: string): ListDetail {
  if (isRecipe(text)) return 'recipe';
  if (isLabel(text)) return 'label';
  return text.includes('\n') ? 'recipe' : 'line';
}
