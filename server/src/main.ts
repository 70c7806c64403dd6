import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { createClosers, onStopRequest } from './lifecycle.ts';
import { describeFailure } from './describe-failure.ts';
import { startServer } from './start-server.ts';

// A stop that takes longer is cut short. Supervisors commonly kill after 10 or 30 s.
const longestStop = 9500;

function report(error: unknown): void {
  console.error(`\n${describeFailure(error)}`);
}

// Every file that the server writes, whoever writes it, is for the server's own user.
process.umask(0o077);

// An uncaught error ends the process as usual, but isn't printed with the rows that a database's error quotes.
process.on('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});

/** Runs the server until it is asked to stop, then ends the process. */
async function main(): Promise<void> {
  const closers = createClosers((error) => console.error(describeFailure(error)));
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
