import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Fault } from './errors.ts';
import { AllergenId, StatementLevel } from './facts.ts';
import { ById } from './fields.ts';
import { mostDraftFile } from './menu-file-fields.ts';

/** Where something stands in a file. Boxes are left, top, width and height, in points or pixels. */
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
 * What a row of a table says that was matched by its headings, beyond what any file says; and what of it the menu says
 * already.
 */
const TableRow = z.object({
  /** The same for each row whose cells say the same, whatever the menu says by then. */
  sign: z.string(),
  /** The dish of the menu that the row was compared with; `null` for a new one. */
  compared_with: z.int().nullable(),
  /** The row names that dish by its id. */
  by_id: z.boolean(),
  /** What that dish has already as it stands in the row: texts, allergens and confirmations. */
  held: z.array(z.string()),
  /** Texts that the row takes away. */
  emptied: z.array(z.enum(['section', 'price', 'description', 'ingredients'])),
  /** Allergens of which the row takes back whatever is stated. */
  withdrawn: z.array(AllergenId),
  confirms: z.object({ ingredients_complete: z.boolean(), cross_contact_stated: z.boolean() }).partial(),
  /** What follows for other ways to make it. */
  ways: z
    .object({
      /** As `saveMenu` takes them; missing where the row doesn’t change them. */
      written: z.string().optional(),
      before: z.string().optional(),
      /** "Without peanuts: Peanuts", whose "none" no longer holds and isn't stated again. */
      to_confirm: z.array(z.string()),
      /** What was said and clears, erased from its line. */
      taken_back: z.array(z.string()),
      contradictions: z.array(z.object({ column: z.string(), words: z.array(z.string()) })),
    })
    .optional(),
  /** What can't be taken as it stands. `about` is an allergen or a text, which somebody may settle, or missing. */
  faults: z.array(Fault.extend({ about: z.string().optional() })),
});

const DraftDish = z.object({
  name: z.string(),
  section: z.string(),
  description: z.string(),
  key: z.string().optional(),
  /** Names on the menu that somebody confirmed to be this dish: of a chain’s chart in our own lines. */
  also: z.array(z.string()).optional(),
  priceCents: z.number().optional(),
  /** As it stands there, where it is no price. */
  price: z.string().optional(),
  ingredients: z.array(z.string()),
  /** At most one for each allergen. What it denies clears nothing before somebody confirms it. */
  claims: z.array(
    z.object({
      allergen: AllergenId,
      level: StatementLevel,
      reason: z.string().optional(),
      /** Beside `may_contain`: the file says that it is no ingredient. */
      ingredient: z.literal('absent').optional(),
      /** What the file has there, as it is written. */
      words: z.string(),
      where: Where,
    }),
  ),
  where: Where,
  doubts: z.array(Doubt),
  table: TableRow.optional(),
});

/** What a menu or an allergen chart says, as it was read: nothing in it is stored, or believed. */
export const MenuDraft = z.object({
  kind: z.string(),
  /** Of our own lines that were printed of another file: what that was. */
  readFrom: z.string().optional(),
  /** The day that the document names, as YYYY-MM-DD. */
  date: z.string().optional(),
  /** What the file says of the document that it was read from. */
  title: z.string().optional(),
  address: z.string().optional(),
  dishes: z.array(DraftDish),
  /** Of a table that was compared with a menu: the version of that menu. */
  version: z.string().optional(),
  /** What concerns the whole file. */
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
