import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { sql } from '../db/sql.ts';
import { openCommandDatabase, type CommandDatabase } from './open-command-database.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-command-'));
  environment = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    MIGRATION_DATABASE_URL: '',
    INIT_CWD: folder,
  };
  delete environment['npm_lifecycle_event'];
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

function start(args: string[]) {
  return spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'import', ...args], {
    cwd: root,
    env: environment,
    stdio: 'pipe',
  });
}

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const child = start(args);
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const place = { type: 'restaurant', id: 'r1', name: 'Green Fork', zip: '02139' };

function dishes(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'dish',
    id: `d${index}`,
    restaurant: 'r1',
    name: `Dal ${index}`,
    ingredients: 'lentils, ghee',
  }));
}

async function write(name: string, records: readonly unknown[]): Promise<void> {
  await writeFile(path.join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

describe('npm run import', { timeout: 180_000 }, () => {
  it('ends with 2 when it was called wrongly', async () => {
    expect(await run('none.csv')).toMatchObject({ code: 2, said: expect.stringContaining('there is no such file') });
  });

  it('starts the embedded database, tries out without writing, and imports', async () => {
    await write('good.jsonl', [place, ...dishes(3)]);
    const tried = await run('good.jsonl', '--dry-run');
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('Dishes: 3 new') });
    const first = await run('good.jsonl');
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('Dishes: 3 new') });
  });

  it('names every bad line, and writes them down', async () => {
    await write('mixed.jsonl', [{ ...place, zip: '1' }, { ...dishes(1)[0], restaurant: 'r9' }, ...dishes(2)]);
    const { code, said } = await run('mixed.jsonl', '--errors', 'errors.jsonl');
    expect(code).toBe(1);
    expect(said).toContain('mixed.jsonl:1: zip: Please enter a valid US zip code.');
    expect(said).toContain('mixed.jsonl:2: restaurant: "r9" is not known');
    expect(await readFile(path.join(folder, 'errors.jsonl'), 'utf8')).toContain('"line":2');
  });

  describe('while a server runs', () => {
    let running: CommandDatabase;
    beforeAll(async () => {
      running = await openCommandDatabase(readConfig(environment, root), () => undefined);
    });
    afterAll(() => running.close());

    it('writes to its database', async () => {
      await write('more.jsonl', dishes(5));
      expect(await run('more.jsonl')).toMatchObject({
        code: 0,
        said: expect.stringContaining('Dishes: 2 new, 0 changed, 3 as before'),
      });
    });

    it('watches a folder until it is stopped, and ends well', async () => {
      const home = path.join(folder, 'arriving', 'r1');
      await mkdir(home, { recursive: true });
      const child = start(['--watch', 'arriving']);
      const gone = once(child, 'close') as Promise<[number]>;
      let said = '';
      for (const output of [child.stdout, child.stderr])
        output.setEncoding('utf8').on('data', (text: string) => (said += text));
      await vi.waitFor(() => expect(said).toContain('Watching'), 60_000);
      await writeFile(path.join(home, 'till.csv'), 'Item,Price\nSoup,9.00\n');
      await vi.waitFor(() => expect(said).toContain('1 dishes wait'), 60_000);
      child.kill('SIGTERM');
      expect((await gone)[0]).toBe(0);
      const [row] = await running.db.query<{ file_name: string }>(sql`select file_name from arrived_menus`);
      expect([row?.file_name, said]).toEqual(['till.csv', expect.stringMatching(/r1\/till\.csv.*\nStopped\.\n$/s)]);
    });

    it('leaves whole batches when it is killed, and completes them when it runs again', async () => {
      await write('many.jsonl', dishes(3000));
      const child = start(['many.jsonl']);
      const gone = once(child, 'close');
      const count = async () => {
        const [row] = await running.db.query<{ dishes: number; facts: number; told: number; allergens: number }>(sql`
          select (select count(*) from dishes) as dishes, (select count(*) from dish_facts) as facts,
            (select count(*) from dish_history) as told, (select count(*) from dish_facts where packed is not null) as allergens`);
        return row;
      };
      while (((await count())?.dishes ?? 0) < 500) await new Promise((resolve) => void setTimeout(resolve, 20));
      child.kill('SIGKILL');
      await gone;
      const left = await count();
      expect(left?.dishes).toBeLessThan(3000);
      expect((left?.dishes ?? 0) % 500).toBe(0);
      expect(left).toEqual({ dishes: left?.dishes, facts: left?.dishes, told: left?.dishes, allergens: left?.dishes });
      expect(await run('many.jsonl')).toMatchObject({ code: 0 });
      expect(await count()).toEqual({ dishes: 3000, facts: 3000, told: 3000, allergens: 3000 });
    });
  });
});
