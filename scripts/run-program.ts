import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onStopRequest } from '../server/src/lifecycle.ts';

export const root = path.resolve(import.meta.dirname, '..');

export type RunOptions = { env?: Record<string, string>; quiet?: boolean };

const children = new Set<ChildProcess>();

/** Ends this process and its programs when it is asked to stop or npm has gone. */
export function stopWhenAsked(): void {
  onStopRequest(() => {
    const running = [...children];
    for (const child of running) child.kill('SIGTERM');
    void Promise.all(running.map((child) => once(child, 'close'))).then(() => process.exit(130));
  });
}

// Tools name their interpreter `node`, so ours must come first in PATH, ahead of an older one.
function pathWithOurNode(): string {
  return [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter);
}

/** Runs a program in the project's folder with our output, and returns its exit code. */
export async function runProgram(program: string, args: string[], { env, quiet }: RunOptions = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, PATH: pathWithOurNode(), ...env },
  });
  children.add(child);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(`${program} could not be run:`, error);
    return 1;
  } finally {
    children.delete(child);
  }
}

/** Runs a tool from the installed packages, by the name of its command. */
export function runTool(tool: string, args: string[], options?: RunOptions): Promise<number> {
  return runProgram(path.join(root, 'node_modules/.bin', tool), args, options);
}

/** Formats the time since `start` for people. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
