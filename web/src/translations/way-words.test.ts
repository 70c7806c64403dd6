import { expect, it } from 'vitest';
import { languages, type Language } from './languages.ts';
import { describePreparation, describeOrderedDish } from './way-words.ts';

const way = { name: 'My way', leaves_out: ['Crushed peanuts', 'Egg'], adds: ['Bacon'] };

it('says how it is made before the dish, in the words of the menu', () => {
  expect(describeOrderedDish({ name: 'Pad Thai', quantity: 2, way }, 'en')).toBe(
    'WITHOUT Crushed peanuts · WITHOUT Egg · ADD Bacon: 2 × Pad Thai (“My way”)',
  );
  expect(describeOrderedDish({ name: 'Pad Thai', quantity: 2, way: null }, 'es')).toBe('2 × Pad Thai');
  expect(describePreparation({ name: 'So', leaves_out: [], adds: [] }, 'es')).toBe('So');
});

it.each(Object.keys(languages) as Language[])('names everything in %s', (language) => {
  const said = describePreparation(way, language);
  for (const words of [...way.leaves_out, ...way.adds]) expect(said).toContain(words);
  // What is left out and what is added must not read alike.
  const only = (making: Partial<typeof way>) =>
    describePreparation({ name: '', leaves_out: [], adds: [], ...making }, language);
  expect(only({ leaves_out: ['Egg'] })).not.toBe(only({ adds: ['Egg'] }));
});
