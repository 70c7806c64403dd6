import type { Db } from '../src/db/db.ts';
import { findDishesByText } from '../src/features/search/search.queries.ts';
import type { DishSearch } from '../src/search/candidates/dish-search.ts';
import { fillPage, type PagePosition } from '../src/search/fill-page.ts';

/** Returns the ids of all dishes that a search finds, in its order: `limit` a page, looked for `length` at a time. */
export async function walkDishes(db: Db, search: DishSearch, limit: number, length: number): Promise<number[]> {
  const seen: number[] = [];
  let place: PagePosition | undefined = [null, 0];
  while (place) {
    const page: { items: { id: number }[]; next: PagePosition | undefined } = await fillPage(
      (part) => findDishesByText(db, search, { ...part, length }),
      place,
      limit,
    );
    seen.push(...page.items.map(({ id }) => id));
    place = page.next;
  }
  return seen;
}
