import { expect, it } from 'vitest';
import { translateTo } from './translate-to.ts';

it('says in Spanish what is known, and words as they are that every object has', () => {
  const t = translateTo('es');
  expect(t('Shared fryer')).toBe('Freidora compartida');
  for (const word of ['constructor', '__proto__', 'toString', 'nobody’s words']) expect(t(word)).toBe(word);
});
