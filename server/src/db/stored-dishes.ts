import type { MenuDish } from '@clearplate/domain/menu/menu-dish';
import type { Instant } from '@clearplate/domain/facts/dish-record';
import type { Db } from './db.ts';
import {
  comparable,
  knownDish,
  knownStatements,
  type DishState,
  type ReportState,
  type StatementState,
} from './dish-state.ts';
import { sql, type Sql } from './sql.ts';

/** A dish as it is stored, with everything that is said of it. */
export interface StoredDish {
  id: number;
  restaurant_id: number;
  /** `null`: made by hand. */
  external_id: string | null;
  creation_key: string | null;
  edited: boolean;
  archived: boolean;
  ingredients_changed_at: Date | null;
  lexicon_version: string | null;
  state: DishState;
  /** What follows from the restaurant's kitchen. */
  kitchen: StatementState[];
  /** What diners reacted to and nobody has settled. */
  reports: ReportState[];
  /** When somebody reacted to they don't know what, and nobody has settled it. */
  unexplained: Instant[];
}

const statementsOf = (source: Sql) => sql`coalesce((
  select json_agg(json_build_object('allergen_id', allergen_id, 'level', level, 'reason', reason,
    'source', source, 'stated_at', stated_at, 'act', act, 'ingredient', ingredient, 'address', address) order by allergen_id collate "C", source)
  from allergen_statements s where s.dish_id = d.id and ${source}), '[]')`;

const openReports = sql`coalesce((
  select json_agg(json_build_object('allergen_id', o.allergen_id, 'reported_at', o.at) order by o.allergen_id collate "C")
  from (select a.allergen_id, max(a.reported_at) as at
    from dish_reports p join dish_report_allergens a on a.report_id = p.id
    where p.dish_id = d.id and p.state = 'open' and a.cleared_at is null group by a.allergen_id) o), '[]')`;

const unexplained = sql`coalesce((
  select json_agg(p.reported_at order by p.reported_at) from dish_reports p
  where p.dish_id = d.id and p.kind = 'reaction' and p.state = 'open'
    and not exists (select from dish_report_allergens a where a.report_id = p.id)), '[]')`;

/** Read under a lock of the dishes' rows: whoever changes what is said of a dish holds it too. */
export function findStoredDishes(db: Db, ids: readonly number[]): Promise<StoredDish[]> {
  return db.query<StoredDish>(sql`
    select d.id, d.restaurant_id, d.external_id, d.creation_key, d.edited_at is not null as edited,
      d.archived_at is not null as archived, d.ingredients_changed_at, f.lexicon_version,
      ${statementsOf(sql`s.source = 'kitchen'`)} as kitchen, ${openReports} as reports, ${unexplained} as unexplained,
      json_build_object(
      'name', d.name, 'description', d.description, 'section', d.section, 'price_cents', d.price_cents,
      'image_url', d.image_url, 'ingredients', d.ingredients,
      'ingredients_complete_at', d.ingredients_complete_at, 'cross_contact_stated_at', d.cross_contact_stated_at,
      'statements', ${statementsOf(sql`s.source <> 'kitchen'`)},
      'estimates', coalesce((
        select json_agg(json_build_object('name', name, 'probability', probability) order by position)
        from ingredient_estimates e where e.dish_id = d.id and not e.derived), '[]')) as state
    from dishes d left join dish_facts f on f.dish_id = d.id
    where d.id = any(${ids}::bigint[])`);
}

/** A stored dish as those who keep a menu change it. */
export function menuDishOf({ state, kitchen, archived, ingredients_changed_at, ...reports }: StoredDish): MenuDish {
  const record = knownDish(comparable(state), ingredients_changed_at?.toISOString() ?? null, reports);
  const { section, price_cents: priceCents, image_url: imageUrl } = state;
  return { record, kitchen: knownStatements(kitchen), section, price_cents: priceCents, image_url: imageUrl, archived };
}
