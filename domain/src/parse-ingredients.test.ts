import { describe, expect, it, vi } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';

vi.setConfig({ testTimeout: 60_000 });

/** "milk!" is there, "milk?" usual, "milk~" a possible trace. */
function read(text: string): string {
  const marks = { present: '!', estimated: '?', possible: '~' };
  const found = parseIngredients(text).flatMap(({ implies }) =>
    implies.map(({ allergen, presence }) => allergen + marks[presence]),
  );
  return [...new Set(found)].toSorted().join(' ');
}

describe('parseIngredients', () => {
  it.each([
    ['butter, eggs; (flour [wheat])', 'eggs! milk! wheat!'],
    ['Contains: milk, egg. May contain: sesame, fish', 'eggs! fish~ milk! sesame~'],
    ['sauce (may contain fish), cheese', 'fish~ milk!'],
    ['made in a facility that also processes peanuts', 'peanuts~'],
    ['may contain traces of milk\nbutter', 'milk! milk~'],
    ['does not contain milk or egg', ''],
    ['free from milk and egg', ''],
    ['without milk and egg', 'eggs!'],
    ['no nuts, dairy', 'milk!'],
    ['vegan and gluten-free brownie', ''],
    ['vegan and egg sandwich', 'eggs! wheat?'],
    ['almond and dairy-free cheese', 'almond!'],
    ['vegan mozzarella cheese', ''],
    ['vegan sausage cheese', 'milk!'],
    ['dairy-free with cheese', 'milk!'],
    ['without tomato, cheese', 'milk!'],
    ['peanut-free cookie with peanuts', 'eggs? milk? peanuts! wheat!'],
    ['vegan strawberry ice cream', ''],
    ['not dairy-free', 'milk!'],
    ['gluten-free option available', 'gluten!'],
    ['milk free of antibiotics', 'milk!'],
    ['coconut milk chocolate', 'coconut! milk! soybeans?'],
    ['cheese alternative', 'milk?'],
    ['bun w/ sesame, burger w/o cheese', 'eggs? milk? sesame! sesame? wheat! wheat?'],
    ['milky butterscotchy eggy', ''],
    ['no-bake cheesecake', 'eggs? milk! wheat?'],
    ['Fries from our shared fryer topped with cheddar and sour cream', 'milk!'],
    ['open kitchen with wood-fired oven: burrata, butter', 'milk!'],
    ['From our kitchen with love, butter chicken', 'cashew? milk!'],
    ['Made in our kitchen with butter', 'milk!'],
    ['Our kitchen uses butter', 'milk!'],
    ['shared equipment, butter', 'milk!'],
    ['Cod may contain small bones, butter, cream', 'fish! milk!'],
    ['Butter may contain fish bones, cream', 'fish~ milk!'],
    ['may contain alcohol, butter', 'milk!'],
    ['may contain, butter', 'milk!'],
    ['bones may be present, butter', 'milk!'],
    ['may contain peanuts, topped with cheddar', 'milk! peanuts~'],
    ['may contain peanuts; butter', 'milk! peanuts~'],
    ['may contain traces of peanuts, milk and fish', 'fish~ milk~ peanuts~'],
    ['May contain one or more of the following allergens: peanuts, milk', 'milk~ peanuts~'],
    ['processed on shared equipment with peanuts', 'peanuts~'],
    ['fried in the same oil as shrimp', 'shrimp~'],
    ['cooked in a fryer shared with our shrimp', 'shrimp~'],
    ['in a kitchen that handles peanuts and milk', 'milk~ peanuts~'],
    ['bread (may contain: milk; fish), cheese', 'fish~ milk! milk~ wheat!'],
    ['chips (contains less than 2% of: milk; may contain fish; sesame); butter', 'fish~ milk! sesame~'],
    ['bread (may contain fish; milk', 'fish~ milk! wheat!'],
    ['non-vegan cheese', 'milk!'],
    ['non vegan butter', 'milk!'],
    ['un-vegan butter', 'milk!'],
    ['non-gluten-free rye', 'gluten! rye!'],
    ['non-GMO vegan butter', ''],
    ['Add cheese free', 'milk!'],
    ['Add milk free', 'milk!'],
    ['Extra butter free!', 'milk!'],
    ['Kids eat butter free with entree', 'milk!'],
    ['dairy free cheese', ''],
    ['butter-free', ''],
    ['Comes with butter substitute mustard', 'milk! mustard!'],
    ['butter substitute and mustard', 'milk? mustard!'],
    ['no egg in it', ''],
    ['no fish', ''],
    ['contains no dairy or nuts', ''],
    ['contains no dairy, eggs or nuts', ''],
    ['free from milk, eggs and nuts', ''],
    ['free from milk, eggs, and nuts, cheese', 'milk!'],
    ['free from peanuts, milk and butter', 'milk!'],
    ['free from peanuts, cheese and milk', 'milk!'],
    ['free from peanuts, milk', 'milk!'],
    ['free from peanuts. Milk and eggs', 'eggs! milk!'],
    ['free from peanuts (milk and eggs)', 'eggs! milk!'],
    ['not free from peanuts, milk and eggs', 'eggs! milk! peanuts!'],
    ['no 🥜, 🍤 and 🧈', 'milk! shrimp!'],
    ['🥛-free', ''],
    ['cow/goat milk', 'milk!'],
    ['', ''],
    ['((((', ''],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('quotes what gave an allergen away as it was written', () => {
    expect(parseIngredients('shredded  Cheddar\tCheese').map(({ words }) => words)).toEqual(['Cheddar Cheese']);
  });

  it.each([
    ['2 cups  Cheddar\tCheese, eggs', 'Cheddar\tCheese; eggs'],
    ['crème fraîche (b u t t e r)', 'crème fraîche; b u t t e r'],
    ['🥚 ﷺ Milk', '🥚; Milk'],
    [`spam\n${'e '.repeat(60)}, milk`, 'milk'],
  ])('says where in %j it stands: %j', (text, expected) => {
    expect(
      parseIngredients(text)
        .map(({ start, end }) => text.slice(start, end))
        .join('; '),
    ).toBe(expected);
  });

  it.each([
    'milk ',
    '(',
    ')',
    'vegan ',
    'may contain ',
    'free from ',
    'a',
    '\u0301',
    ',',
    'not ',
    'milk-free ',
    'half and ',
    '(a;',
    'milk free ',
    'free from milk, ',
    'free from milk,egg,egg,egg,',
    'made in a ',
    'b u t ',
  ])(
    'needs time in proportion to a megabyte of %j',
    (piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      const started = process.cpuUsage().user;
      parseIngredients(text);
      expect((process.cpuUsage().user - started) / 1000).toBeLessThan(5000);
    },
    30_000,
  );
});
