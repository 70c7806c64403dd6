import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBenchOptions } from './options.ts';
import { drawChart, panelsOf } from './report/chart.ts';
import type { Row } from './report/rows.ts';
import { checkTargets } from './report/targets.ts';
import { runBench } from './run-bench.ts';
import { floor, otherSystems } from './systems/systems.ts';
import { workNames } from './works/works.ts';

const isProof = process.env['PROVE'] === '1';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-bench-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run bench', () => {
  // It takes half a minute of a processor, so `npm run prove` includes it.
  it.runIf(isProof)(
    'measures every system at every work, and all find the same dishes',
    async () => {
      const json = path.join(folder, 'rows.json');
      // Of fewer dishes, none near the places is what is searched for, and all would agree on nothing.
      const args = ['--dishes', '2000', '--rounds', '1', '--seconds', '0.1', '--json', json];
      await runBench(parseBenchOptions(args)!, path.join(folder, 'cache'), () => undefined);
      const { rows } = JSON.parse(await readFile(json, 'utf8')) as { rows: Row[] };

      expect(new Set(rows.map(({ work }) => work))).toEqual(new Set(workNames));
      expect(new Set(rows.map(({ system }) => system))).toEqual(new Set(['Clearplate', ...otherSystems, floor]));
      for (const row of rows) {
        expect(row, `${row.work} ${row.system}`).toMatchObject({ dishes: 2000, clients: 4 });
        for (const figure of [row.requests, row.p50_ms, row.p95_ms, row.p99_ms, row.rps, row.memory_mb])
          expect(figure, `${row.work} ${row.system}`).toBeGreaterThan(0);
        expect(row.p50_ms).toBeLessThanOrEqual(row.p99_ms);
      }
      // Stems, synonyms and parts of words make a difference, but all systems filter by the same avoidances.
      const found = new Map(rows.map((row) => [row.system, row.app_hits_found]));
      expect(otherSystems.filter((system) => (found.get(system) ?? 0) <= 0.3)).toEqual([]);
      for (const row of rows.filter(({ system }) => system === 'PostgreSQL full text'))
        expect(row.hits_app_has).toBeGreaterThan(0.9);
    },
    240_000,
  );

  // It takes a minute.
  it.runIf(isProof)(
    'measures in all ways that it is told to, and each row says which',
    async () => {
      const json = path.join(folder, 'more.json');
      const args = [
        '--dishes',
        '500',
        '--rounds',
        '1',
        '--seconds',
        '1',
        '--only',
        'menu,wide',
        '--more',
        '--alone',
        '--json',
        json,
      ];
      await runBench(parseBenchOptions(args)!, path.join(folder, 'cache'), () => undefined);
      const { rows } = JSON.parse(await readFile(json, 'utf8')) as { rows: Row[] };
      const ours = rows.filter(({ system }) => system === 'Clearplate');
      const ways = ours.map(({ set, work, loop }) => `${set} ${work} ${loop}`);
      for (const way of [
        'usual menu closed',
        'usual menu open',
        'usual menu cold',
        'plain wide closed',
        'crowded wide closed',
      ])
        expect(ways).toContain(way);
      expect(ours.filter(({ failures }) => failures > 0)).toEqual([]);
      const mixtures = ours.filter(({ work }) => work === 'mixture');
      expect(mixtures.map(({ loop }) => loop)).toEqual(['closed', 'open']);
      for (const { saves } of mixtures) expect(saves).toBeGreaterThan(2);
    },
    480_000,
  );
});

const row = (more: Partial<Row>): Row => ({
  dishes: 1000,
  set: 'usual',
  work: 'dishes',
  system: 'Clearplate',
  clients: 4,
  loop: 'closed',
  p50_ms: 3,
  p95_ms: 5,
  p99_ms: 9,
  rps: 400,
  cpu_ms: 2,
  requests: 400,
  failures: 0,
  memory_mb: 100,
  build_s: 0,
  ...more,
});

describe('the targets', () => {
  const ceiling = row({ work: 'ceiling', p50_ms: 1, rps: 1000 });

  it('says what is reached and what is not', () => {
    const slow = row({ system: 'MiniSearch', p50_ms: 90 });
    const reached = checkTargets([ceiling, row({}), slow]);
    expect(reached.map(({ measured, isReached }) => [measured, isReached])).toEqual([
      ['0.40', true],
      ['3.00', true],
      ['none', true],
    ]);
    const tight = checkTargets([ceiling, row({ rps: 300, p99_ms: 30 }), row({ system: 'MiniSearch', p50_ms: 2 })]);
    expect(tight.map(({ measured, isReached }) => [measured, isReached])).toEqual([
      ['0.30', false],
      ['10', false],
      ['MiniSearch (dishes)', false],
    ]);
  });

  it('compares with the same pages by key, which are no alternative', () => {
    const byKey = row({ system: floor, p50_ms: 2, rps: 500 });
    const measured = (app: Row) => checkTargets([ceiling, app, byKey]).map(({ name, isReached }) => [name, isReached]);
    const target = 'Dishes near a zip: 0.6 of the requests a second of the same pages by key';
    expect(measured(row({}))).toContainEqual([target, true]);
    expect(measured(row({ rps: 290 }))).toContainEqual([target, false]);
    expect(measured(row({}))).toContainEqual(['No alternative is faster in any row', true]);
  });

  it('is drawn as a chart that names its systems', () => {
    const svg = drawChart(
      panelsOf([ceiling, row({})], new Map([['dishes', 'Dishes < near']]), ({ system }) => system),
      'Title',
    );
    expect(svg).toContain('Dishes &lt; near');
    expect(svg.match(/<rect class="app"/g)).toHaveLength(2);
  });
});

describe('the command', () => {
  it.each([[['--dishes', 'many']], [['--only', 'soup']], [['--rounds', '0']], [['--size', '9']]])(
    'refuses %j and says why',
    (args) => expect(() => parseBenchOptions(args)).toThrow(/must be|there is no|Unknown option/),
  );
});
