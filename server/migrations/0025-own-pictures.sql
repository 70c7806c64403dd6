-- Pictures come from this site alone: one from elsewhere would tell others who looks at which menu. What an import took
-- from elsewhere goes; the restaurant or the import's own site still has it.

update restaurants set image_url = null, version = version + 1
where image_url !~ '^/pictures(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$';
update dishes set image_url = null, version = version + 1
where image_url !~ '^/pictures(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$';

alter table restaurants
  drop constraint restaurants_image_url_check,
  add constraint restaurants_image_url_check check (image_url ~ '^/pictures(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$');
alter table dishes
  drop constraint dishes_image_url_check,
  add constraint dishes_image_url_check check (image_url ~ '^/pictures(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$');
