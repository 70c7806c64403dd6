import { menuFileFields, type MenuFileField } from '@clearplate/contract/menu-file-fields';
import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isTurnedAround, meansAllOf } from './allergen-headings.ts';

/** What a column tells of a dish: a field, or what is stated about an allergen. */
export type Column = MenuFileField | AllergenId;

export const fields = Object.keys(menuFileFields) as MenuFileField[];

const isField = (name: string): name is MenuFileField => Object.hasOwn(menuFileFields, name);

/** As the file's first row has it. */
export function labelOf(column: Column): string {
  return isField(column) ? menuFileFields[column] : (findAllergen(column)?.name ?? column);
}

/** What most menus don't have, and a template doesn't ask for. */
export const rareFields = ['variants', 'components'] as const satisfies readonly MenuFileField[];

export const isRare = (field: MenuFileField): boolean => rareFields.some((one) => one === field);

/** The columns of an export: the rare fields, and the finer allergens, only where something is said in one. */
export function exportColumns(
  isUsed: (allergen: AllergenId) => boolean,
  rare: readonly MenuFileField[] = rareFields,
): Column[] {
  const used = fields.filter((field) => !isRare(field) || rare.includes(field));
  return [...used, ...allergens.filter(({ group, id }) => group !== 'finer' || isUsed(id)).map(({ id }) => id)];
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, Column>([
  ...fields.flatMap((field) => [menuFileFields[field], field].map((label) => [fold(label), field] as const)),
  ['dish', 'name'],
  ['dish name', 'name'],
  ['ingredients complete', 'ingredients_complete'],
]);

/** How the cells below a heading are read. */
export interface ColumnMeaning {
  /** One, or several allergens that the heading may mean. Empty: the column is left out. */
  readonly columns: readonly Column[];
  /** The heading may mean less than the allergen, "Cow’s milk", "Soy*": its cells may declare it and not deny it. */
  readonly isPart: boolean;
  /** Its warnings count for each of `columns`; its denials say nothing. */
  readonly onlyWarns: boolean;
}

const one = (column: Column, isPart = false): ColumnMeaning => ({ columns: [column], isPart, onlyWarns: false });

/**
 * The column that a heading means, or why it means none. Whatever isn't understood is refused: a warning in a column
 * that nobody reads would be lost.
 */
export function columnOf(heading: string): ColumnMeaning | { readonly fault: string } {
  const column = known.get(fold(heading));
  if (column) return one(column);
  // "Wheat/gluten" is the wheat's protein to the lexicon, and two allergens to whoever names a column so.
  const named = /[/&+]/.test(heading) ? [] : allergensNamed(heading);
  const [only] = named;
  if (only && named.length === 1 && only.sure && !isTurnedAround(heading))
    return one(only.allergen, !meansAllOf(heading, only.allergen));
  const several = allergensIn(heading);
  if (several.length > 1) return { fault: `may mean several: name the column ${several.map(labelOf).join(' or ')}` };
  return {
    fault: `is not known: remove this column, or give it one of the names ${fields
      .slice(1)
      .map(labelOf)
      .join(', ')}, or an allergen’s`,
  };
}

const separators = /[/&+,;|]|\s(?:and|or|y|e|o)\s/iu;

/** All allergens that a heading may mean: both of "Nuts", both of "Wheat/Gluten". */
export function allergensIn(heading: string): AllergenId[] {
  const found = heading.split(separators).flatMap((part) => allergensNamed(part.trim()));
  return [...new Set(found.map(({ allergen }) => allergen))];
}

const cannotMean = { fault: 'can’t mean that: choose something else for it' };

/** Reads a meaning of the contract for a heading, or says why it is none, or why the heading can't have it. */
export function readMeaning(text: string, heading: string): ColumnMeaning | { readonly fault: string } {
  if (text === 'ignore') return { columns: [], isPart: false, onlyWarns: false };
  if (isField(text)) return one(text);
  const onlyWarns = text.startsWith('warn:');
  const ids = text
    .replace(/^warn:/, '')
    .split('+')
    .map(findAllergen);
  const columns = ids.flatMap((allergen) => allergen?.id ?? []);
  const [column, ...more] = columns;
  if (column === undefined || columns.length < ids.length || (more.length > 0 && !onlyWarns)) return cannotMean;
  if (isTurnedAround(heading))
    return { fault: 'says what a dish is without: leave it out, or say in the file what each dish contains' };
  const named = allergensIn(heading);
  // Somebody may say what a loose name means, and not that "Milk" means eggs.
  if (named.length > 0 && !columns.some((each) => named.includes(each))) return cannotMean;
  return { columns, isPart: !onlyWarns && !meansAllOf(heading, column), onlyWarns };
}
