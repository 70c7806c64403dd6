-- Who stands behind a statement, and what was said along with it.
alter table allergen_statements
  -- What was said at once, as one specification, has the same one. Null: it stands by itself.
  add column act uuid,
  -- Said beside "may contain": it is no ingredient, so that traces are all there may be.
  add column ingredient text check (ingredient = 'absent'),
  -- Where it is published.
  add column address text check (address ~* '^https?://' and length(address) <= 2000),
  add check (ingredient is null or level = 'may_contain'),
  drop constraint allergen_statements_source_check,
  add constraint allergen_statements_source_check
    check (source in ('restaurant', 'import', 'published', 'claimed', 'kitchen'));

-- Nobody was asked to vouch for what imports brought so far. An import dates by days, whoever saves by the moment.
update allergen_statements set source = 'claimed' where source = 'import';
update dishes d set
  ingredients_complete_at = case
    when ingredients_complete_at <> date_trunc('day', ingredients_complete_at, 'UTC') then ingredients_complete_at end,
  cross_contact_stated_at = case
    when cross_contact_stated_at <> date_trunc('day', cross_contact_stated_at, 'UTC') then cross_contact_stated_at end,
  version = version + 1
where (ingredients_complete_at is not null or cross_contact_stated_at is not null)
  and exists (select from dish_history h where h.dish_id = d.id and h.source = 'import');

-- Who reacted and doesn't know to what is among the facts from now on. Under no version of the lexicon these facts clear
-- nothing, and are derived again in the background.
update dish_facts f set lexicon_version = '', facts = jsonb_set(facts, '{lexiconVersion}', '""')
where exists (select from dish_reports p where p.dish_id = f.dish_id and p.kind = 'reaction' and p.state = 'open'
    and not exists (select from dish_report_allergens a where a.report_id = p.id))
  or exists (select from dish_history h where h.dish_id = f.dish_id and h.source = 'import');
