import type { Eaters } from '@clearplate/contract/eaters-body';
import type { assessedListCalls, Show } from '@clearplate/contract/assessed-lists';
import type { Db } from '../../db/db.ts';
import type { DishSearch } from '../../search/candidates/dish-search.ts';
import type { VerdictCount } from '../../search/menu-verdicts.ts';
import type { Assessing } from '../../search/verdict-sql.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { fillPage, PagePosition, type Part } from '../../search/fill-page.ts';
import type { Handlers, RequestInfo } from '../../http/handlers.ts';
import { WrittenPage } from '../../http/written-page.ts';
import { countMenusFor, assessingFor, sumVerdicts } from '../../search/assessing.ts';
import { findArea, type Where } from '../../places/find-area.ts';
import { readQuery } from '../../search/read-query.ts';
import { countBatch, findAssessedDishes, findAssessedRecipes, type AssessedBatch } from './assessed-lists.queries.ts';
import { writeDish } from './write-dish.ts';

/**
 * Says how many dishes are assessed and ordered at once, and how many are counted. For the whole country it is more at
 * once, because each batch is a statement of its own there.
 */
const most = { nearby: 96, inCountry: 480, counted: 2000 };
/** A dish costs about 10 µs, and 0.7 µs more for each name that is looked for in its texts. */
const namesLikeADish = 14;

/** Returns a bound that is lower if many names are avoided, because the database's time is what is bounded. */
function boundFor({ avoided, disliked }: Assessing, most: number): number {
  const names = avoided.names.length + avoided.unknownNames.length + disliked.unknownNames.length;
  return Math.ceil(most / (1 + names / namesLikeADish));
}

interface DishQuery {
  readonly q?: string | undefined;
  readonly zipcode?: string | undefined;
  readonly radius?: number | undefined;
  readonly cuisine?: string | undefined;
  readonly max_price?: number | undefined;
  readonly open?: 'now' | undefined;
  readonly with_change?: 'yes' | undefined;
}

interface AssessedQuery extends DishQuery {
  readonly show: Show;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Body = Eaters & Pick<Where, 'here'>;

async function searchFor(query: DishQuery, { here }: Body, { db, now }: RequestInfo['context']): Promise<DishSearch> {
  const { q, zipcode, radius, cuisine, max_price: dollars, open } = query;
  const area = await findArea(db, { zipcode, radius, here });
  // In the whole country a cuisine is found by its words, which are among its dishes' words.
  const text = q ?? (area.kind === 'everywhere' ? cuisine : undefined);
  const words = text === undefined ? undefined : await readQuery(db, text);
  return { query: words, area, cuisine, maxCents: dollars && dollars * 100, openAt: open && now() };
}

/**
 * The cursor names neither what is avoided nor where the person is. Even a hash of it in an address could be guessed.
 */
function nameOf(kind: string, query: AssessedQuery, { here }: Body): string {
  const { show, q, zipcode, radius, cuisine, max_price: dollars, open, with_change } = query;
  const named = [kind, show, q, zipcode, radius, cuisine, dollars, open, here !== undefined, with_change];
  return JSON.stringify(['judged', ...named]);
}

/** Returns the allergens to leave out: dishes that are known to contain one of them are not asked for. */
function leftOut(show: Show, { avoided, disliked }: Assessing): bigint | undefined {
  if (show === 'hidden') return undefined;
  return show === 'disliked' ? avoided.allergens : avoided.allergens | disliked.allergens;
}

async function listPage<T>(
  kind: string,
  find: (db: Db, part: AssessedBatch, assessing: Assessing) => Promise<Part<T>>,
  { query, body }: { query: AssessedQuery; body: Body },
  { context }: RequestInfo,
) {
  const { show, limit } = query;
  const list = nameOf(kind, query, body);
  const [start, taken]: PagePosition = decodeCursor(list, PagePosition, query.cursor) ?? [null, 0];
  const assessing = assessingFor(body, context, query);
  const search = {
    ...(await searchFor(query, body, context)),
    without: leftOut(show, assessing),
    withVariants: assessing.withChange === true && show === 'shown',
  };
  const isNear = search.area.kind !== 'everywhere';
  const batch = {
    search,
    show,
    length: boundFor(assessing, isNear ? most.nearby : most.inCountry),
  };
  const { items, next } = await fillPage(
    (part) => find(context.db, { ...batch, ...part }, assessing),
    [start, taken],
    limit,
  );
  return { items, next: next && encodeCursor(list, next) };
}

export const assessedListHandlers: Handlers<typeof assessedListCalls> = {
  async judgeDishes(input, request) {
    const { items, next } = await listPage('dishes', findAssessedDishes, input, request);
    return new WrittenPage(items.map(writeDish), next);
  },
  judgeRecipes: (input, request) => listPage('recipes', findAssessedRecipes, input, request),

  async countVerdicts({ query, body }, { context }) {
    const assessing = assessingFor(body, context, query);
    const search = await searchFor(query, body, context);
    const length = boundFor(assessing, most.counted);
    const counts: VerdictCount[] = [];
    let part: Part<VerdictCount> = { items: [], next: undefined };
    // The second batch, if there is one, has what the first one didn't reach: hits with the word elsewhere.
    for (let round = 0; round === 0 || (round < 3 && part.next); round += 1) {
      const left = length - counts.reduce((sum, { count }) => sum + count, 0);
      if (left <= 0) break;
      part = await countBatch(context.db, { search, start: part.next, length: left }, assessing);
      counts.push(...part.items);
    }
    return { ...sumVerdicts(counts), capped: part.next !== undefined };
  },

  async countRestaurantVerdicts({ query, body }, { context }) {
    const counts = await countMenusFor(body.restaurants, body, context, query);
    return body.restaurants.map((id) => ({ restaurant_id: id, ...(counts.get(id) ?? sumVerdicts([])) }));
  },
};
