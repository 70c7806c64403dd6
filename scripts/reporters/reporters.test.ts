import { expect, test } from 'vitest';
import { describeFailures, firstLines, repeatCommand } from './test-report.ts';

test('the end of a run names what failed, and apart from it what failed only once', () => {
  const said = describeFailures([
    {
      name: 'cart.test.ts › adds',
      why: 'expected 1\nto be 2',
      repeat: repeatCommand('vitest', 'cart.test.ts', '-t', "it's added"),
      passedThen: false,
    },
    {
      name: 'menu.test.ts › saves',
      why: 'timed out',
      repeat: repeatCommand('browser', 'e2e/menu.spec.ts:7'),
      passedThen: true,
    },
  ]);
  expect(said.split('\n')).toEqual([
    'FAILED cart.test.ts › adds',
    '    expected 1',
    '    to be 2',
    String.raw`    Repeat it with: npm test -- --only vitest cart.test.ts -t 'it'\''s added'`,
    'UNSTEADY menu.test.ts › saves (failed, and passed at another try)',
    '    timed out',
    '    Repeat it with: npm test -- --only browser e2e/menu.spec.ts:7',
  ]);
});

test('of an error its first lines are kept, without the colours of a terminal', () => {
  expect(firstLines('\u001b[31mone\u001b[39m\ntwo\nthree', 2)).toBe('one\ntwo');
  expect(firstLines(undefined)).toBe('no message');
});
