import type { RunningSystem } from '../systems/start-systems.ts';
import { post, type WorkRequest } from '../works/request.ts';
import type { Work, WorkName } from '../works/works.ts';
import { readJson } from './agreement.ts';

/** The pages of these tasks are asked for by key, too. */
const paths: Partial<Record<WorkName, string>> = {
  dishes: '/dishes',
  dense: '/dishes',
  restaurants: '/restaurants',
};
/** How many of a task's requests are turned into pages. */
const mostPages = 300;

async function readIds(app: RunningSystem, { path, body }: WorkRequest): Promise<number[]> {
  const { value } = await readJson(`${app.url}${path}`, JSON.parse(body ?? '{}'));
  return (value as { id: number }[]).map(({ id }) => id);
}

/** Returns for each task that has a floor the requests by key for the very pages with which the app answers. */
export async function findFloorPages(
  app: RunningSystem,
  works: readonly Work[],
): Promise<ReadonlyMap<WorkName, readonly WorkRequest[]>> {
  const pages = new Map<WorkName, WorkRequest[]>();
  for (const work of works) {
    const path = paths[work.name];
    if (path === undefined) continue;
    const asked: WorkRequest[] = [];
    for (const each of work.app.slice(0, mostPages)) asked.push(post(path, { ids: await readIds(app, each) }));
    pages.set(work.name, asked);
  }
  return pages;
}
