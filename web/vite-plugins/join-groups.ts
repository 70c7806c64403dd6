/** Modules that are loaded together, and the pages and later parts that need them. */
export interface Group {
  readonly modules: readonly string[];
  readonly neededBy: ReadonlySet<string>;
  /** They come soon after the page, when nothing else is to do: what is loaded in vain matters less then. */
  readonly isLater: boolean;
  /** In bytes, compressed. */
  readonly size: number;
}

/** What a file costs for being one: its name, its imports and exports, and what compressing it apart loses, in bytes. */
const costOfFile = 350;

/** How much of it counts then. */
const laterShare = 0.2;

/** By visitors who have loaded nothing yet, and by those who eat out. */
const isSeenMost = (page: string) =>
  /\/(?:home|search|restaurants?|dish|dishes|recipes?|cart|favourites|check)-page\.tsx$/.test(page);

/** How much more those count that load more. With less the fullest page is over its bound, with more all together load more. */
const steepness = 6;

type Weigh = (page: string) => number;

/** What is saved counts most on the pages that load most: small ones may load a little in vain, which the next one needs. */
function weighByLoad(groups: readonly Group[]): Weigh {
  const loads = new Map<string, number>();
  for (const { neededBy, size, isLater } of groups)
    if (!isLater) for (const page of neededBy) loads.set(page, (loads.get(page) ?? 0) + size);
  const most = Math.max(1, ...loads.values());
  return (page) => (isSeenMost(page) ? 2 : 1) * ((loads.get(page) ?? 0) / most) ** steepness;
}

/** What all pages together save by loading both as one, in bytes. */
function savedBy(one: Group, other: Group, weigh: Weigh): number {
  if (one.isLater !== other.isLater) return 0;
  const countOf = (pages: readonly string[]) => pages.reduce((sum, page) => sum + weigh(page), 0);
  const both = countOf([...one.neededBy].filter((page) => other.neededBy.has(page)));
  const oneAlone = countOf([...one.neededBy]) - both;
  const otherAlone = countOf([...other.neededBy]) - both;
  const inVain = other.size * oneAlone + one.size * otherAlone;
  return costOfFile * both - inVain * (one.isLater ? laterShare : 1);
}

/** Whether something else lies on a way from one to the other: joined, they would import each other in a circle. */
function isApart(from: Group, to: Group, importsOf: (group: Group) => readonly Group[]): boolean {
  const seen = new Set<Group>([from]);
  const open = importsOf(from).filter((group) => group !== to);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...importsOf(next));
  }
  return false;
}

function findBest(groups: readonly Group[], weigh: Weigh, importsOf: (group: Group) => readonly Group[]) {
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => ({ one, other, saved: savedBy(one, other, weigh) })),
  );
  return pairs
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(({ one, other }) => !isApart(one, other, importsOf) && !isApart(other, one, importsOf));
}

const join = (one: Group, other: Group): Group => ({
  modules: [...one.modules, ...other.modules],
  neededBy: new Set([...one.neededBy, ...other.neededBy]),
  isLater: one.isLater,
  size: one.size + other.size,
});

/** Joins two at a time, those first that save most, until nothing is saved any more. */
export function joinGroups(given: readonly Group[], imported: (module: string) => readonly string[]): readonly Group[] {
  const weigh = weighByLoad(given);
  let groups = given;
  for (;;) {
    const groupOf = new Map(groups.flatMap((group) => group.modules.map((module) => [module, group] as const)));
    const imports = new Map(
      groups.map((group) => [
        group,
        [...new Set(group.modules.flatMap(imported).flatMap((module) => groupOf.get(module) ?? []))].filter(
          (one) => one !== group,
        ),
      ]),
    );
    const best = findBest(groups, weigh, (group) => imports.get(group) ?? []);
    if (!best) return groups;
    groups = [...groups.filter((group) => group !== best.one && group !== best.other), join(best.one, best.other)];
  }
}
