-- Files of a watched folder as they were read, until the restaurant has looked at them. Of a series, the files that differ
-- in the figures of their names alone, the newest is here.
create table arrived_menus (
  id            bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants (id) on delete cascade,
  series        text not null check (length(series) <= 300),
  file_name     text not null check (length(file_name) <= 300),
  received_at   timestamptz not null,
  -- SHA-256 of the file: the same one again is nothing new.
  digest        text not null,
  -- What the file says. Null once nothing of it is open.
  draft         jsonb,
  -- What was warned of at once: dishes and allergens.
  warned        jsonb not null default '[]',
  -- Marks of what somebody looked at and left as it is, also of earlier files of the series.
  dismissed     text[] not null default '{}',
  -- When its owner was written to about it.
  told_at       timestamptz,
  unique (restaurant_id, series)
);
create index arrived_menus_untold on arrived_menus (restaurant_id) where draft is not null and told_at is null;
grant select, insert, update, delete on arrived_menus to clearplate_app;
