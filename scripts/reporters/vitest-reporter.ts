import type { Reporter, TestCase, TestModule } from 'vitest/node';
import path from 'node:path';
import { root } from '../run-program.ts';
import { type FailedTest, firstLines, repeatCommand, type TestReport, writeReport } from './test-report.ts';

const fileOf = (module: TestModule) => path.relative(root, module.moduleId).replaceAll(path.sep, '/');

const named = (module: TestModule, name: string) => `${module.relativeModuleId} › ${name}`;

function failureOf(test: TestCase): FailedTest | undefined {
  const { state, errors } = test.result();
  const passedThen = state === 'passed' && test.diagnostic()?.flaky === true;
  if (state !== 'failed' && !passedThen) return undefined;
  const pattern = test.fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const repeat = repeatCommand('vitest', fileOf(test.module), '-t', pattern);
  return { name: named(test.module, test.fullName), why: firstLines(errors?.[0]?.message), repeat, passedThen };
}

// A file that fails to load, or whose hook fails, has no test that could fail.
function failuresOfModule(module: TestModule): FailedTest[] {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...module.errors(), ...suites].map(({ message }) => ({
    name: named(module, 'outside of its tests'),
    why: firstLines(message),
    repeat: repeatCommand('vitest', fileOf(module)),
    passedThen: false,
  }));
}

/** Writes the report that `npm test` prints at its end. */
// The tools load a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: TestReport = { passed: 0, skipped: 0, failures: modules.flatMap(failuresOfModule) };
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const failure = failureOf(test);
      if (failure) report.failures.push(failure);
      if (test.result().state === 'passed') report.passed += 1;
      if (test.result().state === 'skipped') report.skipped += 1;
    }
    writeReport(report);
  }
}
