import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Holds a failed test with the first lines of its error and the command that repeats it. `passedThen`: a retry passed.
 */
export type FailedTest = { name: string; why: string; repeat: string; passedThen: boolean };
export type TestReport = { passed: number; skipped: number; failures: FailedTest[] };

/** Names the environment variable with the file for a run's report. */
export const reportFileVariable = 'CLEARPLATE_TEST_REPORT';

const terminalColours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** Returns the first lines of an error's message without colours, for the end of a long log. */
export function firstLines(message: string | undefined, lines = 4): string {
  const text = (message ?? 'no message').replaceAll(terminalColours, '').trim();
  return text.split('\n', lines).join('\n');
}

/** Returns a shell command that runs one step of `npm test` with these arguments for its tool. */
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

/** Reads the report of a run; `undefined` if the run ended before writing one. */
export function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}

/** Names a failed test, and says so if another try passed. */
export const nameFailure = ({ name, passedThen }: FailedTest): string =>
  passedThen ? `${name} (failed, and passed at another try)` : name;

/** Describes the failures for somebody who only sees the last lines of a run. */
export function describeFailures(failures: FailedTest[]): string {
  return failures
    .map((failure) => {
      const heading = `${failure.passedThen ? 'UNSTEADY' : 'FAILED'} ${nameFailure(failure)}`;
      return `${heading}\n${failure.why.replaceAll(/^/gm, '    ')}\n    Repeat it with: ${failure.repeat}`;
    })
    .join('\n');
}
