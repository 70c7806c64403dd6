import { languages, type LanguageNames } from './languages.ts';
import { spokenLanguage, spokenLocale } from './t.ts';

/** Returns a language's name in the user's language. English names come from our table. */
export function nameLanguage({ tag, name }: LanguageNames): string {
  return spokenLanguage() === 'en'
    ? name
    : (new Intl.DisplayNames(spokenLocale(), { type: 'language' }).of(tag) ?? name);
}

function describeOption(names: LanguageNames): string {
  const name = nameLanguage(names);
  return name.toLowerCase() === names.ownName.toLowerCase() ? names.ownName : `${names.ownName} (${name})`;
}

/** Returns the languages of kitchens to choose from. The name in brackets is for devices without the letters of the first. */
export const languageOptions = () =>
  Object.entries(languages).map(([value, names]) => ({ value, label: describeOption(names) }));
