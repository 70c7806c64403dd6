import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.2', 'es'],
  ['en;q=0.2, es;q=0.7', 'es'],
  ['fr,de', 'en'],
  ['est,enq', 'en'],
  ['*;q=x;;,,', 'en'],
])('takes from %j the language %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
