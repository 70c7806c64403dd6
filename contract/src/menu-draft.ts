import { confirmationNames } from '@clearplate/domain/menu/confirmations';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Fault } from './errors.ts';
import { AllergenId, StatementLevel } from './facts.ts';
import { ById } from './fields.ts';
import { mostDraftFile } from './menu-file-fields.ts';

/** Says where something stands in a file. Boxes are left, top, width and height, in points or pixels. */
const Where = z.object({
  page: z.number().optional(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  line: z.number().optional(),
  path: z.string().optional(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
});

const Doubt = z.object({
  about: z.enum(['name', 'price', 'section', 'description', 'ingredients', 'claim', 'file']),
  says: z.string(),
  where: Where.optional(),
});

/**
 * Says more than other files do, because headings matched this table's rows to a menu: what the row changes, and what
 * the menu says already.
 */
const TableRow = z.object({
  /** Rows whose cells say the same have the same sign, whatever the menu says by then. */
  sign: z.string(),
  /** Is the dish of the menu that the row was compared with; `null` for a new one. */
  compared_with: z.int().nullable(),
  /** The row names that dish by its id. */
  by_id: z.boolean(),
  /** The row and that dish agree on these: texts, allergens and confirmations. */
  held: z.array(z.string()),
  /** The row removes these texts. */
  emptied: z.array(z.enum(['section', 'price', 'description', 'ingredients'])),
  /** The row takes back whatever is stated about these allergens. */
  withdrawn: z.array(AllergenId),
  confirms: z.partialRecord(z.enum(confirmationNames), z.boolean()),
  /** Says what the row means for other ways to make the dish. */
  ways: z
    .object({
      /** Are the ways as `saveMenu` takes them. They are missing where the row doesn't change them. */
      written: z.string().optional(),
      before: z.string().optional(),
      /** Names, for example, "Without peanuts: Peanuts", whose "none" no longer holds and isn't stated again. */
      to_confirm: z.array(z.string()),
      /** Lists statements that clear and that the row erases. */
      taken_back: z.array(z.string()),
      contradictions: z.array(z.object({ column: z.string(), words: z.array(z.string()) })),
    })
    .optional(),
  /** Says what can't be taken as it stands. `about` is an allergen or a text that somebody may settle, or missing. */
  faults: z.array(Fault.extend({ about: z.string().optional() })),
});

const DraftDish = z.object({
  name: z.string(),
  section: z.string(),
  description: z.string(),
  key: z.string().optional(),
  /**
   * Lists the names on the menu that somebody confirmed to be this dish, which only our own file of a chain's chart
   * has.
   */
  also: z.array(z.string()).optional(),
  priceCents: z.number().optional(),
  /** Is the text where a price should be, if it is no price. */
  price: z.string().optional(),
  ingredients: z.array(z.string()),
  /** Has at most one for each allergen. What a claim denies clears nothing until somebody confirms it. */
  claims: z.array(
    z.object({
      allergen: AllergenId,
      level: StatementLevel,
      reason: z.string().optional(),
      /** The file says that it is no ingredient; only with `may_contain`. */
      ingredient: z.literal('absent').optional(),
      /** Is the file's own text. */
      words: z.string(),
      where: Where,
    }),
  ),
  where: Where,
  doubts: z.array(Doubt),
  table: TableRow.optional(),
});

/** Says what a menu or an allergen chart says, as it was read: nothing in it is stored, or believed. */
export const MenuDraft = z.object({
  kind: z.string(),
  /** Says what kind of file ours was printed from. */
  readFrom: z.string().optional(),
  /** Is the day that the document names, as YYYY-MM-DD. */
  date: z.string().optional(),
  /** Says what the file says about the document that it was read from. */
  title: z.string().optional(),
  address: z.string().optional(),
  dishes: z.array(DraftDish),
  /** Is the version of the menu that a table was compared with. */
  version: z.string().optional(),
  /** These doubts concern the whole file. */
  doubts: z.array(Doubt),
});
export type MenuDraft = z.infer<typeof MenuDraft>;

export const menuDraftCalls = defineContract({
  readMenuDraft: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/draft',
    summary:
      'What a menu or allergen chart says: PDF, XLSX, CSV, a saved page, an export, JPEG or PNG. It is read and forgotten: ' +
      'nothing is stored, run or fetched. 400 says what is wrong with the file and what to do',
    access: 'owner',
    reads: true,
    params: ById,
    upload: { field: 'file', mostBytes: mostDraftFile },
    response: MenuDraft,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
});
