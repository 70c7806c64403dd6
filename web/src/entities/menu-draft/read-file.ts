import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { foldName } from '@clearplate/domain/menu/dish-names';
import { t } from '../../translations/t.ts';

export type ReadDish = MenuDraft['dishes'][number];
export type Where = ReadDish['where'];

/** A file as it was read. */
export interface ReadFile {
  readonly name: string;
  readonly draft: MenuDraft;
  /** In bytes, and when it was changed: another file may have the same name. */
  readonly size?: number | undefined;
  readonly changed?: number | undefined;
  /** What is above a table's columns. */
  readonly headings?: readonly string[] | undefined;
  /** A photograph: its pages have no numbers. */
  readonly isPicture?: boolean | undefined;
  /** The table of this name that was chosen before in this review, by its sign: what was corrected there is corrected here. */
  readonly mends?: string | undefined;
  /** Reads it anew, as it is compared with a menu that has changed. */
  readonly again?: (() => Promise<MenuDraft>) | undefined;
  /** Makes the crops that are shown beside what was read from it. */
  readonly crop?: Cropping | undefined;
}

export const signOfFile = ({ name, size, changed }: ReadFile): string => `${name} ${size ?? ''} ${changed ?? ''}`;

const dishNames = ({ draft }: ReadFile): ReadonlySet<string> => new Set(draft.dishes.map(({ name }) => foldName(name)));

/** Whether half of a table's columns, at least, have the headings of another's. */
function isMostlyOf({ headings = [] }: ReadFile, other: ReadFile): boolean {
  const known = new Set(other.headings);
  return headings.filter((heading) => known.has(heading)).length * 2 >= headings.length;
}

/**
 * Whether a table is one that was chosen before: it is mended where something in it is wrong, and chosen again. Without a dish of
 * the first, or with other columns, it is another, which stands beside it with its warnings.
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

/** Adds a file that was read. Read again, it replaces itself; another of the same name stands beside it. */
export function withFile(files: readonly ReadFile[], file: ReadFile): readonly ReadFile[] {
  const old = files.find((other) => isMended(other, file) && signOfFile(other) !== signOfFile(file));
  const added = old ? { ...file, mends: old.mends ?? signOfFile(old) } : file;
  return [...files.filter((other) => !isSame(other, file)), added];
}

/** Left, top, width and height. */
export type Box = NonNullable<Where['box']>;

export interface Cropping {
  /** Room around the words, so that a price beside them is in sight. In what boxes are measured in. */
  readonly around: number;
  /** Pixels of the crop for each of it. */
  readonly scale: number;
  readonly make: (page: number | undefined, box: Box) => Promise<ImageBitmap>;
}

/** Where something was read. */
export interface Place {
  readonly file: ReadFile;
  readonly where: Where;
}

export const textFields = ['name', 'section', 'price', 'description', 'ingredients'] as const;
export type TextField = (typeof textFields)[number];

/** Without line breaks and control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** Every kind of file that is read, as a file dialog takes it. */
export const acceptedFiles =
  '.pdf,.xlsx,.csv,.tsv,.txt,.html,.htm,.json,.jsonl,.ndjson,.png,.jpg,.jpeg,application/pdf,text/csv,image/png,image/jpeg';

/** Returns "page 2, cell C7", with the file's name where there are several. */
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
