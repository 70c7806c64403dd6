import { describe, expect, it } from 'vitest';
import { findContradictions, findUnstated } from './contradictions.ts';
import { deriveFacts } from './derive-facts.ts';
import { declare, declareNoneOfTheOthers } from '../menu/dish-edits.ts';
import { nothingKnown, type Dish } from './dish.ts';

const at = '2026-11-03T10:00:00.000Z';
const t = (record: Dish, level: 'contains' | 'may_contain' | 'absent', allergen: 'milk' | 'almond' | 'tree-nuts') =>
  declare(record, { allergen, level, source: 'restaurant' }, at);
const dal: Dish = { ...nothingKnown, name: 'Dal', ingredients: ['lentils', 'Ghee'] };

const contradictions = (record: Dish) => findContradictions(deriveFacts(record));
const unstated = (record: Dish) => findUnstated(deriveFacts(record));

describe('a contradiction', () => {
  it('is "no milk" beside ghee, with the word that gave it away', () => {
    expect(contradictions(t(dal, 'absent', 'milk'))).toEqual([
      { allergen: 'milk', words: ['Ghee'], declared: [], sure: true },
    ]);
  });

  it('is found in the name and the description as well', () => {
    const named = t({ ...nothingKnown, name: 'Cheese Plate' }, 'absent', 'milk');
    expect(contradictions(named)[0]).toMatchObject({ words: ['Cheese Plate'], sure: true });
    const described = t({ ...nothingKnown, name: 'Dal', description: 'Finished with cream.' }, 'absent', 'milk');
    expect(contradictions(described)[0]).toMatchObject({ words: ['cream'], sure: true });
  });

  it('is a doubt where a thing only usually has it', () => {
    const curry = t({ ...nothingKnown, name: 'Curry', ingredients: ['naan'] }, 'absent', 'milk');
    expect(contradictions(curry)[0]).toMatchObject({ allergen: 'milk', words: ['naan'], sure: false });
  });

  it('is "no tree nuts" beside a declared almond, even where no word says so', () => {
    const record = t(t({ ...nothingKnown, name: 'Cake' }, 'contains', 'almond'), 'absent', 'tree-nuts');
    expect(contradictions(record)).toEqual([{ allergen: 'tree-nuts', words: [], declared: ['almond'], sure: true }]);
  });

  it('is none where nothing speaks against it, or where only a shared fryer does', () => {
    expect(contradictions(declareNoneOfTheOthers({ ...nothingKnown, name: 'Rice' }, 'restaurant', at))).toEqual([]);
    const fried: Dish = {
      ...t({ ...nothingKnown, name: 'Chips' }, 'absent', 'milk'),
      statements: [
        { allergen: 'milk', level: 'absent', source: 'restaurant', stated_at: at },
        { allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: at, reason: 'shared fryer' },
      ],
    };
    expect(contradictions(fried)).toEqual([]);
    expect(contradictions(t(dal, 'contains', 'milk'))).toEqual([]);
  });
});

describe('what the words say and nobody has stated', () => {
  it('is said with them, also where only the kitchen speaks of traces', () => {
    expect(unstated(dal)).toEqual([{ allergen: 'milk', words: ['Ghee'], declared: [], sure: true }]);
    const kitchen: Dish = {
      ...dal,
      statements: [{ allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: at }],
    };
    expect(unstated(kitchen).map(({ allergen }) => allergen)).toEqual(['milk']);
  });

  it('is nothing once it is stated, whatever is', () => {
    for (const level of ['contains', 'may_contain', 'absent'] as const)
      expect(unstated(t(dal, level, 'milk'))).toEqual([]);
  });

  it('names the groups that are labelled, not each member', () => {
    const cake = { ...nothingKnown, name: 'Bowl', ingredients: ['almonds'] };
    expect(unstated(cake).map(({ allergen }) => allergen)).toEqual(['tree-nuts']);
  });
});
