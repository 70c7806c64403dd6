import type { DishGroup } from './dish-entry.ts';

export const southernAsianAndEastern: DishGroup = {
  source:
    'General culinary knowledge: dishes of Thailand, Vietnam, India, the Middle East, Greece, Ethiopia and eastern Europe',
  table: `
pad thai = pad thai noodles, phad thai | always rice noodle | usually egg, fish sauce, peanut, bean sprout, lime, tamarind, garlic | often sugar, tofu, scallion, vegetable oil, cilantro | sometimes shrimp, chicken, soy sauce, shallot
pad see ew = pad siew, pad see eew | always rice noodle, soy sauce | usually egg, broccoli, garlic | often oyster sauce, sugar, fish sauce
drunken noodles = pad kee mao, pad kee mow | always rice noodle | usually basil, garlic, chili pepper, soy sauce | often fish sauce, oyster sauce, bell pepper, egg, onion
basil chicken = pad krapow, pad kra pao, thai basil, pad ka prao | always basil, garlic | usually chili pepper, soy sauce, fish sauce | often oyster sauce, rice, chicken, sugar
thai curry = green curry, red curry, yellow curry, panang curry, panang, jungle curry | is curry | always coconut milk | usually fish sauce, basil | often lime, bell pepper, lemongrass, shrimp paste, bamboo shoot, sugar, chili pepper | seldom tomato, yogurt, cream
massaman = massaman curry | is curry | always coconut milk, potato | usually peanut, fish sauce, onion | often tamarind, cinnamon, shrimp paste | seldom tomato
tom yum = tom yum soup, tom yum goong | always lemongrass, lime | usually fish sauce, mushroom, chili pepper | often shrimp, galangal, tomato, cilantro
tom kha = tom kha gai, coconut soup, coconut shrimp soup | always coconut milk, lime | usually fish sauce, mushroom, lemongrass | often chicken, cilantro, galangal, ginger
papaya salad = som tum, som tam | always papaya, lime | usually fish sauce, garlic, peanut, chili pepper | often tomato, green bean, sugar, shrimp
larb = laab, larb gai | always lime | usually fish sauce, mint, cilantro, shallot | often rice, chicken, pork, chili pepper
satay = chicken satay, sate | always peanut | usually coconut milk, chicken | often turmeric, soy sauce, curry powder, sugar, fish sauce
peanut sauce = satay sauce | always peanut butter | usually soy sauce, lime | often coconut milk, garlic, ginger, sugar
thai stir fry = thai vegetable stir fry | is stir fry | often fish sauce, basil, lime, peanut
mango sticky rice = sticky rice | always glutinous rice, coconut milk | usually mango, sugar
thai iced tea | always tea, sugar | usually condensed milk
pho = pho bo, pho ga, beef pho, chicken pho | always rice noodle | usually fish sauce, onion, ginger, bean sprout, basil, cilantro, lime | often beef, anise, cinnamon, scallion, broth
banh mi = bahn mi, banh mi sandwich | always bread | usually carrot, cilantro, cucumber, mayonnaise | often daikon, jalapeno pepper, pork, soy sauce, vinegar | sometimes fish sauce, pate, sugar
vermicelli bowl = bun bowl, bun thit nuong, bun cha, noodle salad | always rice noodle | usually fish sauce, lettuce, carrot, mint | often peanut, cucumber, lime, cilantro, bean sprout
summer roll = fresh roll, goi cuon, rice paper roll | always rice paper | usually rice noodle, lettuce, mint | often shrimp, peanut, carrot, hoisin, cucumber
banh xeo | always rice flour, coconut milk, turmeric | usually shrimp, bean sprout
lemongrass chicken = lemongrass tofu, lemongrass pork | is stir fry | always lemongrass | usually garlic, fish sauce
nasi goreng = mie goreng | always rice | usually soy sauce, shrimp paste, egg | often shallot, garlic
rendang = laksa | is curry | always coconut milk | usually lemongrass | often shrimp paste, tamarind
butter chicken = murgh makhani, makhani | is curry | always butter, tomato, chicken, cream | usually garam masala, yogurt | often cashew, fenugreek | seldom coconut milk
tikka masala = chicken tikka masala, paneer tikka masala | is curry | always tomato | usually cream, yogurt, garam masala | often chicken, butter | seldom coconut milk
chicken tikka = tandoori chicken, tandoori | always yogurt, garlic, ginger | usually cumin, lemon, turmeric, garam masala, paprika | often chicken
korma = navratan korma, chicken korma | is curry | usually yogurt, cream, cashew, cardamom | often almond, coconut milk
vindaloo | is curry | always vinegar, chili pepper | often potato, mustard seed
saag = palak, saag paneer, palak paneer, spinach curry | is curry | always spinach | usually paneer, cream, garam masala | often butter, ghee | seldom coconut milk
paneer = paneer curry, mattar paneer, muttar paneer, matar paneer, kadai paneer, shahi paneer | is curry | always paneer | usually tomato, garam masala | often pea, cream, butter, bell pepper | seldom coconut milk
chana masala = chole, chickpea curry, chana | is curry | always chickpea | usually tomato, garam masala
dal = daal, dal makhani, dal tadka, dahl, lentil curry | is curry | always lentil | usually cumin seed | often butter, cream, ghee, mustard seed
aloo gobi = aloo | is curry | always potato | usually cauliflower
biryani = chicken biryani, pulao, pilaf, rice pilaf | always rice | usually onion | often garlic, ginger, cardamom, cinnamon, butter, ghee, yogurt, cumin, mint | sometimes saffron, chicken, cashew, raisin, broth, almond
samosa = samosas | always flour, potato, pea | usually cumin, vegetable oil | often ginger, coriander, chili pepper, garam masala
pakora = bhaji, onion bhaji | is fried food | always chickpea flour | usually onion, vegetable oil | often turmeric, chili pepper, cumin | seldom egg, milk
naan = garlic naan, kulcha, roti, chapati, paratha | always flour | usually yogurt, yeast, butter | often ghee, milk | sometimes garlic
dosa = masala dosa, uttapam, idli | always rice, lentil | usually potato | often mustard seed, curry leaf, onion, coconut
raita = tzatziki, yogurt sauce | always yogurt | usually cucumber, garlic | often lemon, dill, mint, olive oil
lassi = mango lassi | always yogurt | usually sugar, mango | sometimes cardamom
gulab jamun = rasmalai, kheer, kulfi, rice pudding, gajar halwa | always milk, sugar | usually cardamom | often pistachio, almond, rice | sometimes ghee, flour, cream, cinnamon, raisin, vanilla
hummus = humus, hummus plate | always chickpea, tahini | usually lemon, garlic, olive oil | often cumin, paprika | sometimes bread
baba ganoush = baba ghanoush, eggplant dip | always eggplant, tahini | usually lemon, garlic, olive oil
falafel burger | is burger | always chickpea, bun | usually onion, garlic, cumin, tahini | never beef
falafel = falafel wrap, falafel plate, falafel pita, falafel bowl | always chickpea | usually onion, garlic, cumin, parsley, coriander, tahini | often cilantro, flour, lemon, pita bread
shawarma = chicken shawarma, doner, doner kebab | usually garlic, cumin, lemon | often yogurt, paprika, chicken, turmeric, pita bread, onion, tahini, tomato, cucumber | sometimes cinnamon, cardamom, lamb, coriander
shawarma spice blend = baharat, garam masala blend | is spice blend | usually cumin, coriander, cinnamon | often turmeric, cardamom, paprika, ginger
gyro = gyros, gyro plate, souvlaki, chicken souvlaki, pita wrap, pita pocket | always bread | usually tomato, onion, yogurt, garlic, cucumber | often lamb, oregano, lemon, lettuce, olive oil, pita bread | sometimes feta, dill, beef
kebab plate = kofta, kofte, kefta, adana kebab | is grilled meat | always onion | usually lamb, cumin, parsley | often beef, coriander
tabbouleh = tabouli, tabbouli | always parsley, bulgur, lemon, tomato | usually mint, olive oil, scallion
fattoush | is salad | always lettuce, tomato, cucumber, bread | usually sumac, lemon, mint
greek salad = horiatiki, village salad, mediterranean salad | is salad | always feta, cucumber, tomato, olive | usually onion, olive oil, oregano | often bell pepper, lemon | sometimes vinegar, parsley
couscous = couscous salad, moroccan couscous | always couscous | usually olive oil | often lemon, parsley, broth | sometimes chickpea, almond, raisin, mint, onion, garlic
moussaka | always eggplant, onion | usually lamb, tomato, milk, butter, flour, cheese | often egg, cinnamon, potato
spanakopita = spinach pie, borek, burek | always spinach, phyllo, feta | usually egg, onion, butter | often dill, scallion
dolma = dolmas, dolmades, stuffed grape leaves, sarma | always rice | usually onion, lemon, grape leaf | often dill, olive oil, mint | sometimes pine nut, lamb
avgolemono | is soup | always egg, lemon, chicken | usually rice
mezze platter = mezze, mediterranean plate | usually chickpea, tahini, olive | often feta, cucumber, pita bread, olive oil
halloumi = grilled halloumi, fried halloumi | always halloumi | usually olive oil | often lemon
baklava = kunefe, kanafeh, kataifi | always sugar, butter | usually phyllo, walnut, honey | often pistachio, cinnamon, lemon
manakish = zaatar bread, man'oushe | always flour | usually za'atar, olive oil | often sesame
injera = doro wat, wat, tibs, misir wot, kitfo, shiro, veggie combo | always onion | usually garlic, berbere, ginger | often butter, teff, chili pepper, tomato | sometimes lentil, chickpea
pierogi = pierogies, varenyky | always flour, potato | usually butter, onion, egg | often cheese, sour cream
borscht = borsch | is soup | always beet | usually cabbage, carrot, sour cream, potato | often dill, beef
beef stroganoff = stroganoff, mushroom stroganoff | always mushroom, sour cream | usually beef, onion, butter, flour, egg noodle | often garlic, broth | sometimes mustard, wine
goulash | is stew | always beef, paprika | usually onion | often bell pepper
schnitzel = wiener schnitzel, jagerschnitzel | always flour, egg, breadcrumbs | usually lemon, pork | often butter
spaetzle = kasespatzle | always flour, egg | usually butter, milk | often nutmeg
latke = potato pancake, latkes, rosti | always potato | usually egg, onion, flour | often vegetable oil, sour cream
matzo ball soup | is soup | always matzo, egg, broth | usually chicken
stuffed cabbage = cabbage roll, golabki | always cabbage, rice | usually beef, tomato, onion
bangers and mash = toad in the hole | always sausage | usually potato, butter, onion
melomakarona = greek cookie, honey cookie | is cookie | always honey, flour | usually olive oil, orange, cinnamon, walnut
`,
};
