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
  throw new Error(
    `Run it without arguments, or with --only STEP [arguments for the step's tool]. The steps are ${names}.`,
  );
}

export type Result = Outcome & { line: string };

/** Runs a step; an error that it throws is a failure. */
export async function runStep(step: Step, args: string[], label?: string): Promise<Result> {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const result = await step.run(args, label).catch((error: unknown) => {
    console.error(error);
    return { ok: false, passed: 0, failed: 1, skipped: 0, failures: [] };
  });
  const line = `${result.ok ? 'ok    ' : 'FAILED'} ${step.name} (${secondsSince(start)})`;
  console.log(`== ${line}`);
  return { ...result, line };
}

/**
 * Sorts the steps into two lanes that run side by side: checks of the code with unit tests, and tests in a browser.
 * Each of them waits for a process, a database or a browser for part of its time, in which the other goes on.
 */
export function sortIntoLanes(chosen: Step[]): Step[][] {
  return Object.values(Object.groupBy(chosen, ({ lane }) => lane));
}

/** Runs the steps of each lane in turn, even if one fails, beside the other lanes, and exits with the result. */
export async function runSteps(lanes: Step[][], args: string[]): Promise<never> {
  stopWhenAsked();
  const longest = Math.max(...lanes.flat().map(({ name }) => name.length));
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const done: Result[] = [];
      for (const step of lane) {
        const label = lanes.length > 1 ? `${step.name.padEnd(longest)} |` : undefined;
        done.push(await runStep(step, args, label));
      }
      return done;
    }),
  );
  return endWith(results.flat());
}

/** Prints the results and what failed, and exits with 0 if nothing did. */
export function endWith(results: Result[]): never {
  const total = (of: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`\n== summary\n${results.map(({ line }) => line).join('\n')}\n`);
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`${describeFailures(failures)}\n`);
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

/** This is `npm test`. */
export async function run(args: string[]): Promise<void> {
  try {
    const { chosen, rest } = chooseSteps(steps, args);
    await runSteps(sortIntoLanes(chosen), rest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
