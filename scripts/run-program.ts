import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onStopRequest } from '../server/src/lifecycle.ts';

export const root = path.resolve(import.meta.dirname, '..');

export type RunOptions = { env?: Record<string, string>; quiet?: boolean };

const children = new Set<ChildProcess>();

/** Ends this process and the programs that it runs as soon as it is asked to stop, or npm is gone. */
export function stopWhenAsked(): void {
  onStopRequest(() => {
    const running = [...children];
    for (const child of running) child.kill('SIGTERM');
    void Promise.all(running.map((child) => once(child, 'close'))).then(() => process.exit(130));
  });
}

// A tool names its interpreter `node`: it gets the one that we run on, and not an older one that stands in the way.
function pathWithOurNode(): string {
  return [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter);
}

/** Runs a program in the project's folder, its output on ours, and returns its exit code. */
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

/** Runs a tool that came with the packages, by the name of its command. */
export function runTool(tool: string, args: string[], options?: RunOptions): Promise<number> {
  return runProgram(path.join(root, 'node_modules/.bin', tool), args, options);
}

/** How long something took, as a person reads it. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
