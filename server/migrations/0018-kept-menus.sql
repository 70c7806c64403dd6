-- ---------------------------------------------------------------- menus kept as they are sent

-- Each state of a menu has a number of its own, given in the transaction that makes the state. Triggers on all that the
-- answer is read from give it; nobody else does.
create sequence menu_version;
create table menu_versions (
  restaurant_id bigint primary key references restaurants on delete cascade,
  version       bigint not null
) with (fillfactor = 70);
insert into menu_versions select id, nextval('menu_version') from restaurants order by id;

-- The answer, compressed, for one state. It is sent only while that state lasts.
create table kept_menus (
  restaurant_id bigint primary key references restaurants on delete cascade,
  version       bigint not null,
  -- What wrote it: another query or another form of the answer is another maker.
  maker         text not null,
  etag          text not null,
  body          bytea not null
);
alter table kept_menus alter column body set storage external;

-- In the order of their ids, so that two who change several menus wait instead of dying.
create function renew_menus(ids bigint[]) returns void
  language sql security definer set search_path = pg_catalog, public
as $$
  insert into menu_versions select id, nextval('menu_version') from (
    select id from restaurants where id = any(ids) order by id) r
  on conflict (restaurant_id) do update set version = excluded.version
$$;
revoke execute on function renew_menus from public;

create function renew_menu_of_restaurants() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform renew_menus(array(select id from changed));
  return null;
end $$;

create function renew_menu_of_dishes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'UPDATE' then
    perform renew_menus(array(select restaurant_id from changed union select restaurant_id from gone));
  else
    perform renew_menus(array(select distinct restaurant_id from changed));
  end if;
  return null;
end $$;

create function renew_menu_of_facts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform renew_menus(array(
    select distinct restaurant_id from dishes where id = any(array(select distinct dish_id from changed))));
  return null;
end $$;

-- What all menus share.
create function renew_all_menus() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if exists (select from changed) then perform renew_menus(array(select id from restaurants)); end if;
  return null;
end $$;

create trigger renew_menu_insert after insert on restaurants referencing new table as changed
  for each statement execute function renew_menu_of_restaurants();
create trigger renew_menu_update after update on restaurants referencing new table as changed
  for each statement execute function renew_menu_of_restaurants();

create trigger renew_menu_insert after insert on dishes referencing new table as changed
  for each statement execute function renew_menu_of_dishes();
create trigger renew_menu_update after update on dishes referencing new table as changed old table as gone
  for each statement execute function renew_menu_of_dishes();
create trigger renew_menu_delete after delete on dishes referencing old table as changed
  for each statement execute function renew_menu_of_dishes();

create trigger renew_menu_insert after insert on dish_facts referencing new table as changed
  for each statement execute function renew_menu_of_facts();
create trigger renew_menu_update after update on dish_facts referencing new table as changed
  for each statement execute function renew_menu_of_facts();
create trigger renew_menu_delete after delete on dish_facts referencing old table as changed
  for each statement execute function renew_menu_of_facts();

create trigger renew_menu_insert after insert on dish_allergens referencing new table as changed
  for each statement execute function renew_menu_of_facts();
create trigger renew_menu_update after update on dish_allergens referencing new table as changed
  for each statement execute function renew_menu_of_facts();
create trigger renew_menu_delete after delete on dish_allergens referencing old table as changed
  for each statement execute function renew_menu_of_facts();

create trigger renew_menu_insert after insert on allergens referencing new table as changed
  for each statement execute function renew_all_menus();
create trigger renew_menu_update after update on allergens referencing new table as changed
  for each statement execute function renew_all_menus();
create trigger renew_menu_delete after delete on allergens referencing old table as changed
  for each statement execute function renew_all_menus();

grant select on menu_versions to clearplate_app;
grant select, insert, update, delete on kept_menus to clearplate_app;
