import { fastUnitTests, steps } from './test-steps.ts';
import { runSteps } from './test.ts';

/** `npm run check`: the part of `npm test` that takes seconds. */
export async function run(args: string[]): Promise<void> {
  await runSteps([...steps.filter((step) => step.fast), fastUnitTests], args);
}
