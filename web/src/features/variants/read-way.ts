import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import type { AskedWay } from './asked-way.ts';

/**
 * Finds what contradicts each of these ways, in a worker. Where that can't be read it returns nothing: a way can be saved all
 * the same, since a statement that is contradicted clears nothing.
 */
export async function readWays(asked: readonly AskedWay[]): Promise<readonly (readonly MenuTask[])[]> {
  if (asked.length === 0) return [];
  let worker: Worker | undefined;
  try {
    const opened = new Worker(new URL('./read-way.worker.ts', import.meta.url), { type: 'module' });
    worker = opened;
    return await new Promise((resolve, reject) => {
      opened.addEventListener('message', ({ data }: MessageEvent<readonly (readonly MenuTask[])[]>) => resolve(data));
      opened.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error('The way could not be read.'));
      });
      // The message goes to our own worker, so there is no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      opened.postMessage(asked);
    });
  } catch {
    return [];
  } finally {
    worker?.terminate();
  }
}
