-- What guests asked at a table and nobody there could say, for whoever keeps the menu. Nothing here says who the guest
-- was, and nothing here enters a verdict.
create table guest_questions (
  id            bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  kind          text not null check (kind in ('whether', 'shared_equipment', 'may_contain')),
  asked_on      date not null,
  allergens     text[] not null check (cardinality(allergens) > 0),
  dish_ids      bigint[] not null check (cardinality(dish_ids) > 0),
  -- SHA-256 of a key that only the guest's device has: sent twice it stands here once, and whoever has it takes it back.
  key           bytea not null unique check (length(key) = 32),
  sent_at       timestamptz not null,
  -- Of an allergen and a dish: what looking at it costs.
  pairs         int not null generated always as (cardinality(allergens) * cardinality(dish_ids)) stored
);
create index guest_questions_place on guest_questions (restaurant_id, id);
create index guest_questions_sent on guest_questions (sent_at);
grant select, insert, delete on guest_questions to clearplate_app;
