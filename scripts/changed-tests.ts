import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceFile, type Target, targetsOf } from './import-rules.ts';
import { longest } from './longest-first.ts';
import { root } from './run-program.ts';

/** So many tests are run at most, besides those that changed themselves. It's about what takes a minute. */
const most = 30;

/** These files import every call or handler, so nearly every test of the server reaches each of them. */
const hubs = new Set(['contract/src/api.ts', 'server/src/handlers.ts']);

/** These start or render the front end as it was built. */
export const testsOfBuild = new Set(['server/test/own-pages.test.ts', 'scripts/build-web.test.ts']);

const slow = new Set([...longest, ...testsOfBuild]);

const translating = ['scripts/translating/interface-texts.test.ts', 'scripts/translating/server-messages.test.ts'];
const testsOfCalls = [
  'server/test/matrix/role-matrix.test.ts',
  'server/test/attacks/sent-twice.test.ts',
  'server/test/attacks/stale-writes.test.ts',
  'server/src/features/own-data/own-data.handlers.test.ts',
  'server/src/features/own-data/own-data-tables.test.ts',
];

/** These tests read what they test as files or tables, and import nothing of it. */
const readers: readonly { readonly of: RegExp; readonly tests: readonly string[] }[] = [
  { of: /^(web|server|contract|domain)\/src\//, tests: translating },
  { of: /\.md$/, tests: ['scripts/documents.test.ts'] },
  { of: /^contract\/src\/|\.handlers\.ts$|^server\/migrations\//, tests: testsOfCalls },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Pages and handlers are found by their files, so the tests of their folders reach them without an import. */
const isFoundByFile = (file: string) => /^web\/src\/pages\/.*-page\.tsx$|\.handlers\.ts$/.test(file);

/** Types reach no test, except those of a call, which say what its handler takes and answers. */
const isFollowed = ({ file, typesOnly }: Target): boolean => !typesOnly || file?.startsWith('contract/') === true;

/** Counts for each file how many imports lie between it and the nearest changed one, not through hubs. */
function countSteps(sources: readonly SourceFile[], changed: readonly string[]): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const target of targetsOf(source))
      if (target.file !== undefined && isFollowed(target))
        importers.set(target.file, [...(importers.get(target.file) ?? []), source.name]);
  const tests = Object.groupBy(sources.map(({ name }) => name).filter(isTest), (name) => path.posix.dirname(name));
  const steps = new Map(changed.map((file) => [file, 0]));
  // A map's iteration reaches what is added while it runs.
  for (const [file, count] of steps) {
    const beside = count === 0 || isFoundByFile(file) ? (tests[path.posix.dirname(file)] ?? []) : [];
    const next = hubs.has(file) ? [] : [...(importers.get(file) ?? []), ...beside];
    for (const one of next) if (!steps.has(one)) steps.set(one, count + 1);
  }
  return steps;
}

/** Chooses the tests of a change that take about a minute, and counts those that reach it and are left out. */
export function chooseTests(
  sources: readonly SourceFile[],
  changed: readonly string[],
): { readonly tests: string[]; readonly left: number } {
  const steps = countSteps(sources, changed);
  const stepsOf = (file: string) => steps.get(file) ?? 0;
  const reached = sources.map(({ name }) => name).filter((name) => isTest(name) && steps.has(name));
  const own = reached.filter((name) => stepsOf(name) === 0);
  const near = reached
    .filter((name) => stepsOf(name) > 0 && !slow.has(name))
    .toSorted((one, other) => stepsOf(one) - stepsOf(other))
    .slice(0, most);
  const reading = readers.flatMap(({ of, tests }) => (changed.some((file) => of.test(file)) ? tests : []));
  const tests = [...new Set([...own, ...near, ...reading])];
  return { tests, left: reached.filter((name) => !tests.includes(name)).length };
}

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');

/** Lists the files that aren't committed, the removed ones too. */
const changedFiles = (): string[] => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Lists the code that isn't committed. */
export const changedCode = (): string[] =>
  changedFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(path.join(root, file)));

/** Chooses the tests of all that isn't committed. */
export function chooseTestsOfChanges(): ReturnType<typeof chooseTests> {
  const changed = changedFiles();
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
  return chooseTests(sources, changed);
}
