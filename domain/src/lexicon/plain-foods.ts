import type { LexiconGroup } from './entry.ts';

/** Lists single foods from tables that also include dishes and sauces, by names of entries only. */
export const plainFoods: LexiconGroup = {
  source: 'USDA FoodData Central, Foundation Foods and SR Legacy: foods of a single commodity',
  table: `
milk, buttermilk, cream, butter, ghee, yogurt, egg, egg white, egg yolk
cheddar, mozzarella, parmesan, feta, ricotta, paneer
salmon, tuna, cod, haddock, hake, pollock, anchovy, sardine, herring, mackerel, halibut, flounder, snapper, grouper, mahi mahi, perch, bass,
  tilapia, trout, catfish, milkfish, monkfish, swordfish, rockfish, bluefish, carp, eel
shrimp, crab, lobster, crayfish, oyster, clam, mussel, scallop, squid, octopus
almond, hazelnut, brazil nut, cashew, macadamia, pecan, pine nut, pistachio, walnut, coconut, chestnut, peanut
wheat, flour, durum, farro, spelt, bulgur, barley, rye, oat, soy, edamame, sesame, celery
eggplant, nutmeg, butternut squash, buckwheat, water chestnut, tiger nut, oyster mushroom, chestnut mushroom, lobster mushroom, crab apple
butter lettuce, butter bean, cream of tartar, jerusalem artichoke, salsify, rice flour, glutinous rice, corn flour, chickpea flour, corn starch
olive oil, salt, black pepper, pepper, sugar, honey, coffee, tea, cocoa, baking soda
lemongrass, galangal, makrut lime leaf, thai basil leaf, toasted rice powder, steamed rice, garlic chive, negi, daikon sprout, lotus root,
  burdock, taro, yamaimo, okra, bamboo shoot, water spinach
radicchio, tomatillo, nopales, rabbit, quail, bison, carnaroli
filtered water, ground nutmeg
`,
};

/** Lists names that mean many foods at once, from tables of single ones. */
export const manyFoods: LexiconGroup = {
  source: 'USDA FoodData Central: foods that are reported as not further specified',
  table: `
fruit, fruit juice, concentrate, spring mix, botanical, berry, sweet and tart, yau choy, game meat
`,
};
