import type { LexiconGroup } from './entry.ts';

/** Includes false friends: names that include an allergen's name but have nothing to do with it. */
export const plain: LexiconGroup = {
  source: 'General knowledge of foods; false friends after the parsing traps of public allergen lists',
  table: `
eggplant = egg plant, aubergine, brinjal, baigan, talong | not of egg
nutmeg = mace
souffle cup = paper souffle cup, portion cup, paper cup, plastic cup | not of souffle
nutritional yeast
butternut squash = butternut, buttercup squash
buckwheat = buckwheat flour, kasha, sarrasin, buckwheat noodle | not of flour, noodle
buckwheat pancake | is buckwheat | not of pancake | usually wheat, milk, eggs
water chestnut = waterchestnut, ma tai, 马蹄, 馬蹄 | not of chestnut, water
horse chestnut | not of chestnut
tiger nut = tigernut, chufa, tiger nut milk | not of nut
corn nut | not of nut
oyster mushroom = king oyster mushroom | is mushroom | not of oyster
chestnut mushroom | is mushroom | not of chestnut
lobster mushroom | is mushroom | not of lobster
crab apple | not of crab
butter lettuce = butterhead lettuce, bibb lettuce, boston lettuce | is lettuce | not of butter
butter bean = lima bean, butterbean | not of butter
butterfly pea = butterfly pea flower, butterfly pea tea | not of pea
apple butter = pumpkin butter, pear butter | is apple | not of butter
cocoa butter = cacao butter | is cocoa | mostly chocolate | not of butter
shea butter = body butter | not of butter
sunflower butter = sunbutter, sunflower seed butter | is sunflower seed | not of butter
cream of tartar | not of cream
cream soda | not of cream
cream of rice | is rice | not of cream
milk thistle | not of milk
milk of magnesia | not of milk
swedish fish | not of fish
rocky mountain oyster = prairie oyster | not of oyster
jerusalem artichoke = sunchoke | not of artichoke
salsify = oyster plant | not of oyster
sunflower lecithin
rice milk = ricemilk | is rice | not of milk
hemp milk = flax milk, flaxmilk, hemp | not of milk
pea milk | is pea | not of milk
rice flour = rice starch, mochiko, glutinous rice flour | is rice | not of flour
glutinous rice = sticky rice, sweet rice, mochi, mochigome, khao niao, khao neow, kao niew, xoi, malagkit, omochi, kirimochi, nuo mi, もち,
  餅 | is rice
corn flour = cornflour, masa, masa harina, cornmeal, polenta, grits, hominy, pozole | is corn | not of flour
chickpea flour = farina di ceci, gram flour, besan, garbanzo flour, chana flour, besan flour | is chickpea | not of flour, durum
tapioca flour = tapioca, tapioca starch, cassava flour, potato flour, potato starch, arrowroot, sorghum flour, millet flour, teff flour,
  banana flour | not of flour
corn starch = cornstarch | is corn
olive oil = extra virgin olive oil, evoo | is olive | not of vegetable oil
applesauce = apple sauce | is apple
cranberry sauce | is cranberry
seaweed = nori, kombu, wakame, kelp, kizami nori, toasted seaweed, miyeok, のり, 海苔, わかめ, 昆布
jellyfish
fish mint = diep ca, rau diep ca, houttuynia | not of fish, mint
sorbet = granita, italian ice, shaved ice | mixture
vinegar = rice vinegar, apple cider vinegar, balsamic, balsamic vinegar, white vinegar | not of cider
wine vinegar = red wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar | is vinegar | not of wine | usually sulphites
ketchup = catsup, tomato ketchup | is tomato | mixture
sriracha | is chili pepper, garlic | opaque
guacamole = guacamolie, guac | is avocado, onion, cilantro | opaque
salsa | is tomato, onion, cilantro | opaque
pico de gallo | is tomato, onion, cilantro | mixture
wasabi | usually mustard
salt = sea salt, kosher salt
black pepper = white pepper, peppercorn
pepper | mostly black pepper | unspecific
sugar = brown sugar, cane sugar, powdered sugar
honey
maple syrup = maple
molasses = treacle
vanilla = vanilla extract, vanilla bean, vanilin | not of bean
cocoa = cocoa powder, cacao, cacao nib | mostly chocolate
coffee = espresso
tea = green tea, black tea, matcha
yeast
gelatin = gelatine, jello
msg = monosodium glutamate
alcohol = rum, vodka, whiskey, whisky, bourbon, brandy, tequila, cognac, gin, mezcal, schnapps, ethanol, spirits
sake = mirin, rice wine, soju, cooking sake, aji mirin, hon mirin, michiu, mijiu, umeshu, nigori, 料理酒 | is alcohol | not of wine, rice
mead = hydromel | is alcohol
liqueur = cordial | is alcohol | opaque
triple sec = grand marnier, cointreau, kahlua, limoncello, baileys, campari, aperol, vermouth, pernod, pastis, sambuca,
  jagermeister, curacao | is alcohol
cider = apple cider | usually sulphites
hard cider | is alcohol | usually sulphites
cocktail = mixed drink, mocktail, house cocktail, specialty cocktail | is alcohol | opaque
margarita = mojito, martini, mimosa, sangria, daiquiri, spritz | is alcohol | mixture
`,
};
