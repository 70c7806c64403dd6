-- Lists of dishes carry each dish's facts. Packed, they are a third as long, and go out as they are stored, unread.
alter table dish_facts
  -- Written by the domain together with the facts; null: not packed yet, and then packed when they are read.
  add column packed text,
  -- The allergens that are there, in the catalogue's order, for the names on a card. Null as long as `packed` is.
  add column present text[],
  add check ((packed is null) = (present is null));
-- Beside the row, not compressed: every page reads two dozen. The facts themselves move out instead.
alter table dish_facts alter column packed set storage main;

-- Whoever changes facts and doesn't pack them anew leaves none that are packed.
create function forget_packed() returns trigger language plpgsql as $$
begin
  new.packed := null;
  new.present := null;
  return new;
end $$;
create trigger forget_packed before update on dish_facts for each row
  when (old.facts is distinct from new.facts and old.packed is not distinct from new.packed)
  execute function forget_packed();
