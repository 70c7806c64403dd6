import { us9 } from '@clearplate/domain/facts/allergens';
import { expect, it } from 'vitest';
import { allergensOfLaw, lawIds, lawOfState, laws } from './laws.ts';

it('goes by the state of a place', () => {
  expect(['California', 'CA', ' ca '].map(lawOfState)).toEqual(['california', 'california', 'california']);
  expect(['Massachusetts', 'Baja California', ''].map(lawOfState)).toEqual(['food-code', 'food-code', 'food-code']);
});

it('has the nine in the United States, and the fourteen of Annex II in its order, each once', () => {
  for (const id of ['california', 'food-code'] as const)
    expect(
      allergensOfLaw(id)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual([...us9].toSorted());
  for (const id of ['eu', 'uk'] as const) {
    const ids = allergensOfLaw(id).map((one) => one.id);
    expect(new Set(ids).size).toBe(14);
    expect([ids[0], ids[6], ids[13]]).toEqual(['gluten', 'milk', 'molluscs']);
  }
});

it('loses no column of a law, and says of each what it can’t say', () => {
  for (const id of lawIds) {
    expect(allergensOfLaw(id)).toHaveLength(laws[id].columns.length);
    expect(laws[id].not.length).toBeGreaterThan(0);
  }
});
