import { fastUnitTests, steps, testsOfChanges } from './test-steps.ts';
import { runSteps, sortIntoLanes } from './test.ts';

/**
 * Runs as `npm run check` the part of `npm test` that takes seconds. With `--changed`, it runs the unit tests of all
 * workspaces that are nearest to uncommitted files, instead of those of the domain and the contract.
 */
export async function run(args: string[]): Promise<void> {
  const [option, ...rest] = args;
  const isOfChanges = option === '--changed';
  const unitTests = isOfChanges ? testsOfChanges : fastUnitTests;
  const chosen = [...steps.filter((step) => step.fast), unitTests];
  await runSteps(sortIntoLanes(chosen), isOfChanges ? rest : args);
}
