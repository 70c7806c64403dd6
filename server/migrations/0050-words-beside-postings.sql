-- A posting has its dish's words beside it, as bits: that a dish lacks another word of a search is told without another row.

-- Each word is two of 64 bits. `word-bits.ts` does the same.
create function word_bits(term text) returns bigint
  language sql stable parallel safe
  return (select (1::bigint << (code & 63)) | (1::bigint << ((code >> 6) & 63)) from (select term_code(term) as code) c);

truncate dish_terms;
alter table dish_terms
  drop constraint dish_terms_pkey,
  add column words bigint not null;

create or replace view derived_dish_terms as
  select t.term, d.restaurant_id, d.id as dish_id, t.rank, cell_place(r.h3_cell) as place, b.present,
    r.lat::real as lat, r.lng::real as lng, t.words
  from dishes d join restaurants r on r.id = d.restaurant_id join dish_bits b on b.dish_id = d.id
  cross join lateral (
    select w.term, w.rank, bit_or(word_bits(w.term)) over () as words from terms_of(d.search, r.cuisine) w) t
  where d.archived_at is null;

-- Its text stands in the catalogue as the columns were when it was made.
create or replace function index_dishes(ids bigint[]) returns void language sql
  begin atomic
    with added as (insert into dish_terms select * from derived_dish_terms where dish_id = any(ids)
      on conflict do nothing returning term)
    select add_words(array(select distinct term from added));
  end;

select rebuild_search();
alter table dish_terms add primary key (term, rank, place, restaurant_id, dish_id) include (present, lat, lng, words);
