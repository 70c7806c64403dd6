-- A posting knows where its restaurant is: how far a match is away is told without another row.

truncate dish_terms;
alter table dish_terms
  drop constraint dish_terms_pkey,
  -- Degrees, to less than a metre.
  add column lat real not null,
  add column lng real not null;

create or replace view derived_dish_terms as
  select t.term, d.restaurant_id, d.id as dish_id, t.rank, cell_place(r.h3_cell) as place, b.present,
    r.lat::real as lat, r.lng::real as lng
  from dishes d join restaurants r on r.id = d.restaurant_id join dish_bits b on b.dish_id = d.id
  cross join lateral terms_of(d.search, r.cuisine) t
  where d.archived_at is null;

-- Its text stands in the catalogue as the columns were when it was made.
create or replace function index_dishes(ids bigint[]) returns void language sql
  begin atomic
    with added as (insert into dish_terms select * from derived_dish_terms where dish_id = any(ids)
      on conflict do nothing returning term)
    select add_words(array(select distinct term from added));
  end;

create or replace function restaurant_words_changed() returns trigger language plpgsql as $$
begin
  perform add_words(array(select term from terms_of(new.search, '')));
  if tg_op = 'INSERT' or (old.cuisine, old.h3_cell, old.lat, old.lng) = (new.cuisine, new.h3_cell, new.lat, new.lng) then
    return null;
  end if;
  delete from dish_terms t using (
    select w.term, w.rank, d.id from dishes d cross join lateral terms_of(d.search, old.cuisine) w
    where d.restaurant_id = new.id) gone
  where t.term = gone.term and t.rank = gone.rank and t.place = cell_place(old.h3_cell)
    and t.restaurant_id = new.id and t.dish_id = gone.id;
  perform index_dishes(array(select id from dishes where restaurant_id = new.id));
  return null;
end $$;

drop trigger restaurant_moved on restaurants;
create trigger restaurant_moved after update of h3_cell, lat, lng on restaurants
  for each row when ((old.h3_cell, old.lat, old.lng) <> (new.h3_cell, new.lat, new.lng))
  execute function restaurant_words_changed();

select rebuild_search();
alter table dish_terms add primary key (term, rank, place, restaurant_id, dish_id) include (present, lat, lng);
