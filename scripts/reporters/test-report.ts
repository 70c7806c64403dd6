import { readFileSync, writeFileSync } from 'node:fs';

/** A test that failed, with the first lines of why, and the command that repeats it. `passedThen` when another try went well. */
export type FailedTest = { name: string; why: string; repeat: string; passedThen: boolean };
export type TestReport = { passed: number; skipped: number; failures: FailedTest[] };

/** The environment variable that names the file for the report of a run. */
export const reportFileVariable = 'CLEARPLATE_TEST_REPORT';

const terminalColours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** The first lines of an error's message, without colours, for the end of a long log. */
export function firstLines(message: string | undefined, lines = 4): string {
  const text = (message ?? 'no message').replaceAll(terminalColours, '').trim();
  return text.split('\n', lines).join('\n');
}

/** The command that runs a step of `npm test` with these words for its tool alone, as one types it in a shell. */
export function repeatCommand(step: string, ...words: readonly string[]): string {
  const quoted = words.map((word) =>
    /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`,
  );
  return ['npm test -- --only', step, ...quoted].join(' ');
}

export function writeReport(report: TestReport): void {
  const file = process.env[reportFileVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(report));
}

/** The report that a run left, or undefined where it ended before it could write one. */
export function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}

/** What a person has to know who sees only the last lines of a run. */
export function describeFailures(failures: FailedTest[]): string {
  return failures
    .map(({ name, why, repeat, passedThen }) => {
      const heading = passedThen ? `UNSTEADY ${name} (failed, and passed at another try)` : `FAILED ${name}`;
      return `${heading}\n${why.replaceAll(/^/gm, '    ')}\n    Repeat it with: ${repeat}`;
    })
    .join('\n');
}
