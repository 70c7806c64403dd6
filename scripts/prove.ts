import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { hasGroonga } from '../bench/systems/groonga.ts';
import { installDebianPackages } from './debian-packages.ts';
import { firstVerdictStep } from './first-verdict/prove-first-verdict.ts';
import {
  describeTime,
  hashCode,
  leftOf,
  machine,
  type ProofRecord,
  readRecord,
  usualTime,
  writeRecord,
} from './proving/proof-record.ts';
import { type Proof, proofs } from './proving/proofs.ts';
import { nameFailure } from './reporters/test-report.ts';
import { stopWhenAsked } from './run-program.ts';
import { chooseSteps, endWith, type Result, runStep, runSteps } from './test.ts';
import { speedStep, steps } from './test-steps.ts';

/** The proofs need these programs, from these Debian packages. */
const needed = [
  { isHere: existsSync('/usr/sbin/pgbouncer'), debianPackages: ['pgbouncer'] },
  { isHere: hasGroonga, debianPackages: ['groonga-bin', 'groonga-token-filter-stem'] },
];

async function installPrograms(): Promise<void> {
  const missing = needed.flatMap(({ isHere, debianPackages }) => (isHere ? [] : debianPackages));
  if (missing.length > 0 && !(await installDebianPackages(missing)))
    console.warn(
      `Some proofs are skipped, because these programs are missing: ${missing.join(', ')}. On Debian, install the packages of the same names.`,
    );
}

const timesOf = (some: readonly Proof[], record: ProofRecord): string =>
  some.map(({ name }) => `${name} takes ${usualTime(record[name])}`).join('\n');

/** Runs a proof to its end and records its result. */
async function prove(proof: Proof): Promise<Result> {
  const record = readRecord();
  console.log(`\n${proof.name} takes ${usualTime(record[proof.name])}: ${proof.shows}`);
  const before = { code: hashCode(), began: new Date().toISOString(), load: loadavg()[0] ?? 0, machine: machine() };
  const start = performance.now();
  const result = await runStep(proof, []);
  const { ok, passed, failed, skipped, failures } = result;
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const code = before.code ?? 'unknown';
  const proven = { ...before, code, seconds, ok, passed, failed, skipped, failures: failures.map(nameFailure) };
  await writeRecord(proofs, { ...record, [proof.name]: proven }, before.code);
  return result;
}

/** Runs what hasn't passed on this code, in turn, because some of the proofs measure time. */
async function proveWhatIsLeft(isListed: boolean, isAnew: boolean): Promise<void> {
  const record = readRecord();
  const left = isAnew ? proofs : leftOf(proofs, record, hashCode());
  if (left.length === 0)
    return console.log('Everything has passed on this code. Prove it again with: npm run prove -- --again');
  const seconds = left.reduce((sum, { name }) => sum + (record[name]?.seconds ?? 0), 0);
  console.log(
    `Left on this code: ${left.length} of ${proofs.length} proofs, ${describeTime(seconds)} as far as known.`,
  );
  if (isListed) return console.log(timesOf(left, record));
  stopWhenAsked();
  const results = [];
  for (const proof of left) results.push(await prove(proof));
  return endWith(results);
}

/**
 * Proves, as `npm run prove`, what hasn't passed on this code, including all of `npm test` with the long proofs;
 * `--left` only lists it, `--again` starts over. `--only STEP` runs a step of `npm test` with its long proofs.
 */
export async function run(args: string[]): Promise<void> {
  process.env['PROVE'] = '1';
  try {
    const [option, ...more] = args;
    const isOfAll = option === undefined || option === '--left' || option === '--again';
    if (!isOfAll || more.length > 0) {
      const { chosen, rest } = chooseSteps([...steps, speedStep, firstVerdictStep], args);
      await installPrograms();
      return await runSteps([chosen], rest);
    }
    if (option !== '--left') await installPrograms();
    return await proveWhatIsLeft(option === '--left', option === '--again');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}
