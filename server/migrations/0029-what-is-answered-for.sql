-- What a restaurant answers for on each dish beside the nine allergens of US law. Null until it chooses.
alter table restaurants add column also_answers_for text[];

-- The usual reasons of "may contain" are codes, which are said in each language.
update allergen_statements s set reason = usual.code
from (values
  ('shared fryer', 'shared_fryer'),
  ('shared grill', 'shared_grill'),
  ('shared griddle', 'shared_griddle'),
  ('shared oven', 'shared_oven'),
  ('shared pans', 'shared_pans'),
  ('shared wok', 'shared_wok'),
  ('shared prep surface', 'shared_prep_surface'),
  ('shared knives and boards', 'shared_knives'),
  ('shared utensils', 'shared_utensils')
) as usual (text, code)
where lower(trim(s.reason)) = usual.text and s.source <> 'kitchen';
