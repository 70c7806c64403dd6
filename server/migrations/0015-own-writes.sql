-- When somebody last changed something: for some seconds they read from the primary, whichever server asks.
alter table sessions add column wrote_at timestamptz;
