import { spellingDistance } from './edit-distance.ts';

/**
 * Lists names of the same food, in the United States and elsewhere. Several words may be one name. They must be
 * interchangeable everywhere: a kind of something is no synonym of it. Source: the lexicon's names of an ingredient,
 * and general dictionaries of American and British English.
 */
const table = `
eggplant, aubergine, brinjal
chickpea, garbanzo, garbanzo bean, chick pea
shrimp, prawn
arugula, rocket, rucola
zucchini, courgette
cilantro, coriander leaf, coriander leaves, fresh coriander
scallion, green onion, spring onion
bell pepper, capsicum
beet, beetroot
rutabaga, swede
snow pea, mangetout, mange tout
fava bean, broad bean
lima bean, butter bean
navy bean, haricot bean
bok choy, pak choi, pak choy, bok choi
napa cabbage, chinese cabbage
chard, silverbeet
endive, chicory
romaine, cos lettuce
corn, maize
potato chip, potato crisp
french fry, pommes frites
ground beef, minced beef, beef mince
bacon bit, bacon crumble
ketchup, catsup
yogurt, yoghurt
chili, chilli, chile
hummus, houmous, humus
tofu, bean curd
soy, soya
soy sauce, shoyu
donut, doughnut
omelet, omelette
barbecue, bbq, barbeque
kebab, kabob, kebap
shawarma, shwarma, shawerma
falafel, felafel
gyoza, potsticker, pot sticker
naan, nan
roti, chapati, chapatti
dal, daal, dhal
samosa, samoosa
pilaf, pilau, pilaff, pulao
biryani, biriyani
paneer, panir
lassi, lassy
tahini, tahina
tzatziki, tsatsiki
dolma, dolmades
baklava, baclava
moussaka, musaka
borscht, borsch
pierogi, perogie, pierogy
ceviche, cebiche
quesadilla, kesadilla
macaroni, maccheroni
mac and cheese, macaroni and cheese, mac n cheese
lasagna, lasagne
whiskey, whisky
soda, soft drink
seltzer, sparkling water
powdered sugar, icing sugar, confectioners sugar
cornstarch, cornflour
molasses, treacle
jello, gelatin dessert
popsicle, ice pop
gelato, italian ice cream
calamari, fried squid
lox, smoked salmon
crawfish, crayfish, crawdad
seitan, wheat gluten
cantaloupe, rockmelon
papaya, pawpaw
pomelo, pummelo
mandarin, tangerine
raisin, sultana
hazelnut, filbert
pecan, pecan nut
peanut, groundnut
sesame, benne
oatmeal, porridge
granola, muesli
pho, pho noodle soup
banh mi, vietnamese sandwich
satay, sate
nori, laver
wakame, seaweed salad
daikon, mooli, white radish
shiitake, shitake
enoki, enokitake
edamame, green soybean
mozzarella, mozarella
parmesan, parmigiano, parmigiano reggiano
vegetarian, veggie
hamburger, burger
frankfurter, hot dog, hotdog
gluten free, glutenfree, gf
dairy free, dairyfree
takeaway, takeout
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim().split(' ')));

/** Returns the words of a name as people type them: as they are, or with the last one in the plural. */
function formsOf(name: readonly string[]): string[] {
  const text = name.join(' ');
  const plural = text.replace(/(?:[^aeiou]y|s|x|ch|sh|o)$/, (end) =>
    end.endsWith('y') ? `${end.slice(0, -1)}ie` : `${end}e`,
  );
  return [text, `${text}s`, `${plural}s`];
}

const byForm = new Map(rows.flatMap((names) => names.flatMap((name) => formsOf(name).map((form) => [form, names]))));

/** Is the maximum number of words in a name. */
export const longestName = Math.max(...rows.flat().map((name) => name.length));

/** Returns all names of the food that these words name, in words; none if there is only one. */
export function namesOf(words: readonly string[]): readonly (readonly string[])[] {
  return byForm.get(words.join(' ')) ?? [];
}

const singles = rows.flatMap((names) => names.flatMap((name) => (name.length === 1 ? name : [])));
const shortestGuessed = 5;

/** Returns the food's name that a misspelled word differs from by one letter: "aubergine" for "aubergene". */
export function nearestName(word: string): string | undefined {
  if (word.length < shortestGuessed || namesOf([word]).length > 0) return undefined;
  return singles.find((name) => name.length >= shortestGuessed && spellingDistance(word, name) <= 1);
}
