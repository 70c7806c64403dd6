-- A dish of a cart may be made another way: each way is a line of its own. '' is the dish as it comes. A way is known by its
-- name among those of its dish, and the line keeps what it left out and added when it was last seen.
alter table cart_lines
  add column variant text not null default '' check (length(variant) <= 200),
  add column seen_variant jsonb check (jsonb_typeof(seen_variant) = 'object'),
  add check ((variant = '') = (seen_variant is null)),
  drop constraint cart_lines_pkey,
  add primary key (user_id, dish_id, variant);
