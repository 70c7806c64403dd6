import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { AskedWorker } from '../../shared/lib/asked-worker.ts';
import type { AskedWay } from './asked-way.ts';

const openWorker = () => new Worker(new URL('./read-way.worker.ts', import.meta.url), { type: 'module' });

/**
 * Finds what contradicts a way, in a worker. Where that can't be read it returns nothing: the way can be saved all the same,
 * since a statement that is contradicted clears nothing.
 */
export async function readWay(asked: AskedWay): Promise<readonly MenuTask[]> {
  const { promise, resolve } = Promise.withResolvers<readonly MenuTask[]>();
  const worker = new AskedWorker<AskedWay, readonly MenuTask[]>(openWorker, {
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
