import type { Preparation } from '@clearplate/domain/menu/same-way';
import { sql, type Sql } from './sql.ts';

/** Names the ingredients that a way leaves out and adds. */
export type SeenWay = Preparation & {
  /** Names the components that it adds. */
  readonly used?: readonly string[] | undefined;
};

/** Is a way that somebody ordered or saved, as the tables have it. */
export interface ChosenRow {
  readonly dish_id: number;
  /** Is its id, or `''` for the dish as it comes. */
  readonly way: string;
  readonly seen_variant: SeenWay | null;
  readonly seen_history_id: number;
  /** Is the way of that id now; `null` where there is none. */
  readonly making: (SeenWay & { readonly name: string }) | null;
  /** Holds the facts that the dish made so is assessed by; `null` if they aren't derived yet. */
  readonly way_facts: object | null;
}

/** Selects the newest row of the history of a dish `d`, or 0 without one. */
export const newestHistoryOfDish: Sql = sql`coalesce((select max(h.id) from dish_history h where h.dish_id = d.id), 0)`;

/** Selects the id of a way `v`, as the domain's `idOfWay` computes it. */
export const idOfWay: Sql = sql`coalesce(v ->> 'id', v ->> 'name')`;

/** Selects the names of the components that a way `v` adds, as `used`; none if it adds none. */
const usedByWay = sql`case when v ? 'uses' then jsonb_build_object('used', (
    select coalesce(jsonb_agg(x.name order by u.n), '[]')
    from jsonb_array_elements_text(v -> 'uses') with ordinality u (id, n) join components x on x.id = u.id::bigint))
  else '{}' end`;

/**
 * Returns SQL for the dish made in the way of this id, to join with `d` and `f`. It is one row, with nulls if there is
 * no such way.
 */
export const wayOf = (id: Sql): Sql => sql`
  cross join lateral (select
    (select v || ${usedByWay} from jsonb_array_elements(d.variants) v where ${idOfWay} = ${id} limit 1) as making,
    (select v -> 'facts' from jsonb_array_elements(f.variants) v where ${idOfWay} = ${id} limit 1) as facts) way`;

/** Is the price in cents, to select with `wayOf`. */
export const priceOfWay: Sql = sql`coalesce((way.making ->> 'price_cents')::int, d.price_cents)`;

/** Is what a way leaves out and adds, to select with `wayOf`, as it was shown to whoever chooses it. */
export const preparationOfWay: Sql = sql`jsonb_strip_nulls(jsonb_build_object('leaves_out', way.making -> 'leaves_out',
  'adds', way.making -> 'adds', 'uses', way.making -> 'uses', 'used', way.making -> 'used'))`;
