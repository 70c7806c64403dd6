import type { AllergenId } from '../facts/allergens.ts';

/** Plants whose oil is exempt from the law where it is highly refined: of FALCPA, section 201(qq)(2). */
const plants: readonly (readonly [AllergenId, RegExp])[] = [
  ['soybeans', /soy(?:a|beans?)?|soja/i],
  ['peanuts', /peanuts?|groundnuts?|arachis|cacahuate|man[ií]/i],
  ['almond', /almonds?/i],
  ['walnut', /walnuts?/i],
];
/** What holds anything else besides, by its name ("garlic peanut oil"), is asked about as what it is. */
const plainOil = new RegExp(
  String.raw`^(?:(?:${plants.map(([, { source }]) => source).join('|')}|organic|non-gmo|fully|partially|highly|(?:un)?refined|hydrogenated|oils?|shortenings?|aceite|huile|de)\P{L}*)+$`,
  'iu',
);
const oil = /oil|shortening|aceite|huile/i;

/** Returns of what plants an oil is: `[]` if it isn't one that the law exempts where it is highly refined. */
export function plantsOfOil(opaque: string): readonly AllergenId[] {
  const words = opaque.trim();
  return plainOil.test(words) ? plants.flatMap(([plant, name]) => (name.test(words) ? [plant] : [])) : [];
}

/**
 * Returns the name of an oil that nobody can tell from its name whether it is highly refined: "peanut oil", and "soybean
 * oil" for the soybean of "vegetable oil (soybean, canola)". Expects an opaque ingredient, as it is written.
 */
export function refinableOil(opaque: string): string | undefined {
  const words = opaque.trim();
  if (plantsOfOil(words).length === 0) return undefined;
  return oil.test(words) ? words : `${words} oil`;
}
