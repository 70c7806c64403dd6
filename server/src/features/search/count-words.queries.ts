import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** This many typed letters decide. Further letters only filter. */
export const longestPrefix = 15;
const perPrefix = 8;
/** Says how many of the most frequent names may be suggested by their further words too. All may be by their first. */
const mostNames = 100_000;
const mostByFurtherWords = 20_000;

/** Counts again how many dishes contain each word. */
export async function countWords(db: Db): Promise<void> {
  await db.query(sql`
    update search_words w set dishes = counted.dishes
    from (select term, count(*) as dishes from dish_terms group by term) counted
    where counted.term = w.term and counted.dishes <> w.dishes`);
}

/** Counts again which names of dishes, cuisines, ingredients and restaurants are frequent, and their beginnings. */
export async function countSuggestions(db: Db): Promise<void> {
  await db.query(sql`delete from search_prefixes`);
  await db.query(sql`
    with named as (
      select name, 'dish' as kind, 1 as weight from dishes where archived_at is null
      union all select cuisine, 'cuisine', 100 from restaurants
      union all select i.name, 'ingredient', 1 from dishes d cross join unnest(d.ingredients) as listed (name)
        join ingredients i on i.name = lower(listed.name) where d.archived_at is null
      union all select name, 'restaurant', 10 from restaurants),
    counted as (select plain_phrase(name) as phrase, max(name) as text, kind, sum(weight) as weight from (
        select name, kind, sum(weight) as weight from named group by name, kind) n
      where name <> '' group by 1, kind),
    frequent as (
      select *, row_number() over (order by weight desc, phrase) as place from (
        select distinct on (phrase) * from counted where phrase <> '' order by phrase, weight desc, kind) once
      order by weight desc, phrase limit ${mostNames}),
    begun as (
      select phrase as start, text, kind, weight from frequent
      union all
      select substr(phrase, word.at + 1), text, kind, weight / 100.0 from frequent
      cross join lateral (
        select at from generate_series(2, length(phrase)) at where substr(phrase, at, 1) = ' ' limit 3) word
      where place <= ${mostByFurtherWords}),
    ranked as (
      select left(start, n) as prefix, text, kind, weight,
        row_number() over (partition by left(start, n) order by weight desc, text, kind) as place
      from begun cross join lateral generate_series(1, least(length(start), ${longestPrefix})) n)
    insert into search_prefixes (prefix, suggestions)
    select prefix, jsonb_agg(jsonb_build_object('text', text, 'kind', kind) order by place)
    from ranked where place <= ${perPrefix} and prefix !~ ' $' group by prefix`);
}

export async function hasSuggestions(db: Db): Promise<boolean> {
  const rows = await db.query(sql`select 1 from search_prefixes limit 1`);
  return rows.length > 0;
}
