-- Ours, derived with the facts from the dish's name and description; the others were imported.
alter table ingredient_estimates add column derived boolean not null default false;
