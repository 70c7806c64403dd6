import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * These files take the longest, and most of them wait for programs that they start. Of files that vitest has not run
 * before, it only knows their size.
 */
export const longest = [
  'scripts/start.test.ts',
  'scripts/read-menu.test.ts',
  'scripts/menu-save-faults.test.ts',
  'scripts/component-save-faults.test.ts',
  'bench/bench.test.ts',
  'server/test/fuzz/fuzz.test.ts',
  'menus/test/layouts.test.ts',
  'scripts/faults/waiting-saves.test.ts',
  'scripts/faults/database-faults.test.ts',
  'domain/src/verdict/verdict-never-clear.test.ts',
  'domain/src/verdict/verdict-never-improves.test.ts',
  'scripts/measuring/accuracy.test.ts',
  'server/src/db/embedded/embedded-postgres.test.ts',
  'server/src/search/verdict-sql.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
};

/** Begins with the files that take the longest, so that none is still running when all others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // It gives an array of its own.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
