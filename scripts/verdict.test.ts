import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

type Answer = {
  id: string | number | null;
  line?: number;
  error?: string;
  verdict?: string | null;
  label?: string;
  lines?: { avoid: string; verdict: string; reason: string; text: string; questions: string[] }[];
  remarks?: string[];
};

async function ask(input: string): Promise<{ code: number | null; answers: Answer[] }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'verdict'], { cwd: root });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.resume();
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = output.split('\n').filter(Boolean);
  return { code, answers: lines.map((line) => JSON.parse(line) as Answer) };
}

const on = '2026-11-23';
const said = { allergen: 'peanut', level: 'absent', stated_on: '2026-11-01' };
const lines = (...questions: readonly unknown[]) => questions.map((each) => `${JSON.stringify(each)}\n`).join('');

test('npm run verdict answers each line in order, with the verdict, its lines and what is only a remark', async () => {
  const { code, answers } = await ask(
    lines(
      {
        id: 'a',
        on,
        dish: { name: 'Butter chicken', statements: [said] },
        avoid: [{ name: 'milk' }, { name: 'peanut' }],
      },
      { id: 2, on, dish: { name: 'Rice' }, avoid: [{ name: 'milk' }] },
      { id: 3, on, dish: { name: 'Rice' }, avoid: [] },
      { id: 4, on, dish: { name: 'Rice with cilantro' }, avoid: [{ name: 'cilantro', kind: 'rather_not' }] },
      {
        id: 5,
        on,
        dish: { name: 'Rice', statements: [said], reports: [{ on: '2026-11-22' }, { on: '2026-11-02', open: false }] },
        avoid: [{ name: 'peanut' }],
      },
      { id: 6, on, dish: { name: 'Rice', statements: [said] }, avoid: [{ name: 'peanut', strictness: 'dangerous' }] },
    ),
  );
  expect(code).toBe(0);
  expect(answers.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['a', 'avoid'],
    [2, 'not_verified'],
    [3, null],
    [4, null],
    [5, 'none_declared'],
    [6, 'not_verified'],
  ]);
  expect(answers[0]?.lines?.map(({ avoid, verdict }) => [avoid, verdict])).toEqual([
    ['milk', 'avoid'],
    ['peanut', 'none_declared'],
  ]);
  expect(answers[3]?.remarks?.[0]).toContain('cilantro');
  expect(answers[4]?.lines?.[0]?.questions).toEqual([
    'about traces (shared oil, pans, surfaces)',
    'a diner reacted on 22 Nov 2026, cause not known',
  ]);
});

test('a bad line is answered in its place, with what is wrong where', async () => {
  const dish = { name: 'Rice' };
  const { code, answers } = await ask(
    [
      'no json\n',
      lines(
        { id: 2, on, dish: {}, avoid: [] },
        { id: 3, on, dish: { ...dish, statements: [{ ...said, stated_on: '2026-11-24' }] }, avoid: [] },
        { id: 4, on, dish: { ...dish, statements: [{ ...said, stated_on: '2026-02-30' }] }, avoid: [] },
        { id: 5, on, dish: { ...dish, statements: [{ ...said, allergen: 'quux' }] }, avoid: [] },
        { id: 6, on, dish: { ...dish, statements: [{ ...said, allergen: 'almond milk' }] }, avoid: [] },
        { id: 7, on, dish: { ...dish, statements: [{ ...said, allergen: 'nuts' }] }, avoid: [] },
        { id: 8, on, dish: { name: 'x'.repeat(100_000) }, avoid: [] },
        { id: 9, on, dish, avoid: Array.from({ length: 1000 }, (_, index) => ({ name: `thing ${index}` })) },
      ),
    ].join(''),
  );
  expect(code).toBe(1);
  expect(answers.map(({ id, error }) => [id, error?.split(':', 1)[0]])).toEqual([
    [null, 'is not JSON'],
    [2, 'dish.name'],
    [3, 'dish.statements.0.stated_on'],
    [4, 'dish.statements.0.stated_on'],
    [5, 'dish.statements.0.allergen'],
    [6, 'dish.statements.0.allergen'],
    [7, 'dish.statements.0.allergen'],
    [8, 'dish.name'],
    [9, undefined],
  ]);
  expect(answers[8]?.verdict).toBe('not_verified');
});
