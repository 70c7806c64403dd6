-- The components that a dish's ways add: `uses` of `dishes.variants`, by the components. It finds the dishes whose ways a
-- component's change reaches, and keeps a component from being deleted while a way adds it.
create table way_components (
  dish_id      bigint not null references dishes on delete cascade,
  component_id bigint not null references components,
  primary key (dish_id, component_id)
);
create index way_components_component on way_components (component_id);
grant select on way_components to clearplate_app;

-- Whoever writes the ways of a dish writes these rows by it.
create function note_way_components() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  delete from way_components where dish_id = new.id;
  insert into way_components
    select distinct new.id, used::bigint
    from jsonb_array_elements(new.variants) way, jsonb_array_elements_text(coalesce(way -> 'uses', '[]')) used;
  return null;
end $$;
create trigger way_components_insert after insert on dishes
  for each row when (new.variants @? '$[*].uses[*]') execute function note_way_components();
create trigger way_components_update after update of variants on dishes
  for each row when (new.variants is distinct from old.variants and (new.variants @? '$[*].uses[*]' or old.variants @? '$[*].uses[*]'))
  execute function note_way_components();
