import { z } from 'zod';
import type { Start } from './candidates/dish-search.ts';
import type { ScanPosition } from './candidates/scan-position.ts';

/** Holds the dishes of one or several batches, and where the next batch begins. */
export interface Part<T> {
  readonly items: readonly T[];
  readonly next: Start | undefined;
  /** Says how much was done for it, see `effortOf`. If it is missing, it doesn't count. */
  readonly effort?: number | undefined;
  readonly several?: {
    /** Says how many batches were read. */
    readonly count: number;
    /** Says which batch an item is from, counted from 0; `startOf` says where a batch begins. */
    readonly numbers: readonly number[];
    readonly startOf: (number: number) => Start | undefined;
  };
}

/** Is a position in a list: where a batch begins, null for the first, and how many of its dishes were shown. */
export const PagePosition = z.tuple([z.array(z.int().min(0)).max(5).nullable(), z.int().min(0).max(10_000)]);
export type PagePosition = z.infer<typeof PagePosition>;

/**
 * A page reads at most this many batches, and stops after as much effort as this many assessed dishes take, because the
 * database's time is limited. Somebody who avoids garlic searches for "garlic bread" in vain, however long it takes.
 */
const mostBatches = 12;
const mostEffort = 1200;

/** Is the number of postings that are scanned in the time in which one dish is assessed. */
const scannedPerAssessed = 10;

/**
 * Returns how much was done for a batch, counted in assessed dishes. For somebody who avoids milk, "grilled cheese" scans tens of
 * thousands of postings and assesses a few dozen dishes.
 */
export const effortOf = ({ scanned, matched }: Pick<ScanPosition, 'scanned' | 'matched'>): number =>
  matched + scanned / scannedPerAssessed;

interface Asked {
  readonly start: Start | undefined;
  readonly taken: number;
  readonly limit: number;
  /** Says how many batches may be read. */
  readonly most: number;
}

const placeAt = (start: Start | undefined, taken: number): PagePosition => [start ? [...start] : null, taken];

/** Returns the position of the first item that doesn't fit on the page. */
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
 * Fills a page from as many batches as it takes. If few of many dishes are shown, it may have fewer than asked for and
 * still a next page.
 */
export async function fillPage<T>(
  find: (asked: Asked) => Promise<Part<T>>,
  [first, alreadyTaken]: PagePosition,
  limit: number,
): Promise<{ items: T[]; next: PagePosition | undefined }> {
  const items: T[] = [];
  let start: Start | undefined = first ?? undefined;
  let taken = alreadyTaken;
  let effort = 0;
  for (let left = mostBatches; left > 0 && effort < mostEffort;) {
    const wanted = limit - items.length;
    const part = await find({ start, taken, limit: wanted + 1, most: left });
    items.push(...part.items.slice(0, wanted));
    if (part.items.length > wanted) return { items, next: placeOf(part, wanted, { start, taken }) };
    if (!part.next) return { items, next: undefined };
    left -= part.several?.count ?? 1;
    effort += part.effort ?? 0;
    start = part.next;
    taken = 0;
    if (items.length === limit) break;
  }
  return { items, next: placeAt(start, 0) };
}
