import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import path from 'node:path';
import { root } from '../run-program.ts';
import { type FailedTest, firstLines, repeatCommand, type TestReport, writeReport } from './test-report.ts';

function failureOf(test: TestCase): FailedTest | undefined {
  const outcome = test.outcome();
  if (outcome !== 'unexpected' && outcome !== 'flaky') return undefined;
  const failed = test.results.find(({ status }) => status !== 'passed');
  const name = test.titlePath().filter(Boolean).join(' › ');
  const project = test.parent.project()?.name;
  const repeat = repeatCommand(
    'browser',
    `e2e/${path.relative(path.join(root, 'e2e'), test.location.file).replaceAll(path.sep, '/')}:${test.location.line}`,
    ...(project === undefined ? [] : [`--project=${project}`]),
  );
  return { name, why: firstLines(failed?.error?.message, 8), repeat, passedThen: outcome === 'flaky' };
}

/** Writes the report that `npm test` prints at its end. */
// The tools load a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default class PlaywrightReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const report: TestReport = { passed: 0, skipped: 0, failures: [] };
    for (const test of this.tests) {
      const failure = failureOf(test);
      if (failure) report.failures.push(failure);
      if (test.ok() && test.outcome() !== 'skipped') report.passed += 1;
      if (test.outcome() === 'skipped') report.skipped += 1;
    }
    writeReport(report);
  }

  printsToStdio(): boolean {
    return false;
  }
}
