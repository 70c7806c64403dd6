import type { LimitLoad } from '../concurrency-limit.ts';

/** Says what requests hold in this process, by the metrics' names. All of it is 0 when no request runs. */
export type InUse = Map<string, () => number>;

/** Shows what runs under a limit, and what waits for it. */
export function showLimit(inUse: InUse, name: string, limit: { load(): LimitLoad }): void {
  inUse.set(name, () => limit.load().running);
  inUse.set(`${name}_waiting`, () => limit.load().waiting);
}
