import { z } from 'zod';
import type { Start } from '../db/dish-search/dish-search.ts';

/** Dishes of a stretch, and where the next one begins. */
export interface Part<T> {
  readonly items: readonly T[];
  readonly next: Start | undefined;
}

/** A place in a list: where a stretch begins, null for the first, and how many of its dishes were shown. */
export const Place = z.tuple([z.array(z.int().min(0)).max(4).nullable(), z.int().min(0).max(10_000)]);
export type Place = z.infer<typeof Place>;

/** So many stretches are looked at for one page: the database's time is what is bounded. */
const mostStretches = 12;

interface Asked {
  readonly start: Start | undefined;
  readonly taken: number;
  readonly limit: number;
}

/**
 * A page, from as many stretches as it takes. A page may have fewer dishes than asked for and still a next one, where
 * few of many dishes are shown.
 */
export async function fillPage<T>(
  find: (asked: Asked) => Promise<Part<T>>,
  [first, alreadyTaken]: Place,
  limit: number,
): Promise<{ items: T[]; next: Place | undefined }> {
  const items: T[] = [];
  let start: Start | undefined = first ?? undefined;
  let taken = alreadyTaken;
  for (let looked = 0; looked < mostStretches; looked += 1) {
    const wanted = limit - items.length;
    const part = await find({ start, taken, limit: wanted + 1 });
    items.push(...part.items.slice(0, wanted));
    if (part.items.length > wanted) return { items, next: [start ? [...start] : null, taken + wanted] };
    if (!part.next) return { items, next: undefined };
    start = part.next;
    taken = 0;
    if (items.length === limit) break;
  }
  return { items, next: [start ? [...start] : null, 0] };
}
