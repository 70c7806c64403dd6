import { existsSync } from 'node:fs';
import { hasGroonga } from '../bench/systems/groonga.ts';
import { installDebianPackages } from './debian-packages.ts';
import { firstVerdictStep } from './first-verdict/prove-first-verdict.ts';
import { chooseSteps, runSteps } from './test.ts';
import { speedStep, steps } from './test-steps.ts';

/** Programs that the proofs need, with their Debian packages. */
const needed = [
  { isHere: existsSync('/usr/sbin/pgbouncer'), debianPackages: ['pgbouncer'] },
  { isHere: hasGroonga, debianPackages: ['groonga-bin', 'groonga-token-filter-stem'] },
];

/** `npm run prove`: runs all of `npm test` with the long proofs included. It takes the same arguments. */
export async function run(args: string[]): Promise<void> {
  const missing = needed.flatMap(({ isHere, debianPackages }) => (isHere ? [] : debianPackages));
  if (missing.length > 0 && !(await installDebianPackages(missing)))
    console.warn(`Without ${missing.join(', ')} some proofs are skipped; on Debian they are packages of that name.`);
  process.env['PROVE'] = '1';
  try {
    const { chosen, rest } = chooseSteps([...steps, speedStep, firstVerdictStep], args);
    // In turn, because some of the proofs measure time.
    await runSteps([chosen], rest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
