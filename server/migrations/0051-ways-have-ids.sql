-- A way to make a dish is known by an id among those of its dish, which stays when it is renamed and is never given to another.
-- Those that were made before have their names for ids: so do lines of carts, shared addresses and the history name them.
update dishes set variants = (
    select jsonb_agg(jsonb_build_object('id', v ->> 'name') || v order by n)
    from jsonb_array_elements(variants) with ordinality each (v, n))
  where variants <> '[]';
update dish_facts set variants = (
    select jsonb_agg(jsonb_build_object('id', v ->> 'name') || v order by n)
    from jsonb_array_elements(variants) with ordinality each (v, n))
  where variants is not null and variants <> '[]';

-- `variant` is what the way was called when its line was last looked at; '' is the dish as it comes.
alter table cart_lines add column way text not null default '' check (length(way) <= 200);
update cart_lines set way = variant where variant <> '';
alter table cart_lines
  add check ((way = '') = (variant = '')),
  drop constraint cart_lines_pkey,
  add primary key (user_id, dish_id, way);
