import { stepsOfCheck } from './test-steps.ts';
import { runSteps, sortIntoLanes } from './test.ts';

/**
 * Runs as `npm run check` the part of `npm test` that takes seconds. With `--changed`, it lints only the files that
 * aren't committed, and runs the unit tests nearest to them, instead of those of the domain.
 */
export async function run(args: string[]): Promise<void> {
  const [option, ...rest] = args;
  const isOfChanges = option === '--changed';
  await runSteps(sortIntoLanes(stepsOfCheck(isOfChanges)), isOfChanges ? rest : args);
}
