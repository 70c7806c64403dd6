import path from 'node:path';
import { BenchUsageError, benchHelp, parseBenchOptions, type BenchOptions } from '../bench/options.ts';
import { checkTargets } from '../bench/report/targets.ts';
import { writeReport } from '../bench/report/write-report.ts';
import { runBench } from '../bench/run-bench.ts';
import { workTitles } from '../bench/works/works.ts';
import { root, stopWhenAsked } from './run-program.ts';

async function bench(options: BenchOptions): Promise<void> {
  const start = performance.now();
  const log = (line: string) =>
    console.log(`${((performance.now() - start) / 60_000).toFixed(1).padStart(4)} min  ${line}`);
  const rows = await runBench(options, path.join(root, '.bench'), log);
  for (const { dishes, work, system, p50_ms: p50, p99_ms: p99, rps } of rows)
    console.log(
      `${dishes} ${work} ${system}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(rps)}/s`,
    );
  for (const { name, measured, isReached } of checkTargets(rows))
    console.log(`${isReached ? 'reached    ' : 'NOT REACHED'} ${name}: ${measured}`);
  if (options.isWhole) {
    const rounds = `${options.rounds} rounds of ${options.seconds} s`;
    await writeReport(path.join(root, 'docs/reports'), rows, workTitles, rounds);
  }
}

/** `npm run bench`: measures the app's speed on a national data set, compared with other systems. */
export async function run(args: string[]): Promise<void> {
  stopWhenAsked();
  try {
    const options = parseBenchOptions(args);
    if (options) await bench(options);
    else console.log(benchHelp);
  } catch (error) {
    if (!(error instanceof BenchUsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
