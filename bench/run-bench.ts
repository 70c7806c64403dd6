import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareDataSet } from './loading/data-set.ts';
import { measureSize } from './measure/measure-size.ts';
import type { BenchOptions } from './options.ts';
import type { Row } from './report/rows.ts';
import { publishedSize } from './report/targets.ts';
import { otherSystems, type OtherSystem } from './systems/systems.ts';

type Log = (line: string) => void;

/** The default number of concurrent clients. */
const clients = 4;
/** Sizes on which only the app is measured, to see how its cost grows. */
const smaller = [10_000, 100_000];
/** Beyond this, MiniSearch takes gigabytes and minutes, so that FlexSearch represents such libraries. */
const mostForMiniSearch = 200_000;

interface Part {
  readonly dishes: number;
  readonly systems: readonly OtherSystem[];
  readonly clients: readonly number[];
}

function partsOf(dishes: number): Part[] {
  return [
    ...smaller.filter((size) => size < dishes).map((size) => ({ dishes: size, systems: [], clients: [clients] })),
    ...(dishes > publishedSize ? [{ dishes: publishedSize, systems: otherSystems, clients: [1] }] : []),
    {
      dishes,
      systems: otherSystems.filter((name) => name !== 'MiniSearch' || dishes <= mostForMiniSearch),
      clients: [clients],
    },
  ];
}

/** Creates the data sets and measures everything on them, one size after the other. */
export async function runBench(options: BenchOptions, cache: string, log: Log): Promise<Row[]> {
  const { works, rounds, seconds, json } = options;
  const rows: Row[] = [];
  for (const { dishes, systems, clients } of partsOf(options.dishes)) {
    const say = (line: string) => log(`${dishes} dishes: ${line}`);
    const directory = await prepareDataSet(cache, dishes, say);
    // The published figures only cover searches for dishes near a location.
    const some =
      dishes === publishedSize && options.dishes !== publishedSize ? (['ceiling', 'dishes'] as const) : works;
    rows.push(...(await measureSize({ dishes, directory, systems, works: some, clients, rounds, seconds, log: say })));
  }
  if (json !== undefined) await writeFile(path.resolve(json), `${JSON.stringify({ rows }, null, 1)}\n`);
  return rows;
}
