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

test('leaves out the other names of an ingredient, which the server doesn’t need', () => {
  const cilantro: Avoidance = { kind: 'ingredient', name: 'cilantro', term: 'cilantro', closed: true };
  const named = { ...cilantro, names: ['coriander', 'salsa verde'] };
  expect(eatersToSend([{ avoids: [named, milk], dislikes: [named] }])).toEqual({
    eaters: [{ avoids: [milk, cilantro], dislikes: [cilantro] }],
  });
  expect(eatersToSend([{ avoids: [named] }]).eaters[0]?.avoids[0]).not.toHaveProperty('names');
});
