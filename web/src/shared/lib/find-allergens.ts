import { allergenDescriptions } from '@clearplate/domain/wording/allergen-descriptions';
import { everydayWords } from '@clearplate/domain/reading/allergen-names';
import { allergens, type Allergen } from '@clearplate/domain/facts/allergens';
import { normalise } from '@clearplate/domain/reading/normalise';
import { tIfKnown } from '../../translations/t.ts';

const maxSuggestions = 3;

type Match = (said: string) => boolean;

/** Returns where the text was found, from the best match to the worst. */
function ranksOf({ id, name, label, word }: Allergen, starts: Match, has: Match): readonly boolean[] {
  const description = allergenDescriptions[id];
  const called = [tIfKnown(label), tIfKnown(word), label, name, word];
  const everyday = everydayWords(id);
  return [
    called.some(starts),
    everyday.some(starts),
    called.some(has),
    everyday.some(has),
    has(description) || has(tIfKnown(description)),
  ];
}

/**
 * Finds allergens whose name, everyday words or description contain the text, ignoring case, accents and plurals. Names
 * that start with it come first. An empty text finds nothing.
 */
export function findAllergens(text: string): readonly Allergen[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const meant = normalise(text);
  const starts: Match = (said) =>
    said.toLowerCase().startsWith(wanted) || (meant !== '' && normalise(said).startsWith(meant));
  const has: Match = (said) => said.toLowerCase().includes(wanted) || (meant !== '' && normalise(said).includes(meant));
  return allergens
    .map((allergen) => ({ allergen, rank: ranksOf(allergen, starts, has).indexOf(true) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ allergen }) => allergen);
}

/** Returns only the best matches. */
export const suggestAllergens = (text: string): readonly Allergen[] => findAllergens(text).slice(0, maxSuggestions);
