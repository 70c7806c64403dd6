import { readFileSync } from 'node:fs';
import { parentOf } from './db/embedded/process-identity.ts';

/** Holds the steps that undo what was started. They run in reverse order. */
export type Closers = { add(close: () => Promise<unknown>): void; run(): Promise<void> };

/** If a step fails, that is reported, and the others run all the same. */
export function createClosers(tell: (error: unknown) => void): Closers {
  const closers: (() => Promise<unknown>)[] = [];
  return {
    add: (close) => void closers.push(close),
    async run() {
      for (let close = closers.pop(); close; close = closers.pop()) await close().catch(tell);
    },
  };
}

function isNpm(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return command.includes(process.env['npm_execpath'] ?? '') || command[0]?.startsWith('npm ') === true;
  } catch {
    return false;
  }
}

// We watch from our parent up to npm, and not further: the terminal may well end before us.
function ancestorsUpToNpm(): number[] {
  const ancestors = [process.ppid];
  for (let pid = process.ppid; !isNpm(pid);) {
    const parent = parentOf(pid);
    if (parent === undefined || ancestors.length === 4) return [process.ppid];
    ancestors.push(parent);
    pid = parent;
  }
  return ancestors;
}

/** Calls back when npm, or a process between npm and us, is gone, because npm passes signals to its shell only. */
export function onParentGone(callback: () => void): void {
  const expected = ancestorsUpToNpm();
  const check = () => {
    const isIntact = expected.every(
      (pid, index) => (index === 0 ? process.ppid : parentOf(expected[index - 1] ?? 0)) === pid,
    );
    if (isIntact) return;
    clearInterval(timer);
    callback();
  };
  const timer = setInterval(check, 250);
  timer.unref();
}

/** Calls back once, at the first request to stop from outside. */
export function onStopRequest(callback: () => void): void {
  let asked = false;
  const once = () => {
    if (!asked) callback();
    asked = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  if (process.env['npm_lifecycle_event'] !== undefined) onParentGone(once);
}
