import { loadavg } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { startLoadedServer } from './loading/loaded-server.ts';
import { loadHelp, LoadUsageError, parseLoadOptions, type LoadOptions } from './loading/options.ts';
import { findLeaks, sayLook, soakFor, writeSoak } from './loading/soak.ts';
import { runStages } from './loading/stages.ts';
import { findBroken, sayRow, writeReport } from './loading/write-report.ts';
import { root } from './run-program.ts';

async function load(options: LoadOptions): Promise<boolean> {
  const busy = loadavg();
  if (!(await buildWeb())) throw new Error('The front end could not be built; the lines above say why.');
  const server = await startLoadedServer();
  const stop = () => void server.stop().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const docs = path.join(root, 'docs');
  try {
    if (options.soak > 0) {
      const rate = options.rate / 3;
      const looks = await soakFor(server, { minutes: options.soak, rate }, (look) => console.log(sayLook(look)));
      const leaks = findLeaks(looks);
      for (const each of leaks) console.error(`FAILED ${each}`);
      if (options.isWhole) await writeSoak(docs, rate, looks, busy);
      return leaks.length === 0;
    }
    const result = await runStages(server, options, (row) => console.log(sayRow(row)));
    const broken = findBroken(result);
    for (const each of broken) console.error(`FAILED ${each}`);
    if (options.isWhole) await writeReport(docs, options, result, busy);
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
