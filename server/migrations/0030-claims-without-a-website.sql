-- Whoever claims a listed restaurant needs no website.
do $$
declare old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'enquiries'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nulls%';
  execute format('alter table enquiries drop constraint %I', old);
end $$;
alter table enquiries add constraint enquiries_fields check (case kind
  when 'general' then message is not null and num_nonnulls(restaurant_name, restaurant_address, zipcode, website) = 0
  else message is null and num_nulls(restaurant_name, restaurant_address, zipcode) = 0 end);
