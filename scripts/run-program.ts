import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export type RunOptions = { env?: Record<string, string>; quiet?: boolean };

/** Runs a program in the project's folder, its output on ours, and returns its exit code. */
export async function runProgram(program: string, args: string[], { env, quiet }: RunOptions = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(`${program} could not be run:`, error);
    return 1;
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward);
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
