import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ById } from './fields.ts';
import { MenuDraft } from './menu-draft.ts';
import { mostMenuFile } from './menu-file-fields.ts';

/**
 * Says what a column means: a field, an allergen's id, or `ignore`. `warn:` before one or several allergens, joined by
 * `+`, takes the column's warnings for each of them and none of its denials: "nuts" is `warn:tree-nuts+peanuts`.
 */
const meaning = /^(ignore|[a-z0-9_-]+|warn:[a-z0-9-]+(\+[a-z0-9-]+)*)$/;

/** Says how the columns of a file are to be read. Without `columns` each heading must be a known name. */
const Reading = z.object({
  /** Gives the meaning of each column, from the left, separated by commas. */
  columns: z
    .string()
    .max(6000, 'is too long')
    .refine((text) => text.split(',').every((one) => meaning.test(one)), 'must say what each column means')
    .optional(),
  /** The owner says that "no" under an allergen means what "none" means. Otherwise "no" is refused as unclear. */
  no_means_none: z.enum(['true', 'false']).default('false'),
});

const MenuFileColumn = z.object({
  /** Is the heading in the file's first row; empty for a column without a name. */
  heading: z.string(),
  /** Holds the first different texts below the heading, three at most. */
  samples: z.array(z.string()),
  /** Is the column's meaning, certain or probable, or `null` if there is no guess. */
  meaning: z.string().nullable(),
  /** Says whether the heading is a known name; if not, somebody has to look at `meaning`. */
  sure: z.boolean(),
});
export type MenuFileColumn = z.infer<typeof MenuFileColumn>;

export const MenuFileColumns = z.object({
  columns: z.array(MenuFileColumn),
  /** Says whether "no" stands under a column that may be an allergen's. */
  says_no: z.boolean(),
  /** Is the sheet of a workbook that is read; `null` for a text file. */
  sheet: z.string().nullable(),
  /** Lists sheets with a name that are not read. */
  other_sheets: z.array(z.string()),
});
export type MenuFileColumns = z.infer<typeof MenuFileColumns>;

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
  readMenuTable: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/file/draft',
    summary:
      'What a CSV or XLSX file says, read by its columns and compared with a menu: a draft, which is reviewed and saved by ' +
      '`saveMenu`; writes nothing',
    access: 'owner',
    params: ById,
    query: Reading,
    upload,
    response: MenuDraft,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
});
