-- One report for each person, dish and kind: who reacted can also say what they were told, and neither takes the place of
-- the other. What is stored stays as it is.
alter table dish_reports drop constraint dish_reports_dish_id_user_id_key;
alter table dish_reports add constraint dish_reports_dish_id_user_id_kind_key unique (dish_id, user_id, kind);
