-- Which allergens are possible as more than traces, because a group of theirs is an ingredient and nobody says which of its
-- members: whoever tolerates traces has to be told. What is stored counts under its own version of the lexicon alone, and
-- gets its bits when it is derived again.
alter table dish_bits add column unnamed bigint not null default 0;

-- `isUnnamed` of the domain says the same.
create function unnamed_of(facts jsonb) returns bigint
  language sql stable
begin atomic
  select coalesce(bit_or(1::bigint << a.bit), 0)
  from jsonb_to_recordset(facts -> 'allergens') as x (allergen text, presence text, evidence jsonb)
  join allergens a on a.id = x.allergen
  where x.presence = 'possible' and jsonb_path_exists(x.evidence,
    '$[*] ? (exists (@.via) && (@.sure == true || (@.kind == "declared" && @.level == "contains")))');
end;

create or replace view derived_dish_bits as
  select f.dish_id, d.restaurant_id, d.archived_at is not null as is_archived, b.*,
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

create or replace function note_dish_bits() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  insert into dish_bits select * from derived_dish_bits where dish_id in (select dish_id from changed)
  on conflict (dish_id) do update set present = excluded.present, possible = excluded.possible,
    estimated = excluded.estimated, covered = excluded.covered, covered_at = excluded.covered_at,
    coverings = excluded.coverings, coverings_at = excluded.coverings_at,
    ingredients_complete_at = excluded.ingredients_complete_at,
    cross_contact_stated_at = excluded.cross_contact_stated_at,
    lexicon = excluded.lexicon, terms_low = excluded.terms_low, terms_high = excluded.terms_high,
    terms = excluded.terms, unnamed = excluded.unnamed;
  return null;
end $$;
