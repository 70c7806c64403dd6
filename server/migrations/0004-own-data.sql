-- What somebody may have of their own data is found by who they are.
create index dish_history_actor on dish_history (actor_id) where actor_id is not null;
create index enquiries_email on enquiries (lower(email));
