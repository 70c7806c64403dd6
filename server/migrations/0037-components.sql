-- What a kitchen makes once and uses in many dishes: of one restaurant, or of a chain whose places share a menu. What is in
-- it is derived into the facts of each dish that uses it, so that nothing reads these tables to assess a dish.
create table components (
  id            bigint generated always as identity primary key,
  restaurant_id bigint references restaurants on delete cascade,
  menu_key      text check (menu_key <> '' and length(menu_key) <= 200),
  external_id   text,
  creation_key  text,
  name          text not null check (name <> '' and length(name) <= 100),
  ingredients   text[] not null default '{}',
  ingredients_changed_at  timestamptz,
  ingredients_complete_at timestamptz,
  cross_contact_stated_at timestamptz,
  -- As the domain's statements, with their instants in UTC as ISO 8601.
  statements    jsonb not null default '[]' check (jsonb_typeof(statements) = 'array'),
  version       int not null default 1,
  -- When somebody edited it by hand: imports leave it alone then.
  edited_at     timestamptz,
  check (num_nonnulls(restaurant_id, menu_key) = 1)
);
create unique index components_name on components (restaurant_id, lower(name)) where restaurant_id is not null;
create unique index components_chain_name on components (menu_key, lower(name)) where menu_key is not null;
create unique index components_external on components (restaurant_id, external_id) where restaurant_id is not null;
create unique index components_chain_external on components (menu_key, external_id) where menu_key is not null;
create unique index components_created on components (restaurant_id, creation_key) where creation_key is not null;

-- Components of components. Whoever writes these sees to it that there is no cycle.
create table component_parts (
  component_id bigint not null references components on delete cascade,
  part_id      bigint not null references components,
  primary key (component_id, part_id),
  check (component_id <> part_id)
);
create index component_parts_part on component_parts (part_id);

create table dish_components (
  dish_id      bigint not null references dishes on delete cascade,
  component_id bigint not null references components,
  primary key (dish_id, component_id)
);
create index dish_components_component on dish_components (component_id);

-- Each change with who made it, as long as there is the component. Its dishes have what it changed for them in theirs.
create table component_history (
  id           bigint generated always as identity primary key,
  component_id bigint not null references components on delete cascade,
  at           timestamptz not null,
  -- The opaque id of a person; null: a program.
  actor_id     uuid,
  source       text not null check (source in ('owner', 'admin', 'import', 'sample')),
  request_id   text,
  before       jsonb,
  after        jsonb
);
create index component_history_component on component_history (component_id, id);
create index component_history_actor on component_history (actor_id) where actor_id is not null;

alter table dish_history
  drop constraint dish_history_source_check,
  add constraint dish_history_source_check
    check (source in ('owner', 'admin', 'import', 'sample', 'kitchen', 'report', 'chart', 'component'));

grant select, insert, update, delete on components, component_parts, dish_components to clearplate_app;
grant select, insert on component_history to clearplate_app;
