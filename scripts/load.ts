import { loadavg } from 'node:os';
import path from 'node:path';
import { startLoadedServer } from './loading/loaded-server.ts';
import { loadHelp, LoadUsageError, parseLoadOptions, type LoadOptions } from './loading/options.ts';
import { runStages } from './loading/stages.ts';
import { findBroken, sayRow, writeReport } from './loading/write-report.ts';
import { root } from './run-program.ts';

async function load(options: LoadOptions): Promise<boolean> {
  const busy = loadavg();
  const server = await startLoadedServer();
  const stop = () => void server.stop().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const result = await runStages(server, options, (row) => console.log(sayRow(row)));
    const broken = findBroken(result);
    for (const each of broken) console.error(`FAILED ${each}`);
    if (options.isWhole) await writeReport(path.join(root, 'docs'), options, result, busy);
    return broken.length === 0;
  } finally {
    await server.stop();
  }
}

/** `npm run load`: how the server holds under many requests, and under too many. */
export async function run(args: string[]): Promise<void> {
  try {
    const options = parseLoadOptions(args);
    if (!options) console.log(loadHelp);
    else if (!(await load(options))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof LoadUsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
