-- The last save of each menu: sent again because its answer was lost, it is recognised instead of refused.
create table menu_saves (
  restaurant_id bigint primary key references restaurants on delete cascade,
  request_hash  text not null,
  -- The menu's version as that save left it.
  version       text not null
);

-- Who changed what a restaurant says of itself. Append-only: the server's role may add and read, nothing else. No
-- foreign keys, so that it outlives what it tells of; people are opaque ids.
create table restaurant_history (
  id            bigint generated always as identity primary key,
  restaurant_id bigint not null,
  at            timestamptz not null,
  source        text not null check (source in ('owner', 'admin')),
  actor_id      uuid not null,
  request_id    text not null,
  -- What is another than before, by its name.
  before        jsonb not null,
  after         jsonb not null
);
create index restaurant_history_of on restaurant_history (restaurant_id, id);
create index restaurant_history_actor on restaurant_history (actor_id);

-- The mail was given up: nobody tries it again.
alter table enquiries add column answer_mail_failed_at timestamptz;

grant select, insert, update, delete on menu_saves to clearplate_app;
grant select, insert on restaurant_history to clearplate_app;
