import { expect, test } from 'vitest';
import { firstLines, describeFailures } from './test-report.ts';

test('the end of a run names what failed, and apart from it what failed only once', () => {
  const said = describeFailures([
    { name: 'cart.test.ts › adds', why: 'expected 1\nto be 2', passedThen: false },
    { name: 'menu.test.ts › saves', why: 'timed out', passedThen: true },
  ]);
  expect(said.split('\n')).toEqual([
    'FAILED cart.test.ts › adds',
    '    expected 1',
    '    to be 2',
    'UNSTEADY menu.test.ts › saves (failed, and passed at another try)',
    '    timed out',
  ]);
});

test('of an error its first lines are kept, without the colours of a terminal', () => {
  expect(firstLines('\u001b[31mone\u001b[39m\ntwo\nthree', 2)).toBe('one\ntwo');
  expect(firstLines(undefined)).toBe('no message');
});
