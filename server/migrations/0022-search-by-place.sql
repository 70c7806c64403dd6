-- Postings lie by how well they match and by place: a search near somebody reads few pages, the best matches first.

/* The place of an H3 cell of resolution 6 among all of them: its base cell, then its six digits to base 7 (h3geo.org). */
create function cell_place(cell bigint) returns int
  language sql immutable parallel safe
  return ((((((((cell >> 45) & 127) * 7 + ((cell >> 42) & 7)) * 7 + ((cell >> 39) & 7)) * 7 + ((cell >> 36) & 7)) * 7
    + ((cell >> 33) & 7)) * 7 + ((cell >> 30) & 7)) * 7 + ((cell >> 27) & 7))::int;

truncate dish_terms;
alter table dish_terms
  drop constraint dish_terms_pkey,
  add column place int not null,
  -- The dish's allergens as `dish_bits.present` has them: what holds an avoided one is told without another row.
  add column present bigint not null;
drop index dish_terms_names;

-- The postings that dishes must have.
create view derived_dish_terms as
  select t.term, d.restaurant_id, d.id as dish_id, t.rank, cell_place(r.h3_cell) as place, b.present
  from dishes d join restaurants r on r.id = d.restaurant_id join dish_bits b on b.dish_id = d.id
  cross join lateral terms_of(d.search, r.cuisine) t
  where d.archived_at is null;
grant select on derived_dish_terms to clearplate_app;

create or replace function rebuild_search() returns void language plpgsql as $$
begin
  truncate dish_terms, search_words;
  insert into dish_terms select * from derived_dish_terms;
  insert into search_words (term, dishes)
    select term, sum(dishes) from (
      select term, count(*) as dishes from dish_terms group by term
      union all select distinct term, 0 from restaurants r cross join lateral terms_of(r.search, '')) w
    group by term;
end $$;

select rebuild_search();
alter table dish_terms add primary key (term, rank, place, restaurant_id, dish_id) include (present);

create or replace function index_dishes(ids bigint[]) returns void language sql
  begin atomic
    with added as (insert into dish_terms select * from derived_dish_terms where dish_id = any(ids)
      on conflict do nothing returning term)
    select add_words(array(select distinct term from added));
  end;

-- A dish is found as soon as its facts are there, which every list needs: not when it comes, which is just before.
drop trigger dishes_came on dishes;
drop function dishes_came();
create function bits_came() returns trigger language plpgsql as $$
begin
  perform index_dishes(array(select dish_id from new_bits));
  return null;
end $$;
create trigger bits_came after insert on dish_bits
  referencing new table as new_bits for each statement execute function bits_came();

create function present_changed() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(select n.dish_id from new_bits n join old_bits o using (dish_id) where o.present <> n.present);
  p dish_terms;
begin
  -- One by one, each by its key: a join could read all postings.
  for p in select * from derived_dish_terms where dish_id = any(changed) loop
    update dish_terms t set present = p.present
    where t.term = p.term and t.rank = p.rank and t.place = p.place
      and t.restaurant_id = p.restaurant_id and t.dish_id = p.dish_id;
  end loop;
  return null;
end $$;
create trigger present_changed after update on dish_bits
  referencing old table as old_bits new table as new_bits for each statement execute function present_changed();

create or replace function dishes_changed() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.id from new_dishes n join old_dishes o on o.id = n.id
    where o.search <> n.search or o.restaurant_id <> n.restaurant_id
      or (o.archived_at is null) <> (n.archived_at is null));
begin
  if changed = '{}' then return null; end if;
  delete from dish_terms t using (
    select w.term, w.rank, cell_place(r.h3_cell) as place, o.restaurant_id, o.id
    from old_dishes o join restaurants r on r.id = o.restaurant_id cross join lateral terms_of(o.search, r.cuisine) w
    where o.id = any(changed)) gone
  where t.term = gone.term and t.rank = gone.rank and t.place = gone.place
    and t.restaurant_id = gone.restaurant_id and t.dish_id = gone.id;
  perform index_dishes(changed);
  return null;
end $$;

-- Its restaurant is there: a restaurant's dishes go before it does.
create or replace function dishes_went() returns trigger language plpgsql as $$
begin
  delete from dish_terms t using (
    select w.term, w.rank, cell_place(r.h3_cell) as place, o.restaurant_id, o.id
    from old_dishes o join restaurants r on r.id = o.restaurant_id cross join lateral terms_of(o.search, r.cuisine) w) gone
  where t.term = gone.term and t.rank = gone.rank and t.place = gone.place
    and t.restaurant_id = gone.restaurant_id and t.dish_id = gone.id;
  return null;
end $$;

-- A restaurant's cuisine is a word of each of its dishes, and its place is theirs; its own words are known as well.
create or replace function restaurant_words_changed() returns trigger language plpgsql as $$
begin
  perform add_words(array(select term from terms_of(new.search, '')));
  if tg_op = 'INSERT' or (old.cuisine = new.cuisine and old.h3_cell = new.h3_cell) then return null; end if;
  delete from dish_terms t using (
    select w.term, w.rank, d.id from dishes d cross join lateral terms_of(d.search, old.cuisine) w
    where d.restaurant_id = new.id) gone
  where t.term = gone.term and t.rank = gone.rank and t.place = cell_place(old.h3_cell)
    and t.restaurant_id = new.id and t.dish_id = gone.id;
  perform index_dishes(array(select id from dishes where restaurant_id = new.id));
  return null;
end $$;
create trigger restaurant_moved after update of h3_cell on restaurants
  for each row when (old.h3_cell <> new.h3_cell) execute function restaurant_words_changed();
