import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './run-program.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-assess-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = (args: string[]) => spawn(process.execPath, ['scripts/run.mjs', 'assess', ...args], { cwd: root });

async function finish(child: ReturnType<typeof start>) {
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return {
    code,
    errors,
    answers: output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Answer),
  };
}

type Answer = {
  id: string | number | null;
  line?: number;
  error?: string;
  contains?: { allergen: string; because: string }[];
  mayContain?: { allergen: string; because: string }[];
  opaque?: string[];
};

async function assess(input: string | Uint8Array, args: string[] = []) {
  const child = start(args);
  child.stdin.end(input);
  return finish(child);
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

describe('npm run assess', () => {
  test('answers each line of a file, in order, under the names of the nine', async () => {
    const file = path.join(directory, 'questions.jsonl');
    const all = 'Milk, egg, cod, crab, almond, wheat, peanut, soy, sesame';
    await writeFile(
      file,
      line({ id: 'a', name: 'Everything', ingredients: all }) +
        line({ id: 2, ingredients: ['salt', 'May contain sesame.'] }) +
        line({ id: 'c', name: 'Crab soup' }),
    );
    const { code, errors, answers } = await finish(start([file]));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(answers.map(({ id }) => id)).toEqual(['a', 2, 'c']);
    const names = answers[0]!.contains!.map(({ allergen }) => allergen);
    expect(names.slice(0, 9)).toEqual(
      'milk,eggs,fish,crustacean shellfish,tree nuts,wheat,peanuts,soybeans,sesame'.split(','),
    );
    expect(answers[1]!.mayContain).toEqual([{ allergen: 'sesame', because: 'sesame' }]);
    expect(answers[2]!.contains!.map(({ allergen }) => allergen)).toContain('crustacean shellfish');
  });

  test('says what is wrong with a line, and goes on', async () => {
    const bad: (string | Uint8Array)[] = [
      'not JSON\n',
      '[1]\n',
      line({ ingredients: 'milk' }),
      line({ id: 'x' }),
      line({ id: 'y', ingredients: 7 }),
      line({ id: 'z', ingredients: 'milk', name: 7 }),
      new Uint8Array([0xff, 0xfe, 0x00, 0x0a]),
      `"${'a'.repeat(17 * 1024 * 1024)}"\n`,
    ];
    const input = Buffer.concat([...bad, line({ id: 'last', ingredients: 'milk' })].map((part) => Buffer.from(part)));
    const { code, answers } = await assess(input);
    expect(code).toBe(1);
    expect(answers.map(({ id, line, error }) => `${id} ${line} ${error === undefined ? 'fine' : 'refused'}`)).toEqual([
      'null 1 refused',
      'null 2 refused',
      'null 3 refused',
      'x 4 refused',
      'y 5 refused',
      'z 6 refused',
      'null 7 refused',
      'null 8 refused',
      'last undefined fine',
    ]);
  });

  test('answers before the input ends, and takes a line that nothing ended', async () => {
    const child = start(['-']);
    child.stdin.write(line({ id: 1, ingredients: 'milk' }));
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(first)).toMatch(/^\{"id":1,.*\}\n$/);
    child.stdin.end('\n{"id":2,"ingredients":"egg"}');
    expect((await finish(child)).answers.map(({ id }) => id)).toEqual([2]);
  });

  test('ends quietly when nobody reads on, and says so when there is no such file', async () => {
    const child = start([]);
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.end(line({ id: 1, ingredients: 'milk' }).repeat(20_000));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(0);
    const missing = await assess('', [path.join(directory, 'nothing.jsonl')]);
    expect(missing.code).toBe(2);
    expect(missing.errors).toContain('nothing.jsonl');
  });
});
