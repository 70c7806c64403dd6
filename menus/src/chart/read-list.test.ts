import { expect, it } from 'vitest';
import { readLegend } from '../claims/legend.ts';
import { readList } from './read-list.ts';

const legend = readLegend([{ text: 'N = nuts, D = dairy, GF = gluten free', where: {} }]);
const read = (text: string, level: 'contains' | 'may_contain' = 'contains') => {
  const { claims, doubts } = readList(text, level, {}, legend);
  return { says: claims.map((claim) => `${claim.level} ${claim.allergen}`), doubts: doubts.length };
};

it.each([
  ['N', ['contains tree-nuts', 'may_contain peanuts'], 0],
  ['D', ['contains milk'], 0],
  ['N, D', ['contains tree-nuts', 'may_contain peanuts', 'contains milk'], 0],
  // One that nothing explains takes no warning away from those beside it.
  ['D, Q', ['contains milk'], 1],
  ['D, GF', ['contains milk'], 1],
  ['none', [], 0],
  ['-', [], 0],
  ['Milk, Soy', ['contains milk', 'contains soybeans'], 0],
])('a list of codes: "%s"', (text, says, doubts) => expect(read(text)).toEqual({ says, doubts }));
