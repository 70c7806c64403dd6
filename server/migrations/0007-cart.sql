-- What a dish was when it was put into the cart, or when its person last said that they had seen what changed.
alter table cart_lines
  add column seen_at timestamptz not null default now(),
  -- The newest row of the dish's history then; 0: it had none.
  add column seen_history_id bigint not null default 0,
  add column seen_price_cents int check (seen_price_cents between 0 and 10000000),
  add column seen_facts jsonb;
update cart_lines c set seen_at = c.added_at, seen_price_cents = d.price_cents, seen_facts = f.facts,
  seen_history_id = coalesce((select max(h.id) from dish_history h where h.dish_id = c.dish_id), 0)
  from dishes d join dish_facts f on f.dish_id = d.id where d.id = c.dish_id;
-- A dish without facts is shown nowhere.
delete from cart_lines where seen_facts is null;
alter table cart_lines alter column seen_facts set not null, alter column seen_history_id drop default;

-- When what somebody's household avoids, or who of it eats, was last saved. It says only that, not what.
alter table users add column avoiding_changed_at timestamptz not null default now();
