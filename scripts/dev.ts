import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { onStopRequest } from '../server/src/lifecycle.ts';
import { run as gatherCalls } from './calls.ts';
import { findFreePort } from './free-port.ts';
import { root } from './run-program.ts';

/** Collects the calls and handlers again when one of their files changes. */
function gatherWhileRunning(): void {
  for (const folder of ['contract/src', 'server/src/features'])
    watch(path.join(root, folder), { recursive: true, persistent: false }, () => void gatherCalls());
}

/** `npm run dev`: restarts the server after each change, and updates the pages in the open browser. */
export async function run(): Promise<void> {
  await gatherCalls();
  gatherWhileRunning();
  const apiPort = String(await findFreePort());
  const env = { ...process.env, API_PORT: apiPort };
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', path.join(root, 'server/src/main.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PORT: apiPort },
    },
  );
  const pages = spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'web'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const stop = () => {
    pages.kill('SIGTERM');
    server.kill('SIGTERM');
  };
  onStopRequest(stop);
  await Promise.race([once(server, 'exit'), once(pages, 'exit')]);
  stop();
  const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
  await Promise.all([server, pages].filter((child) => !hasEnded(child)).map((child) => once(child, 'exit')));
}
