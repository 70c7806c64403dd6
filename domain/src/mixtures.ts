import { parseIngredients } from './parse-ingredients.ts';

/** Whether one of the texts names a mixture of which nobody says what is in it: "kimchi", "spices", "hot dog". */
export function nameMixture(texts: readonly string[]): boolean {
  return texts.some((text) => parseIngredients(text).some(({ ingredient }) => ingredient.mixture));
}
