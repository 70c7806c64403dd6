import { expect } from 'vitest';

/** These words promise that nothing can happen. Computed text never has them, in any form. */
const harmlessWords =
  /\b(safe(ly|ty|r|st)?|unsafe|harmless|risk[- ]free|allergen[- ]free|free from|suitable for|fit for|ok to eat|clear of)\b/i;

/** The product's own tagline stays as it is. */
const taglines = /Discover safe restaurants around you/g;

/** Reads each text node separately: joined without a gap, "Soup" and "Safe" would not match a word of the list. */
function readTexts(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const one of element.querySelectorAll('[aria-label],[alt],[title]')) {
    texts.push(...['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''));
  }
  return texts.join(' | ');
}

export function expectNoPromise(element: Element = document.body): void {
  expect(readTexts(element).replace(taglines, '')).not.toMatch(harmlessWords);
}
