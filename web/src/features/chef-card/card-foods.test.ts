import { describe, expect, it } from 'vitest';
import { buildCard, groupFoods, keyOf } from './card-foods.ts';
import type { CardPerson } from './card-person.ts';

const person = (given: Partial<CardPerson>): CardPerson => ({
  id: 1,
  name: 'Dana',
  isEating: true,
  allergens: [],
  leaveOut: [],
  ...given,
});

const said = (given: Partial<CardPerson>) =>
  groupFoods(person(given)).map(({ kind, foods }) => [kind, ...foods.map(keyOf)].join(' '));

describe('the foods of one person', () => {
  it('stand by how strict they are meant, the worst first, in the order of the catalogue', () => {
    const allergens = [
      { name: 'Celery', strictness: 'fine' },
      { name: 'Sesame', strictness: 'dangerous' },
      { name: 'Milk', strictness: 'dangerous' },
      { name: 'Eggs', strictness: 'ask' },
    ] as const;
    expect(said({ allergens })).toEqual(['dangerous milk sesame', 'ask eggs', 'fine celery']);
  });

  it('keeps a name that the catalogue does not know, behind those that it knows', () => {
    const allergens = [
      { name: ' Dragon fruit ', strictness: 'ask' },
      { name: 'Milk', strictness: 'ask' },
    ] as const;
    expect(said({ allergens })).toEqual(['ask milk "dragon fruit"']);
    expect(groupFoods(person({ allergens }))[0]?.foods[1]).toEqual({ written: ' Dragon fruit ' });
  });

  it('takes a word for several allergens as all of them', () => {
    expect(said({ allergens: [{ name: 'shellfish', strictness: 'dangerous' }] })).toEqual([
      'dangerous crustacean-shellfish molluscs',
    ]);
  });

  it('says each food once, by its strictest word, and asks to leave out only what is no allergen of theirs', () => {
    const allergens = [
      { name: 'lactose', strictness: 'ask' },
      { name: 'Milk', strictness: 'dangerous' },
    ] as const;
    expect(said({ allergens, leaveOut: ['Garlic', 'milk', 'garlic', 'Eggs'] })).toEqual([
      'dangerous milk',
      'leaveOut eggs "garlic"',
    ]);
  });
});

describe('the card', () => {
  it('leaves out who avoids nothing, and counts the foods of the others', () => {
    const card = buildCard([
      person({ allergens: [{ name: 'Milk', strictness: 'fine' }], leaveOut: ['Garlic'] }),
      person({ id: 2, name: 'Ben' }),
    ]);
    expect(card.people.map(({ name }) => name)).toEqual(['Dana']);
    expect(card).toMatchObject({ foods: 2, isAllergy: false });
  });

  it('is about an allergy once something has to be kept away', () => {
    expect(buildCard([person({ allergens: [{ name: 'Milk', strictness: 'ask' }] })]).isAllergy).toBe(true);
    expect(buildCard([person({ leaveOut: ['Milk'] })]).isAllergy).toBe(false);
  });
});
