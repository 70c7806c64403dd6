import type { Db } from '../../server/src/db/db.ts';
import { raw } from '../../server/src/db/sql.ts';

/**
 * Gives each restaurant the components that dishes of its plan name, as its own import would have. What becomes of which stands in
 * `bench_components`, and `pg_temp.with_components` puts a restaurant's own in a dish as the history has it.
 */
const statements = `
create temp table bench_components as
  select restaurant_id, archetype_id, nextval(pg_get_serial_sequence('components', 'id')) as id from (
    select distinct p.restaurant_id, u.component_id as archetype_id
    from bench_plan p join dish_components u on u.dish_id = p.archetype_id order by 1, 2) named;
alter table bench_components add primary key (restaurant_id, archetype_id);
analyze bench_components;

insert into components (id, restaurant_id, external_id, name, ingredients, ingredients_changed_at, ingredients_complete_at,
    statements, version)
  overriding system value
  select b.id, b.restaurant_id, c.external_id, c.name, c.ingredients, c.ingredients_changed_at, c.ingredients_complete_at,
    c.statements, c.version
  from bench_components b join components c on c.id = b.archetype_id order by b.id;
insert into component_history (component_id, at, source, after)
  select b.id, h.at, h.source, jsonb_set(h.after, '{id}', to_jsonb(b.id))
  from bench_components b join component_history h on h.component_id = b.archetype_id order by b.id, h.id;

create function pg_temp.with_components(dish jsonb, restaurant bigint) returns jsonb language sql
return dish || jsonb_build_object(
  'uses', (select jsonb_agg(b.id order by b.id) from jsonb_array_elements_text(dish -> 'uses') used
    join bench_components b on b.restaurant_id = restaurant and b.archetype_id = used::bigint),
  'components', (select jsonb_agg(jsonb_set(component, '{id}', to_jsonb(b.id)) order by b.id)
    from jsonb_array_elements(dish -> 'components') component
    join bench_components b on b.restaurant_id = restaurant and b.archetype_id = (component ->> 'id')::bigint))`;

/** The columns of copied rows that name components, as expressions over a plan `p` and the row `c` that is copied. */
export const ownComponent = `(select b.id from bench_components b
  where b.restaurant_id = p.restaurant_id and b.archetype_id = c.component_id)`;
export const withOwnComponents = (dish: string): string =>
  `case when ${dish} -> 'uses' = '[]' then ${dish} else pg_temp.with_components(${dish}, p.restaurant_id) end`;

export async function copyComponents(session: Db): Promise<void> {
  await session.query(raw(statements));
}
