import type { LexiconGroup } from './entry.ts';

/** Plain foods that people often avoid. They imply no allergen of the catalogue. */
export const plainProduce: LexiconGroup = {
  source: 'General knowledge of foods',
  plain: true,
  table: `
garlic = garlic powder, garlic clove, roasted garlic, granulated garlic, ajo, clove garlic, clove of garlic, dehydrated garlic,
  garlic puree, minced garlic, dried garlic, garlic flake, garlic juice, garlic granule, garlic salt, black garlic, garlic scape,
  elephant garlic, garlic oil, garlic confit, clove fresh garlic, organic garlic, garlic head, head garlic, head of garlic, garlic chip,
  garlic extract, ail, knoblauch, aglio, alho, knoflook, czosnek
allium
onion = red onion, white onion, yellow onion, onion powder, caramelized onion, cebolla, dehydrated onion, dried onion, onion flake,
  granulated onion, onion granule, minced onion, onion salt, onion juice, onion juice concentrate, onion puree, onion extract,
  toasted onion, vidalia onion, vidalia, sweet onion, spanish onion, pearl onion, cipollini, cipollini onion, pickled red onion,
  onion jam, onion marmalade, oignon, zwiebel, cipolla, cebola, cebula
onion ring | is onion | usually wheat | sometimes milk, eggs
scallion = green onion, spring onion
shallot
leek
chive
cilantro = coriander leaf, fresh coriander, chinese parsley | not of parsley
coriander = coriander seed, ground coriander
parsley
basil = thai basil, sweet basil
mint = peppermint, spearmint
dill
rosemary
thyme
oregano
sage
cumin
turmeric
cinnamon
ginger
paprika = smoked paprika
chili pepper = chili, chile, chilli, jalapeno, habanero, chipotle, cayenne, red pepper flake, poblano, hatch chile
  | not of pepper, bell pepper
bell pepper = red pepper, green pepper, capsicum, sweet pepper, roasted red pepper | not of pepper
tomato = cherry tomato, sun dried tomato, tomato paste, roma tomato, jitomate | not of cherry
pommes noisettes = noisette potato, pommes noisette | is potato | not of hazelnut, apple juice
potato = french fry, fries, hash brown, potato chip, tater tot, baked potato, spud
mashed potato = potato mash, potato puree | is potato | usually milk
sweet potato = yam, sweet potato fry | not of potato
carrot
cucumber
pickle = dill pickle, dill spear, gherkin, bread and butter pickle, pickle chip, pickle spear, kosher dill pickle, pickle juice,
  pickle brine, sweet pickle, half sour pickle | opaque
cabbage = napa cabbage, red cabbage, pak choy, choi sum, yu choy, yu choi, gai laan, hakusai, pechay, komatsuna, kai lan
sauerkraut | is cabbage
bok choy | is cabbage
lettuce = romaine, iceberg, iceberg lettuce, romaine lettuce
spinach
kale
arugula = rocket
broccoli = broccolini, brocoly, brocolini, broccollini
cauliflower = cauliflour, colliflower
asparagus
green bean = haricot vert, string bean
zucchini = courgette
squash = pumpkin
mushroom = shiitake, portobello, cremini, button mushroom, porcini, hoshi shiitake, dried shiitake, dried shiitake mushroom,
  dong gu, 木耳, 香菇, しいたけ, きのこ, 버섯, えのき, เห็ด, enokitake, eringi, kikurage, snow fungus, black mushroom, mu er, kinoko | unspecific
beet = beetroot
radish = labanos, lo bok, 大根
daikon | is radish
corn = sweetcorn, sweet corn, maize, corn on the cob, popcorn, corn syrup
pea = green pea, snow pea, snap pea, pea protein
chickpea = garbanzo, garbanzo bean, chick pea | not of pea
bean = black bean, kidney bean, pinto bean, cannellini, white bean, navy bean
lentil = dal, daal, dhal, dahl, tuvar dal, toovar dal, arhar dal, yellow dal
rice = white rice, brown rice, jasmine rice, basmati rice, basmati, sushi rice, arborio, risotto rice, wild rice | not of sushi, risotto
quinoa
millet
olive = kalamata, kalamata olive, black olive, green olive
caper
avocado
artichoke = artichoke heart
lemon = lemon juice, lemon zest
lime = lime juice
orange = orange juice
grapefruit
apple = tart apple, tart green apple, tart red apple, tart cooking apple, tart baking apple, tart crisp apple, tart granny smith,
  tart juicy apple, tart firm apple, sweet tart apple, crisp tart apple | not of pie
banana
strawberry
blueberry
cranberry = tart cranberry | not of pie
cherry = tart cherry, tart red cherry, dried tart cherry, frozen tart cherry, pitted tart cherry, tart pitted cherry, tart dried cherry,
  tart montmorency cherry, red tart cherry, canned tart cherry | not of pie
sweet and tart = tart and sweet, tart and bright, bright and tart, tart and tangy, pleasantly tart | not of pie
peach
pear
grape = raisin
mango
pineapple
papaya
kiwi
watermelon
pomegranate
date
fig
sunflower seed = sunflower
pumpkin seed = pepita
chia seed = chia
flax seed = flaxseed, flax, linseed
poppy seed = poppy
beef = ground beef, steak, brisket, short rib, ribeye, sirloin, corned beef, pastrami, roast beef, carne asada, filet mignon, wagyu, veal,
  tenderloin
pork = ground pork, pulled pork, pork belly, pork chop, carnitas, pork loin, lard
bacon = pancetta, guanciale, lardon | is pork
ham = prosciutto, serrano ham, jamon | is pork
lamb = mutton, goat meat
chicken = chicken breast, grilled chicken, chicken thigh, chicken wing, wing, rotisserie chicken
turkey
duck
jackfruit
water = ice, sparkling water
`,
};
