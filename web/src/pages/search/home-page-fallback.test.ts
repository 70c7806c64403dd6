import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const html = readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8');
const page = new DOMParser().parseFromString(html, 'text/html');

test('says what to do where nothing loads, in the place that the app takes over', () => {
  const root = page.getElementById('root');
  expect(root?.querySelector('p')?.textContent).toBe(
    'Clearplate is loading. If nothing appears, please reload the page.',
  );
  expect(root?.querySelector('noscript')).toBeNull();
  expect(page.body.querySelector('noscript')?.textContent).toMatch(/Without JavaScript, dishes can't be checked/);
});

test('has nothing inline that the content policy refuses', () => {
  expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  // The content security policy allows it by its hash.
  const inline = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent);
  expect(inline).toEqual([expect.stringContaining('dataset.person')]);
});
