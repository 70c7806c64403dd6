import { describe, expect, it } from 'vitest';
import type { Draft } from './component-draft.ts';
import { describeTheirs, rebaseComponent } from './rebase-component.ts';

const sauce: Draft = {
  id: 1,
  key: undefined,
  name: 'House sauce',
  ingredients: 'Onion\nGarlic',
  isComplete: true,
  isTicked: false,
  uses: [2],
  dishIds: [10],
  levels: new Map([['soybeans', 'contains']]),
};
const theirs: Draft = { ...sauce, ingredients: 'Onion\nGarlic\nPeanut butter', uses: [2, 3], isComplete: false };

describe('a component that somebody else changed while it was edited', () => {
  it('keeps what they put in beside what was typed, and is not said to be complete', () => {
    const mine: Draft = { ...sauce, name: 'Sauce', ingredients: 'Onion\nMiso', dishIds: [10, 11] };
    expect(rebaseComponent(sauce, mine, theirs)).toEqual({
      ...theirs,
      name: 'Sauce',
      ingredients: 'Onion\nPeanut butter\nMiso',
      dishIds: [10, 11],
    });
    for (const isComplete of [true, false])
      expect(rebaseComponent(sauce, { ...mine, isComplete: true }, { ...theirs, isComplete }).isComplete).toBe(false);
  });

  it('is complete only where they said so of the list that is left', () => {
    const complete = { ...theirs, isComplete: true };
    expect(rebaseComponent(sauce, sauce, complete).isComplete).toBe(true);
    expect(rebaseComponent(sauce, { ...sauce, isComplete: false }, complete).isComplete).toBe(false);
    expect(rebaseComponent({ ...sauce, isComplete: false }, sauce, theirs).isComplete).toBe(false);
  });

  it('is not complete by their tick where something else was typed', () => {
    const open: Draft = { ...sauce, isComplete: false };
    const mine: Draft = { ...open, ingredients: 'Onion\nGarlic\nHoney' };
    expect(rebaseComponent(open, mine, sauce)).toEqual(mine);
    expect(rebaseComponent(open, { ...mine, isComplete: true }, sauce).isComplete).toBe(true);
    expect(rebaseComponent(open, { ...open, name: 'Sauce' }, sauce).isComplete).toBe(true);
  });

  it('says nothing absent that was said of another list, and loses no warning', () => {
    const levels = (given: Draft['levels']) => [...given];
    const mine: Draft = {
      ...sauce,
      levels: new Map([
        ['milk', 'absent'],
        ['fish', 'contains'],
      ]),
    };
    expect(levels(rebaseComponent(sauce, mine, theirs).levels)).toEqual([['fish', 'contains']]);
    const same: Draft = {
      ...sauce,
      levels: new Map([
        ['soybeans', 'may_contain'],
        ['milk', 'contains'],
      ]),
    };
    expect(levels(rebaseComponent(sauce, mine, same).levels)).toEqual([
      ['milk', 'contains'],
      ['fish', 'contains'],
      ['soybeans', 'may_contain'],
    ]);
  });

  it('stays as it was typed where they changed another one', () => {
    const mine: Draft = { ...sauce, ingredients: 'Onion,  Miso', levels: new Map([['milk', 'absent']]) };
    expect(rebaseComponent(sauce, mine, sauce)).toEqual(mine);
  });
});

it('what they put in and took out is named, components by their names', () => {
  const names = new Map([[3, 'Satay']]);
  const said = describeTheirs([sauce, { ...theirs, ingredients: 'Onion\nPeanut butter' }], (id) => names.get(id));
  expect(said).toContain('They put in: Peanut butter and Satay. They took out: Garlic.');
  expect(describeTheirs([], () => undefined)).not.toContain('They');
});
