import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataSet, type DataSet } from './loading/data-set.ts';
import { measureSize } from './measure/measure-size.ts';
import type { BenchOptions } from './options.ts';
import type { Row } from './report/rows.ts';
import { publishedSize } from './report/targets.ts';
import { otherSystems, type OtherSystem } from './systems/systems.ts';
import type { WorkName } from './works/works.ts';

type Log = (line: string) => void;

/** The default number of concurrent clients. */
const clients = 4;
/** Sizes on which only the app is measured, to see how its cost grows. */
const smaller = [10_000, 100_000];
/** Beyond this, MiniSearch takes gigabytes and minutes, so that FlexSearch represents such libraries. */
const mostForMiniSearch = 200_000;
/** Larger data sets are the same story for gigabytes more. */
const mostBeside = 200_000;

interface Part {
  readonly dishes: number;
  readonly kinds: readonly DataSet['kind'][];
  readonly systems: readonly OtherSystem[];
  readonly clients: readonly number[];
  readonly works: readonly WorkName[];
  readonly isBeyondRounds: boolean;
}

/** The works that components and variants could slow down, and those that a crowded place could. */
const listed: readonly WorkName[] = ['dishes', 'changed', 'dense', 'restaurants', 'national', 'national-words', 'menu'];
const crowdable: readonly WorkName[] = ['dense', 'wide', 'restaurants'];

function partsOf({ dishes, works, isMore, isAlone }: BenchOptions): Part[] {
  const usual = { kinds: ['usual'], systems: [], clients: [clients], works, isBeyondRounds: false } as const;
  const others = isAlone ? [] : otherSystems;
  const beside = { ...usual, dishes: Math.min(dishes, mostBeside) };
  const among = (some: readonly WorkName[]) => some.filter((name) => works.includes(name));
  const withPlain = ['usual', 'plain'] as const;
  const isSmall = dishes === beside.dishes;
  return [
    ...smaller.filter((size) => size < dishes).map((size) => ({ ...usual, dishes: size })),
    // The published figures only cover searches for dishes near a location.
    ...(dishes > publishedSize
      ? [
          {
            ...usual,
            dishes: publishedSize,
            systems: others,
            clients: [1],
            works: ['ceiling', 'dishes'] as const,
          },
        ]
      : []),
    ...(isMore && !isSmall ? [{ ...beside, kinds: withPlain, works: among(listed) }] : []),
    ...(isMore ? [{ ...beside, kinds: ['crowded'] as const, works: among(crowdable) }] : []),
    {
      ...usual,
      dishes,
      kinds: isMore && isSmall ? withPlain : usual.kinds,
      systems: others.filter((name) => name !== 'MiniSearch' || dishes <= mostForMiniSearch),
      isBeyondRounds: isMore,
    },
  ];
}

/** Creates the data sets and measures everything on them, one size after the other. */
export async function runBench(options: BenchOptions, cache: string, log: Log): Promise<Row[]> {
  const { rounds, seconds, json } = options;
  const rows: Row[] = [];
  for (const { kinds, ...part } of partsOf(options)) {
    const say = (line: string) => log(`${part.dishes} dishes: ${line}`);
    const sets = [];
    for (const kind of kinds)
      sets.push({ kind, directory: await prepareDataSet(cache, { dishes: part.dishes, kind }, say) });
    rows.push(...(await measureSize({ ...part, sets, rounds, seconds, log: say })));
  }
  if (json !== undefined) await writeFile(path.resolve(json), `${JSON.stringify({ rows }, null, 1)}\n`);
  return rows;
}
