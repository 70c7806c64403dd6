import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { joinGroups, type Group } from './join-groups.ts';

export type Read = (id: string) => Rolldown.ModuleInfo | null;

const isOwn = (id: string) =>
  /\/(?:web|domain|contract)\/src\/[^?]*\.(?:tsx?|css)$|^\0?virtual:|^\0vite\/preload-helper/.test(id);
/** The worker is one file, and stays apart. */
const isWorker = (id: string) => /\/src\/offline\/(?:offline-worker|kept-build)\.ts$/.test(id);
/** What starts the app is a file's beginning by itself. */
const isStart = (id: string) => id.endsWith('/src/app/entry.tsx');

/** A module's own code is written longer than it is when it is built. */
const sizeOf = (code: string) => gzipSync(code).length * 0.6;

/** Whoever asks for code through this loads it soon after the page, when nothing else is to do. */
export const loadsLater = (info: Rolldown.ModuleInfo | null) =>
  info !== null && info.importedIds.some((id) => id.endsWith('/src/shared/lib/later.tsx'));

const laterImporters = (info: Rolldown.ModuleInfo, read: Read) =>
  info.dynamicImporters.filter((id) => loadsLater(read(id)));

/** The entry, a page, or what is loaded on its own at some time. */
const isRoot = (info: Rolldown.ModuleInfo, read: Read) =>
  info.isEntry || info.dynamicImporters.length > laterImporters(info, read).length;

/** What needs the module: at first, or with what comes later as well. */
function rootsOf(id: string, read: Read, withLater: boolean): ReadonlySet<string> {
  const seen = new Set<string>();
  const roots = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = read(next);
    if (!info || seen.has(next)) continue;
    seen.add(next);
    if (isRoot(info, read)) roots.add(next);
    open.push(...info.importers, ...(withLater ? laterImporters(info, read) : []));
  }
  return roots;
}

function groupByRoots(ids: readonly string[], read: Read): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const id of ids) {
    const first = rootsOf(id, read, false);
    const isLater = first.size === 0;
    const neededBy = isLater ? rootsOf(id, read, true) : first;
    const key = [isLater, ...[...neededBy].toSorted()].join(' ');
    const { modules, size } = groups.get(key) ?? { modules: [], size: 0 };
    const withThis = [...modules, id];
    groups.set(key, { modules: withThis, neededBy, isLater, size: size + sizeOf(read(id)?.code ?? '') });
  }
  return [...groups.values()];
}

/** What the entry needs at first, which every page loads. */
const joinFirst = (groups: readonly Group[], pages: ReadonlySet<string>): Group => ({
  modules: groups.flatMap(({ modules }) => modules),
  neededBy: pages,
  isLater: false,
  size: groups.reduce((sum, { size }) => sum + size, 0),
});

/** In which file each of these modules stands. What nearly all pages need may go with what the entry needs. */
function nameFiles(ids: readonly string[], read: Read): ReadonlyMap<string, string> {
  const isFirst = ({ neededBy, isLater }: Group) => !isLater && [...neededBy].some((root) => read(root)?.isEntry);
  const groups = groupByRoots(ids, read);
  const shared = groups.filter((group) => !isFirst(group) && (group.isLater || group.neededBy.size > 1));
  const pages = new Set(shared.filter(({ isLater }) => !isLater).flatMap(({ neededBy }) => [...neededBy]));
  const first = joinFirst(groups.filter(isFirst), pages);
  const joined = joinGroups([first, ...shared], (id) => read(id)?.importedIds ?? []);
  const nameOf = ({ modules, isLater }: Group, index: number) =>
    modules.some((id) => first.modules.includes(id)) ? 'app' : `${isLater ? 'later' : 'shared'}-${index}`;
  return new Map(joined.flatMap((one, index) => one.modules.map((id) => [id, nameOf(one, index)] as const)));
}

/** Puts what the same pages share into one file: each file of its own costs a page bytes and time. */
export function sharedChunks() {
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'clearplate-shared-chunks',
    apply: 'build',
    buildEnd() {
      const read: Read = (id) => this.getModuleInfo(id);
      const isShared = (id: string) => {
        const info = read(id);
        return info !== null && isOwn(id) && !isWorker(id) && !isStart(id) && !isRoot(info, read);
      };
      names = nameFiles([...this.getModuleIds()].filter(isShared), read);
    },
  };
  const group = {
    name: (id: string) => names.get(id) ?? null,
    debugName: 'shared',
    includeDependenciesRecursively: false,
  };
  return { plugin, group };
}
