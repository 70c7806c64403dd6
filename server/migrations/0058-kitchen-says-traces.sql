-- A kitchen that is asked about traces can answer that they are possible.
alter table kitchen_order_ticks drop constraint kitchen_order_ticks_mark_check;
alter table kitchen_order_ticks add constraint kitchen_order_ticks_mark_check
  check (mark in ('seen', 'separate', 'traces', 'cannot'));
