import { normalise } from '@clearplate/domain/reading/normalise';

const maxSuggestions = 3;

/** Compares two spellings of a name, ignoring case, accents and plurals. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase() ||
  (normalise(one) !== '' && normalise(one) === normalise(other));

export const hasName = (names: readonly string[], name: string) => names.some((one) => isSameName(one, name));

/** Returns names of the catalogue that contain the text, ignoring case; those that start with it come first. */
export function suggestIngredients(catalogue: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const places = catalogue.map((name) => ({ name, at: name.toLowerCase().indexOf(wanted) }));
  return places
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => Number(one.at > 0) - Number(other.at > 0) || one.name.length - other.name.length)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

/** Splits names at commas, which no name may contain. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns the list with these names added, each once. */
export function addNames(names: readonly string[], added: readonly string[]): readonly string[] {
  const list = [...names];
  for (const name of added) if (!hasName(list, name)) list.push(name);
  return list;
}
