import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { dictionary } from './vocabulary.ts';
import { tsQuery } from './text-query.ts';

/** Says how many texts with a stem are examined. */
const mostTexts = 30;

/** Returns how most menus spell a stem's word: "noodles" for "noodl". */
export async function findSpelling(db: Db, term: string): Promise<string> {
  const [row] = await db.query<{ word: string }>(sql`
    with texts as (
      (select d.name || ' ' || d.description || ' ' || array_to_string(d.ingredients, ' ') as text
        from dish_terms t join dishes d on d.id = t.dish_id where t.term = ${term} limit ${mostTexts})
      union all
      (select r.name || ' ' || r.cuisine from restaurants r where r.search @@ ${tsQuery({ variants: [[[term]]] })} limit ${mostTexts}))
    select w.word from texts cross join lateral regexp_split_to_table(lower(text), '[^[:alnum:]]+') w (word)
    where w.word <> '' and search_term((ts_lexize(${dictionary}, w.word))[1]) = ${term}
    group by w.word order by count(*) desc, w.word limit 1`);
  return row?.word ?? term;
}
