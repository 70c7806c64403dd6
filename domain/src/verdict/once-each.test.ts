import { expect, it } from 'vitest';
import type { Avoidance, Strictness } from './eater.ts';
import { onceEach } from './once-each.ts';

const peanut = (strictness: Strictness): Avoidance => ({ kind: 'allergen', allergen: 'peanuts', strictness });
const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'fine' };
const garlic: Avoidance = { kind: 'unknown', name: 'garlic' };
const levels = ['dangerous', 'ask', 'fine'] as const;

it('has each allergen once, where it stood first, as strictly as the strictest line of it', () => {
  expect(onceEach([peanut('fine'), garlic, milk, peanut('dangerous'), peanut('ask'), garlic])).toEqual([
    peanut('dangerous'),
    garlic,
    milk,
    garlic,
  ]);
  for (const [at, one] of levels.entries())
    for (const [than, other] of levels.entries())
      expect(onceEach([peanut(one), peanut(other)])).toEqual([peanut(levels[Math.min(at, than)]!)]);
});
