import { loadavg } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { type LoadedServer, startLoadedServer } from './loading/loaded-server.ts';
import { loadHelp, LoadUsageError, parseLoadOptions, type LoadOptions } from './loading/options.ts';
import { findLeaks, describeLook, soakFor, writeSoak } from './loading/soak.ts';
import { runStages } from './loading/stages.ts';
import { findBroken, formatRow, writeReport } from './loading/write-report.ts';
import { root } from './run-program.ts';

const docs = path.join(root, 'docs/reports');

/** Returns what failed. A run with the documented options also writes its report. */
async function soak(server: LoadedServer, options: LoadOptions, busy: readonly number[]): Promise<string[]> {
  const rate = options.rate / 3;
  const looks = await soakFor(server, { minutes: options.soak, rate }, (look) => console.log(describeLook(look)));
  if (options.isWhole) await writeSoak(docs, rate, looks, busy);
  return findLeaks(looks);
}

async function measure(server: LoadedServer, options: LoadOptions, busy: readonly number[]): Promise<string[]> {
  const result = await runStages(server, options, (row) => console.log(formatRow(row)));
  if (options.isWhole) await writeReport(docs, options, result, busy);
  return findBroken(result);
}

async function load(options: LoadOptions): Promise<boolean> {
  const busy = loadavg();
  if (!(await buildWeb())) throw new Error('The front end could not be built; the lines above say why.');
  const server = await startLoadedServer();
  const stop = () => void server.stop().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const failed = await (options.soak > 0 ? soak : measure)(server, options, busy);
    for (const each of failed) console.error(`FAILED ${each}`);
    return failed.length === 0;
  } finally {
    await server.stop();
  }
}

/** `npm run load`: measures how the server copes with many requests, and with too many. */
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
