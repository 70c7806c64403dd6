-- A diner was told at the table that a dish contains something: it warns everybody as a reaction does, in other words.
alter table dish_reports drop constraint dish_reports_kind_check;
alter table dish_reports add constraint dish_reports_kind_check check (kind in ('reaction', 'wrong', 'told'));

-- What guests were told at a restaurant, for whoever keeps its menu to say whether it is so. Nothing here says who the
-- guest was, and nothing here enters a verdict.
create table guest_answers (
  id            bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  kind          text not null check (kind in ('whether', 'shared_equipment', 'may_contain')),
  answer        text not null check (answer in ('yes', 'no')),
  -- Who of the restaurant said it.
  told_by       text not null check (told_by in ('server', 'chef', 'manager', 'other')),
  told_on       date not null,
  allergens     text[] not null check (cardinality(allergens) > 0),
  dish_ids      bigint[] not null check (cardinality(dish_ids) > 0),
  -- SHA-256 of all of it: the same answer stands here once, also after it was settled.
  hash          bytea not null check (length(hash) = 32),
  sent_at       timestamptz not null,
  outcome       text check (outcome in ('stated', 'not_so', 'dismissed')),
  settled_at    timestamptz,
  check ((outcome is null) = (settled_at is null)),
  unique (restaurant_id, hash)
);
create index guest_answers_open on guest_answers (restaurant_id, id) where outcome is null;
create index guest_answers_sent on guest_answers (sent_at);
grant select, insert, update, delete on guest_answers to clearplate_app;
