import type { LexiconGroup } from './entry.ts';

/**
 * People avoid these foods, which are no allergens. Each was reviewed with its other names, forms and kinds. Only these
 * can clear when a complete list of plain foods lacks them; all others only warn. Members of a line become kinds of its
 * group. `open` marks a group that nobody can review completely, because too many foods contain it without saying so.
 */
export const closed: readonly LexiconGroup[] = [
  {
    source: 'Botanical families: Plants of the World Online (Kew), genus Allium; USDA FoodData Central (forms)',
    table: `
allium = alliums | members garlic, onion, scallion, shallot, leek, chive, ramp
garlic | may be in ramp, chive, garlic chive, freeze dried chive, tomato sauce, pasta sauce
onion = onions | members scallion, fried onion, shallot, ramp | may be in nigella, chive, leek, tomato sauce, pasta sauce
scallion = green onion, spring onion
shallot
leek | may be in ramp, salad onion
chive | members garlic chive
`,
  },
  {
    source: 'Plants of the World Online (Kew), genus Citrus and hybrids; USDA FoodData Central (forms)',
    table: `
citrus = citrus fruit | members lemon, lime, orange, grapefruit, yuzu, pomelo, calamansi, makrut lime leaf, preserved lemon,
  bergamot | may be in triple sec, ponzu, ceviche, lemonade
lemon | members preserved lemon | may be in citrus, triple sec, ponzu, lemonade
lime | members calamansi, makrut lime leaf | may be in citrus
orange | may be in citrus, triple sec
grapefruit | may be in citrus
yuzu
pomelo
`,
  },
  {
    source: 'USDA-FSIS: kinds of meat and poultry (9 CFR 301.2, 381.1); USDA FoodData Central (cuts and cures)',
    table: `
meat = meats | members beef, pork, lamb, poultry, game, game meat, offal, frog leg, sausage, beef stick, foie gras, escalope, frankfurter, pate,
  haggis, donkey, morcilla, scrapple, pepperoni slice, hot dog | may be in animal fat, gelatin, bouillon cube, broth, demi glace, bolognese
red meat | members beef, pork, lamb, bison, game | may be in meat, sausage, escalope, frankfurter, offal
beef | members beef stick, beef rendang | may be in offal, gelatin, animal fat, pepperoni slice, bulgogi, galbi, gyudon, patty melt, menudo,
  stroganoff, demi glace, bolognese, pho broth, pho
pork | members cochinita pibil | may be in refried bean, prepared bean, gelatin, animal fat, pepperoni slice, scrapple, morcilla
lamb | may be in sausage, skewer
poultry = fowl, volaille, geflugel, pollame | members chicken, turkey, duck, quail, game meat, ostrich
  | may be in meat, sausage, escalope, frankfurter, offal, pate, skewer
chicken | may be in sausage, pate, skewer, frankfurter, offal
turkey | may be in sausage, frankfurter
duck | may be in pate, offal
quail | may be in game meat
bacon
ham
game | open | members bison, rabbit, quail, game meat
rabbit | may be in game, game meat, pate
bison | may be in game, game meat
`,
  },
  {
    source: 'Plants of the World Online (Kew), Fabaceae; USDA FoodData Central: legumes and legume products',
    table: `
legume = legumes, pulse, pulses | members bean, lupin bean, lentil, chickpea, pea, soy, peanut, green bean, butter bean, tamarind, fenugreek, carob, jicama, lupin,
  dosa, guar gum | may be in spring mix
bean = beans | members green bean, butter bean, chickpea, soy, edamame
green bean
butter bean
lentil = lentils | may be in prepared bean, urad, chana dal, moong
chickpea
pea = peas | may be in chickpea
black eyed pea
mung bean
fava bean
jicama
tamarind
carob
`,
  },
  {
    source: 'Plants of the World Online (Kew), Solanaceae; USDA FoodData Central (forms)',
    table: `
nightshade = nightshades, solanaceae | members tomato, potato, eggplant, bell pepper, chili pepper, paprika, tomatillo, goji, gooseberry
  | may be in durian, pepper, gnocchi, sambal, romesco
tomato = tomatoes
potato = potatoes | may be in modified starch, tapioca flour, gnocchi
eggplant = aubergine
pepper = peppers | members black pepper, bell pepper, chili pepper, paprika, long pepper
bell pepper = bell peppers, sweet pepper, capsicum | members paprika | may be in chili pepper, pepperoncini
chili pepper = chili, chile, chilli | members pepperoncini | may be in bell pepper, paprika, sambal, romesco
black pepper
paprika
tomatillo
`,
  },
  {
    source:
      'Plants of the World Online (Kew), Rosaceae, Ericaceae and others; USDA FoodData Central: fruits and fruit juices',
    table: `
berry = berries | members strawberry, blueberry, cranberry, raspberry, blackberry, gooseberry, goji | may be in fruit, jam, currant
stone fruit = drupe | members peach, nectarine, plum, prune, apricot, cherry, dried apricot, umeboshi, apricot kernel, mirabelle, donut peach
  | may be in fruit, jam, mango
tree fruit | open | members apple, pear, peach, nectarine, plum, prune, apricot, cherry, quince, citrus, fig, mango, avocado, loquat, persimmon,
  pomegranate, dried apricot, mirabelle | may be in fruit, jam
strawberry = strawberries | may be in berry
blueberry = blueberries | may be in berry
raspberry = raspberries | may be in berry
blackberry = blackberries | may be in berry
cranberry = cranberries | may be in berry
cherry = cherries | may be in sumac
apricot | may be in jam | members dried apricot, apricot kernel
nectarine
peach | members nectarine
plum | members prune, umeboshi, mirabelle
prune
apple | may be in cider
pear
quince
grape = grapes | members wine | may be in cream of tartar, dried apricot, vinegar, wine vinegar, tapioca syrup
mango
pineapple
papaya
kiwi = kiwifruit, kiwi fruit
banana = bananas | members plantain | may be in tapioca flour, banana blossom, banana leaf
plantain
avocado | may be in cobb salad
pomegranate
date = dates | may be in tapioca syrup
fig
melon = melons | members watermelon
watermelon
guava
lychee
persimmon
passion fruit
dragon fruit
starfruit
jackfruit
loquat
`,
  },
  {
    source: 'Plants of the World Online (Kew), Brassicaceae; USDA FoodData Central: vegetables and vegetable products',
    table: `
cruciferous vegetable = cruciferous, brassica, cruciferous vegetables | members cabbage, broccoli, cauliflower, kale, radish, arugula, mustard,
  mustard green, watercress, mizuna, horseradish, wasabi, collard greens, kraut, moringa, parsnip, yau choy,
  friarielli, brassica species
  | may be in spring mix
cabbage | may be in yau choy, brassica species
broccoli | may be in friarielli, brassica species
cauliflower | may be in brassica species
kale | may be in spring mix, brassica species
arugula | may be in spring mix
radish | may be in spring mix
watercress | may be in spring mix
mizuna | may be in brassica species
horseradish | may be in parsnip, wasabi
`,
  },
  {
    source: 'Plants of the World Online (Kew), Cucurbitaceae; USDA FoodData Central (forms)',
    table: `
squash = squashes | members zucchini, butternut squash, kabocha, peanut squash, bottle gourd, winter melon, luffa, chayote
  | may be in pumpkin seed, roasted pumpkin seed, bitter melon, pointed gourd
zucchini = courgette | may be in summer squash
butternut squash = butternut
cucumber | members pickle
bitter melon
chayote
`,
  },
  {
    source: 'USDA FoodData Central: vegetables and vegetable products (names and forms)',
    table: `
mushroom = mushrooms | members huitlacoche | may be in demi glace, stroganoff, quorn, hot and sour soup, burgundy
carrot = carrots
spinach | may be in spring mix
lettuce | members celtuce | may be in spring mix
asparagus
beet = beets, beetroot | may be in spring mix
sweet potato | may be in sweet potato leaf
okra
artichoke | may be in cardoon
jerusalem artichoke
celtuce
taro | may be in parsnip
lotus root
bamboo shoot | may be in parsnip
water chestnut
burdock = gobo | may be in parsnip
salsify
radicchio | may be in spring mix
nopales | may be in parsnip
olive = olives
caper = capers
`,
  },
  {
    source: 'USDA FoodData Central: spices and herbs; Plants of the World Online (Kew)',
    table: `
cilantro = coriander leaf, fresh coriander, chinese parsley | members coriander | may be in culantro, chutney, salsa criolla, banh mi, salsa verde, chimichurri, pho, pho ga, pho tom
parsley | may be in parsnip
basil
mint | may be in brewed tea
dill
rosemary
thyme
oregano | may be in marjoram
sage
cumin
turmeric
cinnamon | may be in other spice, five spice, garam masala, chai, churro, cookie butter, horchata, sugar cookie
ginger | may be in galangal
saffron
nutmeg = mace
clove = cloves
cardamom
caraway
anise = aniseed | may be in star anise
star anise
fennel | members fennel seed | may be in parsnip
fenugreek
allspice
bay leaf
marjoram
lemongrass | may be in hibiscus
galangal
culantro
curry leaf
licorice
asafoetida
nigella
sumac
`,
  },
  {
    source: 'USDA FoodData Central: cereal grains, nut and seed products',
    table: `
rice = rices
quinoa | may be in seed
buckwheat
millet | may be in tapioca flour
flax seed = flax, flaxseed, linseed
chia seed = chia
sunflower seed = sunflower seeds
poppy seed
pumpkin seed = pepita
corn = maize | open | members corn tortilla, corn nut, cancha | may be in modified starch, baking powder, leavening, sugar
`,
  },
  {
    source: '21 CFR 163 (cacao products), 172 and 182; FDA: caffeine and where it is found; USDA FoodData Central',
    table: `
honey | members mead | may be in botanical, baklava, nougat, halva, granola, cracker, teriyaki
maple syrup
molasses | may be in sugar
chocolate = chocolates
cocoa = cacao | members chocolate
coffee
tea | may be in hibiscus
caffeine | open | members coffee, tea, cocoa, soda
alcohol | open | members wine, beer | may be in vanilla, extract
gelatin | members collagen boost, isinglass | may be in marshmallow, gummy, panna cotta, dessert mousse, rice krispie treat
msg = monosodium glutamate | members glutamate | may be in yeast extract, soy sauce, bouillon cube, seasoning
sweetener | open | members artificial sweetener, stevia, sugar alcohol
color = food coloring, food colouring, food dye | open | members red 40, red 3, yellow 5, yellow 6, blue 1, blue 2, green 3, synthetic color,
  annatto, caramel color, carmine, beta carotene, turmeric color, paprika extract, beet color, anthocyanin, spirulina, chlorophyll,
  titanium dioxide, gardenia extract, riboflavin color
red 40
red 3
yellow 5
yellow 6
blue 1
blue 2
green 3
carmine = cochineal
annatto = achiote | may be in cheddar, american cheese, margarine, butter
`,
  },
];
