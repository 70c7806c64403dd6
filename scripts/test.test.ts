import { expect, test } from 'vitest';
import { steps } from './test-steps.ts';
import { chooseSteps, sortIntoLanes } from './test.ts';

test('without words everything runs', () => {
  expect(chooseSteps(steps, []).chosen).toEqual(steps);
});

test('one step can be chosen, and what follows goes to its tool', () => {
  const { chosen, rest } = chooseSteps(steps, ['--only', 'vitest', 'server/src/db', '--bail=1']);
  expect(chosen.map(({ name }) => name)).toEqual(['vitest']);
  expect(rest).toEqual(['server/src/db', '--bail=1']);
});

test('a word that means nothing is refused with the words that do', () => {
  expect(() => chooseSteps(steps, ['--only', 'everything'])).toThrow('format, lint, types');
});

test('the checks of the code and the unit tests run beside the build and what needs it', () => {
  const lanes = sortIntoLanes(steps);
  expect(lanes.map((lane) => lane.map(({ name }) => name))).toEqual([
    ['format', 'lint', 'types', 'calls', 'imports', 'unused', 'vitest'],
    ['build', 'bytes', 'browser'],
  ]);
});
