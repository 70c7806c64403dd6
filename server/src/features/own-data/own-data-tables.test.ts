import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAccount } from '../../../test/fill-account.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { fieldsOfList, listNames } from './collect-own-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

/**
 * Lists the columns that the export gives, of each table that isn't a list of its own name there. Where it is one, the
 * list's own fields are its columns.
 */
const exported: Record<string, string[]> = {
  users: [
    'id',
    'actor_id',
    'username',
    'email',
    'role',
    'language',
    'created_at',
    'email_confirmed_at',
    'password_changed_at',
    'avoiding_changed_at',
  ],
  eater_allergens: ['name', 'strictness'],
  preferences: ['name', 'kind', 'is_on'],
  preference_ingredients: [],
  cart_lines: ['dish_id', 'variant', 'quantity', 'added_at', 'seen_at', 'seen_price_cents'],
  kitchen_order_ticks: [],
  idempotency_keys: [],
  dish_reports: ['dish_id', 'kind', 'state', 'reported_at', 'settled_at'],
  dish_report_words: ['words'],
  admin_log: ['action', 'at'],
  dish_history: ['dish_id', 'at'],
  component_history: ['component_id', 'at'],
  restaurant_history: ['restaurant_id', 'at'],
};

const isExported = (table: string, column: string) => (exported[table] ?? fieldsOfList(table) ?? []).includes(column);

const whose = 'says whose it is, as its place in the export does';

/** Lists columns that the export doesn't give of any table, unless it is said to give them. */
const neverGiven: Record<string, string> = {
  user_id: whose,
  id: 'means nothing outside',
};

/** Lists the other columns, and why the export doesn't give them. */
const keptBack: Record<string, Record<string, string>> = {
  users: {
    password_hash: 'a secret',
    profile_picture_url: 'is the picture’s address there',
    is_sample: 'tells of the installation, not of the person',
  },
  sessions: {
    token_hash: 'a secret',
    public_id: 'means nothing outside',
    wrote_at: 'holds for seconds',
  },
  mailed_links: { token_hash: 'a secret' },
  eaters: { position: 'is the order there' },
  eater_allergens: { eater_id: whose },
  preferences: { eater_id: whose },
  preference_ingredients: {
    preference_id: whose,
    position: 'is the order there',
    name: 'is a list of names there, called ingredients',
  },
  cart_lines: {
    way: 'means nothing outside: its name is there',
    seen_history_id: 'means nothing outside',
    seen_facts: 'is what was said of the dish, not of the person',
    seen_variant: 'is how the dish was made, not of the person',
    removed_at: 'is set for minutes, on what is no longer in the cart',
  },
  enquiries: {
    answered_by: 'is another person',
    answer_mailed_at: 'tells of the mail, not of the person',
    answer_mail_failed_at: 'tells of the mail, not of the person',
  },
  admin_log: {
    actor_id: 'is the account’s there',
    request_id: 'means nothing outside',
    restaurant_id: 'is what it was done to',
    person_id: 'is another person; what came of it are the role and the restaurants',
    enquiry_id: 'means nothing outside',
    report_id: 'means nothing outside',
    before: 'is what it was done to',
    after: 'is what it was done to',
  },
  favourite_dishes: {
    seen_history_id: 'means nothing outside',
    mailed_history_id: 'means nothing outside',
  },
  favourite_ways: {
    way: 'means nothing outside: its name is there',
    seen_variant: 'is how the dish was made, not of the person',
    seen_history_id: 'means nothing outside',
  },
  watch_mails: { stop_token: 'a secret' },
  kitchen_orders: {
    kitchen_hash: 'a secret',
    diner_hash: 'a secret',
  },
  kitchen_order_ticks: {
    order_id: whose,
    position: 'is the kitchen’s answer, which the order’s page shows until it ends',
    mark: 'is the kitchen’s answer',
    initials: 'is another person',
    at: 'is the kitchen’s answer',
  },
  dish_reports: {
    answer: 'is the restaurant’s, and public',
    answered_at: 'is the restaurant’s, and public',
  },
  idempotency_keys: {
    key: 'a hash',
    input: 'a hash',
    answer: 'is the record that was made, which is there',
    created_at: 'is forgotten after a day',
  },
  dish_report_words: { report_id: whose },
  component_history: {
    actor_id: 'is the account’s there',
    source: 'follows from the role',
    request_id: 'means nothing outside',
    before: 'is the restaurant’s',
    after: 'is the restaurant’s',
  },
  dish_history: {
    actor_id: 'is the account’s there',
    source: 'follows from the role',
    request_id: 'means nothing outside',
    before: 'is the restaurant’s',
    after: 'is the restaurant’s',
  },
};

// These are the same columns, of a restaurant.
keptBack['restaurant_history'] = keptBack['dish_history']!;

/** Lists tables that name a person and are not theirs, and why. */
const notTheirs: Record<string, string> = {
  published_charts: 'is the chain’s; `recorded_by` leads to nobody once the account is gone',
  published_chart_rows: 'is the chain’s; `act` names what was said together',
  restaurants: 'public; the export lists those that the person owns, and they stay without an owner',
  allergen_statements: 'public; `stated_by` is the opaque id that leads to nobody once the account is gone',
};

/** Returns tables that go with an account, and tables with a column that names a person: an e-mail, or an opaque id. */
async function tablesOfPeople(): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>(sql`
    with recursive gone as (
      select 'users'::regclass::oid as id
      union select c.conrelid from pg_constraint c join gone g on c.confrelid = g.id
      where c.contype = 'f' and c.confdeltype = 'c')
    select relname as name from pg_class where oid in (select id from gone)
    union select relname from pg_class k join pg_constraint c on c.conrelid = k.oid
      where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select table_name from information_schema.columns
      where table_schema = 'public' and (data_type = 'uuid' or column_name ~ 'e_?mail|user|account|person')`);
  return rows.map(({ name }) => name);
}

async function columnsOf(table: string): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  return rows.map(({ name }) => name);
}

it('every table that knows a person is in the export, or says why not', async () => {
  const decided = (table: string) => table in exported || fieldsOfList(table) !== undefined || table in notTheirs;
  const tables = await tablesOfPeople();
  expect(tables.filter((table) => !decided(table))).toEqual([]);
  const named = [...Object.keys(exported), ...Object.keys(keptBack), ...Object.keys(notTheirs)];
  expect(named.filter((table) => !tables.includes(table))).toEqual([]);
});

it('every column of them is in the export, or says why not', async () => {
  const undecided: string[] = [];
  const outdated: string[] = [];
  for (const table of (await tablesOfPeople()).filter((name) => !(name in notTheirs))) {
    const columns = await columnsOf(table);
    const back = Object.keys(keptBack[table] ?? {});
    const isDecided = (column: string) => isExported(table, column) || back.includes(column) || column in neverGiven;
    undecided.push(...columns.filter((column) => !isDecided(column)).map((column) => `${table}.${column}`));
    const gone = [...(exported[table] ?? []), ...back].filter((column) => !columns.includes(column));
    outdated.push(...[...gone, ...back.filter((column) => isExported(table, column))].map((one) => `${table}.${one}`));
  }
  expect(undecided).toEqual([]);
  expect(outdated).toEqual([]);
});

it('what is said to be in the export is there', async () => {
  const { client } = await fillAccount(server);
  const data = await client.exportOwnData();
  expect(listNames.filter((name) => data[name].length === 0)).toEqual([]);
  const text = JSON.stringify(data);
  const names = Object.values(exported).flat();
  expect(names.filter((name) => !text.includes(`"${name}":`))).toEqual([]);
});
