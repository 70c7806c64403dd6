import type { MenuDraft } from '@clearplate/contract/menu-draft';
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
  /** A photograph: its pages have no numbers. */
  readonly isPicture?: boolean | undefined;
  /** Reads it anew, as it is compared with a menu that has changed. */
  readonly again?: (() => Promise<MenuDraft>) | undefined;
  /** Makes the crops that are shown beside what was read from it. */
  readonly crop?: Cropping | undefined;
}

export const signOfFile = ({ name, size, changed }: ReadFile): string => `${name} ${size ?? ''} ${changed ?? ''}`;

const namesIn = ({ draft }: ReadFile): ReadonlySet<string> => new Set(draft.dishes.map(({ name }) => fold(name)));

/** A table is mended where something in it is wrong, and chosen again. Without a dish of the first it is another. */
function isMended(table: ReadFile, later: ReadFile): boolean {
  if (table.name !== later.name || table.again === undefined || later.again === undefined) return false;
  const names = namesIn(later);
  return [...namesIn(table)].every((name) => names.has(name));
}

const isSame = (one: ReadFile, later: ReadFile): boolean =>
  isMended(one, later) ||
  signOfFile(one) === signOfFile(later) ||
  (one.name === later.name && JSON.stringify(one.draft) === JSON.stringify(later.draft));

/** Adds a file that was read. Read again, it replaces itself; another of the same name stands beside it. */
export const withFile = (files: readonly ReadFile[], file: ReadFile): readonly ReadFile[] => [
  ...files.filter((other) => !isSame(other, file)),
  file,
];

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

/** The same for two spellings of one name. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without line breaks and control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * Returns the one of several of a name that is meant: the only one, or the only one of the same section. `undefined`:
 * there is none, or nothing says which.
 */
export function onlyOne<One>(named: readonly One[], section: string, sectionOf: (one: One) => string): One | undefined {
  if (named.length < 2) return named[0];
  const fitting = named.filter((one) => fold(sectionOf(one)) === fold(section));
  return fitting.length === 1 ? fitting[0] : undefined;
}

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
