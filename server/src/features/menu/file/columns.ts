import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';

/** What a column tells of a dish, beside the allergens. */
export type Field =
  | 'id'
  | 'name'
  | 'section'
  | 'description'
  | 'price'
  | 'ingredients'
  | 'ingredients_complete'
  | 'cross_contact_stated';

export type Column = Field | AllergenId;

const labels: Readonly<Record<Field, string>> = {
  id: 'Dish id',
  name: 'Name',
  section: 'Section',
  description: 'Description',
  price: 'Price',
  ingredients: 'Ingredients',
  ingredients_complete: 'List complete',
  cross_contact_stated: 'Cross-contact stated',
};

export const fields = Object.keys(labels) as Field[];

/** As the file's first row has it. */
export function labelOf(column: Column): string {
  return fields.some((field) => field === column) ? labels[column as Field] : (findAllergen(column)?.name ?? column);
}

/** The columns of an export: the finer allergens only where something is said about one. */
export function exportColumns(isUsed: (allergen: AllergenId) => boolean): Column[] {
  return [...fields, ...allergens.filter(({ group, id }) => group !== 'finer' || isUsed(id)).map(({ id }) => id)];
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, Column>([
  ...fields.flatMap((field) => [labels[field], field].map((label) => [fold(label), field] as const)),
  ['dish', 'name'],
  ['dish name', 'name'],
  ['ingredients complete', 'ingredients_complete'],
]);

/** `isPart`: the heading names a part of the allergen, "Cow’s milk", and its cells may declare the allergen and not deny it. */
export interface NamedColumn {
  readonly column: Column;
  readonly isPart: boolean;
}

/**
 * The column that a heading means, or why it means none. Whatever isn't understood is refused: a warning in a column
 * that nobody reads would be lost.
 */
export function columnOf(heading: string): NamedColumn | { readonly fault: string } {
  const column = known.get(fold(heading));
  if (column) return { column, isPart: false };
  const named = allergensNamed(heading);
  const [only] = named;
  if (only && named.length === 1 && only.sure) return { column: only.allergen, isPart: !only.whole };
  if (named.length > 0)
    return {
      fault: `may mean several: name the column ${named.map(({ allergen }) => labelOf(allergen)).join(' or ')}`,
    };
  return {
    fault: `is not known: remove this column, or give it one of the names ${fields
      .slice(1)
      .map((field) => labels[field])
      .join(', ')}, or an allergen’s`,
  };
}
