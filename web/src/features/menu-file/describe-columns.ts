import { menuFileFields, type MenuFileField } from '@clearplate/contract/menu-file-fields';
import { allergens } from '@clearplate/domain/facts/allergens';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t } from '../../translations/t.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const fieldNames: Readonly<Record<MenuFileField, () => string>> = {
  id: () => t('Dish id'),
  name: () => t('Dish name'),
  section: () => t('Section'),
  description: () => t('Description'),
  price: () => t('Price'),
  ingredients: () => t('Ingredients'),
  ingredients_complete: () => t('Whether the list of ingredients is complete'),
  cross_contact_stated: () => t('Whether cross-contact is fully stated'),
  variants: () => t('Ways to make it'),
  components: () => t('Components'),
};

const fields = Object.keys(menuFileFields) as MenuFileField[];

/** Returns a meaning that takes a column's warnings only: "Warns of tree nuts and peanuts". */
function describeWarning(meaning: string): string {
  const ids = meaning.replace(/^warn:/, '').split('+');
  return t('{allergens}: only its warnings', { allergens: formatList(ids.map(nameOfAllergen)) });
}

/** Returns everything that a column may mean. `guess` adds the allergens that a loose heading may name. */
export function columnChoices(guess: string | null): readonly Choice[] {
  const isAllergen = allergens.some(({ id }) => id === guess);
  const warning = guess?.startsWith('warn:') ? guess : isAllergen ? `warn:${guess}` : undefined;
  return [
    ...(warning === undefined ? [] : [{ value: warning, label: describeWarning(warning) }]),
    ...fields.map((field) => ({ value: field, label: fieldNames[field]() })),
    ...allergens.map(({ id }) => ({ value: id, label: nameOfAllergen(id) })),
    { value: 'ignore', label: t('Leave this column out') },
  ];
}

/** Says what follows from a choice if that may be unexpected. */
export function describeChoice(chosen: string, guess: string | null): string | undefined {
  if (chosen.startsWith('warn:'))
    return chosen.includes('+')
      ? t('It may mean several, so “contains” warns of each of them and “none” clears none.')
      : t('We read “contains” and “may contain” here, but not “none”.');
  if (chosen === 'ignore' && guess !== null && guess !== 'ignore') return t('We don’t read its warnings.');
  if (chosen === 'ignore') return t('Its cells change nothing on your menu.');
  return undefined;
}
