import { expect, it } from 'vitest';
import { us9 } from './allergens.ts';
import { gs1Codes } from './gs1-codes.ts';

it('has a code for each of the nine, and each its own', () => {
  const codes = Object.values(gs1Codes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(us9.every((id) => gs1Codes[id] !== undefined)).toBe(true);
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});
