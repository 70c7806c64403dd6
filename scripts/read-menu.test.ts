import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeXlsx } from '../menus/test/make-files.ts';
import { readConfig } from '../server/src/config.ts';
import { openCommandDatabase } from '../server/src/commands/open-command-database.ts';
import { sql } from '../server/src/db/sql.ts';
import { fillDataDirectory } from './prepared-data/prepared-data.ts';
import { root } from './run-program.ts';

let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-read-menu-'));
  const data = path.join(folder, 'data');
  await fillDataDirectory(data);
  environment = { ...process.env, DATA_DIR: data, DATABASE_URL: '', MIGRATION_DATABASE_URL: '', INIT_CWD: folder };
  delete environment['npm_lifecycle_event'];
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

async function run(command: string, args: string[], input = '') {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), command, ...args], {
    cwd: root,
    env: environment,
    stdio: 'pipe',
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...output };
}

describe('npm run read-menu', () => {
  it('prints what the import takes from standard input; what a file denies stays a claim', async () => {
    const chart = makeXlsx([
      ['Allergens, updated 3 March 2026'],
      ['Item', 'Milk', 'Egg', 'Soy'],
      ['Dal', 'Y', 'N', '§'],
    ]);
    await writeFile(path.join(folder, 'Green Fork.xlsx'), chart);
    await writeFile(
      path.join(folder, 'places.jsonl'),
      `${JSON.stringify({ type: 'restaurant', id: 'r1', name: 'Green Fork', zip: '02139', menu: 'green-fork' })}\n`,
    );
    const read = await run('read-menu', ['Green Fork.xlsx']);
    expect(read).toMatchObject({
      code: 0,
      err: expect.stringContaining('1 dishes, 3 claims, 1 dishes with something doubtful'),
    });
    expect(JSON.parse(read.out)).toMatchObject({
      name: 'Dal',
      menu: 'green-fork',
      doubts: [{ about: 'claim', at: 'sheet Chart, cell D3' }],
    });
    expect(await run('import', ['places.jsonl'])).toMatchObject({ code: 0 });
    const imported = await run('import', ['-'], read.out);
    expect(imported).toMatchObject({ code: 0 });

    const database = await openCommandDatabase(readConfig(environment, root), () => undefined);
    try {
      const rows = await database.db.query<{ allergen_id: string; level: string; source: string }>(
        sql`select allergen_id, level, source from allergen_statements order by allergen_id`,
      );
      expect(rows).toEqual([
        { allergen_id: 'eggs', level: 'absent', source: 'claimed' },
        { allergen_id: 'milk', level: 'contains', source: 'claimed' },
        { allergen_id: 'soybeans', level: 'may_contain', source: 'claimed' },
      ]);
    } finally {
      await database.close();
    }

    const exported = await run('export-menu', ['r1', '--format', 'google']);
    expect(exported).toMatchObject({ code: 0, err: expect.stringContaining('Dal: may contain soy') });
    await writeFile(path.join(folder, 'google.json'), exported.out);
    const again = await run('read-menu', ['google.json', '--restaurant', 'r1']);
    expect(JSON.parse(again.out)).toMatchObject({ name: 'Dal', statements: [{ allergen: 'milk', level: 'contains' }] });
    expect(await run('export-menu', ['r1', '--format', 'word'])).toMatchObject({ code: 2, out: '' });
  });

  it('prints the chart that a chain publishes, whose denials are the chain’s', async () => {
    const chart = makeXlsx([
      ['Item', 'Milk', 'Egg'],
      ['Dal Fry', 'Y', 'N'],
    ]);
    await writeFile(path.join(folder, 'Chart.xlsx'), chart);
    const menu = [
      { type: 'restaurant', id: 'r2', name: 'Half Moon', zip: '02139', menu: 'half-moon' },
      { type: 'dish', id: 'd', menu: 'half-moon', name: 'Dal Fry' },
    ];
    await writeFile(path.join(folder, 'moon.jsonl'), menu.map((each) => JSON.stringify(each)).join('\n'));
    const published = ['--published', 'https://moon.example/chart.xlsx'];
    expect(await run('read-menu', ['Chart.xlsx', ...published])).toMatchObject({ code: 2 });
    expect(await run('read-menu', ['Chart.xlsx', '--menu', 'half-moon', ...published])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('what its date is'),
    });
    const args = ['Chart.xlsx', '--menu', 'half-moon', ...published, '--date', '2026-07-01'];
    const read = await run('read-menu', args);
    expect(await run('import', ['moon.jsonl', '-'], read.out)).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 of 1 rows are on the menu, 1 dishes of all places changed'),
    });
  });

  it('says what is wrong with a file and goes on with the next', async () => {
    await writeFile(path.join(folder, 'broken.pdf'), '%PDF-1.7 nothing follows');
    await writeFile(path.join(folder, 'menu.csv'), 'Item,Price\nDal,12.50\nRice,3.00\n');
    const read = await run('read-menu', ['broken.pdf', 'none.pdf', 'menu.csv', '--restaurant', 'r1']);
    expect(read.code).toBe(1);
    expect(read.err).toMatch(/broken.pdf: The PDF is damaged/);
    expect(read.err).toMatch(/none.pdf: there is no such file/);
    expect(
      read.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([{ restaurant: 'r1', price: 12.5 }, { name: 'Rice' }]);
  });

  it('is called wrongly without a file', async () => {
    expect(await run('read-menu', [])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name at least one file'),
    });
  });
});
