-- What text search reads: the words of every dish as plain rows. An index over them gives the dishes of one restaurant
-- that have a word, and the first dishes of the country that have it, without touching anything else.

-- A trusted extension: whoever may create things in this database may have it.
create extension if not exists pg_trgm;

/* A stem without accents, which people leave out. */
create function search_term(lexeme text) returns text
  language sql immutable parallel safe
  return case when lexeme ~ '[^ -~]' then regexp_replace(normalize(lexeme, NFKD), '[\u0300-\u036f]', '', 'g') else lexeme end;

-- Where a word stands: 0 in the name, 1 in the description or the cuisine, 2 among the ingredients.
create function terms_of(search tsvector, cuisine text) returns table (term text, rank smallint)
  language sql immutable parallel safe
  begin atomic
    select search_term(w.lexeme), min(case when 'A' = any(w.weights) then 0 when 'B' = any(w.weights) then 1 else 2 end)::smallint
    from (
      select lexeme, weights from unnest(search)
      union all select lexeme, array['B'] from unnest(to_tsvector('english'::regconfig, cuisine))) w
    where length(w.lexeme) <= 60 and search_term(w.lexeme) <> '' group by 1;
  end;

create table dish_terms (
  term          text collate "C" not null,
  restaurant_id bigint not null,
  dish_id       bigint not null,
  rank          smallint not null check (rank between 0 and 2)
);

-- Every word that a dish or a restaurant has, or once had.
create table search_words (
  term   text collate "C" not null,
  -- In how many dishes, when that was last counted.
  dishes int not null default 1
);

/* All postings and words anew, for a database that was filled without them. */
create function rebuild_search() returns void language plpgsql as $$
begin
  truncate dish_terms, search_words;
  insert into dish_terms (term, restaurant_id, dish_id, rank)
    select t.term, d.restaurant_id, d.id, t.rank
    from dishes d join restaurants r on r.id = d.restaurant_id cross join lateral terms_of(d.search, r.cuisine) t
    where d.archived_at is null;
  insert into search_words (term, dishes)
    select term, sum(dishes) from (
      select term, count(*) as dishes from dish_terms group by term
      union all select distinct term, 0 from restaurants r cross join lateral terms_of(r.search, '')) w
    group by term;
end $$;

select rebuild_search();

-- The indexes come after the rows: built at once they cost a tenth.
alter table dish_terms add primary key (term, restaurant_id, dish_id) include (rank);
create index dish_terms_names on dish_terms (term, restaurant_id, dish_id) where rank = 0;
alter table search_words add primary key (term);
create index search_words_similar on search_words using gin (term gin_trgm_ops);

-- ---------------------------------------------------------------- kept with every change, in its transaction

create function add_words(terms text[]) returns void language sql
  begin atomic
    -- Always in one order, so that two who add the same words wait instead of dying.
    insert into search_words (term)
      select distinct t from unnest(terms) t where not exists (select 1 from search_words w where w.term = t)
      order by t on conflict do nothing;
  end;

create function index_dishes(ids bigint[]) returns void language sql
  begin atomic
    insert into dish_terms (term, restaurant_id, dish_id, rank)
      select t.term, d.restaurant_id, d.id, t.rank
      from dishes d join restaurants r on r.id = d.restaurant_id cross join lateral terms_of(d.search, r.cuisine) t
      where d.id = any(ids) and d.archived_at is null
      on conflict do nothing;
    select add_words(array(
      select t.term from dishes d join restaurants r on r.id = d.restaurant_id
        cross join lateral terms_of(d.search, r.cuisine) t
      where d.id = any(ids) and d.archived_at is null));
  end;

create function dishes_came() returns trigger language plpgsql as $$
begin
  perform index_dishes(array(select id from new_dishes));
  return null;
end $$;

create function dishes_changed() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.id from new_dishes n join old_dishes o on o.id = n.id
    where o.search <> n.search or o.restaurant_id <> n.restaurant_id
      or (o.archived_at is null) <> (n.archived_at is null));
begin
  if changed = '{}' then return null; end if;
  delete from dish_terms t using (
    select w.term, o.restaurant_id, o.id from old_dishes o join restaurants r on r.id = o.restaurant_id
      cross join lateral terms_of(o.search, r.cuisine) w
    where o.id = any(changed)) gone
  where t.term = gone.term and t.restaurant_id = gone.restaurant_id and t.dish_id = gone.id;
  perform index_dishes(changed);
  return null;
end $$;

create function dishes_went() returns trigger language plpgsql as $$
begin
  delete from dish_terms t using (
    select w.term, o.restaurant_id, o.id from old_dishes o left join restaurants r on r.id = o.restaurant_id
      cross join lateral terms_of(o.search, coalesce(r.cuisine, '')) w) gone
  where t.term = gone.term and t.restaurant_id = gone.restaurant_id and t.dish_id = gone.id;
  return null;
end $$;

create trigger dishes_came after insert on dishes
  referencing new table as new_dishes for each statement execute function dishes_came();
create trigger dishes_changed after update on dishes
  referencing old table as old_dishes new table as new_dishes for each statement execute function dishes_changed();
create trigger dishes_went after delete on dishes
  referencing old table as old_dishes for each statement execute function dishes_went();

-- A restaurant's cuisine is a word of each of its dishes; its own words are known as well.
create function restaurant_words_changed() returns trigger language plpgsql as $$
begin
  perform add_words(array(select term from terms_of(new.search, '')));
  if tg_op = 'INSERT' or old.cuisine = new.cuisine then return null; end if;
  delete from dish_terms t using (
    select w.term, d.id from dishes d cross join lateral terms_of(d.search, old.cuisine) w
    where d.restaurant_id = new.id) gone
  where t.term = gone.term and t.restaurant_id = new.id and t.dish_id = gone.id;
  perform index_dishes(array(select id from dishes where restaurant_id = new.id));
  return null;
end $$;
create trigger restaurant_words_came after insert on restaurants
  for each row execute function restaurant_words_changed();
create trigger restaurant_words_changed after update of name, cuisine, city, description on restaurants
  for each row when (old.search is distinct from new.search) execute function restaurant_words_changed();

-- Its dishes go while their words can still be told.
create function dishes_go_first() returns trigger language plpgsql as $$
begin
  delete from dishes where restaurant_id = old.id;
  return old;
end $$;
create trigger dishes_go_first before delete on restaurants for each row execute function dishes_go_first();

-- ---------------------------------------------------------------- suggestions while typing

-- Without case, accents and punctuation: how what is typed is compared with names.
create function plain_phrase(name text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(lower(search_term(name)), '[^[:alnum:]]+', ' ', 'g'));

-- What begins so, the most frequent first: counted anew by a job, read as one row by key.
create table search_prefixes (
  prefix      text collate "C" primary key,
  suggestions jsonb not null
);

grant select, insert, update, delete on dish_terms, search_words, search_prefixes to clearplate_app;
