import { expect, it } from 'vitest';
import { weighLiking } from './liking.ts';

const dish = (id: number, name: string, section = '', description = '') => ({ id, name, section, description });

it('weighs what somebody keeps more, then what is called alike, then what is of a cuisine that they like', () => {
  const weightOf = weighLiking({ dishes: [{ id: 1, name: 'Pad Thai with tofu' }], cuisines: ['Mexican'] });
  expect(weightOf(dish(1, 'Noodles'))).toBe(3);
  expect(weightOf(dish(2, 'Thai curry'))).toBe(2);
  expect(weightOf(dish(3, 'Beans', 'Mexican plates'))).toBe(1.5);
  expect(weightOf(dish(4, 'Soup with rice'))).toBe(1);
});

it('weighs all the same where nobody keeps anything', () => {
  const weightOf = weighLiking({ dishes: [], cuisines: [] });
  expect([dish(1, 'Pad Thai'), dish(2, 'Soup')].map(weightOf)).toEqual([1, 1]);
});
