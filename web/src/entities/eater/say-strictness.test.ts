import type { Strictness } from '@clearplate/domain/verdict/eater';
import { expect, test } from 'vitest';
import { sayStrictness } from './say-strictness.ts';

const milk = (strictness: Strictness) => ({ kind: 'allergen', allergen: 'milk', strictness }) as const;
const sesame = { kind: 'allergen', allergen: 'sesame', strictness: 'dangerous' } as const;
const say = (...eaters: readonly [string, Strictness][]) =>
  sayStrictness(
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
  expect(say(...eaters)).toBe(said);
});

test('nothing is said of an ingredient', () => {
  expect(sayStrictness({ kind: 'unknown', name: 'zorg' }, [{ avoids: [sesame] }])).toBeUndefined();
});

test('the stricter counts where somebody avoids it twice', () => {
  expect(sayStrictness(milk('ask'), [{ avoids: [milk('fine'), milk('ask')] }])).toBeUndefined();
});
