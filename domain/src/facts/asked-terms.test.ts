import { describe, expect, it } from 'vitest';
import { deriveFacts } from './derive-facts.ts';
import { nothingKnown, type Dish } from './dish.ts';
import { ingredientsByName } from '../lexicon/lexicon.ts';

const termsIn = (lines: string): string[] =>
  lines
    .split(/[\n,]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** The names of these ingredients don't reveal what is in them. */
const open = termsIn(`
  natural flavors, natural flavoring, artificial flavor, natural and artificial flavors, flavoring, flavouring, smoke seasoning
  spices, spice blend, spice mix, mixed spices, masala, curry powder, dry rub, spice rub, taco seasoning, cajun seasoning, seasoning
  seasoned salt, house seasoning, secret seasoning, steak seasoning, adobo seasoning, italian seasoning, everything seasoning
  marinade, house marinade, marinated vegetables, sauce, special sauce, secret sauce, house sauce, chef’s sauce, brown sauce
  cream sauce, white sauce, bbq sauce, barbecue sauce, buffalo sauce, hot sauce, chili sauce, steak sauce, stir fry sauce, dipping sauce
  burger sauce, taco sauce, enchilada sauce, pasta sauce, pizza sauce, marinara, salsa, salsa verde, glaze, balsamic glaze
  dressing, house dressing, salad dressing, italian dressing, ranch, thousand island, vinaigrette, dip, spinach dip, spread, house spread
  broth, chicken broth, beef broth, vegetable broth, bone broth, stock, fish stock, beef stock, bouillon, soup base, gravy, au jus
  soup, soup of the day, stew, chowder, bisque, chili con carne, bowl of chili, curry, house curry, curry paste, red curry paste
  oil, vegetable oil, frying oil, fryer oil, cooking oil, shortening, vegetable shortening, vegetable fat, blended oil, margarine
  lecithin, modified food starch, modified starch, food starch, starch, mono- and diglycerides, monoglycerides, diglycerides
  emulsifier, stabilizer, thickener, hydrolyzed vegetable protein, hydrolyzed protein, textured vegetable protein, vegetable protein
  plant protein, protein isolate, protein powder, protein bar, yeast extract spread
  batter, beer batter, tempura batter, breading, seasoned breading, coating, crispy coating, crumble, streusel, crumb topping, crumbs
  garnish, garnishes, trimmings, accompaniments, relish, pickle relish, sprinkles, topping, toppings, fixings, filling, fillings, stuffing
  patty, burger patty, veggie patty, veggie burger, vegan patty, black bean burger, nuggets, meatballs, meatloaf, meat, ground meat
  sausage, hot dog, salami, pepperoni, deli meat, lunch meat, bratwurst, pate, terrine
  salad, house salad, side salad, garden salad, pasta salad, potato salad, slaw, coleslaw, chicken salad,
  mixed vegetables, seasonal vegetables, vegetable medley, market vegetables, vegetable of the day
  vegan cheese, dairy-free cheese, vegan butter, plant-based butter, vegan mayo, vegan mayonnaise, egg-free mayo, eggless mayonnaise
  vegan ice cream, dairy-free ice cream, vegan bacon, vegan sausage, plant-based chicken, vegan chicken, vegan burger, vegan ranch
  vegan cookie, vegan brownie, vegan cake, vegan pancakes, vegan cream cheese, vegan sour cream, vegan queso, vegan alfredo
  gluten-free bread, gluten-free bun, gluten-free pizza crust, gluten-free pasta, gluten-free cookie, gluten-free brownie, gf bun
  gluten-free flour, gluten-free soy sauce, dairy-free chocolate, dairy-free yogurt, non-dairy creamer, non-dairy whipped topping
  nut-free pesto, nut-free granola, egg replacer, egg substitute, meat substitute, cheese alternative
  choice of side, choice of sides, choice of protein, choice of sauce, choice of dressing, choice of bread, choice of toppings
  special of the day, catch of the day, dessert of the day, pie of the day, flavor of the day, quiche of the day
  house blend, house mix, house rub, secret recipe, trail mix, snack mix, cereal, granola, muesli, energy bar, candy, candies
  cookies, cookie, biscuit, crackers, cake, cupcake, muffin, donut, pastry, pastries, pie, brownie, dessert, pudding, custard, mousse
  icing, frosting, ice cream, gelato, sherbet, milkshake, smoothie, bread, bun, roll, bagel, flatbread, wrap, pizza, dough
  pizza dough, pie crust, noodles, ramen, dumplings, gyoza, spring roll, egg roll, samosa, falafel, hummus, pesto, tapenade
  mayonnaise, aioli, remoulade, tartar sauce, mustard dressing, worcestershire, teriyaki, hoisin, gochujang, miso paste, mole
  chutney, kimchi, chocolate, chocolate chips, chocolate sauce, caramel, caramel sauce, toffee, nougat, cheese sauce
  nacho cheese, queso, artificial butter flavor, butter flavor, cooking spray, imitation crab, surimi, caviar mix
  wine sauce, cooking wine, cocktail sauce, liqueur, cocktail, mixed drink, mocktail, horchata, chai mix
  natural  baking mix, pancake mix, cake mix, soup mix, gravy mix
  lasagna, casserole, stir fry, sandwich, burger, taco, burrito, quesadilla, empanada, tamale, sushi, poke, bento, tapas
  antipasto, charcuterie, mezze, platter, sampler,
  natural and artificial colors and flavors, color and flavor, gum base, dough conditioners, whipping aid, kosher gelatin
  hydrolyzed collagen, polyglycerol esters of fatty acids
`);

const read = (name: string, ingredients: readonly string[] = []) =>
  deriveFacts({ ...nothingKnown, name, ingredients: [...ingredients] });

/** Returns whether a term raises no question and no warning, so that an eater would never hear of it. */
function isSilent(term: string): boolean {
  const { opaque, allergens } = read('Rice', ['rice', term]);
  return opaque.length + allergens.length === 0;
}

it('is asked about wherever it stands: every opaque name of the catalogue, in a list, a description and a name', () => {
  const asks = (more: Partial<Dish>): boolean =>
    deriveFacts({ ...nothingKnown, name: 'Rice', ...more }).opaque.length > 0;
  const opaque = [...ingredientsByName].flatMap(([name, ingredient]) => (ingredient.opaque ? [name] : []));
  const silent = opaque.filter(
    (name) =>
      !asks({ ingredients: ['rice', name] }) ||
      !asks({ description: `Rice with ${name}.` }) ||
      !asks({ name: `Rice with ${name}` }),
  );
  expect(silent).toEqual([]);
  expect(opaque.length).toBeGreaterThan(1000);
});

describe('a term that leaves open what is in it', () => {
  it('is asked about, or warns by itself: none is silent', () => {
    expect(open.length).toBeGreaterThanOrEqual(250);
    expect(open.filter(isSilent)).toEqual([]);
    expect(isSilent('garlic')).toBe(true);
  });
});
