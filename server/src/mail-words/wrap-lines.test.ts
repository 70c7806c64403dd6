import { expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

it('breaks between words, and leaves a longer word whole', () => {
  const link = `http://127.0.0.1:3000/reset-password#token=${'a'.repeat(40)}`;
  const lines = wrapLines(`${'word '.repeat(30)}${link} end`).split('\n');
  expect(lines.slice(0, 2)).toEqual([Array(13).fill('word').join(' '), Array(13).fill('word').join(' ')]);
  expect(lines.slice(-2)).toEqual([link, 'end']);
  expect(wrapLines('Set it here:')).toBe('Set it here:');
});
