import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './run-program.ts';

export type ServerProcess = {
  url: string;
  process: ChildProcess;
  /** Returns everything that it has printed so far. */
  output(): string;
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>;
};

export type Launch = { program: string; args: string[]; env?: Record<string, string | undefined>; cwd?: string };

/** Starts only the server, on our version of Node.js. */
export const serverAlone: Launch = { program: process.execPath, args: [path.join(root, 'server/src/main.ts')] };

/** Returns the exit code of a process after it has ended and its output is complete. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

/** The server gets no environment variables of the tests except those that find programs and what is compiled. */
function inherited() {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

/** Starts a server and collects its output. The server may refuse to start. */
export function launch({ program, args, env, cwd = root }: Launch) {
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { process: child, output: () => output };
}

/** Starts a server and returns when it is ready. If it ends instead, throws with its output. */
export async function startServerProcess(options: Launch): Promise<ServerProcess> {
  const { process: child, output } = launch(options);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /ready at (http:\S+)\n/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server exited with code ${code}:\n${output()}`)));
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
