import type { AllergenId } from '../facts/allergens.ts';

/** The law (FALCPA, section 201(qq)(2)) exempts the oil of these plants if it is highly refined. */
const plants: readonly (readonly [AllergenId, RegExp])[] = [
  ['soybeans', /soy(?:a|beans?)?|soja/i],
  ['peanuts', /peanuts?|groundnuts?|arachis|cacahuate|man[ií]/i],
  ['almond', /almonds?/i],
  ['walnut', /walnuts?/i],
];
/** We ask about an oil whose name has anything else in it ("garlic peanut oil") as an ordinary ingredient. */
const plainOil = new RegExp(
  String.raw`^(?:(?:${plants.map(([, { source }]) => source).join('|')}|organic|non-gmo|fully|partially|highly|(?:un)?refined|hydrogenated|oils?|shortenings?|aceite|huile|de)\P{L}*)+$`,
  'iu',
);
const oil = /oil|shortening|aceite|huile/i;

/** Returns the plants that an oil is made of, or `[]` if the law doesn't exempt it when it is highly refined. */
export function plantsOfOil(opaque: string): readonly AllergenId[] {
  const words = opaque.trim();
  return plainOil.test(words) ? plants.flatMap(([plant, name]) => (name.test(words) ? [plant] : [])) : [];
}

/**
 * Returns the name of an oil if it doesn't say whether the oil is highly refined: "peanut oil", and "soybean oil" for
 * the soybean of "vegetable oil (soybean, canola)". Expects an opaque ingredient, as it is written.
 */
export function refinableOil(opaque: string): string | undefined {
  const words = opaque.trim();
  if (plantsOfOil(words).length === 0) return undefined;
  return oil.test(words) ? words : `${words} oil`;
}
