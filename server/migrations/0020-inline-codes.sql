-- As `immutable` they could not become part of the statement that calls them: converting a text is only `stable`.
create or replace function term_code(term text) returns int
  language sql stable parallel safe
  return ('x' || encode(substr(sha256(convert_to(term, 'UTF8')), 1, 4), 'hex'))::bit(32)::int;

create or replace function lexicon_code(version text) returns bigint
  language sql stable parallel safe
  return ('x' || encode(substr(sha256(convert_to(version, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint;
