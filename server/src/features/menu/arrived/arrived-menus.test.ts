import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unique } from '../../../../test/builders.ts';
import { openMenuOf } from '../../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../db/sql.ts';
import { arrivedJobs } from './arrived-jobs.ts';
import { watchFolder } from './watch-folder.ts';

// Each file is read by a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-watch-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** Watches with so many watchers until nothing lies in sight any more and nothing is under way. */
async function watch(watchers = 1): Promise<string[]> {
  const stopping = new AbortController();
  const said: string[] = [];
  const settings = {
    folder,
    statementDays: 180,
    every: 40,
    settling: 60,
    completionTimeout: 0,
    signal: stopping.signal,
  };
  const running = Array.from({ length: watchers }, () =>
    watchFolder(server.db, { ...settings, log: (line) => void said.push(line) }),
  );
  const isDone = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.every(
      (one) => !one.isFile() || /\.(?:taken|unread)$/.test(one.parentPath) || one.parentPath === folder + '/.unread',
    );
  };
  await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 120_000, interval: 50 });
  stopping.abort();
  await Promise.all(running);
  return said;
}

async function arrive(home: string, name: string, text: string | object): Promise<void> {
  await mkdir(path.join(folder, home), { recursive: true });
  const written = path.join(folder, home, `.${name}`);
  await writeFile(written, typeof text === 'string' ? text : JSON.stringify(text));
  await rename(written, path.join(folder, home, name));
}

const pos = (...items: { name: string; allergens?: string[]; price?: number; labels?: string[] }[]) => ({
  items: items.map(({ name, allergens = [], price = 900, labels = [] }) => ({
    id: name,
    title: { translations: { en: name } },
    price_info: { price },
    nutritional_info: { allergens },
    dish_info: { classifications: { dietary_label_info: { labels } } },
  })),
});

async function openWatched() {
  const menu = await openMenuOf(server);
  await server.db.query(sql`update users set email_confirmed_at = now() where id = ${menu.owner.id}`);
  const list = () => menu.owner.client.listArrivedMenus({ params: menu.params });
  const statementsOf = async (name: string) =>
    (await menu.read()).dishes
      .find((dish) => dish.name === name)
      ?.statements.map(({ allergen, source, level }) => `${source} ${level} ${allergen}`);
  return { ...menu, home: menu.params.id, list, statementsOf };
}

/** Runs the daily look, and returns what it mails. */
async function mailsOf(email: string) {
  const mailer = { send: () => Promise.resolve(), close: () => undefined };
  const outlet = { mailer, publicUrl: '', log: { error: () => undefined } };
  const context = { db: server.db, jobs: server.jobs, settings: { statementDays: 180 }, now: () => new Date() };
  await arrivedJobs(context, outlet)['arrived-menus']({}, { isLast: false });
  return server.mailsTo(email);
}

describe('a file that comes by itself', () => {
  it('warns at once, clears nothing, and leaves the rest to the owner, who is told once a day', async () => {
    const { owner, params, home, list, create, read, statementsOf } = await openWatched();
    await create({ name: 'Dal', price_cents: 900, statements: [{ allergen: 'milk', level: 'absent' }] });
    await create({ name: 'Rice', price_cents: 900 });
    const file = pos(
      { name: 'Dal', allergens: ['milk', 'celery'] },
      { name: 'Rice', price: 950, labels: ['GLUTEN_FREE'] },
      { name: 'Naan', allergens: ['wheat'] },
    );
    await arrive(home, 'menu-2026-11-23.json', file);
    expect(await watch()).toEqual([
      `${home}/menu-2026-11-23.json: 3 dishes wait for the restaurant, 1 are newly warned of`,
    ]);

    expect(await statementsOf('Dal')).toEqual([
      'claimed contains milk',
      'restaurant absent milk',
      'claimed contains celery',
    ]);
    expect(await statementsOf('Rice')).toEqual([]);
    const { arrived, version } = await list();
    expect(arrived).toMatchObject([
      {
        file_name: 'menu-2026-11-23.json',
        kind: 'Uber Eats menu',
        warned: [{ name: 'Dal', warnings: [{ allergen: 'milk', level: 'contains' }, { allergen: 'celery' }] }],
        dishes: [
          { name: 'Dal', changes: [], warnings: [], against: ['milk'] },
          {
            name: 'Rice',
            changes: [{ field: 'price', before: '9.00', after: '9.50' }],
            denied: [{ allergen: 'gluten' }],
          },
          { name: 'Naan', dish_id: null, warnings: [{ allergen: 'wheat', level: 'contains' }] },
        ],
        unchanged: 0,
        missing: [],
      },
    ]);
    const [mail, ...others] = await mailsOf(owner.email);
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/: 3 dishes changed, 2 statements need you$/), []]);
    expect(mail?.text).toContain(`/restaurant/${home}/import#arrived\n`);
    expect(await mailsOf(owner.email)).toHaveLength(1);

    const arrival = { ...params, arrival: String(arrived[0]!.id) };
    const decide = (
      dishes: Parameters<typeof owner.client.decideArrivedMenu>[0]['body']['dishes'],
      ifMatch = version,
    ) => owner.client.decideArrivedMenu({ params: arrival, body: { dishes }, ifMatch });
    const rival = await server.signUp({ role: 'r_admin' });
    await expect(
      rival.client.decideArrivedMenu({ params: arrival, body: { dishes: [] }, ifMatch: version }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(decide([], 'old')).rejects.toMatchObject({ status: 412 });
    await expect(decide([{ at: 1, accept: true, confirmed: ['milk'] }])).rejects.toMatchObject({ status: 400 });
    expect(await statementsOf('Rice')).toEqual([]);

    const after = await decide([
      { at: 1, accept: true, confirmed: ['gluten'] },
      { at: 2, accept: true },
    ]);
    expect(after.arrived[0]?.dishes.map(({ name }) => name)).toEqual(['Dal']);
    expect(await statementsOf('Rice')).toEqual(['restaurant absent gluten']);
    expect(await statementsOf('Naan')).toEqual(['claimed contains wheat']);
    expect((await read()).dishes.map(({ name, price_cents: cents }) => [name, cents])).toEqual([
      ['Dal', 900],
      ['Rice', 950],
      ['Naan', 900],
    ]);
    expect((await decide([{ at: 0, accept: false }], after.version)).arrived).toEqual([]);

    // What was decided stays so while the file says the same of it, and the same file is nothing new.
    const before = (await read()).version;
    await arrive(home, 'menu-2026-11-24.json', file);
    expect(await watch()).toEqual([`${home}/menu-2026-11-24.json: the same as before`]);
    await arrive(
      home,
      'menu-2026-11-25.json',
      pos({ name: 'Dal', allergens: ['milk', 'celery'] }, { name: 'Naan', allergens: ['wheat'] }),
    );
    expect(await watch()).toEqual([`${home}/menu-2026-11-25.json: nothing that the menu hasn’t`]);
    expect([(await read()).version, (await list()).arrived]).toEqual([before, []]);
    expect(await mailsOf(owner.email)).toHaveLength(1);
  });

  it('is taken by one watcher, once', async () => {
    const { home, list, params } = await openWatched();
    await server.db.query(sql`update restaurants set external_id = ${`fork-${home}`} where id = ${Number(params.id)}`);
    for (const name of ['one', 'two', 'three']) await arrive(`fork-${home}`, `${name}.json`, pos({ name }));
    const said = await watch(3);
    expect(said.toSorted()).toEqual(
      ['one', 'three', 'two'].map(
        (name) => `fork-${home}/${name}.json: 1 dishes wait for the restaurant, 0 are newly warned of`,
      ),
    );
    expect((await list()).arrived).toHaveLength(3);
    expect(await readdir(path.join(folder, `fork-${home}`, '.taken'))).toHaveLength(3);
  });

  it('is put aside with a reason where it can’t be read, and waited for while it is being written', async () => {
    const { home, list } = await openWatched();
    const outside = path.join(tmpdir(), unique('secret-'));
    await writeFile(outside, 'Item,Price\nSecret,1.00\n');
    await arrive(home, 'broken.json', '{"items": [');
    await arrive('999999999', 'menu.csv', 'Item,Price\nDal,9.00\n');
    await arrive('', 'loose.csv', 'Item,Price\nDal,9.00\n');
    await arrive(home, 'large.csv', 'x'.repeat(21 * 1024 * 1024));
    await symlink(outside, path.join(folder, home, 'link.csv'));
    await writeFile(path.join(folder, home, 'menu.csv.part'), 'Item,Price\nHalf,');
    const stopping = new AbortController();
    const settings = {
      folder,
      statementDays: 180,
      every: 40,
      settling: 500,
      completionTimeout: 0,
      signal: stopping.signal,
    };
    const said: string[] = [];
    const running = watchFolder(server.db, { ...settings, log: (line) => void said.push(line) });
    const growing = path.join(folder, home, 'growing.csv');
    for (let line = 0; line < 12; line += 1) {
      await writeFile(growing, line === 0 ? 'Item,Price\n' : `Dish ${'abcdefghijkl'[line]},${line}.00\n`, {
        flag: 'a',
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await vi.waitFor(async () => {
      expect(said).toHaveLength(5);
      expect((await list()).arrived[0]?.dishes).toHaveLength(11);
    }, 120_000);
    stopping.abort();
    await running;
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringContaining('999999999/menu.csv: put aside. There is no restaurant 999999999'),
        expect.stringContaining(`${home}/broken.json: put aside. The file looks like JSON and is damaged`),
        expect.stringContaining(`${home}/growing.csv: 11 dishes`),
        expect.stringContaining(`${home}/large.csv: put aside. It is larger than 20 MB`),
        expect.stringContaining('loose.csv: put aside. It is outside the restaurants’ folders'),
      ]),
    );
    const unread = await readdir(path.join(folder, home, '.unread'));
    const reason = unread.find((name) => name.endsWith('broken.json.reason.txt'));
    expect(await readFile(path.join(folder, home, '.unread', reason!), 'utf8')).toMatch(/Export it again/);
    expect((await readdir(path.join(folder, home))).toSorted()).toEqual([
      '.taken',
      '.taking',
      '.unread',
      'link.csv',
      'menu.csv.part',
    ]);
    await rm(outside);
  });

  it('is left where it was by a watcher that is stopped, and taken up from one that was killed', async () => {
    const { home } = await openWatched();
    await arrive(home, 'menu.csv', 'Item,Price\nDal,9.00\n');
    const stopping = new AbortController();
    const settings = {
      folder,
      statementDays: 180,
      every: 20,
      settling: 0,
      signal: stopping.signal,
      log: () => undefined,
    };
    const running = watchFolder(server.db, settings);
    await vi.waitFor(async () => expect(await readdir(path.join(folder, home, '.taking'))).toHaveLength(1), 60_000);
    stopping.abort();
    await running;
    expect((await readdir(path.join(folder, home))).filter((name) => !name.startsWith('.'))).toEqual(['menu.csv']);
    await rename(
      path.join(folder, home, 'menu.csv'),
      path.join(folder, home, '.taking', '5f0c7c0e-0c8e-4f0e-9a53-0b0a4f6f9a10-menu.csv'),
    );
    const again = new AbortController();
    const said: string[] = [];
    const taking = watchFolder(server.db, {
      ...settings,
      abandoned: 0,
      signal: again.signal,
      log: (line) => void said.push(line),
    });
    await vi.waitFor(() => expect(said).toHaveLength(1), 60_000);
    again.abort();
    await taking;
    expect(said[0]).toContain('1 dishes wait');
  });
});
