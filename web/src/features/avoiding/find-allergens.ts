import { allergens, type Allergen } from '@clearplate/domain/allergens';
import { normalise } from '@clearplate/domain/normalise';

/** No more than these stand under a search field. */
const maxSuggestions = 3;

/** Allergens whose name, or else whose description, contains the text; case, accents and plurals don't matter. */
export function suggestAllergens(text: string): readonly Allergen[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const meant = normalise(text);
  const has = (said: string) =>
    said.toLowerCase().includes(wanted) || (meant !== '' && normalise(said).includes(meant));
  const named = allergens.filter((allergen) => has(allergen.name));
  const described = allergens.filter((allergen) => !named.includes(allergen) && has(allergen.description));
  return [...named, ...described].slice(0, maxSuggestions);
}
