import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { foldName } from '@clearplate/domain/menu/dish-names';
import { t } from '../../translations/t.ts';

export type ReadDish = MenuDraft['dishes'][number];
export type Where = ReadDish['where'];

/** Holds a file as it was read. */
export interface ReadFile {
  readonly name: string;
  readonly draft: MenuDraft;
  /** Its size in bytes and when it was changed, because another file may have the same name. */
  readonly size?: number | undefined;
  readonly changed?: number | undefined;
  /** Holds what is above a table's columns. */
  readonly headings?: readonly string[] | undefined;
  /** It is a photograph, so its pages have no numbers. */
  readonly isPicture?: boolean | undefined;
  /** The sign of an earlier table of this name in this review: its corrections apply to this one. */
  readonly mends?: string | undefined;
  /** Reads it again, compared with the current menu. */
  readonly again?: (() => Promise<MenuDraft>) | undefined;
  /** Makes the crops that are shown beside what was read from it. */
  readonly crop?: Cropping | undefined;
}

export const signOfFile = ({ name, size, changed }: ReadFile): string => `${name} ${size ?? ''} ${changed ?? ''}`;

const dishNames = ({ draft }: ReadFile): ReadonlySet<string> => new Set(draft.dishes.map(({ name }) => foldName(name)));

/** Returns whether at least half of a table's columns have the same headings as another's. */
function isMostlyOf({ headings = [] }: ReadFile, other: ReadFile): boolean {
  const known = new Set(other.headings);
  return headings.filter((heading) => known.has(heading)).length * 2 >= headings.length;
}

/**
 * Returns whether a table is one that was chosen before: it was fixed, and chosen again. Without a dish of the first,
 * or with other columns, it is another table, which stands beside the first with its warnings.
 */
function isMended(table: ReadFile, later: ReadFile): boolean {
  if (table.name !== later.name || table.again === undefined || later.again === undefined) return false;
  const names = dishNames(later);
  return isMostlyOf(table, later) && [...dishNames(table)].every((name) => names.has(name));
}

const isSame = (one: ReadFile, other: ReadFile): boolean =>
  isMended(one, other) ||
  signOfFile(one) === signOfFile(other) ||
  (one.name === other.name && JSON.stringify(one.draft) === JSON.stringify(other.draft));

/**
 * Adds a file that was read. A file that is read again replaces itself; another one of the same name stands beside it.
 */
export function withFile(files: readonly ReadFile[], file: ReadFile): readonly ReadFile[] {
  const old = files.find((other) => isMended(other, file) && signOfFile(other) !== signOfFile(file));
  const added = old ? { ...file, mends: old.mends ?? signOfFile(old) } : file;
  return [...files.filter((other) => !isSame(other, file)), added];
}

/** A box has left, top, width and height. */
export type Box = NonNullable<Where['box']>;

export interface Cropping {
  /** Leaves room around the words, so that a price beside them is visible. In the unit of the boxes. */
  readonly around: number;
  /** The crop has this many pixels for each unit. */
  readonly scale: number;
  readonly make: (page: number | undefined, box: Box) => Promise<ImageBitmap>;
}

/** Says where something was read. */
export interface Place {
  readonly file: ReadFile;
  readonly where: Where;
}

export const textFields = ['name', 'section', 'price', 'description', 'ingredients'] as const;
export type TextField = (typeof textFields)[number];

/** Removes line breaks and control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** Lists every kind of file that is read, as a file dialog takes it. */
export const acceptedFiles =
  '.pdf,.xlsx,.csv,.tsv,.txt,.html,.htm,.json,.jsonl,.ndjson,.png,.jpg,.jpeg,application/pdf,text/csv,image/png,image/jpeg';

/** Returns "page 2, cell C7", with the file's name if there are several. */
export function describePlace({ file, where }: Place, withFile: boolean): string {
  const { sheet, page, cell, line } = where;
  return [
    withFile && file.name,
    sheet !== undefined && t('sheet {sheet}', { sheet }),
    page !== undefined && file.isPicture !== true && t('page {page}', { page }),
    cell !== undefined && t('cell {cell}', { cell }),
    cell === undefined && line !== undefined && t('line {line}', { line }),
  ]
    .filter((text) => text !== false)
    .join(', ');
}
