import type { Statement } from '@clearplate/domain/facts/dish';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Says what a chain's chart says of one dish of its menu. */
export interface RowOfChart {
  readonly name: string;
  /** Names dishes of the menu that are the same under other names. */
  readonly also: readonly string[];
  readonly statements: readonly Pick<Statement, 'allergen' | 'level' | 'reason' | 'ingredient'>[];
  /** Is missing for a chart that is only previewed. */
  readonly act?: string;
}

/** Is a chain's chart in the form that its dishes follow. */
export interface PublishedChart {
  readonly address: string;
  /** Is the day of the document. */
  readonly dated: string;
  readonly rows: readonly RowOfChart[];
}

/**
 * Loads the current charts of the chains that these restaurants belong to. A chart that is being withdrawn is left out.
 */
export function findChartsInForce(
  db: Db,
  restaurantIds: readonly number[],
): Promise<(PublishedChart & { readonly restaurantIds: number[] })[]> {
  return db.query(sql`
    select c.address, c.dated::text as dated, array_agg(r.id order by r.id) as "restaurantIds",
      coalesce((select json_agg(json_build_object('name', w.name, 'also', w.also, 'statements', w.statements, 'act', w.act)
          order by w.position)
        from published_chart_rows w where w.chart_id = c.id), '[]') as rows
    from restaurants r join published_charts c on c.menu_key = r.menu_key
    where r.id = any(${restaurantIds}::bigint[]) and c.ended_at is null and c.withdrawal is null
    group by c.id`);
}
