import type { Dish } from '@clearplate/domain/facts/dish';
import { withWayComponents } from '@clearplate/domain/facts/way-components';
import { findComponentsOf } from './components-of.ts';
import type { Db } from '../db/db.ts';
import { dishColumnPairs } from '../db/dish-columns.ts';
import { isoInstant, sql } from '../db/sql.ts';

/** Is a dish as it is stored, with everything that is said of it. */
export interface LoadedDish {
  readonly id: number;
  readonly restaurantId: number;
  /** Is the key of the import that brought it; `null` for a dish that was made by hand. */
  readonly externalId: string | null;
  /** Says whether somebody edited it by hand. Imports then leave it alone. */
  readonly isEdited: boolean;
  /** Is the lexicon that its facts were derived under, or `null` when it has no facts yet. */
  readonly lexiconVersion: string | null;
  readonly dish: Dish;
}

/** Locks dishes, always in the order of their ids, so that two writers wait for each other instead of deadlocking. */
export async function lockDishes(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(sql`select id from dishes where id = any(${ids}::bigint[]) order by id for no key update`);
}

const statements = sql`coalesce((
  select json_agg(json_build_object('allergen', s.allergen_id, 'level', s.level, 'reason', s.reason,
    'source', s.source, 'stated_at', ${isoInstant(sql`s.stated_at`)}, 'act', s.act, 'ingredient', s.ingredient,
    'address', s.address, 'arrived', nullif(s.arrived, false)) order by s.source = 'kitchen', s.allergen_id collate "C", s.source)
  from allergen_statements s where s.dish_id = d.id), '[]')`;

const estimates = sql`coalesce((
  select json_agg(json_build_object('name', name, 'probability', probability) order by position)
  from ingredient_estimates e where e.dish_id = d.id and not e.derived), '[]')`;

// If somebody reacted, the dish says so, with the day of the reaction, whatever others were told since.
const reactionReports = sql`coalesce((
  select json_agg(json_build_object('allergen', o.allergen_id, 'reported_at', ${isoInstant(sql`o.at`)},
      'told', nullif(o.told, false))
    order by o.allergen_id collate "C")
  from (select a.allergen_id, bool_and(p.kind = 'told') as told,
      coalesce(max(a.reported_at) filter (where p.kind <> 'told'), max(a.reported_at)) as at
    from dish_reports p join dish_report_allergens a on a.report_id = p.id
    where p.dish_id = d.id and p.state = 'open' and a.cleared_at is null group by a.allergen_id) o), '[]')`;

const unexplainedReports = sql`coalesce((
  select json_agg(${isoInstant(sql`p.reported_at`)} order by p.reported_at) from dish_reports p
  where p.dish_id = d.id and p.kind = 'reaction' and p.state = 'open'
    and not exists (select from dish_report_allergens a where a.report_id = p.id)), '[]')`;

/** Loads dishes for a change, and locks their rows. */
export async function loadDishes(db: Db, ids: readonly number[]): Promise<LoadedDish[]> {
  const loaded = await db.query<LoadedDish>(sql`
    select d.id, d.restaurant_id as "restaurantId", d.external_id as "externalId", d.edited_at is not null as "isEdited",
      f.lexicon_version as "lexiconVersion",
      json_build_object(
        ${dishColumnPairs}, 'archived', d.archived_at is not null, 'statements', ${statements}, 'estimates', ${estimates},
        'reaction_reports', ${reactionReports}, 'unexplained_reports', ${unexplainedReports}) as dish
    from dishes d left join dish_facts f on f.dish_id = d.id
    where d.id = any(${ids}::bigint[])`);
  const usesOf = await findComponentsOf(db, ids);
  return loaded.map((one) => {
    const { uses, components, ofWays } = usesOf(one.id);
    return { ...one, dish: withWayComponents({ ...one.dish, uses, components }, ofWays) };
  });
}
