import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { findFreePort } from '../../scripts/free-port.ts';
import type { Db } from '../../server/src/db/db.ts';
import { readPlainDishes, type PlainDish } from './read-plain-dishes.ts';
import type { DishRequest, Searcher } from './searcher.ts';

const program = '/usr/bin/groonga';
const stems = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/groonga/plugins/token_filters/stem.so`);

/** Whether Debian's packages `groonga-bin` and `groonga-token-filter-stem` are installed. */
export const hasGroonga = existsSync(program) && stems.some((file) => existsSync(file));

const tables = `plugin_register token_filters/stem
table_create Tags TABLE_PAT_KEY ShortText
table_create Dishes TABLE_HASH_KEY UInt32
column_create Dishes name COLUMN_SCALAR ShortText
column_create Dishes description COLUMN_SCALAR Text
column_create Dishes ingredients COLUMN_SCALAR Text
column_create Dishes place COLUMN_SCALAR WGS84GeoPoint
column_create Dishes has COLUMN_VECTOR Tags
table_create Words TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto --token_filters TokenFilterStem
table_create Points TABLE_PAT_KEY WGS84GeoPoint`;

/** Indexes are created after the rows, which takes a fraction of the time. */
const indexes = `column_create Words texts COLUMN_INDEX|WITH_POSITION|WITH_SECTION Dishes name,description,ingredients
column_create Points dishes COLUMN_INDEX Dishes place
column_create Tags dishes COLUMN_INDEX Dishes has`;

const metresPerMile = 1609.344;
/** Number of rows to load at once. */
const partSize = 5000;

type Answer = readonly [readonly [number, ...unknown[]], unknown];

/** Starts a Groonga server on a folder; it ends with this process. */
async function start(folder: string) {
  const port = await findFreePort();
  const common = ['--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(port)];
  const child = spawn(program, [...common, '-s', '-n', path.join(folder, 'groonga.db')], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const dispatcher = new Agent({ connections: 8 });
  async function ask(command: string, values: Record<string, string>, body?: string): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/d/${command}?${new URLSearchParams(values).toString()}`;
    const given =
      body === undefined
        ? { method: 'GET' as const }
        : { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } };
    const answer = await request(url, { ...given, dispatcher });
    const [[status, , , message], result] = (await answer.body.json()) as Answer;
    if (status !== 0) throw new Error(`Groonga's ${command} failed: ${String(message)}`);
    return result;
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask('status', {}).catch(() => undefined)) break;
    await sleep(100);
  }
  return ask;
}

type Ask = Awaited<ReturnType<typeof start>>;

const rowOf = ({ id, name, description, ingredients, lat, lng, allergens, terms }: PlainDish) => ({
  _key: id,
  name,
  description,
  ingredients,
  place: `${lat}x${lng}`,
  has: [...allergens.map((each) => `a ${each}`), ...terms.map((each) => `t ${each}`)],
});

/** Parses a command of the schema into its name and values; the first two words are positional. */
function readCommand(line: string): [string, Record<string, string>] {
  const [command = '', ...words] = line.split(' ');
  const named = { plugin_register: ['name'], table_create: ['name', 'flags', 'key_type'] }[command] ?? [
    'table',
    'name',
    'flags',
    'type',
    'source',
  ];
  const options = words.indexOf('--default_tokenizer');
  const plain = options === -1 ? words : words.slice(0, options);
  const values = Object.fromEntries(plain.map((word, index) => [named[index] ?? '', word]));
  for (let at = options; at !== -1 && at < words.length; at += 2)
    values[(words[at] ?? '').slice(2)] = words[at + 1] ?? '';
  return [command, values];
}

async function fill(ask: Ask, db: Db): Promise<void> {
  const run = async (lines: string) => {
    for (const line of lines.split('\n')) await ask(...readCommand(line));
  };
  await run(tables);
  let rows: ReturnType<typeof rowOf>[] = [];
  const load = async () => {
    await ask('load', { table: 'Dishes' }, JSON.stringify(rows));
    rows = [];
  };
  for await (const dish of readPlainDishes(db)) if (rows.push(rowOf(dish)) === partSize) await load();
  await load();
  await run(indexes);
}

const wordsOf = (q: string) => q.match(/[\p{L}\p{N}]+/gu) ?? [];

function filterOf({ around, avoided }: DishRequest): string {
  const tags = [...avoided.allergens.map((id) => `a ${id}`), ...avoided.terms.map((id) => `t ${id}`)];
  const without = tags.map((tag) => ` &! has @ ${JSON.stringify(tag)}`).join('');
  const place = around && `geo_in_circle(place, "${around.lat}x${around.lng}", ${around.miles * metresPerMile})`;
  return `${place ?? 'all_records()'}${without}`;
}

async function findDishes(ask: Ask, given: DishRequest): Promise<number[]> {
  const result = (await ask('select', {
    table: 'Dishes',
    match_columns: 'name * 4 || description * 2 || ingredients',
    query: wordsOf(given.q).join(' '),
    filter: filterOf(given),
    sort_keys: '-_score,_key',
    output_columns: '_key',
    limit: String(given.limit),
  })) as [[unknown, unknown, ...[number][]]];
  return result[0].slice(2).map((row) => (row as [number])[0]);
}

/** Returns names with a word that starts with `q`, most frequent first. */
async function suggest(ask: Ask, q: string, limit: number): Promise<string[]> {
  const result = (await ask('select', {
    table: 'Dishes',
    match_columns: 'name',
    query: wordsOf(q)
      .map((word) => `${word}*`)
      .join(' '),
    limit: '0',
    drilldown: 'name',
    drilldown_sort_keys: '-_nsubrecs,_key',
    drilldown_limit: String(limit),
  })) as [unknown, [unknown, unknown, ...[string, number][]]];
  return result[1].slice(2).map((row) => (row as [string, number])[0]);
}

/** Groonga as a separate server over HTTP, with indexes of words, locations and avoided things. */
export async function groonga(db: Db, folder: string): Promise<Searcher> {
  const began = performance.now();
  const ask = await start(folder);
  await fill(ask, db);
  return {
    buildSeconds: (performance.now() - began) / 1000,
    findDishes: (given) => findDishes(ask, given),
    suggest: (q, limit) => suggest(ask, q, limit),
  };
}
