import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './run-program.ts';

export type ServerProcess = {
  url: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>;
};

export type Launch = { program: string; args: string[]; env?: Record<string, string | undefined>; cwd?: string };

/** The server alone, on the Node that we run on. */
export const serverAlone: Launch = { program: process.execPath, args: [path.join(root, 'server/src/main.ts')] };

/** The exit code of a process, once it has ended and its output is complete. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

/** Starts a server and collects what it prints; it may well refuse to start. */
export function launch({ program, args, env, cwd = root }: Launch) {
  const child = spawn(program, args, {
    cwd,
    // No variable of whoever runs the tests reaches the server, except those that find programs.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { process: child, output: () => output };
}

/** Starts a server and returns when it is ready; throws with what it printed when it ends instead. */
export async function startServerProcess(options: Launch): Promise<ServerProcess> {
  const { process: child, output } = launch(options);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /ready at (http:\S+)\n/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    process: child,
    output,
    async stop() {
      child.kill('SIGTERM');
      return exitCode(child);
    },
  };
}
