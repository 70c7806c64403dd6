import { expect, it } from 'vitest';
import { allergenTerms } from './allergen-terms.ts';
import { otherCardTexts } from './other-card-texts.ts';
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

it.each([
  ['es', 'peanuts', 'SIN maní (peanuts)'],
  ['es', 'Peanut', 'SIN maní (Peanut)'],
  ['th', 'peanuts', `ไม่ใส่: ${otherCardTexts.th.allergens.terms.peanuts.term} (peanuts)`],
  // More than a name, a word that only stands for an allergen, and a word that is none are never guessed.
  ['es', 'crushed peanuts', 'SIN crushed peanuts'],
  ['es', 'egg white', 'SIN egg white'],
  ['es', 'shellfish', 'SIN shellfish'],
  ['es', 'nuts', 'SIN nuts'],
  ['es', 'cilantro', 'SIN cilantro'],
  ['es', 'constructor', 'SIN constructor'],
] as const)(
  'says in %s that %s is left out, with the menu’s word beside what is translated',
  (language, left, said) => {
    const { terms } = language === 'es' ? allergenTerms.es : otherCardTexts.th.allergens;
    const name = (id: keyof typeof terms) => terms[id].term;
    expect(describePreparation({ name: 'So', leaves_out: [left], adds: [] }, language, name)).toBe(said);
  },
);

it('says a name once where the menu has it in the kitchen’s language', () => {
  const name = (id: keyof typeof allergenTerms.en.terms) => allergenTerms.en.terms[id].term;
  expect(describePreparation({ name: '', leaves_out: ['Peanuts'], adds: [] }, 'en', name)).toBe('WITHOUT Peanuts');
});
