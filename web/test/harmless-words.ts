import { expect } from 'vitest';

/** Words that promise that nothing can happen. Computed text never has them, in any form. */
const harmlessWords =
  /\b(safe(ly|ty|r|st)?|unsafe|harmless|risk[- ]free|allergen[- ]free|free from|suitable for|fit for|ok to eat|clear of)\b/i;

/** Two taglines are the product's own, and stay as they are. */
const taglines = /Discover safe restaurants around you/g;

export function expectNoPromise(element: Element = document.body): void {
  const said = `${element.textContent} ${[...element.querySelectorAll('[aria-label],[alt],[title]')]
    .flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''))
    .join(' ')} ${document.title}`;
  expect(said.replace(taglines, '')).not.toMatch(harmlessWords);
}
