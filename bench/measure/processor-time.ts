import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of Linux's /proc, which are hundredths of a second on every machine. */
const ticksPerSecond = 100;

interface Times {
  readonly parent: number;
  readonly seconds: number;
}

/**
 * Reads a process's parent, and the times of itself and its ended children; `undefined` without /proc or the process.
 */
async function readTimes(pid: number): Promise<Times | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name before is in brackets and may contain spaces.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return undefined;
  const [parent = 0, ticks] = [fields[1], fields.slice(11, 15)];
  return { parent, seconds: ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond };
}

/** Returns the processor seconds that these processes and their children have used so far. */
export async function processorSeconds(roots: readonly number[]): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const times = await Promise.all(pids.map(async (pid) => ({ pid, times: await readTimes(pid) })));
  return times.reduce((sum, { pid, times }) => {
    const isMeant = times !== undefined && (roots.includes(pid) || roots.includes(times.parent));
    return isMeant ? sum + times.seconds : sum;
  }, 0);
}
