-- When a restaurant is open, as seconds of a week that begins with Sunday, by its own clock: one look tells whether it
-- is. Null where its hours aren't known. It follows from `opening_hours`, and nobody else writes it.
alter table restaurants add column open_seconds int4multirange;

create function open_seconds_of(restaurant bigint) returns int4multirange
  language sql stable
begin atomic
  select range_agg(part) from opening_hours h
  cross join lateral (select h.weekday * 86400 + extract(epoch from h.opens)::int as opens,
    extract(epoch from h.closes - h.opens)::int + case when h.closes <= h.opens then 86400 else 0 end as lasts) span
  -- What goes on behind Saturday's end goes on at the week's beginning.
  cross join lateral (values (int4range(span.opens, least(span.opens + span.lasts, 604800))),
    (int4range(0, greatest(span.opens + span.lasts - 604800, 0)))) parts (part)
  where h.restaurant_id = restaurant;
end;

create function note_open_seconds() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update restaurants r set open_seconds = c.seconds
  from (select id, open_seconds_of(id) as seconds from (select distinct restaurant_id as id from changed) ids) c
  where r.id = c.id and r.open_seconds is distinct from c.seconds;
  return null;
end $$;
create trigger hours_came after insert on opening_hours referencing new table as changed
  for each statement execute function note_open_seconds();
create trigger hours_went after delete on opening_hours referencing old table as changed
  for each statement execute function note_open_seconds();

-- Hours are replaced, not edited: a change that no trigger sees is refused.
revoke update on opening_hours from clearplate_app;

-- No menu changes by this.
alter table restaurants disable trigger renew_menu_update;
update restaurants r set open_seconds = h.seconds
from (select id, open_seconds_of(id) as seconds from (select distinct restaurant_id as id from opening_hours) ids) h
where r.id = h.id;
alter table restaurants enable trigger renew_menu_update;
