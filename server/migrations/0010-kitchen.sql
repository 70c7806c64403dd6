-- What dishes share in a restaurant's kitchen. What may be in them because of that is a statement of the kitchen's.
create table equipment (
  id            bigint generated always as identity primary key,
  restaurant_id bigint not null references restaurants on delete cascade,
  kind          text not null check (kind in ('fryer', 'grill', 'surface', 'other')),
  name          text not null check (name <> '' and length(name) <= 100)
);
create unique index equipment_name on equipment (restaurant_id, lower(name));

create table dish_equipment (
  equipment_id bigint not null references equipment on delete cascade,
  dish_id      bigint not null references dishes on delete cascade,
  primary key (equipment_id, dish_id)
);
create index dish_equipment_dish on dish_equipment (dish_id);

grant select, insert, update, delete on equipment, dish_equipment to clearplate_app;
