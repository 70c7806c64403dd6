import { readFileSync } from 'node:fs';

/** Returns whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// These are the fields of /proc/PID/stat counted after the command, which may itself hold spaces and brackets.
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Returns when the process started, in the kernel's ticks since boot. This tells a process from a later one with the
 * same id.
 */
export function startOf(pid: number): string | undefined {
  return statFields(pid)?.[19];
}

/** Returns the parent's id, where the system tells. */
export function parentOf(pid: number): number | undefined {
  const parent = statFields(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
}
