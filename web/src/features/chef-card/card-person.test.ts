import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { buildCard } from './card-foods.ts';
import { cardPeople, readCardPeople, tickedPerson, withTicked } from './card-person.ts';

const ann = buildEater({ id: 1, name: 'Ann', allergens: [{ name: 'milk', strictness: 'dangerous' }] });
const ben = buildEater({ id: 2, name: 'Ben', is_first: false, is_eating: false });

describe('what the card says of each', () => {
  it('is their own allergens, and their own preferences that are on and a must', () => {
    const preferences = [
      buildPreference({ id: 1, ingredients: 'Garlic, Onion ,' }),
      buildPreference({ id: 2, ingredients: 'Pork', eater_id: 2 }),
      buildPreference({ id: 3, ingredients: 'Beef', is_on: false }),
      buildPreference({ id: 4, ingredients: 'Lamb', kind: 'rather_not' }),
    ];
    expect(cardPeople([ann, ben], preferences)).toEqual([
      { id: 1, name: 'Ann', isEating: true, allergens: ann.allergens, leaveOut: ['Garlic', 'Onion'] },
      { id: 2, name: 'Ben', isEating: false, allergens: [], leaveOut: ['Pork'] },
    ]);
  });

  it('is for nobody where there is nobody', () => {
    expect(cardPeople([], [buildPreference()])).toEqual([]);
  });
});

describe('what was ticked in this tab', () => {
  const tick = (strictness: 'dangerous' | 'ask') => ({ kind: 'allergen', allergen: 'milk', strictness }) as const;
  const saved = (strictness: 'dangerous' | 'ask' | 'fine', is_eating = true) =>
    cardPeople([buildEater({ id: 2, name: 'Ben', is_eating, allergens: [{ name: 'dairy', strictness }] })], []);

  it('is on the card where nobody at the table saved it as strictly', () => {
    expect(tickedPerson([tick('dangerous')], saved('fine'))?.allergens).toMatchObject([{ strictness: 'dangerous' }]);
    expect(tickedPerson([tick('dangerous')], saved('dangerous', false))?.allergens).toHaveLength(1);
    expect(tickedPerson([tick('ask')], saved('ask'))).toBeUndefined();
    expect(tickedPerson([tick('ask')], saved('dangerous'))).toBeUndefined();
  });

  it('is the one’s who eats, of what they saved less strictly, and nobody’s by name at a table of several', () => {
    const egg = { kind: 'allergen', allergen: 'eggs', strictness: 'ask' } as const;
    const alone = buildCard(withTicked([tick('dangerous'), egg], saved('fine')));
    expect(alone.people.map(({ name, groups }) => [name, groups.map(({ kind }) => kind)])).toEqual([
      ['Ben', ['dangerous']],
      ['', ['ask']],
    ]);
    const several = [...saved('fine'), ...cardPeople([ann], [])];
    expect(withTicked([tick('ask'), egg], several).map(({ name }) => name)).toEqual(['Ben', 'Ann', '']);
    expect(withTicked([tick('ask')], saved('dangerous'))).toEqual(saved('dangerous'));
  });
});

describe('a card that was kept on the device', () => {
  const [kept] = cardPeople([ann], [buildPreference()]);

  it('is read as it was', () => {
    expect(readCardPeople(JSON.parse(JSON.stringify([kept])))).toEqual([kept]);
  });

  it('is refused as a whole where one thing of it is missing: half of a card is worse than none', () => {
    const names = Object.keys(kept!);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom<unknown>(undefined, null, {}, 3.5, [3]), (name, value) => {
        fc.pre(!(name === 'id' && value === 3.5));
        expect(() => readCardPeople([kept, { ...kept, [name]: value }])).toThrow(TypeError);
      }),
    );
  });

  it('is refused with an allergen of unknown strictness', () => {
    const allergens = [{ name: 'milk', strictness: 'mild' }];
    expect(() => readCardPeople([{ ...kept, allergens }])).toThrow(TypeError);
  });
});
