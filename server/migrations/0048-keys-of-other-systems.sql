-- What another system calls a dish of a menu. Its files name a renamed dish by it: the dish is the same, and not a new one.
create table dish_system_keys (
  restaurant_id bigint not null references restaurants (id) on delete cascade,
  -- The kind of file, "Square catalogue": keys of two systems may be equal.
  system        text not null check (length(system) <= 40),
  key           text not null check (key <> '' and length(key) <= 200),
  dish_id       bigint not null references dishes (id) on delete cascade,
  primary key (restaurant_id, system, key)
);
create index dish_system_keys_dish on dish_system_keys (dish_id);
grant select, insert, update, delete on dish_system_keys to clearplate_app;
