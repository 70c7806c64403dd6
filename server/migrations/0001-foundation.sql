-- The whole data model of the product's entities. Times are UTC, money is integer cents, e-mail
-- addresses compare without case, zip codes are text. The role clearplate_app exists already.

-- Only the owner makes tables here, also in databases that were upgraded from PostgreSQL 14.
revoke create on schema public from public;

-- ---------------------------------------------------------------- reference data (kept by the code)

create table zips (
  zip        char(5) primary key check (zip ~ '^[0-9]{5}$'),
  city       text not null check (city <> ''),
  state      char(2) not null check (state ~ '^[A-Z]{2}$'),
  state_name text not null check (state_name <> ''),
  lat        double precision not null check (lat between -90 and 90),
  lng        double precision not null check (lng between -180 and 180)
);
create index zips_place on zips (lat, lng);

create table allergens (
  id          text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  name        text not null unique check (name <> ''),
  description text not null,
  family      text not null check (family in ('us9', 'eu14', 'finer')),
  position    int not null unique
);

create table ingredients (
  id   text primary key,
  name text not null unique check (name <> '' and name !~ ',')
);

create table reference_versions (
  name    text primary key,
  version text not null
);

-- ---------------------------------------------------------------- people

create table users (
  id                  bigint generated always as identity primary key,
  -- What the history knows of a person: opaque, and gone with this row.
  actor_id            uuid not null unique default gen_random_uuid(),
  username            text not null check (username <> '' and length(username) <= 100),
  email               text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  password_hash       text not null check (password_hash like '$argon2id$%'),
  role                text not null default 'user' check (role in ('user', 'r_admin', 'w_admin')),
  profile_picture_url text check (profile_picture_url like '/pictures/%'),
  is_sample           boolean not null default false,
  created_at          timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  token_hash   bytea primary key check (length(token_hash) = 32),
  user_id      bigint not null references users on delete cascade,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at   timestamptz not null check (expires_at > created_at)
);
create index sessions_user on sessions (user_id);

-- Who eats. An account's own allergens are those of its first eater (position 0).
create table eaters (
  id        bigint generated always as identity primary key,
  user_id   bigint not null references users on delete cascade,
  name      text not null check (name <> '' and length(name) <= 100),
  position  int not null check (position >= 0),
  is_eating boolean not null default true,
  unique (user_id, position)
);

-- By name: a name that the catalogue doesn't know is kept, and can only warn.
create table eater_allergens (
  eater_id   bigint not null references eaters on delete cascade,
  name       text not null check (name <> '' and length(name) <= 100),
  strictness text not null default 'ask' check (strictness in ('dangerous', 'ask', 'fine')),
  primary key (eater_id, name)
);

create table preferences (
  id       bigint generated always as identity primary key,
  eater_id bigint not null references eaters on delete cascade,
  name     text not null check (name <> '' and length(name) <= 100),
  is_on    boolean not null default true
);
create index preferences_eater on preferences (eater_id);

create table preference_ingredients (
  preference_id bigint not null references preferences on delete cascade,
  position      int not null check (position >= 0),
  name          text not null check (name <> '' and name !~ ',' and length(name) <= 100),
  primary key (preference_id, position),
  unique (preference_id, name)
);

create table addresses (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references users on delete cascade,
  name           text not null check (name <> '' and length(name) <= 100),
  address_line_1 text not null check (address_line_1 <> '' and length(address_line_1) <= 200),
  address_line_2 text not null default '' check (length(address_line_2) <= 200),
  city           text not null check (city <> '' and length(city) <= 100),
  state          text not null check (state <> '' and length(state) <= 100),
  zip_code       char(5) not null check (zip_code ~ '^[0-9]{5}$'),
  country        text not null check (country <> '' and length(country) <= 100)
);
create index addresses_user on addresses (user_id);

-- ---------------------------------------------------------------- restaurants

create table restaurants (
  id             bigint generated always as identity primary key,
  -- The importer's key. Rows made by hand have none.
  external_id    text unique check (external_id <> '' and length(external_id) <= 200),
  owner_id       bigint references users on delete set null,
  name           text not null check (name <> '' and length(name) <= 200),
  description    text not null default '' check (length(description) <= 4000),
  cuisine        text not null default '' check (length(cuisine) <= 100),
  address        text not null default '' check (length(address) <= 300),
  city           text not null default '' check (length(city) <= 100),
  state          text not null default '' check (length(state) <= 100),
  pin            char(5) not null check (pin ~ '^[0-9]{5}$'),
  phone          text not null default '' check (length(phone) <= 40),
  image_url      text check (image_url ~ '^(/|https?://)'),
  -- The delivery service's page, and the restaurant's own site.
  restaurant_url text check (restaurant_url ~* '^https?://[^/@[:space:]]+(/|$|\?|#)' and length(restaurant_url) <= 2000),
  url            text check (url ~* '^https?://[^/@[:space:]]+(/|$|\?|#)' and length(url) <= 2000),
  lat            double precision not null check (lat between -90 and 90),
  lng            double precision not null check (lng between -180 and 180),
  -- H3 cell of resolution 6 (h3geo.org), as a signed 64-bit number.
  h3_cell        bigint not null,
  time_zone      text not null default 'America/New_York' check (time_zone ~ '^[A-Za-z_]+(/[A-Za-z_-]+)+$'),
  imported_at    timestamptz,
  -- Set when an owner or an admin saves by hand: from then on imports leave the row alone.
  edited_at      timestamptz,
  version        int not null default 1,
  created_at     timestamptz not null default now(),
  search         tsvector generated always as (
    setweight(to_tsvector('english', name), 'A') ||
    setweight(to_tsvector('english', cuisine || ' ' || city), 'B') ||
    setweight(to_tsvector('english', description), 'C')) stored
);
create index restaurants_pin on restaurants (pin, id);
create index restaurants_owner on restaurants (owner_id) where owner_id is not null;
create index restaurants_cell on restaurants (h3_cell);
create index restaurants_place on restaurants (lat, lng);
create index restaurants_search on restaurants using gin (search);

-- Local times of the restaurant; a closing time at or before the opening one lies on the next day.
create table opening_hours (
  restaurant_id bigint not null references restaurants on delete cascade,
  weekday       smallint not null check (weekday between 0 and 6), -- 0 is Sunday
  opens         time not null,
  closes        time not null,
  primary key (restaurant_id, weekday, opens)
);

-- ---------------------------------------------------------------- dishes and what is known of them

create function has_no_comma(names text[]) returns boolean
  language sql immutable parallel safe
  return not exists (select 1 from unnest(names) n where n is null or n = '' or n ~ ',');

create function words_of(names text[]) returns text
  language sql immutable parallel safe
  return coalesce((select string_agg(n, ' ') from unnest(names) n), '');

create table dishes (
  id                      bigint generated always as identity primary key,
  restaurant_id           bigint not null references restaurants on delete cascade,
  external_id             text check (external_id <> '' and length(external_id) <= 200),
  name                    text not null check (name <> '' and length(name) <= 200),
  description             text not null default '' check (length(description) <= 4000),
  section                 text not null default '' check (length(section) <= 100),
  position                int not null default 0,
  price_cents             int check (price_cents between 0 and 10000000),
  image_url               text check (image_url ~ '^(/|https?://)'),
  -- As the restaurant wrote them, in its order; empty: not known.
  ingredients             text[] not null default '{}' check (has_no_comma(ingredients)),
  ingredients_changed_at  timestamptz,
  -- null: the list is partial.
  ingredients_complete_at timestamptz,
  -- null: nothing is stated about cross-contact.
  cross_contact_stated_at timestamptz,
  archived_at             timestamptz,
  imported_at             timestamptz,
  edited_at               timestamptz,
  version                 int not null default 1,
  created_at              timestamptz not null default now(),
  search                  tsvector generated always as (
    setweight(to_tsvector('english', name), 'A') ||
    setweight(to_tsvector('english', description), 'B') ||
    setweight(to_tsvector('english', words_of(ingredients)), 'C')) stored,
  unique (restaurant_id, external_id),
  -- Without its date no statement could be told to be older than the list.
  check (ingredients = '{}' or ingredients_changed_at is not null),
  check (ingredients <> '{}' or ingredients_complete_at is null)
);
create index dishes_menu on dishes (restaurant_id, position, id) where archived_at is null;
create index dishes_search on dishes using gin (search) where archived_at is null;

-- What somebody said, each source for itself: a kitchen's shared fryer stands beside the restaurant's own
-- word. No row: not stated.
create table allergen_statements (
  dish_id     bigint not null references dishes on delete cascade,
  allergen_id text not null references allergens,
  level       text not null check (level in ('contains', 'may_contain', 'absent')),
  reason      text check (reason <> '' and length(reason) <= 200),
  source      text not null check (source in ('restaurant', 'import', 'kitchen')),
  stated_at   timestamptz,
  stated_by   uuid,
  primary key (dish_id, allergen_id, source),
  check (reason is null or level = 'may_contain')
);

-- Ingredients that were guessed, for the recipe page. They warn and never clear.
create table ingredient_estimates (
  dish_id     bigint not null references dishes on delete cascade,
  position    int not null check (position >= 0),
  name        text not null check (name <> '' and name !~ ',' and length(name) <= 200),
  probability real not null check (probability between 0 and 1),
  primary key (dish_id, position)
);

-- Derived by the domain in the transaction that changes a dish; never edited by hand.
create table dish_facts (
  dish_id                 bigint primary key references dishes on delete cascade,
  lexicon_version         text not null,
  facts                   jsonb not null,
  -- The same again as columns, so that SQL can judge: ingredients found, their texts, what dates clear.
  terms                   text[] not null,
  texts                   text[] not null,
  ingredients_complete_at timestamptz,
  cross_contact_stated_at timestamptz,
  derived_at              timestamptz not null default now()
);
create index dish_facts_lexicon on dish_facts (lexicon_version, dish_id);

create table dish_allergens (
  dish_id     bigint not null references dishes on delete cascade,
  allergen_id text not null references allergens,
  presence    text not null check (presence in ('none', 'estimated', 'possible', 'present')),
  covered_at  timestamptz,
  primary key (dish_id, allergen_id)
);

-- Append-only: the server's role may add and read, nothing else. No foreign keys, so that it outlives
-- what it tells of.
create table dish_history (
  id         bigint generated always as identity primary key,
  dish_id    bigint not null,
  at         timestamptz not null default now(),
  actor_id   uuid,
  source     text not null check (source in ('owner', 'admin', 'import', 'sample', 'kitchen', 'report')),
  request_id text,
  before     jsonb,
  after      jsonb,
  check (before is not null or after is not null)
);
create index dish_history_dish on dish_history (dish_id, id);

-- ---------------------------------------------------------------- cart, enquiries, limits

create table cart_lines (
  user_id  bigint not null references users on delete cascade,
  dish_id  bigint not null references dishes on delete cascade,
  quantity int not null check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (user_id, dish_id)
);
create index cart_lines_dish on cart_lines (dish_id);

create table enquiries (
  id                 bigint generated always as identity primary key,
  kind               text not null check (kind in ('general', 'restaurant')),
  name               text not null check (name <> '' and length(name) <= 200),
  email              text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  phone              text not null check (phone ~ '^[0-9]{10}$'),
  message            text check (message <> '' and length(message) <= 5000),
  restaurant_name    text check (restaurant_name <> '' and length(restaurant_name) <= 200),
  restaurant_address text check (restaurant_address <> '' and length(restaurant_address) <= 300),
  zipcode            char(5) check (zipcode ~ '^[0-9]{5}$'),
  website            text check (website ~* '^https?://' and length(website) <= 2000),
  created_at         timestamptz not null default now(),
  answered_at        timestamptz,
  check (case kind
    when 'general' then message is not null and num_nonnulls(restaurant_name, restaurant_address, zipcode, website) = 0
    else message is null and num_nulls(restaurant_name, restaurant_address, zipcode, website) = 0 end)
);
create index enquiries_open on enquiries (id) where answered_at is null;

-- Counters shared by all servers. The key is a hash: no address stands here.
create table rate_limits (
  key          bytea not null,
  window_start timestamptz not null,
  hits         int not null check (hits >= 0),
  primary key (key, window_start)
);
create index rate_limits_window on rate_limits (window_start);

-- ---------------------------------------------------------------- what the server may do

grant usage on schema public to clearplate_app;
grant select on all tables in schema public to clearplate_app;
grant insert, update, delete on
  users, sessions, eaters, eater_allergens, preferences, preference_ingredients, addresses,
  restaurants, opening_hours, dishes, allergen_statements, ingredient_estimates, dish_facts,
  dish_allergens, cart_lines, enquiries, rate_limits
to clearplate_app;
grant insert on dish_history to clearplate_app;
