-- A dish that was taken out of a cart can be put back for a while with all that the cart knew of it.
alter table cart_lines add column removed_at timestamptz;
create index cart_lines_removed on cart_lines (removed_at) where removed_at is not null;
