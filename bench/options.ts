import { parseArgs } from 'node:util';
import { workNames, type WorkName } from './works/works.ts';

export interface BenchOptions {
  readonly dishes: number;
  /** File for the rows, besides the screen. */
  readonly json: string | undefined;
  readonly works: readonly WorkName[];
  readonly rounds: number;
  /** Per task, system and round. */
  readonly seconds: number;
  /** Whether it is measured in further ways, on further data. */
  readonly isMore: boolean;
  /** Whether the other systems are left out. */
  readonly isAlone: boolean;
  /** Whether the options are the documented ones, so that the run may update the documentation. */
  readonly isWhole: boolean;
}

export const benchHelp = `npm run bench [-- OPTIONS]

  --dishes N        so many dishes at most (1000000)
  --only WORK,WORK  of ${workNames.join(', ')}
  --rounds N        interleaved rounds, of which the median counts (5)
  --seconds S       of each work of each system in a round (2)
  --more            also at a fixed rate, with cold caches, everything at once while menus are saved; without components and
                    variants beside the usual data; with the densest map cell multiplied by sixty
  --alone           without the other systems
  --json FILE       writes {"rows": […]} there

Without --dishes, --only and --alone it does all of that, and writes docs/reports/benchmarks.md and its chart. Data sets are kept in .bench.`;

/** The command was called incorrectly; the message explains how to call it. */
export class BenchUsageError extends Error {
  override name = 'BenchUsageError';
}

function numberOf(name: string, value: string | undefined, standard: number, [least, most]: [number, number]): number {
  const number = value === undefined ? standard : Number(value);
  if (Number.isFinite(number) && number >= least && number <= most) return number;
  throw new BenchUsageError(`--${name} must be a number from ${least} to ${most}; it is "${value}".`);
}

function worksOf(only: string | undefined): readonly WorkName[] {
  if (only === undefined) return workNames;
  return only.split(',').map((name) => {
    const work = workNames.find((each) => each === name.trim());
    if (work === undefined)
      throw new BenchUsageError(`--only: there is no "${name}". Choose from ${workNames.join(', ')}.`);
    return work;
  });
}

/** Parses the command's arguments; `undefined` if help is requested. */
export function parseBenchOptions(args: readonly string[]): BenchOptions | undefined {
  const text = { type: 'string' } as const;
  const options = {
    dishes: text,
    json: text,
    only: text,
    rounds: text,
    seconds: text,
    more: { type: 'boolean' },
    alone: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = (() => {
    try {
      return parseArgs({ args: [...args], options });
    } catch (error) {
      throw new BenchUsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (values.help) return undefined;
  const isAlone = values.alone === true;
  const isWhole = values.dishes === undefined && values.only === undefined && !isAlone;
  return {
    dishes: Math.round(numberOf('dishes', values.dishes, 1_000_000, [500, 5_000_000])),
    json: values.json,
    works: worksOf(values.only),
    rounds: Math.round(numberOf('rounds', values.rounds, 5, [1, 50])),
    seconds: numberOf('seconds', values.seconds, 2, [0.1, 60]),
    isMore: values.more === true || isWhole,
    isAlone,
    isWhole,
  };
}
