-- ---------------------------------------------------------------- verdicts of the other ways to make a dish

-- Each variant as `dish_bits` has the dish, so that SQL assesses both by one rule. It follows from `dish_facts` by triggers,
-- and nobody else writes it. Most dishes have none.
create table variant_bits (
  dish_id       bigint not null references dish_facts on delete cascade,
  -- From 0, in the restaurant's order.
  place         smallint not null,
  present       bigint not null,
  possible      bigint not null,
  estimated     bigint not null,
  covered       bigint not null,
  covered_at    timestamptz,
  coverings     bigint[],
  coverings_at  timestamptz[],
  ingredients_complete_at timestamptz,
  cross_contact_stated_at timestamptz,
  lexicon       bigint not null,
  terms_low     bigint not null,
  terms_high    bigint not null,
  terms         int[] not null,
  unnamed       bigint not null,
  -- As `dish_facts.texts` of the dish: names that nobody knows are looked for in them.
  texts         text[] not null,
  primary key (dish_id, place)
);
grant select on variant_bits to clearplate_app;

-- The rows that a dish's variants must have: `variants` as `dish_facts` has them.
create function variant_bits_of(dish bigint, variants jsonb) returns setof variant_bits
  language sql stable
begin atomic
  select dish, v.place, b.*,
    (v.facts ->> 'ingredientsCompleteAt')::timestamptz, (v.facts ->> 'crossContactStatedAt')::timestamptz,
    lexicon_code(v.facts ->> 'lexiconVersion'), t.low, t.high, t.codes, unnamed_of(v.facts),
    array(select jsonb_array_elements_text(v.facts -> 'texts'))
  from (
    select (each.n - 1)::smallint as place, each.variant -> 'facts' as facts
    from jsonb_array_elements(variants) with ordinality as each (variant, n)) v
  cross join lateral bits_of(v.facts) b
  cross join lateral (
    select coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 = 0), 0) as low,
      coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 <> 0), 0) as high,
      coalesce(array_agg(code), '{}') as codes
    from (select term_code(term) as code from jsonb_array_elements_text(v.facts -> 'terms') term) c) t;
end;

-- `present` is negative where a dish has variants: its sign is no allergen's bit, and postings carry it as well. So whoever
-- looks for dishes without something passes over those that nobody makes another way, and reads nothing more.
create or replace view derived_dish_bits as
  select f.dish_id, d.restaurant_id, d.archived_at is not null as is_archived,
    b.present | case when f.variants is null then 0 else (1::bigint << 63) end as present,
    b.possible, b.estimated, b.covered, b.covered_at, b.coverings, b.coverings_at,
    (f.facts ->> 'ingredientsCompleteAt')::timestamptz as ingredients_complete_at,
    (f.facts ->> 'crossContactStatedAt')::timestamptz as cross_contact_stated_at,
    lexicon_code(f.lexicon_version) as lexicon, t.low as terms_low, t.high as terms_high, t.codes as terms,
    unnamed_of(f.facts) as unnamed
  from dish_facts f join dishes d on d.id = f.dish_id cross join lateral bits_of(f.facts) b
  cross join lateral (
    select coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 = 0), 0) as low,
      coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 <> 0), 0) as high,
      coalesce(array_agg(code), '{}') as codes
    from (select term_code(term) as code from jsonb_array_elements_text(f.facts -> 'terms') term) c) t;

create function note_variant_bits() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  delete from variant_bits where dish_id in (select dish_id from changed);
  insert into variant_bits select v.* from changed c cross join lateral variant_bits_of(c.dish_id, c.variants) v
    where c.variants is not null;
  return null;
end $$;
create trigger variant_bits_insert after insert on dish_facts referencing new table as changed
  for each statement execute function note_variant_bits();
create trigger variant_bits_update after update on dish_facts referencing new table as changed
  for each statement execute function note_variant_bits();

insert into variant_bits select v.* from dish_facts f cross join lateral variant_bits_of(f.dish_id, f.variants) v
  where f.variants is not null;
update dish_bits set present = present | (1::bigint << 63)
  where dish_id in (select dish_id from dish_facts where variants is not null);
