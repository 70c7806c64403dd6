import { menuFileFields, type MenuFileField } from '@clearplate/contract/menu-file-fields';
import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isBare, saysTraces, spanishNamed, turnsCells, wholeNameIn } from './heading-names.ts';

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
  /** The heading isn't a whole name of the allergen, "Cow’s milk", "Soy*": its cells may declare it and not deny it. */
  readonly isPart: boolean;
  /** Its heading says that what is marked below it may be there: "Milk (may contain)". */
  readonly isTraces?: true;
  /** Its warnings count for each of `columns`; its denials say nothing. */
  readonly onlyWarns: boolean;
}

const one = (column: Column, isPart = false): ColumnMeaning => ({ columns: [column], isPart, onlyWarns: false });

/** By its cells a dish's list, or what is said of cross-contact, counts as whole. */
export const isConfirmation = (column: Column): boolean =>
  column === 'ingredients_complete' || column === 'cross_contact_stated';

const turned = {
  fault: 'says what dishes are without, or whom they are for: leave it out, or name it as what they have',
};
const confirmsNothing = {
  fault: 'confirms nothing by this heading: name it List complete or Cross-contact stated',
};

/**
 * The column that a heading means, or why it means none. Whatever isn't understood is refused: a warning in a column
 * that nobody reads would be lost.
 */
export function columnOf(heading: string): ColumnMeaning | { readonly fault: string } {
  const column = known.get(fold(heading));
  if (column && isConfirmation(column) && !isBare(heading)) return confirmsNothing;
  if (column) return one(column);
  // "Wheat/gluten" is the wheat's protein to the lexicon, and two allergens to whoever names a column so.
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

/** All allergens that a heading may mean: both of "Nuts", both of "Wheat/Gluten". */
export function allergensIn(heading: string): AllergenId[] {
  const found = heading.split(separators).flatMap((part) => allergensNamed(part.trim()));
  return [...new Set(found.map(({ allergen }) => allergen))];
}

const unfit = { fault: 'can’t mean that: choose something else for it' };

/** Reads a meaning of the contract for a heading, or says why it can't have that one. */
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
  // Read as the allergen, its "no" would be taken the wrong way round.
  if (turnsCells(heading)) return turned;
  const named = [...allergensIn(heading), ...spanishNamed(heading)];
  // Somebody may say what a loose name means, and not that "Milk" means eggs.
  if (named.length > 0 && !columns.some((each) => named.includes(each))) return unfit;
  // Whoever matches it with what: only a whole name denies, and nothing that a heading says beside it is lost.
  const isPart = !onlyWarns && wholeNameIn(heading) !== column;
  return { columns, isPart, onlyWarns, ...(saysTraces(heading) && { isTraces: true }) };
}
