import { expect, it } from 'vitest';
import { us9 } from './allergens.ts';
import { answeredAllergens, isAnswered, withoutWarning } from './answered-allergens.ts';

it('answers for the nine, and for gluten where it is stated, until the restaurant chooses', () => {
  expect(answeredAllergens(null, new Set())).toEqual(us9);
  expect(answeredAllergens(null, new Set(['gluten', 'celery']))).toEqual([...us9, 'gluten']);
});

it('answers for what the restaurant chose, in the order of the catalogue, and always for the nine', () => {
  expect(answeredAllergens(['coconut', 'celery'], new Set(['gluten']))).toEqual([...us9, 'celery', 'coconut']);
  expect(answeredAllergens([], new Set(['gluten']))).toEqual(us9);
});

it('finds nothing that warns beside an absence, and a warning through a member or a group', () => {
  expect(withoutWarning(['gluten'], [{ allergen: 'wheat', level: 'absent' }])).toEqual(['gluten']);
  expect(withoutWarning(['gluten', 'milk'], [{ allergen: 'wheat', level: 'contains' }])).toEqual(['milk']);
  expect(withoutWarning(['wheat', 'milk'], [{ allergen: 'gluten', level: 'may_contain' }])).toEqual(['milk']);
});

it('takes a contained member for an answer about its group, and a possible or absent one for none', () => {
  expect(isAnswered('gluten', [{ allergen: 'wheat', level: 'contains' }])).toBe(true);
  expect(isAnswered('gluten', [{ allergen: 'wheat', level: 'may_contain' }])).toBe(false);
  expect(isAnswered('gluten', [{ allergen: 'wheat', level: 'absent' }])).toBe(false);
  expect(isAnswered('wheat', [{ allergen: 'gluten', level: 'contains' }])).toBe(false);
  expect(isAnswered('milk', [{ allergen: 'milk', level: 'absent' }])).toBe(true);
});
