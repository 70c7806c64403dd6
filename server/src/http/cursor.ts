import { badField } from './app-error.ts';
import { hash } from 'node:crypto';
import type { z } from 'zod';

/** Encodes a position in an ordered list as text that clients send back unread. `list` names the list. */
export function encodeCursor(list: string, key: unknown): string {
  return Buffer.from(JSON.stringify([nameOf(list), key])).toString('base64url');
}

/** Decodes a cursor of this same list. Anything else is a bad request. */
export function decodeCursor<T>(list: string, key: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined;
  const parsed = key.safeParse(read(list, cursor));
  if (!parsed.success) throw badField('cursor', 'is not a cursor of this list');
  return parsed.data;
}

// A list may be named by what was searched for, which is long and private.
function nameOf(list: string): string {
  return hash('sha256', list, 'base64url').slice(0, 16);
}

function read(list: string, cursor: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) && value[0] === nameOf(list) ? value[1] : undefined;
  } catch {
    return undefined;
  }
}

/** Cuts a list fetched with one row too many into a page and the cursor after it. */
export function toPage<Row, T>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  show: (row: Row) => T,
): { items: T[]; next: string | undefined } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(show), next: last && cursorOf(last) };
}
