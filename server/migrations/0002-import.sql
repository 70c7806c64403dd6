-- The menu that a restaurant shares with others of its chain, as its import file names it.
alter table restaurants add column menu_key text check (menu_key <> '' and length(menu_key) <= 200);
create index restaurants_menu_key on restaurants (menu_key, id) where menu_key is not null;
