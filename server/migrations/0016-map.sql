-- Restaurants by place, for lists and the map: all that those ask for stands in the index.

drop index restaurants_cell;
create index restaurants_cell on restaurants (h3_cell) include (id, lat, lng, city);
