import type { AllergenId } from '../facts/allergens.ts';

/** Plants whose oil is exempt from the law where it is highly refined: of FALCPA, section 201(qq)(2). */
const plants: readonly (readonly [AllergenId, RegExp])[] = [
  ['soybeans', /soy|soja/i],
  ['peanuts', /peanut|groundnut|arachis|cacahuate|\bman[ií]\b/i],
  ['almond', /almond/i],
  ['walnut', /walnut/i],
];
const plantAlone =
  /^(?:(?:organic|non-gmo|hydrogenated|fully|partially) )*(?:soy|soya|soybean|peanut|groundnut|arachis)$/i;
/** What holds anything else besides, by its name ("garlic peanut oil"), is asked about as what it is. */
const plainOil =
  /^(?:(?:organic|non-gmo|fully|partially|highly|(?:un)?refined|hydrogenated|pure|cold|expeller|pressed|liquid|fry(?:ing)?|vegetable|canola|soy(?:a|beans?)?|soja|peanuts?|groundnuts?|arachis|cacahuate|man[ií]|almonds?|walnuts?|oils?|shortenings?|aceite|huile|de)[^a-z]*)+$/i;
const oil = /oil|shortening|aceite|huile/i;

/** Returns of what plants an oil is: `[]` if it isn't one that the law exempts where it is highly refined. */
export function plantsOfOil(opaque: string): readonly AllergenId[] {
  const words = opaque.trim();
  const isOne = plantAlone.test(words) || (oil.test(words) && plainOil.test(words));
  return isOne ? plants.flatMap(([plant, name]) => (name.test(words) ? [plant] : [])) : [];
}

/**
 * Returns the name of an oil that nobody can tell from its name whether it is highly refined: "peanut oil", and "soybean
 * oil" for the soybean of "vegetable oil (soybean, canola)". Expects an opaque ingredient, as it is written.
 */
export function refinableOil(opaque: string): string | undefined {
  if (plantsOfOil(opaque).length === 0) return undefined;
  const words = opaque.trim();
  return plantAlone.test(words) ? `${words} oil` : words;
}
