import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { AskedWorker } from '../../shared/lib/asked-worker.ts';
import type { AskedWay } from './asked-way.ts';

const openWorker = () => new Worker(new URL('./read-way.worker.ts', import.meta.url), { type: 'module' });

/**
 * Finds what contradicts each of these ways, in a worker. If the worker fails it returns nothing: a way can be saved
 * anyway, since a contradicted statement clears nothing.
 */
export async function readWays(asked: readonly AskedWay[]): Promise<readonly (readonly MenuTask[])[]> {
  if (asked.length === 0) return [];
  const { promise, resolve } = Promise.withResolvers<readonly (readonly MenuTask[])[]>();
  const worker = new AskedWorker<readonly AskedWay[], readonly (readonly MenuTask[])[]>(openWorker, {
    onAnswer: (_, tasks) => resolve(tasks),
    onFailed: () => resolve([]),
  });
  try {
    worker.ask(asked);
    return await promise;
  } catch {
    return [];
  } finally {
    worker.close();
  }
}
