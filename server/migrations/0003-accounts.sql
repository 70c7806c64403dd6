alter table users
  add column email_confirmed_at timestamptz,
  add column password_changed_at timestamptz not null default now();

alter table sessions
  -- Names a session to its owner without being its token.
  add column public_id uuid not null unique default gen_random_uuid(),
  add column device text not null default 'other'
    check (device in ('iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other'));

-- Single-use links that are mailed. A link has its token from when it is mailed on, and only the token's hash stays.
create table mailed_links (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  purpose    text not null check (purpose in ('reset_password', 'confirm_email', 'revert_email', 'sign_in')),
  -- Where it is mailed to; what "revert_email" gives back.
  email      text not null check (length(email) <= 254),
  token_hash bytea unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When it was used, or ended by something else.
  used_at    timestamptz
);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_expiry on mailed_links (expires_at);
-- An address that can still be taken back is nobody else's.
create index mailed_links_reserved on mailed_links (lower(email)) where purpose = 'revert_email' and used_at is null;

-- Wrong passwords in a row, per e-mail whether or not it has an account. The key is a hash: no address lies here.
create table sign_in_failures (
  key      bytea primary key check (length(key) = 32),
  failures int not null check (failures > 0),
  last_at  timestamptz not null
);

create index sessions_last_used on sessions (last_used_at);

grant select, insert, update, delete on mailed_links, sign_in_failures to clearplate_app;
