import { menuFileFields, type MenuFileField } from '@clearplate/contract/menu-file-fields';
import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { confirmationNames } from '@clearplate/domain/menu/confirmations';
import { isBare, saysTraces, spanishNamed, turnsCells, wholeNameIn } from './heading-names.ts';

/** What a column says about a dish: a field, or the statement about an allergen. */
export type Column = MenuFileField | AllergenId;

export const fields = Object.keys(menuFileFields) as MenuFileField[];

const isField = (name: string): name is MenuFileField => Object.hasOwn(menuFileFields, name);

/** The heading in the file's first row. */
export function labelOf(column: Column): string {
  return isField(column) ? menuFileFields[column] : (findAllergen(column)?.name ?? column);
}

/** Columns that most menus don't have, and that the template leaves out. */
export const rareFields = ['variants', 'components'] as const satisfies readonly MenuFileField[];

export const isRare = (field: MenuFileField): boolean => rareFields.some((one) => one === field);

/** Returns the columns of an export. Rare fields and finer allergens are included only if some dish has a value. */
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

/** How to read the cells of a column. */
export interface ColumnMeaning {
  /** The allergens that the heading may mean: one, or several. If empty, the column is left out. */
  readonly columns: readonly Column[];
  /**
   * Whether the heading isn't the allergen's whole name ("Cow’s milk", "Soy*"). Its cells may declare it and not deny
   * it.
   */
  readonly isPart: boolean;
  /** Whether the heading says that marked dishes may contain it: "Milk (may contain)". */
  readonly isTraces?: true;
  /** Its warnings count for each of `columns`; its denials say nothing. */
  readonly onlyWarns: boolean;
}

const one = (column: Column, isPart = false): ColumnMeaning => ({ columns: [column], isPart, onlyWarns: false });

/** Whether a column's cells confirm that a dish's list, or what is said about cross-contact, is complete. */
export const isConfirmation = (column: Column): boolean => (confirmationNames as Column[]).includes(column);

const turned = {
  fault: 'says what dishes are without, or whom they are for: leave it out, or name it as what they have',
};
const confirmsNothing = {
  fault: 'confirms nothing by this heading: name it List complete or Cross-contact stated',
};

/**
 * Returns the column that a heading means, or why it means none. An unknown heading is refused, because a warning in an
 * unread column would be lost.
 */
export function columnOf(heading: string): ColumnMeaning | { readonly fault: string } {
  const column = known.get(fold(heading));
  if (column && isConfirmation(column) && !isBare(heading)) return confirmsNothing;
  if (column) return one(column);
  // The lexicon reads "Wheat/gluten" as wheat's protein, but in a heading it means two allergens.
  const named = /[/&+]/.test(heading) ? [] : allergensNamed(heading);
  const [only] = named;
  if (only && named.length === 1 && only.sure && !turnsCells(heading))
    return {
      ...one(only.allergen, wholeNameIn(heading) !== only.allergen),
      ...(saysTraces(heading) && { isTraces: true }),
    };
  const several = allergensIn(heading);
  if (several.length > 0 && turnsCells(heading)) return turned;
  if (several.length > 1) return { fault: `may mean several: name the column ${several.map(labelOf).join(' or ')}` };
  return {
    fault: `is not known: remove this column, or give it one of the names ${fields
      .slice(1)
      .map(labelOf)
      .join(', ')}, or an allergen’s`,
  };
}

const separators = /[/&+,;|]|\s(?:and|or|y|e|o)\s/iu;

/** Returns all allergens that a heading may mean: both of "Nuts", both of "Wheat/Gluten". */
export function allergensIn(heading: string): AllergenId[] {
  const found = heading.split(separators).flatMap((part) => allergensNamed(part.trim()));
  return [...new Set(found.map(({ allergen }) => allergen))];
}

const unfit = { fault: 'can’t mean that: choose something else for it' };

/** Applies a meaning that a person chose for a heading, or says why it can't have that one. */
export function readMeaning(text: string, heading: string): ColumnMeaning | { readonly fault: string } {
  if (text === 'ignore') return { columns: [], isPart: false, onlyWarns: false };
  if (isField(text)) {
    if (!isConfirmation(text)) return one(text);
    const own = columnOf(heading);
    return 'columns' in own && own.columns.includes(text) ? own : confirmsNothing;
  }
  const onlyWarns = text.startsWith('warn:');
  const ids = text
    .replace(/^warn:/, '')
    .split('+')
    .map(findAllergen);
  const columns = ids.flatMap((allergen) => allergen?.id ?? []);
  const [column, ...more] = columns;
  if (column === undefined || columns.length < ids.length || (more.length > 0 && !onlyWarns)) return unfit;
  // If it were read as the allergen, its "no" would be reversed.
  if (turnsCells(heading)) return turned;
  const named = [...allergensIn(heading), ...spanishNamed(heading)];
  // A person may say what a vague name means, but not that "Milk" means eggs.
  if (named.length > 0 && !columns.some((each) => named.includes(each))) return unfit;
  // Whatever the person chose, only a whole name denies, and nothing else in the heading is lost.
  const isPart = !onlyWarns && wholeNameIn(heading) !== column;
  return { columns, isPart, onlyWarns, ...(saysTraces(heading) && { isTraces: true }) };
}
