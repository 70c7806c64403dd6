-- An open report of a reaction makes an allergen "reported": as bad as present, and worded apart.
alter table dish_allergens drop constraint dish_allergens_presence_check;
alter table dish_allergens add constraint dish_allergens_presence_check
  check (presence in ('none', 'estimated', 'possible', 'reported', 'present'));

-- What diners say about dishes: one report for each person and dish.
create table dish_reports (
  id           bigint generated always as identity primary key,
  dish_id      bigint not null references dishes on delete cascade,
  -- null: the account is gone. What the report does stays.
  user_id      bigint references users on delete set null,
  kind         text not null check (kind in ('reaction', 'wrong')),
  -- When its author last said it.
  reported_at  timestamptz not null,
  state        text not null default 'open' check (state in ('open', 'withdrawn', 'closed', 'dismissed')),
  settled_at   timestamptz,
  -- The restaurant's words, which everybody can read.
  answer       text check (answer <> '' and length(answer) <= 1000),
  answered_at  timestamptz,
  unique (dish_id, user_id),
  check ((state = 'open') = (settled_at is null)),
  check ((answer is null) = (answered_at is null))
);
create index dish_reports_user on dish_reports (user_id);
create index dish_reports_open on dish_reports (reported_at, id) where state = 'open';

-- Which allergens somebody reacted to; none: they don't know. Rows of a report that isn't open have no effect.
create table dish_report_allergens (
  report_id   bigint not null references dish_reports on delete cascade,
  allergen_id text not null references allergens,
  reported_at timestamptz not null,
  -- The restaurant has stated it anew, and a site admin has looked at that.
  cleared_at  timestamptz,
  primary key (report_id, allergen_id)
);

-- What its author wrote, apart: it goes with the account.
create table dish_report_words (
  report_id bigint primary key references dish_reports on delete cascade,
  user_id   bigint not null references users on delete cascade,
  words     text not null check (words <> '' and length(words) <= 1000)
);
create index dish_report_words_user on dish_report_words (user_id);

alter table admin_log add column report_id bigint;

grant select, insert, update, delete on dish_reports, dish_report_allergens, dish_report_words to clearplate_app;
