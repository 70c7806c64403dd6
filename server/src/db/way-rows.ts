import type { Preparation } from '@clearplate/domain/menu/same-way';
import { sql, type Sql } from './sql.ts';

/** What a way leaves out and adds. */
export type SeenWay = Preparation & {
  /** What the components are called that it adds. */
  readonly used?: readonly string[] | undefined;
};

/** A way that somebody chose, to order it or to find it again, as the tables have it. */
export interface ChosenRow {
  readonly dish_id: number;
  /** Its id; `''` for the dish as it comes. */
  readonly way: string;
  readonly seen_variant: SeenWay | null;
  readonly seen_history_id: number;
  /** The way of that id now; `null` where there is none. */
  readonly making: (SeenWay & { readonly name: string }) | null;
  /** Whatever the dish made so is assessed by; `null` where nobody has derived it. */
  readonly way_facts: object | null;
}

/** The newest row of the history of a dish `d`; 0 when it has none. */
export const newestHistoryOfDish: Sql = sql`coalesce((select max(h.id) from dish_history h where h.dish_id = d.id), 0)`;

/** The id of a way `v`, as the domain's `idOfWay` says it. */
export const idOfWay: Sql = sql`coalesce(v ->> 'id', v ->> 'name')`;

/** What the components are called that a way `v` adds, as `used`; nothing where it adds none. */
const usedByWay = sql`case when v ? 'uses' then jsonb_build_object('used', (
    select coalesce(jsonb_agg(x.name order by u.n), '[]')
    from jsonb_array_elements_text(v -> 'uses') with ordinality u (id, n) join components x on x.id = u.id::bigint))
  else '{}' end`;

/** The dish made in the way of this id, beside `d` and `f`: one row, also without such a way, with nulls. */
export const wayOf = (id: Sql): Sql => sql`
  cross join lateral (select
    (select v || ${usedByWay} from jsonb_array_elements(d.variants) v where ${idOfWay} = ${id} limit 1) as making,
    (select v -> 'facts' from jsonb_array_elements(f.variants) v where ${idOfWay} = ${id} limit 1) as facts) way`;

/** In cents, beside `wayOf`. */
export const priceOfWay: Sql = sql`coalesce((way.making ->> 'price_cents')::int, d.price_cents)`;

/** What a way leaves out and adds, beside `wayOf`, as whoever chooses it has seen it. */
export const preparationOfWay: Sql = sql`jsonb_strip_nulls(jsonb_build_object('leaves_out', way.making -> 'leaves_out',
  'adds', way.making -> 'adds', 'uses', way.making -> 'uses', 'used', way.making -> 'used'))`;
