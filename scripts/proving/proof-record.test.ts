import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeProofs, hashCode, leftOf, type Proven, usualTime } from './proof-record.ts';
import { proofs } from './proofs.ts';
import { steps, workspaces } from '../test-steps.ts';
import { root } from '../run-program.ts';

const passed: Proven = {
  code: 'now',
  began: '2026-11-27T18:00:00.000Z',
  seconds: 125,
  load: 0.1,
  machine: '2 × a processor',
  ok: true,
  passed: 12,
  failed: 0,
  skipped: 1,
  failures: [],
};
const failed: Proven = { ...passed, ok: false, failed: 1, failures: ['a test › that fails'] };
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

describe('what is left to prove', () => {
  const record = { format: passed, lint: { ...passed, code: 'before' }, types: failed };

  it('is what never ran, ran on other code, or failed', () => {
    const left = names(leftOf(proofs, record, 'now'));
    expect(left).toEqual(names(proofs).filter((name) => name !== 'format'));
    expect(left).toEqual(expect.arrayContaining(['lint', 'types', 'bench']));
  });

  it('is everything where nobody knows which code it is', () => {
    expect(leftOf(proofs, { format: passed }, undefined)).toHaveLength(proofs.length);
  });

  it('is in the report, with what ran, when, for how long and what failed', () => {
    const report = describeProofs(proofs, record, 'now');
    expect(report).toContain('| 2026-11-27 18:00 | 2 min | 0.1 | passed: 12 passed, 0 failed, 1 skipped |');
    expect(report).toContain('**failed**: 12 passed, 1 failed, 1 skipped');
    expect(report).toContain('on older code');
    expect(report).toContain('- types: a test › that fails');
    expect(report).toMatch(/Left on this code: lint, types, /);
    expect(report).toContain('never run');
  });

  it('is announced with how long it took the last time', () => {
    expect([usualTime(passed), usualTime({ ...passed, seconds: 7 }), usualTime(undefined)]).toEqual([
      'about 2 min',
      'about 7 s',
      'a time that nobody has measured yet',
    ]);
  });
});

it('everything of npm test is proven, its unit tests and journeys in parts', () => {
  const inParts = ['vitest', 'browser'];
  const whole = names(steps).filter((name) => !inParts.includes(name));
  expect(names(proofs)).toEqual(expect.arrayContaining(whole));
  expect(new Set(names(proofs)).size).toBe(proofs.length);
});

it('every project of the unit tests has tests, which one proof runs', () => {
  const proven = proofs.flatMap(({ projects = [] }) => projects);
  expect(proven.toSorted()).toEqual(workspaces.toSorted());
  const withoutTests = proven.filter((project) => {
    const folder = project.replace('-anew', '');
    return globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }).length === 0;
  });
  expect(withoutTests).toEqual([]);
});

describe('the code that something was proven of', () => {
  let folder: string;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', ...words], { cwd: folder });
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clearplate-proofs-'));
    mkdirSync(path.join(folder, 'docs'));
    git('init', '-q');
    for (const file of ['code.ts', 'docs/notes.md', 'README.md']) writeFileSync(path.join(folder, file), 'first');
    git('add', '.');
    git('commit', '-q', '-m', 'Begin');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same after a change of documents, committed or not', () => {
    const before = hashCode(folder);
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(path.join(folder, 'docs/notes.md'), 'second');
    writeFileSync(path.join(folder, 'README.md'), 'second');
    expect(hashCode(folder)).toBe(before);
    git('commit', '-q', '-a', '-m', 'Write');
    expect(hashCode(folder)).toBe(before);
  });

  it('is another after any other change: edited, added, edited once more', () => {
    const seen = [hashCode(folder)];
    writeFileSync(path.join(folder, 'code.ts'), 'second');
    seen.push(hashCode(folder));
    for (const text of ['one', 'two']) {
      writeFileSync(path.join(folder, 'added.ts'), text);
      seen.push(hashCode(folder));
    }
    expect(new Set(seen).size).toBe(4);
  });

  it('is unknown outside of git', () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'clearplate-proofs-'));
    expect(hashCode(elsewhere)).toBeUndefined();
    rmSync(elsewhere, { recursive: true });
  });
});
