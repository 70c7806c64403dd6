-- Other ways in which a kitchen makes a dish, as the domain's `DishVariant` has them: what they leave out and add, and what
-- is stated of them. They are written with the dish, by its one writer.
alter table dishes add column variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array');

-- Name, price and facts of each, in the same order; null where there are none.
alter table dish_facts add column variants jsonb check (jsonb_typeof(variants) = 'array');
