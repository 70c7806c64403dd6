import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Fault } from './errors.ts';
import { ById } from './fields.ts';

/** In bytes. */
export const mostMenuFile = 2_000_000;

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
  /** Columns whose "none" no longer holds because the ingredients change and the file doesn't state it again. */
  to_confirm: z.array(z.string()),
  /** Columns that say "none" although words of the same dish say otherwise. */
  contradictions: z.array(z.object({ column: z.string(), words: z.array(z.string()) })),
});
export type MenuFileRow = z.infer<typeof MenuFileRow>;

export const MenuFilePreview = z.object({
  /** The version of the menu that the file was compared with; pass it to `applyMenuFile` as `ifMatch`. */
  version: z.string(),
  rows: z.array(MenuFileRow),
  /** Dishes on the menu that the file doesn't list. */
  missing: z.array(z.object({ id: z.int(), name: z.string(), section: z.string() })),
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
  previewMenuFile: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/file/preview',
    summary: 'What a CSV file would change about a menu, and what is wrong with it; writes nothing',
    access: 'owner',
    params: ById,
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
    query: z.object({
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
