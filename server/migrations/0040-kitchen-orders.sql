-- What a diner sent a kitchen, and what it ticked. Opened by tokens of which only hashes are here, for four hours.
create table kitchen_orders (
  id            bigint generated always as identity primary key,
  -- Null for a guest's.
  user_id       bigint references users (id) on delete cascade,
  -- Null for a card that was made for no restaurant.
  restaurant_id bigint references restaurants (id) on delete cascade,
  -- SHA-256.
  kitchen_hash  bytea not null unique check (length(kitchen_hash) = 32),
  diner_hash    bytea not null unique check (length(diner_hash) = 32),
  language      text not null,
  place         text not null check (length(place) <= 40),
  -- What each person avoids, and how strictly. Health data.
  people        jsonb not null,
  -- Dishes as they were called then, and for whom.
  lines         jsonb not null,
  sent_at       timestamptz not null,
  expires_at    timestamptz not null
);
create index kitchen_orders_user on kitchen_orders (user_id);
create index kitchen_orders_restaurant on kitchen_orders (restaurant_id);
create index kitchen_orders_expiry on kitchen_orders (expires_at);

create table kitchen_order_ticks (
  order_id bigint not null references kitchen_orders (id) on delete cascade,
  -- Its line, from 0.
  position smallint not null,
  mark     text not null check (mark in ('seen', 'separate', 'cannot')),
  initials text not null check (length(initials) <= 6),
  at       timestamptz not null,
  -- Of two who tick the same, the first stands.
  primary key (order_id, position, mark)
);
grant select, insert, update, delete on kitchen_orders, kitchen_order_ticks to clearplate_app;
