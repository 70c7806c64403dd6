import { describe, expect, it } from 'vitest';
import { exampleOf, kinds } from './equipment-words.ts';
import type { EquipmentDraft, KitchenState } from './kitchen-state.ts';
import { findProblems } from './use-kitchen.ts';

const named = (...names: string[]) =>
  ({
    drafts: names.map((name, index): Partial<EquipmentDraft> => ({
      key: `${index}`,
      name,
      kind: 'fryer',
      dishIds: [],
    })),
  }) as unknown as KitchenState;
const problems = (...names: string[]) => Object.fromEntries(findProblems(named(...names)));

describe('what the server would refuse of a kitchen', () => {
  it('is nothing where all have names of their own', () => {
    expect(problems()).toEqual({});
    expect(problems('Big fryer', 'Grill')).toEqual({});
  });

  it('is a name that is missing, or that another has, whatever its case', () => {
    expect(problems('', '  ')).toEqual({ 0: 'Enter a name', 1: 'Enter a name' });
    expect(problems('Big fryer', ' BIG FRYER ', 'Grill')).toEqual({
      1: 'Something else in this kitchen is called that',
    });
  });
});

it('each kind has an example of its own', () => {
  expect(new Set(kinds.map(({ value }) => exampleOf(value))).size).toBe(kinds.length);
});
