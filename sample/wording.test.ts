import { expect, it } from 'vitest';

import { countWordings, wordingOf } from './wording.ts';

it('words a text in as many ways as its choices allow', () => {
  const text = '{Fried|Grilled} fish with {lemon|lime|salt}.';
  expect(countWordings(text)).toBe(6);
  const wordings = Array.from({ length: 6 }, (_, number) => wordingOf(text, number));
  expect(new Set(wordings).size).toBe(6);
  expect(wordings).toContain('Grilled fish with salt.');
  expect(wordingOf(text, 6)).toBe(wordings[0]);
});

it('leaves a text without choices alone', () => {
  expect(wordingOf('Plain rice.', 7)).toBe('Plain rice.');
});
