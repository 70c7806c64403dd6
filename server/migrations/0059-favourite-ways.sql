-- Ways to make a dish that somebody saved. Each stands by itself: the dish as it comes may be saved as well, or not.
create table favourite_ways (
  user_id         bigint not null references users on delete cascade,
  dish_id         bigint not null references dishes on delete cascade,
  -- The id of the way among those of its dish, as in `cart_lines`.
  way             text not null check (length(way) between 1 and 200),
  -- What it was called, and what it left out and added, when its person saw it last.
  seen_name       text not null check (seen_name <> ''),
  seen_variant    jsonb not null,
  -- Rows of the dish's history up to this were seen. What came after may have made it another way.
  seen_history_id bigint not null check (seen_history_id >= 0),
  added_at        timestamptz not null,
  primary key (user_id, dish_id, way)
);
create index favourite_ways_dish on favourite_ways (dish_id);
grant select, insert, update, delete on favourite_ways to clearplate_app;
