import { sql } from './sql.ts';

/**
 * Selects the columns of a recipe as the contract's `Recipe` has them. A recipe lists what a dish is known, or guessed,
 * to be made of. Listed ingredients are certain; estimates are used only if the restaurant listed none.
 */
export const recipeColumns = sql`
  d.id, d.name, d.description, d.image_url, d.restaurant_id, r.name as restaurant_name, f.facts,
  cardinality(d.ingredients) = 0 and e.found is not null as estimated,
  case when cardinality(d.ingredients) > 0
    then (select json_agg(json_build_object('name', n, 'probability', 1) order by i) from unnest(d.ingredients) with ordinality x(n, i))
    else coalesce(e.found, '[]') end as ingredients`;

export const recipeTables = sql`
  dishes d join restaurants r on r.id = d.restaurant_id join dish_facts f on f.dish_id = d.id
  left join lateral (
    select json_agg(json_build_object('name', g.name, 'probability', g.probability) order by g.probability desc, g.position) as found
    from ingredient_estimates g where g.dish_id = d.id) e on true`;
