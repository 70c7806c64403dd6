import { z } from 'zod';
import type { Start } from './candidates/dish-search.ts';

/** Dishes of a batch, or of several, and where the next one begins. */
export interface Part<T> {
  readonly items: readonly T[];
  readonly next: Start | undefined;
  /** So many dishes that match were assessed for it; where nobody says, it doesn't count. */
  readonly assessed?: number | undefined;
  readonly several?: {
    /** So many batches were looked at. */
    readonly count: number;
    /** Which of them an item is of, counted from 0, and where it begins. */
    readonly numbers: readonly number[];
    readonly startOf: (number: number) => Start | undefined;
  };
}

/** A place in a list: where a batch begins, null for the first, and how many of its dishes were shown. */
export const PagePosition = z.tuple([z.array(z.int().min(0)).max(5).nullable(), z.int().min(0).max(10_000)]);
export type PagePosition = z.infer<typeof PagePosition>;

/**
 * So many batches are looked at for one page, and none more after so many dishes were assessed: the database's time is what is
 * bounded. Somebody who avoids garlic looks for "garlic bread" in vain, however long that takes.
 */
const mostBatches = 12;
const mostAssessed = 1200;

interface Asked {
  readonly start: Start | undefined;
  readonly taken: number;
  readonly limit: number;
  /** Batches that may be looked at. */
  readonly most: number;
}

const placeAt = (start: Start | undefined, taken: number): PagePosition => [start ? [...start] : null, taken];

/** The place of the first item that a page has no room for. */
function placeOf(
  { several }: Part<unknown>,
  index: number,
  { start, taken }: Pick<Asked, 'start' | 'taken'>,
): PagePosition {
  if (!several) return placeAt(start, taken + index);
  const number = several.numbers[index] ?? 0;
  const before = several.numbers.indexOf(number);
  return placeAt(several.startOf(number), index - before + (number === 0 ? taken : 0));
}

/**
 * A page, from as many batches as it takes. A page may have fewer dishes than asked for and still a next one, where
 * few of many dishes are shown.
 */
export async function fillPage<T>(
  find: (asked: Asked) => Promise<Part<T>>,
  [first, alreadyTaken]: PagePosition,
  limit: number,
): Promise<{ items: T[]; next: PagePosition | undefined }> {
  const items: T[] = [];
  let start: Start | undefined = first ?? undefined;
  let taken = alreadyTaken;
  let assessed = 0;
  for (let left = mostBatches; left > 0 && assessed < mostAssessed;) {
    const wanted = limit - items.length;
    const part = await find({ start, taken, limit: wanted + 1, most: left });
    items.push(...part.items.slice(0, wanted));
    if (part.items.length > wanted) return { items, next: placeOf(part, wanted, { start, taken }) };
    if (!part.next) return { items, next: undefined };
    left -= part.several?.count ?? 1;
    assessed += part.assessed ?? 0;
    start = part.next;
    taken = 0;
    if (items.length === limit) break;
  }
  return { items, next: placeAt(start, 0) };
}
