import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { onStopRequest } from '../server/src/lifecycle.ts';

export const root = path.resolve(import.meta.dirname, '..');

export type RunOptions = {
  env?: Record<string, string>;
  quiet?: boolean;
  /** This stands before each line of its output, for programs that run at the same time. */
  label?: string | undefined;
  /** This gets each line of its output as well. */
  heard?: (line: string) => void;
};

const children = new Set<ChildProcess>();

/** Ends this process and its programs when it is asked to stop or when npm is gone. */
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

async function copyLines(from: Readable, to: Writable, { label, heard }: RunOptions): Promise<void> {
  for await (const line of createInterface({ input: from })) {
    heard?.(line);
    to.write(line === '' || label === undefined ? `${line}\n` : `${label} ${line}\n`);
  }
}

/** Runs a program in the project's folder with our output, and returns its exit code. */
export async function runProgram(program: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { env, quiet, label, heard } = options;
  const ours = label === undefined && heard === undefined ? 'inherit' : 'pipe';
  // A program that writes into a pipe leaves colours out unless it is told otherwise.
  const colours = label !== undefined && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : ours, ours],
    env: { ...process.env, PATH: pathWithOurNode(), ...colours, ...env },
  });
  children.add(child);
  try {
    const copied = Promise.all([
      child.stdout && copyLines(child.stdout, process.stdout, options),
      child.stderr && copyLines(child.stderr, process.stderr, options),
    ]);
    const [code] = (await once(child, 'exit')) as [number | null];
    // Processes that a program leaves behind may hold its output open.
    await Promise.race([copied, sleep(2000, undefined, { ref: false })]);
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
