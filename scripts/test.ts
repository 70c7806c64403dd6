import { describeFailures } from './reporters/test-report.ts';
import { secondsSince, stopWhenAsked } from './run-program.ts';
import { type Outcome, type Step, steps } from './test-steps.ts';

/** Returns the steps to run and the remaining arguments. */
export function chooseSteps(all: Step[], args: string[]): { chosen: Step[]; rest: string[] } {
  const [option, name, ...rest] = args;
  if (option === undefined) return { chosen: all, rest: [] };
  const chosen = option === '--only' ? all.filter((step) => step.name === name) : [];
  if (chosen.length > 0) return { chosen, rest };
  const names = all.map((step) => step.name).join(', ');
  throw new Error(`Use it without words, or with: --only STEP [words for the step's tool]. The steps are ${names}.`);
}

async function runStep(step: Step, args: string[]): Promise<Outcome & { line: string }> {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const result = await step.run(args).catch((error: unknown) => {
    console.error(error);
    return { ok: false, passed: 0, failed: 1, skipped: 0, failures: [] };
  });
  const line = `${result.ok ? 'ok    ' : 'FAILED'} ${step.name} (${secondsSince(start)})`;
  console.log(`== ${line}`);
  return { ...result, line };
}

/** Runs all steps in turn, even if one fails, and exits with the result. */
export async function runSteps(chosen: Step[], args: string[]): Promise<never> {
  stopWhenAsked();
  const results: (Outcome & { line: string })[] = [];
  for (const step of chosen) results.push(await runStep(step, args));
  const total = (of: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`\n== summary\n${results.map(({ line }) => line).join('\n')}\n`);
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`${describeFailures(failures)}\n`);
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

/** `npm test` */
export async function run(args: string[]): Promise<void> {
  try {
    const { chosen, rest } = chooseSteps(steps, args);
    await runSteps(chosen, rest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
