import type { LexiconGroup } from './entry.ts';

/** Also the false friends: names that hold the name of an allergen and have nothing to do with it. */
export const plain: LexiconGroup = {
  source: 'General knowledge of foods; false friends after the parsing traps of public allergen lists',
  table: `
eggplant = egg plant, aubergine, brinjal
nutmeg = mace
nutritional yeast
butternut squash = butternut, buttercup squash
buckwheat = buckwheat flour, kasha, sarrasin, buckwheat pancake, buckwheat noodle
water chestnut = waterchestnut
horse chestnut
tiger nut = tigernut, chufa, tiger nut milk
corn nut
oyster mushroom = king oyster mushroom | is mushroom
chestnut mushroom | is mushroom
lobster mushroom | is mushroom
crab apple = crabapple
butter lettuce = butterhead lettuce, bibb lettuce, boston lettuce | is lettuce
butter bean = lima bean, butterbean
butterfly pea = butterfly pea flower, butterfly pea tea
apple butter = pumpkin butter, pear butter | is apple
cocoa butter = cacao butter | is cocoa
shea butter = body butter
sunflower butter = sunbutter, sunflower seed butter | is sunflower seed
cream of tartar
cream soda
cream of rice | is rice
milk thistle
milk of magnesia
swedish fish
rocky mountain oyster = prairie oyster
jerusalem artichoke = sunchoke
salsify = oyster plant
sunflower lecithin
rice milk = ricemilk | is rice
hemp milk = flax milk, flaxmilk, hemp
pea milk | is pea
rice flour = rice starch, mochiko, glutinous rice flour | is rice
glutinous rice = sticky rice, sweet rice, mochi | is rice
corn flour = cornflour, masa, masa harina, cornmeal, polenta, grits, hominy, pozole | is corn
chickpea flour = gram flour, besan, garbanzo flour | is chickpea
tapioca flour = tapioca, tapioca starch, cassava flour, potato flour, potato starch, arrowroot, sorghum flour, millet flour, teff flour, banana flour, amaranth
corn starch = cornstarch | is corn
olive oil = extra virgin olive oil, evoo | is olive
canola oil = rapeseed oil, sunflower oil, safflower oil, corn oil, avocado oil, grapeseed oil, palm oil, rice bran oil, sunflower seed oil
applesauce = apple sauce | is apple
cranberry sauce | is cranberry
seaweed = nori, kombu, wakame, kelp
jellyfish
fish mint
sorbet = granita, italian ice, shaved ice
vinegar = rice vinegar, apple cider vinegar, balsamic, balsamic vinegar, white vinegar, red wine vinegar
ketchup = catsup, tomato ketchup | is tomato
sriracha | is chili pepper, garlic
guacamole | is avocado, onion, cilantro
salsa = pico de gallo | is tomato, onion, cilantro
wasabi | usually mustard
salt = sea salt, kosher salt
black pepper = pepper, white pepper, peppercorn
sugar = brown sugar, cane sugar, powdered sugar
honey
maple syrup = maple
molasses = treacle
vanilla = vanilla extract, vanilla bean
cocoa = cocoa powder, cacao, cacao nib
coffee = espresso
tea = green tea, black tea, matcha
yeast
gelatin = gelatine, jello
msg = monosodium glutamate
alcohol = rum, vodka, whiskey, whisky, bourbon, brandy, tequila, mirin, sake
`,
};
