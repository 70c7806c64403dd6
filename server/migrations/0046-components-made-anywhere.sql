-- A chain's components are made by hand as well: a save that is sent again makes none twice.
create unique index components_chain_created on components (menu_key, creation_key) where menu_key is not null;

-- Which dishes a change of a component touched is found by its time.
create index dish_history_component on dish_history (at) where source = 'component';
