import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { expect, test } from 'vitest';
import { eatersToSend } from './eaters-to-send.ts';

const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };
const garlic: Avoidance = { kind: 'unknown', name: 'garlic' };

test('sends each thing once and nobody’s name, and never what somebody would rather not eat as avoided', () => {
  const eaters = [
    { name: 'Ada', avoids: [milk], dislikes: [garlic] },
    { name: 'Ben', avoids: [milk], dislikes: [garlic, milk] },
  ];
  expect(eatersToSend(eaters)).toEqual({ eaters: [{ avoids: [milk], dislikes: [milk, garlic] }] });
  expect(eatersToSend([{ avoids: [], dislikes: [garlic] }])).toEqual({ eaters: [{ avoids: [], dislikes: [garlic] }] });
  expect(eatersToSend([{ avoids: [milk] }])).toEqual({ eaters: [{ avoids: [milk] }] });
});
