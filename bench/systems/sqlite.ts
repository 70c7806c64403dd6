import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Db } from '../../server/src/db/db.ts';
import { boxOf } from './distance.ts';
import { readPlainDishes, type PlainDish } from './read-plain-dishes.ts';
import type { DishRequest, Searcher } from './searcher.ts';

const schema = `
pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -131072; pragma mmap_size = 4294967296;
create table dish (id integer primary key, name text, lat real, lng real);
create table has (dish_id integer, what text, primary key (dish_id, what)) without rowid;
create virtual table words using fts5 (name, description, ingredients, content='', tokenize='porter unicode61');
begin`;

const words = (q: string) => q.match(/[\p{L}\p{N}]+/gu) ?? [];

function fill(db: DatabaseSync) {
  const dish = db.prepare('insert into dish values (?, ?, ?, ?)');
  const has = db.prepare('insert or ignore into has values (?, ?)');
  const text = db.prepare('insert into words (rowid, name, description, ingredients) values (?, ?, ?, ?)');
  return ({ id, name, description, ingredients, lat, lng, allergens, terms }: PlainDish) => {
    dish.run(id, name, lat, lng);
    for (const allergen of allergens) has.run(id, `a ${allergen}`);
    for (const term of terms) has.run(id, `t ${term}`);
    text.run(id, name, description, ingredients);
  };
}

const milesSquared = `(d.lat - :lat) * (d.lat - :lat) * 4774.8 + (d.lng - :lng) * (d.lng - :lng) * 4774.8 * :narrow`;

function dishStatement(db: DatabaseSync, near: boolean) {
  const place = near
    ? `and d.lat between :south and :north and d.lng between :west and :east and ${milesSquared} <= :miles * :miles`
    : '';
  return db.prepare(`
    select d.id from words join dish d on d.id = words.rowid
    where words match :q ${place}
      and not exists (select 1 from has h where h.dish_id = d.id and h.what in (select value from json_each(:avoided)))
    order by bm25(words, 4, 2, 1), ${near ? `${milesSquared},` : ''} d.id limit :limit`);
}

function searchIn(db: DatabaseSync) {
  const [near, anywhere] = [dishStatement(db, true), dishStatement(db, false)];
  return ({ q, around, avoided, limit }: DishRequest): number[] => {
    const what = [...avoided.allergens.map((id) => `a ${id}`), ...avoided.terms.map((id) => `t ${id}`)];
    const given = {
      q: words(q)
        .map((word) => `"${word}"`)
        .join(' '),
      avoided: JSON.stringify(what),
      limit,
    };
    if (!around) return anywhere.all(given).map(({ id }) => Number(id));
    const { lat, lng, miles } = around;
    const narrow = Math.cos((lat * Math.PI) / 180) ** 2;
    return near.all({ ...given, ...boxOf(around), lat, lng, miles, narrow }).map(({ id }) => Number(id));
  };
}

/** SQLite's FTS5 in this process, on a file. */
export async function sqliteFts(db: Db, folder: string): Promise<Searcher> {
  const start = performance.now();
  const sqlite = new DatabaseSync(path.join(folder, 'dishes.sqlite'));
  sqlite.exec(schema);
  const add = fill(sqlite);
  for await (const dish of readPlainDishes(db)) add(dish);
  sqlite.exec('commit; create index dish_place on dish (lat, lng); analyze');
  const search = searchIn(sqlite);
  const names = sqlite.prepare(`
    select d.name, count(*) from words join dish d on d.id = words.rowid where words match :q
    group by d.name order by 2 desc, 1 limit :limit`);
  return {
    buildSeconds: (performance.now() - start) / 1000,
    findDishes: async (request) => search(request),
    suggest: async (q, limit) => {
      const beginnings = words(q)
        .map((word) => `"${word}"*`)
        .join(' ');
      return names.all({ q: `name : (${beginnings})`, limit }).map(({ name }) => String(name));
    },
  };
}
