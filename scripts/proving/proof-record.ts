import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { table, row } from '../measuring/markdown-table.ts';
import { root } from '../run-program.ts';
import type { Outcome } from '../test-steps.ts';
import type { Proof } from './proofs.ts';

/** Records how a proof ended the last time that it ran to its end. */
export interface Proven extends Pick<Outcome, 'ok' | 'passed' | 'failed' | 'skipped'> {
  /** It was run on this code; documents don't count. */
  readonly code: string;
  /** The time is in ISO 8601. */
  readonly began: string;
  readonly seconds: number;
  /** This was the load average of the minute before it. */
  readonly load: number;
  readonly machine: string;
  readonly failures: readonly string[];
}

export type ProofRecord = Readonly<Partial<Record<string, Proven>>>;

const recordFile = path.join(root, 'docs/reports/proofs.json');
const reportFile = path.join(root, 'docs/reports/proofs.md');

export const machine = () =>
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node.js ${process.versions.node}`;

/** Returns a short hash of everything in a checkout except documents, as it stands; `undefined` outside of git. */
export function hashCode(folder = root): string | undefined {
  const git = (words: string[], input = '') =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, input, stdio: 'pipe' });
  const code = ['--', '.', ':!docs', ':!*.md'];
  try {
    const committed = git(['ls-tree', 'HEAD'])
      .split('\n')
      .filter((line) => !/\t(?:docs|[^/]+\.md)$/.test(line));
    const added = git(['ls-files', '--others', '--exclude-standard', ...code]);
    const parts = [
      committed.join('\n'),
      git(['diff', 'HEAD', ...code]),
      added,
      git(['hash-object', '--stdin-paths'], added),
    ];
    return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
  } catch {
    return undefined;
  }
}

export const readRecord = (): ProofRecord =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as ProofRecord) : {};

/** Returns the proofs that haven't passed on this code. If the code is unknown, those are all proofs. */
export const leftOf = (proofs: readonly Proof[], record: ProofRecord, code: string | undefined): Proof[] =>
  proofs.filter(({ name }) => !(record[name]?.ok === true && record[name].code === code));

export const describeTime = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Says how long a proof ran the last time, in words that fit after "takes". */
export const usualTime = (last: Proven | undefined): string =>
  last ? `about ${describeTime(last.seconds)}` : 'a time that nobody has measured yet';

const describeResult = ({ ok, passed, failed, skipped }: Proven): string =>
  [
    ok ? 'passed' : '**failed**',
    passed + failed + skipped > 0 && `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(': ');

function rowOf({ name, shows }: Proof, one: Proven | undefined, code: string | undefined): string {
  if (!one) return row(name, shows, '–', '–', '–', 'never run');
  const of = one.code === code ? '' : ', on older code';
  return row(
    name,
    shows,
    one.began.slice(0, 16).replace('T', ' '),
    describeTime(one.seconds),
    one.load.toFixed(1),
    describeResult(one) + of,
  );
}

/** Describes all proofs in Markdown: which one ran, when, for how long, with which result, and what is left. */
export function describeProofs(proofs: readonly Proof[], record: ProofRecord, code: string | undefined): string {
  const left = leftOf(proofs, record, code);
  const known = proofs.flatMap(({ name }) => record[name] ?? []);
  const failures = proofs.flatMap(({ name }) => (record[name]?.failures ?? []).map((line) => `- ${name}: ${line}`));
  return [
    '# What was proven, and when',
    '',
    'Written by `npm run prove`, which runs what hasn’t passed on the present code, one after another, and goes on where it was cut off.',
    '',
    left.length === 0
      ? `Everything passed on one code (${code}).`
      : `Left on this code: ${left.map(({ name }) => name).join(', ')}.`,
    '',
    ...table(
      ['proof', 'what it shows', 'began (UTC)', 'took', 'load before', 'result'],
      proofs.map((proof) => rowOf(proof, record[proof.name], code)),
    ),
    '',
    ...(failures.length > 0 ? ['What failed at least once:', '', ...failures, ''] : []),
    ...(known.length > 0 ? [`Run on: ${[...new Set(known.map((one) => one.machine))].join('; ')}.`, ''] : []),
  ].join('\n');
}

/** Stores the record and its report. */
export async function writeRecord(
  proofs: readonly Proof[],
  record: ProofRecord,
  code: string | undefined,
): Promise<void> {
  await writeFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);
  await writeFile(reportFile, describeProofs(proofs, record, code));
}
