-- What calls with an Idempotency-Key answered: sent again within a day, they answer the same and do nothing.
create table idempotency_keys (
  -- SHA-256 of who calls, what and with which key.
  key        bytea primary key check (length(key) = 32),
  -- null: a guest.
  user_id    bigint references users on delete cascade,
  -- SHA-256 of what was sent.
  input      bytea not null check (length(input) = 32),
  answer     jsonb not null,
  created_at timestamptz not null
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
create index idempotency_keys_user on idempotency_keys (user_id);

grant select, insert, update, delete on idempotency_keys to clearplate_app;
