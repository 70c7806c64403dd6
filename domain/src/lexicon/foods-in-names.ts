import { tokensOf } from '../reading/normalise.ts';
import type { Ingredient } from './compile.ts';

/** People avoid these foods, whose names occur in names of other things that contain none of them. */
const falseFriends = `
apple: apple acid, ice apple, caramel apple dip
bean: vanilla bean, coffee bean, espresso bean, jelly bean
pea: butterfly pea
berry: caper berry
black pepper: pepper jack, fried pepper, sichuan pepper, numbing pepper, sansho pepper, mara pepper, yuzu pepper,
  piri piri pepper, korean pepper flake, korean pepper paste, korean red pepper, dr pepper
buckwheat: buckwheat honey
cabbage: snow cabbage
carmine: indigo carmine
carrot: fried carrot cake, white carrot cake
cherry: surinam cherry, wild cherry bark
chicken: wing sauce
chili pepper: serrano ham, jamon serrano, nuez de arbol
coffee: coffee cream, coffee cake
duck: bombay duck, duck sauce
garlic: salsa de soja, salsa de soya
grape: grape nut
lamb: lamb lettuce
lime: pickling lime, slaked lime, hydrated lime, food grade lime, lime water, corn treated with lime, trace of lime
meat: pate feuilletee, pate sucree, pate sablee, pate brisee, pate d'amande, pate de cacao, pate de noisette, pate de fruit, walnut meat
mint: fish mint
mushroom: chocolate truffle
onion: salsa de soja, salsa de soya
orange: orange b, orange pekoe
rabbit: welsh rabbit
rice: rice seasoning, kuzu mochi, tod mun khao pod, tod man khao phot, sake oyako
spinach: chinese spinach
steak: steak fry, ham steak
tea: hibiscus tea, tea loaf, tea cake, rich tea, pork rib tea, gui chai, ku chai, chai tow kway, chai tau kueh, salsa matcha
tomato: salsa de soja, salsa de soya
turtle: turtle candy
`;

/** Lists names with a false friend by the food that isn't in them; both as tokens. */
export const friends: ReadonlyMap<string, readonly string[]> = new Map(
  falseFriends
    .trim()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line): [string, string[]] => {
      const [food = '', names = ''] = line.split(':');
      return [tokensOf(food).join(' '), names.split(',').map((name) => ` ${tokensOf(name).join(' ')} `)];
    }),
);

const setOf = (words: string): ReadonlySet<string> => new Set(tokensOf(words));

/** A name with one of these only imitates the food that it names, or tastes of it. */
const imitating = setOf(`
  vegan vegetarian veggie mock faux imitation plant seitan tempeh tofu soy walnut coconut cauliflower beyond impossible gluten
  meatless alternative substitute analogue replacer equivalent flavor flavored flavoring style
`);

/** Any animal may be the meat in these, whatever is usual: "turkey bacon". */
const ofAnything = setOf('bacon ham prosciutto steak jerky wing sausage fry pate mince chorizo meat');

/** This is a part of a name, with its words there. */
export interface Part {
  readonly tokens: readonly string[];
  readonly ingredient: Ingredient;
}

/** Finds the same by the first token of the name, since the whole catalogue is compiled at every start. */
const friendsByStart = Map.groupBy(
  [...friends].flatMap(([food, names]) => names.map((name) => ({ food, name }))),
  ({ name }) => name.trim().split(' ', 1)[0],
);

/** Returns the foods that a name only seems to have: "lamb" for "lamb's lettuce". */
function seemingIn(tokens: readonly string[]): readonly string[] {
  const candidates = tokens.flatMap((token) => friendsByStart.get(token) ?? []);
  if (candidates.length === 0) return [];
  const whole = ` ${tokens.join(' ')} `;
  return candidates.flatMap(({ food, name }) => (whole.includes(name) ? [food] : []));
}

const seems = (foods: readonly string[], { tokens, ingredient }: Part): boolean =>
  foods.length > 0 &&
  [tokens.join(' '), ...ingredient.terms.map((term) => tokensOf(term).join(' '))].some((food) => foods.includes(food));

/** Says which foods without an allergen the name of a dish or another mixture mentions. */
export interface Mentioned {
  /** Lists terms that are in it: garlic in "garlic naan". */
  readonly terms: readonly string[];
  /** Lists terms that may be in it. */
  readonly mayMean: readonly string[];
}

/**
 * Returns which of the foods that can clear occur in a name, even if the table says that the name means another thing:
 * a dish called "chipotle bowl" must not be said to be without peppers.
 */
export function foodsInName(
  tokens: readonly string[],
  own: Ingredient,
  parts: readonly Part[],
  canClear: ReadonlySet<string>,
): Mentioned {
  const seeming = seemingIn(tokens);
  const terms = new Set<string>();
  const mayMean = new Set<string>();
  const isImitated = tokens.some((token) => imitating.has(token));
  for (const part of parts) {
    if (seems(seeming, part)) continue;
    const { ingredient } = part;
    const isSure =
      !(own.opaque || isImitated || ingredient.mixture) &&
      ingredient.implies.size === 0 &&
      !part.tokens.some((token) => ofAnything.has(token));
    for (const term of ingredient.terms) if (canClear.has(term)) (isSure ? terms : mayMean).add(term);
    if (isImitated) continue;
    for (const term of ingredient.mayMean) if (canClear.has(term)) mayMean.add(term);
  }
  return { terms: [...terms], mayMean: [...mayMean] };
}
