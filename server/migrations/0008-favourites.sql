-- What somebody keeps for later.
create table favourite_restaurants (
  user_id       bigint not null references users on delete cascade,
  restaurant_id bigint not null references restaurants on delete cascade,
  added_at      timestamptz not null,
  primary key (user_id, restaurant_id)
);
create index favourite_restaurants_restaurant on favourite_restaurants (restaurant_id);

create table favourite_dishes (
  user_id           bigint not null references users on delete cascade,
  dish_id           bigint not null references dishes on delete cascade,
  added_at          timestamptz not null,
  -- "Tell me when this dish changes."
  is_watched        boolean not null default false,
  -- Rows of the dish's history up to these were seen in the app, and mailed. Ids, since times may cross.
  seen_history_id   bigint not null check (seen_history_id >= 0),
  mailed_history_id bigint not null check (mailed_history_id >= 0),
  primary key (user_id, dish_id)
);
create index favourite_dishes_dish on favourite_dishes (dish_id);
create index favourite_dishes_watched on favourite_dishes (user_id, dish_id) where is_watched;

-- Who was mailed about watched dishes.
create table watch_mails (
  user_id    bigint primary key references users on delete cascade,
  -- The last one: no more than one a day.
  left_at    timestamptz not null,
  -- In the link of the mails, which stops them without signing in. It can do nothing else, and works as long as they lie in a mailbox.
  stop_token uuid not null unique default gen_random_uuid()
);

grant select, insert, update, delete on favourite_restaurants, favourite_dishes, watch_mails to clearplate_app;
