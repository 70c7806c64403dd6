import { tokensOf } from '../reading/normalise.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(tokensOf(words));

/**
 * A name with one of these is more than one food, whatever its entry says: pickled, cured, sweetened, breaded or mixed.
 */
const preparations = setOf(`
  pickle pickled gherkin cornichon relish brine brined jam jelly marmalade preserve compote coulis spread dip salsa sauce
  gravy dressing marinade marinated glaze glazed candied glace crystallized maraschino luxardo brandied amarena stuffed
  seasoned seasoning salad slaw soup stew curry blend mix mixed medley assorted pate terrine rillettes mousse confit pie
  filling topping cake pancake rosti hash mash mashed colcannon chip crisp fry fries tot wedge frites loaf fried crispy
  breaded battered crusted sweetened bbq barbecue rotisserie jerk cajun blackened cured corned pastrami bacon ham
  prosciutto pancetta guanciale jamon sausage salami carnitas pulled adobo asada asado tinga birria barbacoa ropa machaca
  cochinita porchetta lechon chicharron chicharrones cracklin crackling tasso speck lonza coppa capicola culatello
  bresaola jerky burger patty escalope confiture charro ranch cowboy refried refritos ful masala curtido ajvar kimchi
  sauerkraut tostones maduros patacon dumpling arroz carne bravas parmentier lyonnaise duchess creamed spice enriched
  sandwich sandwiches cookie cookies candy candies brittle fritter skewer cocktail bar bite whipped swirl snack cracker pudding
  crunch cluster coated covered flavored flavoured vinaigrette noodle mac melt
  fortified imitation style punch nectar amandine broth stock bouillon batter crumble
`);

/** Does the same for pairs of words: chili powder as sold in America contains garlic, cumin and oregano. */
const preparedPairs: ReadonlySet<string> = new Set(
  [
    'chili powder',
    'chile powder',
    'chilli powder',
    'chili paste',
    'bean paste',
    'truffle paste',
    'garlic paste',
    'powdered sugar',
    'salt pepper',
    'lemon pepper',
    'honey turkey',
    'honey butter',
    'herb butter',
    'truffle butter',
    'lemon butter',
    'garlic butter',
    'almond cream',
    'cashew cream',
    'in cream',
    'fish paste',
    'crab paste',
    'seed paste',
    'cream liqueur',
    'flour tortilla',
  ].map((pair) => tokensOf(pair).join(' ')),
);

/** These names of cuts don't name the animal. */
const bareCuts: ReadonlySet<string> = new Set(
  'tenderloin, sirloin, wing, drumstick, mince, giblet, gizzard, tripe, sweetbread, dark meat, white meat, rib meat, stew meat, spare rib, spareribs, rib tips, cutlet, trotter'
    .split(', ')
    .map((cut) => tokensOf(cut).join(' ')),
);

/** Returns whether the name of a food means more than one food, or leaves open which. */
export function namePreparation(tokens: readonly string[]): boolean {
  if (bareCuts.has(tokens.join(' '))) return true;
  return tokens.some((token, at) => preparations.has(token) || preparedPairs.has(`${token} ${tokens[at + 1] ?? ''}`));
}

/** In a list, these words mean that something is not named. */
const openWords = setOf(`
  garnish garnished base layer mix mixed mixture main seasonal house home homemade housemade style fried crispy crunchy
  creamy spicy sweet sweetened salted glazed seasoned fortified enriched cured savory savoury tangy zesty market choice choose choosing
  option optional other various assorted etc more such including include especially accompaniment side like chef special
  secret signature selection rotating daily day available substitute alternative replacement flavored flavoured
`);

/** Returns whether a list says that it doesn't name everything. */
export function leaveOpen(tokens: readonly string[]): boolean {
  return namePreparation(tokens) || tokens.some((token) => openWords.has(token));
}

/** These words introduce what a food may contain, not what it is made of. */
const declarations = setOf('contain contains containing may might includes allergen allergens traces trace facility');

/** Returns whether the text in a bracket may be a warning instead of a complete list of ingredients. */
export function warns(tokens: readonly string[]): boolean {
  return tokens.some((token) => declarations.has(token));
}
