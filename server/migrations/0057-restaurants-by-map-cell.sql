-- How many restaurants stand in each cell of the map, so that a map of a good part of the country reads cells and not restaurants.

create table map_cells (
  -- Of the seven cells that restaurants have (H3, resolution 6) and that make up one of resolution 5, the first in their order.
  cell        bigint primary key,
  restaurants int not null default 0 check (restaurants >= 0),
  -- Their middle, and the box around them.
  lat         double precision not null default 0,
  lng         double precision not null default 0,
  north       double precision not null default 0,
  south       double precision not null default 0,
  west        double precision not null default 0,
  east        double precision not null default 0,
  -- Where most of them are.
  town        text not null default '',
  -- The least id of them.
  first_id    bigint not null default 0
) with (fillfactor = 80);

create function map_cell(h3_cell bigint) returns bigint
  language sql immutable parallel safe
  return h3_cell & ~(7::bigint << 27);

create function last_in_map_cell(cell bigint) returns bigint
  language sql immutable parallel safe
  return cell | (6::bigint << 27);

-- They are locked first, always in one order, and counted by a statement of its own: it sees what those wrote who were waited for.
create function count_map_cells(cells bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  insert into map_cells (cell) select distinct c from unnest(cells) c order by c
    on conflict (cell) do update set cell = excluded.cell;
  update map_cells m set restaurants = n.restaurants, lat = n.lat, lng = n.lng, north = n.north, south = n.south,
    west = n.west, east = n.east, town = n.town, first_id = n.first_id
  from (select distinct c as cell from unnest(cells) c) given cross join lateral (
    select count(*) as restaurants, coalesce(avg(r.lat), 0) as lat, coalesce(avg(r.lng), 0) as lng,
      coalesce(max(r.lat), 0) as north, coalesce(min(r.lat), 0) as south,
      coalesce(min(r.lng), 0) as west, coalesce(max(r.lng), 0) as east,
      coalesce(mode() within group (order by r.city collate "C"), '') as town, coalesce(min(r.id), 0) as first_id
    from restaurants r where r.h3_cell between given.cell and last_in_map_cell(given.cell)) n
  where m.cell = given.cell;
  delete from map_cells where cell = any(cells) and restaurants = 0;
end $$;
revoke execute on function count_map_cells from public;

create function restaurants_came_or_went() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform count_map_cells(array(select distinct map_cell(h3_cell) from changed));
  return null;
end $$;

create function restaurants_moved() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  cells bigint[] := array(
    select distinct map_cell(c.h3_cell) from before o join changed n on n.id = o.id
    cross join lateral (values (o.h3_cell), (n.h3_cell)) c (h3_cell)
    where (o.h3_cell, o.lat, o.lng, o.city) is distinct from (n.h3_cell, n.lat, n.lng, n.city));
begin
  if cells <> '{}' then perform count_map_cells(cells); end if;
  return null;
end $$;

create trigger map_cells_insert after insert on restaurants
  referencing new table as changed for each statement execute function restaurants_came_or_went();
create trigger map_cells_delete after delete on restaurants
  referencing old table as changed for each statement execute function restaurants_came_or_went();
create trigger map_cells_update after update on restaurants
  referencing old table as before new table as changed for each statement execute function restaurants_moved();

select count_map_cells(array(select distinct map_cell(h3_cell) from restaurants));

grant select on map_cells to clearplate_app;
