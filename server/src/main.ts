import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, ConfigError } from './config.ts';
import { DataDirectoryInUse } from './db/embedded/data-lock.ts';
import { StartRefused } from './db/start-refused.ts';
import { createClosers, onStopRequest } from './lifecycle.ts';
import { startServer } from './start-server.ts';

// A stop that takes longer than this is cut short; what supervises servers commonly kills after 10 or 30 s.
const longestStop = 9500;

const explained = [ConfigError, StartRefused, DataDirectoryInUse];

function report(error: unknown): void {
  const isExplained = explained.some((kind) => error instanceof kind);
  console.error(isExplained && error instanceof Error ? `\n${error.message}` : error);
}

/** Runs the server until it is asked to stop, then ends the process. */
async function main(): Promise<void> {
  const closers = createClosers();
  const stopping = new AbortController();
  const started = Promise.resolve().then(() =>
    startServer(readConfig(process.env, process.cwd()), closers, stopping.signal),
  );
  onStopRequest(() => {
    console.log('\nStopping');
    stopping.abort();
    const finished = started.catch(() => undefined).then(() => closers.run());
    void Promise.race([finished.then(() => 0), sleep(longestStop, 1)]).then((code) => process.exit(code));
  });
  try {
    await started;
  } catch (error) {
    if (stopping.signal.aborted) return;
    report(error);
    await closers.run();
    process.exit(1);
  }
}

await main();
