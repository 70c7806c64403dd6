-- ---------------------------------------------------------------- verdicts from one narrow row a dish

-- The place of an allergen in a set of bits; `allergen-bits.ts` gives it, and it never changes.
alter table allergens add column bit smallint unique check (bit between 0 and 62);
update allergens set bit = given.bit from (values
  ('milk', 0), ('eggs', 1), ('fish', 2), ('crustacean-shellfish', 3), ('tree-nuts', 4),
  ('wheat', 5), ('peanuts', 6), ('soybeans', 7), ('sesame', 8), ('gluten', 9),
  ('celery', 10), ('mustard', 11), ('lupin', 12), ('molluscs', 13), ('sulphites', 14),
  ('almond', 15), ('brazil-nut', 16), ('cashew', 17), ('hazelnut', 18), ('macadamia', 19),
  ('pecan', 20), ('pine-nut', 21), ('pistachio', 22), ('walnut', 23), ('coconut', 24),
  ('chestnut', 25), ('rye', 26), ('barley', 27), ('oats', 28), ('spelt', 29),
  ('shrimp', 30), ('crab', 31), ('lobster', 32), ('crayfish', 33), ('oyster', 34),
  ('clam', 35), ('mussel', 36), ('scallop', 37), ('squid', 38), ('octopus', 39),
  ('snail', 40)
) as given (id, bit) where allergens.id = given.id;
alter table allergens alter column bit set not null;

-- A lexicon's ingredient as a number, so that those of a dish are few bytes. `dish-bits.ts` does the same. As `immutable`
-- it could not become part of the statement that calls it: converting a text is only `stable`.
create function term_code(term text) returns int
  language sql stable parallel safe
  return ('x' || encode(substr(sha256(convert_to(term, 'UTF8')), 1, 4), 'hex'))::bit(32)::int;

-- A version of the lexicon as a number.
create function lexicon_code(version text) returns bigint
  language sql stable parallel safe
  return ('x' || encode(substr(sha256(convert_to(version, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint;

-- All that SQL needs for a verdict. It follows from `dish_facts` and `dishes` by triggers, and nobody else writes it.
create table dish_bits (
  dish_id       bigint primary key references dish_facts on delete cascade,
  restaurant_id bigint not null,
  is_archived   boolean not null,
  -- Allergens: there or reported; declared possible; estimated.
  present       bigint not null,
  possible      bigint not null,
  estimated     bigint not null,
  -- Which are covered by statements of one date: the date that covers most of them.
  covered       bigint not null,
  covered_at    timestamptz,
  -- Where dates differ, each of them and what it covers; otherwise null.
  coverings     bigint[],
  coverings_at  timestamptz[],
  ingredients_complete_at timestamptz,
  cross_contact_stated_at timestamptz,
  lexicon       bigint not null,
  -- Sets in which each term is one of 128 bits: two dishes' terms without a common bit have none in common.
  terms_low     bigint not null,
  terms_high    bigint not null,
  terms         int[] not null
) with (fillfactor = 90);
create index dish_bits_menu on dish_bits (restaurant_id) where not is_archived;

-- Facts as bits. An allergen that has no bit makes `present` null, which `dish_bits` refuses.
create function bits_of(facts jsonb) returns table (
  present bigint, possible bigint, estimated bigint, covered bigint, covered_at timestamptz,
  coverings bigint[], coverings_at timestamptz[])
  language sql stable
begin atomic
  with known as materialized (
    select 1::bigint << a.bit as bit, x.presence, x."coveredAt" as at
    from jsonb_to_recordset(facts -> 'allergens') as x (allergen text, presence text, "coveredAt" timestamptz)
    left join allergens a on a.id = x.allergen),
  dates as (
    select array_agg(d.bits order by d.many desc, d.at) as bits, array_agg(d.at order by d.many desc, d.at) as ats
    from (select k.at, bit_or(k.bit) as bits, count(*) as many from known k where k.at is not null group by k.at) d)
  select
    case when count(*) = count(k.bit) then coalesce(bit_or(k.bit) filter (where k.presence in ('present', 'reported')), 0) end,
    coalesce(bit_or(k.bit) filter (where k.presence = 'possible'), 0),
    coalesce(bit_or(k.bit) filter (where k.presence = 'estimated'), 0),
    coalesce((select bits[1] from dates), 0), (select ats[1] from dates),
    (select bits from dates where cardinality(bits) > 1), (select ats from dates where cardinality(ats) > 1)
  from known k;
end;

create view derived_dish_bits as
  select f.dish_id, d.restaurant_id, d.archived_at is not null as is_archived, b.*,
    (f.facts ->> 'ingredientsCompleteAt')::timestamptz as ingredients_complete_at,
    (f.facts ->> 'crossContactStatedAt')::timestamptz as cross_contact_stated_at,
    lexicon_code(f.lexicon_version) as lexicon, t.low as terms_low, t.high as terms_high, t.codes as terms
  from dish_facts f join dishes d on d.id = f.dish_id cross join lateral bits_of(f.facts) b
  cross join lateral (
    select coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 = 0), 0) as low,
      coalesce(bit_or(1::bigint << (code & 63)) filter (where code & 64 <> 0), 0) as high,
      coalesce(array_agg(code), '{}') as codes
    from (select term_code(term) as code from jsonb_array_elements_text(f.facts -> 'terms') term) c) t;

create function note_dish_bits() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  insert into dish_bits select * from derived_dish_bits where dish_id in (select dish_id from changed)
  on conflict (dish_id) do update set present = excluded.present, possible = excluded.possible,
    estimated = excluded.estimated, covered = excluded.covered, covered_at = excluded.covered_at,
    coverings = excluded.coverings, coverings_at = excluded.coverings_at,
    ingredients_complete_at = excluded.ingredients_complete_at,
    cross_contact_stated_at = excluded.cross_contact_stated_at,
    lexicon = excluded.lexicon, terms_low = excluded.terms_low, terms_high = excluded.terms_high, terms = excluded.terms;
  return null;
end $$;
create trigger dish_bits_insert after insert on dish_facts referencing new table as changed
  for each statement execute function note_dish_bits();
create trigger dish_bits_update after update on dish_facts referencing new table as changed
  for each statement execute function note_dish_bits();

create function move_dish_bits() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update dish_bits b set restaurant_id = c.restaurant_id, is_archived = c.archived_at is not null
  from changed c where b.dish_id = c.id
    and (b.restaurant_id, b.is_archived) is distinct from (c.restaurant_id, c.archived_at is not null);
  return null;
end $$;
create trigger dish_bits_move after update on dishes referencing new table as changed
  for each statement execute function move_dish_bits();

insert into dish_bits select * from derived_dish_bits order by restaurant_id, dish_id;
alter table dish_facts drop column terms, drop column ingredients_complete_at, drop column cross_contact_stated_at;

grant select on dish_bits to clearplate_app;
