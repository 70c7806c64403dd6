-- Enquiries are answered, and may say which listed restaurant is the sender's.
alter table enquiries
  add column restaurant_id bigint references restaurants on delete set null,
  -- The admin, as the history knows people: opaque, and leading to nobody once the account is gone.
  add column answered_by uuid,
  -- What was mailed; null beside a date: closed without an answer.
  add column answer text check (answer <> '' and length(answer) <= 5000),
  add column answer_mailed_at timestamptz,
  add check (restaurant_id is null or kind = 'restaurant'),
  add check (answered_at is not null or num_nonnulls(answered_by, answer, answer_mailed_at) = 0);
create index enquiries_answered on enquiries (answered_at, id) where answered_at is not null;
create index enquiries_claims on enquiries (restaurant_id) where restaurant_id is not null;

-- What site admins do. Append-only: the server's role may add and read, nothing else. No foreign keys, so that
-- it outlives what it tells of; people are opaque ids.
create table admin_log (
  id            bigint generated always as identity primary key,
  at            timestamptz not null,
  actor_id      uuid not null,
  request_id    text not null,
  action        text not null check (action ~ '^[a-z]+(_[a-z]+)*$'),
  restaurant_id bigint,
  person_id     uuid,
  enquiry_id    bigint,
  before        jsonb,
  after         jsonb
);
create index admin_log_actor on admin_log (actor_id);
grant select, insert on admin_log to clearplate_app;
