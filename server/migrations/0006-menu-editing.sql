alter table dishes
  -- Chosen by who created the dish, so that a request that is sent again creates nothing anew.
  add column creation_key text check (creation_key ~ '^[A-Za-z0-9_-]{8,64}$'),
  add constraint dishes_creation_key unique (restaurant_id, creation_key),
  -- The newest date of a statement whose expiry the owner was told of by mail.
  add column expiry_mailed_for timestamptz;
