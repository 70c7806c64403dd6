import { verdicts } from '@clearplate/domain/verdict/verdict';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Fault } from './errors.ts';
import { AllergenId } from './facts.ts';
import { ById } from './fields.ts';
import { mostMenuFile } from './menu-file-fields.ts';

/**
 * What a column means: a field, an allergen's id, or `ignore`. `warn:` before one or several allergens, joined by `+`,
 * takes the column's warnings for each of them and none of its denials: "nuts" is `warn:tree-nuts+peanuts`.
 */
const meaning = /^(ignore|[a-z0-9_-]+|warn:[a-z0-9-]+(\+[a-z0-9-]+)*)$/;

/** How the columns of a file are to be read. Without `columns` each heading must be a known name. */
const Reading = z.object({
  /** A meaning for each column, from the left, separated by commas. */
  columns: z
    .string()
    .max(6000, 'is too long')
    .refine((text) => text.split(',').every((one) => meaning.test(one)), 'must say what each column means')
    .optional(),
  /** The owner says that "no" under an allergen means what "none" means. Otherwise "no" is refused as unclear. */
  no_means_none: z.enum(['true', 'false']).default('false'),
});

const MenuFileColumn = z.object({
  /** As the file's first row has it; empty for a column without a name. */
  heading: z.string(),
  /** The first different texts below it, three at most. */
  samples: z.array(z.string()),
  /** What it means, or probably means; `null` if there is no guess. */
  meaning: z.string().nullable(),
  /** Whether the heading is a known name; otherwise somebody has to look at `meaning`. */
  sure: z.boolean(),
});
export type MenuFileColumn = z.infer<typeof MenuFileColumn>;

export const MenuFileColumns = z.object({
  columns: z.array(MenuFileColumn),
  /** Whether "no" stands under a column that may be an allergen's. */
  says_no: z.boolean(),
  /** The sheet of a workbook that is read; `null` for a text file. */
  sheet: z.string().nullable(),
  /** Sheets with a name that are not read. */
  other_sheets: z.array(z.string()),
});
export type MenuFileColumns = z.infer<typeof MenuFileColumns>;

const MenuFileRow = z.object({
  /** The line of the file where it begins, counted from 1. */
  line: z.int(),
  name: z.string(),
  /** `null` for a new dish, or when we can't tell which dish it is. */
  dish_id: z.int().nullable(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'wrong']),
  /** Values as the file writes them; an empty one means that nothing is stated. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** What is wrong with it, and how to fix that. */
  faults: z.array(Fault),
  /** Columns that repeat an earlier statement, which counts as stated again because the ingredients change. */
  restated: z.array(z.string()),
  /**
   * Columns whose "none" no longer holds because the ingredients change and the file doesn't state it again. Of a way to make
   * the dish, also what was said under another name: "Without peanuts: Peanuts", as in the lists that follow.
   */
  to_confirm: z.array(z.string()),
  /** What was said of a way to make the dish and clears, erased from its line. */
  taken_back: z.array(z.string()),
  /** Columns that say "none" although words of the same dish say otherwise. */
  contradictions: z.array(z.object({ column: z.string(), words: z.array(z.string()) })),
  /** What somebody would be told who avoids this and wants to be asked about traces. Of a changed row and a new one. */
  told: z.array(
    z.object({
      allergen: AllergenId,
      verdict: z.enum(verdicts),
      /** It may be there, whatever else is not known. */
      is_possible: z.boolean(),
    }),
  ),
});
export type MenuFileRow = z.infer<typeof MenuFileRow>;

export const MenuFilePreview = z.object({
  /** The version of the menu that the file was compared with; pass it to `applyMenuFile` as `ifMatch`. */
  version: z.string(),
  rows: z.array(MenuFileRow),
  /** Dishes on the menu that the file doesn't list. */
  missing: z.array(z.object({ id: z.int(), name: z.string(), section: z.string() })),
  /** Columns with denials that say nothing, because the column may only warn, and in how many rows. */
  unheard: z.array(z.object({ column: z.string(), rows: z.int() })),
  /** How many example rows of the template were left in the file. They are skipped. */
  examples: z.int(),
});
export type MenuFilePreview = z.infer<typeof MenuFilePreview>;

const upload = { field: 'file', mostBytes: mostMenuFile } as const;

export const menuFileCalls = defineContract({
  exportMenuFile: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/file',
    summary: 'A menu as a CSV file that can be changed and sent back',
    access: 'owner',
    params: ById,
    response: z.string(),
    media: 'text/csv',
    download: 'menu.csv',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  readMenuFileColumns: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/file/columns',
    summary: 'The columns of a CSV or XLSX file and what they probably mean; writes nothing',
    access: 'owner',
    params: ById,
    upload,
    response: MenuFileColumns,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
  previewMenuFile: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/file/preview',
    summary: 'What a CSV or XLSX file would change about a menu, and what is wrong with it; writes nothing',
    access: 'owner',
    params: ById,
    query: Reading,
    upload,
    response: MenuFilePreview,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
  applyMenuFile: {
    method: 'PUT',
    path: '/api/restaurant/:id/menu/file',
    summary:
      'Changes a menu as the preview of the same file said, all or nothing: nothing where anything in it is wrong, and ' +
      '412 where the menu is another by now',
    access: 'owner',
    params: ById,
    query: Reading.extend({
      /** Archives the dishes that the file doesn't list. */
      archive_missing: z.enum(['true', 'false']).default('false'),
    }),
    upload,
    ifMatch: true,
    response: z.object({ created: z.int(), changed: z.int(), archived: z.int() }),
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'too_large',
      'unsupported_media_type',
      'precondition_failed',
      'precondition_required',
      'rate_limited',
    ],
  },
});
