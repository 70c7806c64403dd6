import type { Strictness } from '@clearplate/domain/verdict/eater';
import { expect, test } from 'vitest';
import { describeStrictness, isStricter } from './describe-strictness.ts';

const milk = (strictness: Strictness) => ({ kind: 'allergen', allergen: 'milk', strictness }) as const;
const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'dangerous' } as const;
const t = (...eaters: readonly [string, Strictness][]) =>
  describeStrictness(
    milk('ask'),
    eaters.map(([name, strictness]) => ({ name, avoids: [sesame, milk(strictness)] })),
  );

test.each([
  [[['Dana', 'ask']], undefined],
  [[['Dana', 'dangerous']], 'traces are dangerous'],
  [[['Dana', 'fine']], 'traces are fine'],
  [
    [
      ['Dana', 'dangerous'],
      ['Ben', 'dangerous'],
    ],
    'traces are dangerous',
  ],
  [
    [
      ['Dana', 'ask'],
      ['Ben', 'dangerous'],
    ],
    'traces are dangerous for Ben',
  ],
  [
    [
      ['Dana', 'fine'],
      ['Ben', 'dangerous'],
    ],
    'traces are dangerous for Ben; traces are fine for Dana',
  ],
] satisfies [[string, Strictness][], string | undefined][])('of %j', (eaters, said) => {
  expect(t(...eaters)).toBe(said);
});

test('nothing is said of an ingredient', () => {
  expect(describeStrictness({ kind: 'unknown', name: 'zorg' }, [{ avoids: [sesame] }])).toBeUndefined();
});

test('the stricter counts where somebody avoids it twice', () => {
  expect(describeStrictness(milk('ask'), [{ avoids: [milk('fine'), milk('ask')] }])).toBeUndefined();
});

test('is stricter by its order, and where nothing is said, the one that says something is', () => {
  const order = ['dangerous', 'ask', 'fine'] as const;
  for (const [at, strictness] of order.entries())
    for (const [other, one] of order.entries())
      expect(isStricter({ strictness }, { strictness: one })).toBe(at < other);
  expect(isStricter({ strictness: 'ask' }, {})).toBe(true);
});
