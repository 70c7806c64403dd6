-- The websites that may show a restaurant's menu in a frame, by host. None may until the restaurant names it.
alter table restaurants add column embed_hosts text[] not null default '{}';
