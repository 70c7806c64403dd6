/** Plants whose oil is exempt from the law where it is highly refined: of FALCPA, section 201(qq)(2). */
const plant = /soy|soja|peanut|groundnut|arachis|almond|walnut|cacahuate|\bman[ií]\b/i;
const plantAlone =
  /^(?:(?:organic|non-gmo|hydrogenated|fully|partially) )*(?:soy|soya|soybean|peanut|groundnut|arachis)$/i;
/** What has such an oil in it beside others is asked about as what it is. */
const other = /\b(?:with|and|in|marinade|sauce|dressing)\b/i;
const oil = /(?:oil|shortening)s?$|^aceite\b|^huile\b/i;

/**
 * Returns the name of an oil that nobody can tell from its name whether it is highly refined: "peanut oil", and "soybean
 * oil" for the soybean of "vegetable oil (soybean, canola)". Expects an opaque ingredient, as it is written.
 */
export function refinableOil(opaque: string): string | undefined {
  const words = opaque.trim();
  if (plantAlone.test(words)) return `${words} oil`;
  return plant.test(words) && oil.test(words) && !other.test(words) ? words : undefined;
}
