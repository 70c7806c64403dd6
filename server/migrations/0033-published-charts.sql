-- What a chain publishes of the dishes on its menu: a document for all places that share the menu, one at a time. What it
-- says of each dish stands among that dish's statements, as of the source "published".
create table published_charts (
  id          bigint generated always as identity primary key,
  menu_key    text not null check (menu_key <> '' and length(menu_key) <= 200),
  title       text not null check (title <> '' and length(title) <= 200),
  address     text not null check (address ~* '^https://' and length(address) <= 2000),
  dated       date not null,
  recorded_at timestamptz not null,
  -- The opaque id of an admin; null: an import.
  recorded_by uuid,
  -- When it stood among the dishes' statements; null: that is still to be done.
  applied_at  timestamptz,
  -- Why it is being taken back: the chain did, or it was recorded by mistake.
  withdrawal  text check (withdrawal in ('taken_down', 'mistake')),
  -- When a newer one took its place, or it was taken back.
  ended_at    timestamptz
);
create unique index published_charts_current on published_charts (menu_key) where ended_at is null;

create table published_chart_rows (
  chart_id   bigint not null references published_charts on delete cascade,
  position   int not null check (position >= 0),
  name       text not null check (name <> '' and length(name) <= 200),
  section    text not null default '' check (length(section) <= 100),
  -- Dishes of the menu with other names that somebody confirmed to be this row's.
  also       text[] not null default '{}',
  -- [{"allergen", "level", "reason", "ingredient"}], one for each allergen.
  statements jsonb not null check (jsonb_typeof(statements) = 'array'),
  -- What one row says is one act.
  act        uuid not null,
  primary key (chart_id, position)
);

grant select, insert, update on published_charts to clearplate_app;
grant select, insert on published_chart_rows to clearplate_app;

alter table dish_history
  drop constraint dish_history_source_check,
  add constraint dish_history_source_check
    check (source in ('owner', 'admin', 'import', 'sample', 'kitchen', 'report', 'chart'));
