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
    ['may contain sunflower seeds, sesame and peanuts', 'peanuts~ sesame~'],
    ['Kann Erdnüsse, Sesam und Milch enthalten', 'milk~ peanuts~ sesame~'],
    ['may contain bones, butter', 'milk!'],
    ['120 grams flour, 60 grams gram flour', 'wheat!'],
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
    ['CONTAINS WHEAT, SOY. MAY CONTAIN TREE NUTS (almonds, cashews)', 'almond~ cashew~ soybeans! tree-nuts~ wheat!'],
    ['Contains milk and wheat ingredients', 'milk! wheat!'],
    ['Allergens: milk, wheat', 'milk! wheat!'],
    ['Contains one or more of: milk, wheat', 'milk! wheat!'],
    ['Contains: none', ''],
    ['Gluten free. Dairy free.', ''],
    ['Gluten, dairy and soy free', ''],
    ['gluten, dairy and butter free', 'gluten! milk!'],
    ['milk, wheat and soy-free bread', 'milk! wheat!'],
    ['nut- and dairy-free cheese', ''],
    ['nut and dairy-free cheese', 'peanuts? tree-nuts!'],
    ['Free from: peanuts, milk', ''],
    ['Free from: peanuts, butter', 'milk! peanuts!'],
    ['Contains none of the following: soy, dairy, egg, gluten. Butter', 'milk!'],
    ['no nuts, dairy, or soy', ''],
    ['no nuts, dairy and soy', 'milk! soybeans!'],
    ['Cheese (V) (GF)', 'milk!'],
    ['GF pasta', 'wheat?'],
    ['wheat milk sugar contains wheat milk may contain peanuts sesame', 'milk! peanuts~ sesame~ wheat!'],
    ['MAY CONTAIN:\nPEANUTS, MILK', 'milk~ peanuts~'],
    ['made on equipment that processes products containing eggs', 'eggs~'],
    ['Made on shared eqpt. w/ sesame', 'sesame~'],
    ['Our lines also run sour cream', 'milk~'],
    ['shared fryer with shrimp', 'shrimp~'],
    ['our fryer is shared with shrimp', 'shrimp~'],
    ['cooked in the same pan with butter', 'milk!'],
    ['prepared in a kitchen where peanuts are used', 'peanuts~'],
    ['Produced in a peanut-free facility', ''],
    ['We cannot guarantee that any item is free from sesame', 'sesame~'],
    ['Not suitable for people with sesame allergies due to manufacturing methods', 'sesame~'],
    ['Not suitable for vegans, butter', 'milk!'],
    ['sesame allergy? Tell us', 'sesame~'],
    ['Sesame may be present', 'sesame~'],
    ['puede contener trazas de milk', 'milk~'],
    ['made with real cheddar', 'milk!'],
    ['with or without cheddar', 'milk!'],
    ['choice of cheddar or butter', 'milk!'],
    ['peanut-sized pearls', ''],
    ['rolled into almond shapes', 'almond!'],
    ['milk-fed veal', ''],
    ['cheddar colored with annatto', 'milk!'],
    ['parmesan-style shreds', 'milk?'],
    ['tofu-like wobble', 'soybeans?'],
    ['tofu like that', 'soybeans!'],
    ['hearts of palm "crab"', 'crab?'],
    ['"crab" salad', 'crab!'],
    ['cauliflower ‘butter’', 'milk?'],
    ['omit the fish sauce', ''],
    ['omit the fish sauce if vegetarian', 'fish!'],
    ['omit the fish sauce for vegetarians', 'fish!'],
    ['leave out the shrimp and crab', ''],
    ['leave out the shrimp, crab', 'crab!'],
    ['tofu, butter left out', 'soybeans!'],
    ['chickpea flour, not soy flour', ''],
    ['not soy flour but butter', 'milk! soybeans!'],
    ['ketchup (instead of the egg)', ''],
    ['Add egg +3', 'eggs~'],
    ['Add shrimp $4.50, butter', 'milk! shrimp~'],
    ['Add 2 eggs', 'eggs!'],
    ['vegan sausage tuna', 'fish!'],
    ['soybean, canola and/or palm oil', ''],
    ['soybean/canola oil', ''],
    ['vegetable oil (soybean, palm)', ''],
    ['vegetable oils: soybean, palm; soybean', 'soybeans!'],
    ['vegetable oil (contains one or more of the following: canola, soybean)', ''],
    ['vegetable oil (may contain one or more of: soybean, palm), soybean', 'soybeans!'],
    ['soy/dairy free rice', ''],
    ['soy/dairy rice', 'milk! soybeans!'],
    ['soybeans and palm oil', 'soybeans!'],
    ['soybean, palm oil', 'soybeans!'],
    ['one or more of: peanut, canola or corn oil', ''],
    ['sesame and canola oil', 'sesame!'],
    ['arachis oil (cold-pressed)', 'peanuts!'],
    ['soybean oil (expeller pressed)', 'soybeans!'],
    ['peanut oil (refined)', ''],
    ['walnut-smoked turkey', ''],
    ['form like a fish cake', 'eggs? fish? wheat?'],
    ['the size of an almond', 'almond?'],
    ['elaborado en equipo que procesa almendra y leche', 'almond~ milk~'],
    ['milk², butter¹', 'milk!'],
    ['2 cups butter, softened', 'milk!'],
    ['1 (8 oz.) pkg cream cheese', 'milk!'],
    ['butter or lard', 'milk!'],
    ['no 🥜, 🍤 and 🧈', 'milk! shrimp!'],
    ['🥛-free', ''],
    ['cow/goat milk', 'milk!'],
    ['', ''],
    ['((((', ''],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads a thing again as it did the first time, wherever it stands', () => {
    const places = ['crunchy Butter', 'salt, crunchy Butter', 'may contain crunchy Butter, crunchy Butter'];
    const quotes = places.map((text) => parseIngredients(text).map(({ start, end }) => text.slice(start, end)));
    expect(quotes).toEqual([['Butter'], ['salt', 'Butter'], ['Butter', 'Butter']]);
    expect(places.map(read)).toEqual(['milk!', 'milk!', 'milk~']);
    expect(places.map(read)).toEqual(['milk!', 'milk!', 'milk~']);
    expect(read('soy') + read('vegetable oil (soy)') + read('soy')).toBe('soybeans!soybeans!');
    expect(read('tofu "crab"')).toBe('crab? soybeans!');
    expect(read('tofu crab')).toBe('crab! soybeans!');
  });

  it('quotes what gave an allergen away as it was written', () => {
    expect(parseIngredients('shredded  Cheddar\tCheese').map(({ words }) => words)).toEqual(['Cheddar Cheese']);
  });

  it.each([
    ['2 cups  Cheddar\tCheese, eggs', 'Cheddar\tCheese; eggs'],
    ['crème fraîche (b u t t e r)', 'crème fraîche; b u t t e r'],
    ['🥚 ﷺ Milk', '🥚; Milk'],
    [`blub\n${'e '.repeat(60)}, milk`, 'milk'],
  ])('says where in %j it stands: %j', (text, expected) => {
    expect(
      parseIngredients(text)
        .map(({ start, end }) => text.slice(start, end))
        .join('; '),
    ).toBe(expected);
  });
});
