-- What a file that came by itself warned of. It stays beside what later imports say, until the restaurant itself states
-- otherwise.
alter table allergen_statements
  add column arrived boolean not null default false,
  add check (not arrived or (source = 'claimed' and level <> 'absent'));
