import type { LexiconGroup } from './entry.ts';

export const american: LexiconGroup = {
  source:
    'USDA FoodData Central (composition of foods as eaten, FNDDS recipes); Joy of Cooking and The Oxford Companion to American Food and Drink; FARE: hidden names and unexpected sources',
  table: `
fried chicken = chicken tender, chicken nugget, chicken mcnugget, chicken finger, chicken strip, chicken bites, popcorn chicken,
  crispy chicken, crispy chicken sandwich, nashville hot chicken, hot chicken, chicken fries, chicken patty, boneless wing,
  southern fried chicken, country fried chicken, chicken and waffles, chicken n waffles, chicken selects, mcchicken, extra crispy chicken,
  crispy chicken tender, buttermilk fried chicken, chicken littles, breaded chicken, broaster chicken, broasted chicken,
  fried chicken sandwich, chicken ring, fried chicken thigh, fried chicken breast | is chicken | not of corn, patty, panko, buttermilk
  | usually wheat | sometimes eggs, milk
fried vegetable = country fried, fried okra, fried zucchini, fried mushroom, fried artichoke, fried cauliflower, zucchini fries,
  crispy shrimp, fried ravioli | usually wheat | sometimes eggs, milk
jalapeno popper = stuffed jalapeno, jalapeno bottle cap | is chili pepper | usually milk, wheat | sometimes eggs
meatball = polpette, polpetta, albondiga, swedish meatball, italian meatball, kottbullar, frikadelle, frikadellen, frikadeller,
  konigsberger klopse, bitki, kotleti, boulette | may be beef, pork | usually wheat, eggs | sometimes milk | opaque
meatloaf = meat loaf, polpettone, hackbraten, glazed meatloaf | may be beef, pork | not of meat | usually wheat, eggs | sometimes milk
  | opaque
stuffing = cornbread stuffing, cornbread dressing, turkey stuffing, sage stuffing, herb stuffing, apple stuffing, sausage stuffing,
  stove top stuffing | usually wheat | sometimes milk, eggs, celery | mixture
crouton = cornbread crouton, rye crouton, sourdough crouton | is bread | sometimes milk
garlic bread = cheesy garlic bread, garlic cheese bread, garlic breadstick, cheesy bread, cheesy breadstick, cheese bread,
  garlic butter bread | is bread, garlic | usually milk
monkey bread = pull apart bread, bubble bread | is wheat | not of bread | usually milk | sometimes eggs, pecan
bear claw | is wheat, almond | usually milk, eggs
cinnamon roll = cinnabon, honey bun, kanelbulle, kanelbullar, morning bun, chelsea bun, pecan sticky bun, kardemummabullar, cardamom bun
  | is wheat | not of bun | usually milk, eggs | sometimes pecan, walnut
coffee cake = coffeecake, streusel cake, streuselkuchen, sour cream coffee cake | is wheat | not of coffee, cake | usually milk, eggs
  | sometimes walnut, pecan
cajun seasoning = tony chachere, lemon pepper, sazon goya, ranch seasoning, ranch mix, quatre epices, hawaij, advieh, mitmita,
  dry seasoning, steak rub, cajun, creole, blackened, jerk, s and p | not of seasoning, spice, ranch, beef | opaque
etouffee = shrimp etouffee | usually crustacean-shellfish, wheat, celery | sometimes milk
shrimp and grits = shrimp n grits, cheese grits, cheesy grits, cheddar grits | usually milk
shrimp scampi = prawn scampi, lobster scampi | is garlic | usually milk | sometimes wheat, sulphites
scampi = langoustine scampi, wholetail scampi, scampi and chips | always crustacean-shellfish
chicken scampi | is chicken, garlic | not of scampi | usually milk, wheat
low country boil = lowcountry boil, frogmore stew, cajun boil, shellfish boil | is corn, potato | not of soup
  | usually crustacean-shellfish | sometimes milk, molluscs
boudin ball = rice dressing | is rice | not of dressing | sometimes wheat, eggs, celery
muffuletta = muffaletta, muffalata | is bread, cheese, olive | usually sesame, celery | sometimes pistachio
po boy = poboy, shrimp po boy, oyster po boy, catfish po boy | is bread | usually eggs
reuben = reuben sandwich, ruben sandwich, rachel sandwich | not of sandwich | always wheat | usually milk, eggs, rye
club sandwich = turkey club, chicken club, clubhouse sandwich, club wrap, california club | is bacon | not of sandwich, flour tortilla
  | usually wheat, eggs
blt = blt sandwich, blt wrap | is bacon, lettuce, tomato | not of sandwich, flour tortilla | usually wheat, eggs
patty melt = turkey melt, ham melt, frisco melt, tuna melt sandwich | is cheese | not of patty, sandwich | usually wheat, milk
  | sometimes eggs
sloppy joe = sloppy joes, manwich, loose meat sandwich | is beef | not of meat, sandwich | usually wheat | sometimes celery, fish
italian beef = french dip, beef on weck, roast beef sandwich, beef dip, pit beef, roast beef sub | is beef | not of sandwich, dip
  | usually wheat | sometimes milk
philly = philly steak, steak and cheese, steak sandwich, philly steak sandwich | is beef | not of sandwich | usually wheat, milk
italian sub = italian hoagie, italian sandwich, blimpie, spiedie | is bread | not of sandwich | usually milk
footlong = submarine, hoagies, cold cut combo, meatball sub, meatball sandwich, chicken sub | is bread | not of sandwich | sometimes milk
egg salad = egg salad sandwich, egg mayonnaise, egg mayo, devilled egg, stuffed egg | is egg, mayonnaise | sometimes mustard, celery, wheat
tuna salad = tuna fish salad, tuna fish sandwich, tuna salad sandwich, tuna mayo, tuna mayonnaise, tuna sandwich | is tuna
  | not of sandwich | usually eggs | sometimes celery, wheat
chicken salad | is chicken | sometimes eggs, celery, tree-nuts
breakfast sandwich = egg mcmuffin, mcmuffin, egg and cheese sandwich, bacon egg and cheese, bacon egg cheese, sausage egg and cheese,
  sausage egg cheese, breakfast burger, bec, croissan wich, mcgriddle, egg muffin, breakfast muffin, breakfast croissant | is egg
  | not of sandwich | always wheat | usually milk
breakfast taco = breakfast bowl, breakfast platter, grand slam, breakfast plate, full breakfast, big breakfast, two egg breakfast,
  breakfast skillet, skillet breakfast | is egg | sometimes wheat, milk
eggs florentine = eggs royale, eggs hussarde, eggs sardou, crab benedict, country benedict, eggs blackstone, benny, eggs benny, benedict
  | is hollandaise, egg | usually wheat
egg burrito = egg and cheese burrito, egg wrap, breakfast wrap | is egg, flour tortilla | usually milk
hash = corned beef hash, roast beef hash, breakfast hash | is potato | mixture
chili con carne = texas chili, beef chili, chili beef, turkey chili, white chili, white chicken chili, vegetarian chili, veggie chili,
  bowl of chili, chili bowl, cincinnati chili, chili mac, skyline chili, green chili stew, chile con carne, three bean chili, bean chili,
  black bean chili | is chili pepper | not of soup | sometimes wheat, milk | opaque
mac salad = macaroni salad, hawaiian mac salad, hawaiian macaroni salad | is pasta, mayonnaise | sometimes milk, celery, mustard
german potato salad = kartoffelsalat, hot german potato salad | is potato | not of potato salad | usually mustard | sometimes celery, eggs
slaw = asian slaw, vinegar slaw, broccoli slaw, cabbage slaw, apple slaw, red slaw, mexican slaw, cilantro slaw, lime slaw, jalapeno slaw,
  carolina slaw, barbecue slaw | is cabbage | not of broccoli | sometimes eggs | opaque
coleslaw mix = coleslaw blend, tri color slaw | is cabbage | not of coleslaw
cobb salad = cobb, chicken cobb | is egg, bacon | usually milk
wedge salad = iceberg wedge, the wedge salad | is lettuce, bacon | usually milk, eggs
chef salad | is egg, ham, cheese | mixture
greek salad = horiatiki, village salad | is tomato, cucumber, olive | usually milk
house salad = garden salad, side salad, mixed salad, tossed salad, dinner salad, insalata, insalata mista, salade, salade verte, ensalada,
  ensalada mixta, salada, rughetta, salad | opaque
collard greens = dino kale, braised greens, southern greens, stinging nettle | not of kale
creamed spinach = creamed kale, creamed onions, creamed greens, creamed peas, spinach and artichoke dip, spinach dip, artichoke dip,
  creamed spinach dip, creamed chipped beef, chipped beef on toast | not of dip, bread | usually milk | sometimes wheat, eggs
crab dip = hot crab dip, maryland crab dip | is crab | not of dip | usually milk, eggs
french onion dip = onion dip, dill dip, veggie dip, vegetable dip | not of dip | usually milk | sometimes eggs
green bean casserole = green bean bake | is green bean, mushroom | usually milk, wheat
casserole = tuna casserole, tuna noodle casserole, chicken casserole, hotdish, hot dish, tater tot casserole, breakfast casserole,
  king ranch casserole, funeral potatoes, hashbrown casserole, sweet potato casserole, squash casserole, broccoli casserole,
  broccoli cheese casserole, chicken tetrazzini, tetrazzini, chicken divan, turkey tetrazzini, sausage casserole, chicken spaghetti,
  johnny marzetti, american goulash, hamburger helper | not of sausage, ranch, burger | usually milk | sometimes wheat, eggs
candied yams = candied sweet potatoes | is sweet potato | sometimes milk
baked beans = boston baked beans, campfire beans, pork and beans, barbecue baked beans, borracho beans, drunken beans | is bean
  | sometimes mustard, fish
succotash = maque choux, corn salad | not of choux pastry | mixture
boston brown bread = anadama bread, brown bread boston | is wheat, rye | not of bread | sometimes milk
dutch apple pie = apple crumble, apple crisp, fruit crisp, peach crisp, berry crisp, cherry crisp, apple brown betty, brown betty,
  apple betty, apple dumpling, apple turnover, apple fritter, apple crumb pie | is wheat | not of pie, pastry, dumpling | usually milk
  | sometimes eggs, oats, tree-nuts
pecan pie = southern pecan pie, bourbon pecan pie, derby pie | not of pie | always tree-nuts, eggs | usually wheat, milk
cream pie = key lime pie, lemon meringue pie, lemon pie, lime pie, chess pie, lemon chess pie, buttermilk pie, custard pie, pumpkin pie,
  sweet potato pie, coconut custard pie, coconut cream pie, banana cream pie, chocolate cream pie, boston cream pie, french silk pie,
  shoofly pie, sugar cream pie, lemon tart, lemon custard tart, chocolate pie, mississippi mud pie, mud pie, grasshopper pie, bean pie
  | not of pie, cream | usually wheat, eggs, milk
boston cream = boston cream donut, boston creme, boston creme donut, boston cream doughnut, bavarian cream donut, bavarian kreme,
  boston kreme | not of cream | usually wheat, eggs, milk
banana pudding = banana puddin, nana pudding, magnolia banana pudding | is banana | usually milk, wheat, eggs
sundae = hot fudge sundae, ice cream sundae, caramel sundae, banana split, brownie sundae, turtle sundae, dairy queen blizzard, blizzard,
  mcflurry, arctic blast, pazookie, pizookie | is ice cream | sometimes peanuts, tree-nuts, wheat
root beer = birch beer, butterbeer, barq's, mug root beer, a and w, ginger brew | not of beer
whoopie pie = moon pie, moonpie, gob cake | is wheat | not of pie, cake | usually milk, eggs
twinkie = ding dong, ho ho, snack cake, zinger cake, hostess cupcake, little debbie, cosmic brownie, oatmeal creme pie, swiss cake roll,
  toaster strudel | is wheat | not of pie, cream, strudel, brownie, swiss cheese, cake, oat | usually milk, eggs, soybeans
loco moco | is rice, egg | usually wheat | sometimes soybeans, milk
huli huli chicken = huli huli, hawaiian bbq chicken, kalua pork, kalua pig, lau lau, laulau | sometimes soybeans, wheat | mixture
haupia | is coconut | mixture
hawaiian roll = king's hawaiian, hawaiian sweet roll, hawaiian bread, portuguese sweet bread, pao doce, massa sovada, parker house roll,
  yeast roll, sweet roll | is wheat | not of bread | usually milk, eggs
saimin | is noodle | always wheat | usually fish, eggs, soybeans
chopped liver | is offal, onion | usually eggs
gefilte fish = gefulte fish | is fish | usually eggs, wheat, celery
latke = potato latke, kartoffelpuffer, draniki, deruny, placki, placki ziemniaczane, boxty, raggmunk | is potato | usually eggs, wheat
kugel = noodle kugel, lokshen kugel, potato kugel | usually eggs | sometimes milk, wheat
knish = potato knish, kasha knish | is wheat | sometimes eggs, milk
kasha varnishkes = kasha with bow ties | is buckwheat | usually wheat, eggs
kreplach | is wheat | usually eggs, celery
rugelach = rugelah, rugalach | is wheat | usually milk | sometimes walnut, eggs
babka = chocolate babka, cinnamon babka, krantz cake | is wheat | not of cake | usually milk, eggs
hamantaschen = hamantash, hamentashen, hamentaschen | is wheat | usually eggs | sometimes milk, tree-nuts
black and white cookie = half moon cookie | is wheat | not of cookie | usually milk, eggs
bagel and lox = bagel with lox, lox bagel, nova bagel, bagel with nova, schmear and nova, schmear nova, lox and schmear, lox plate | is salmon, bagel | usually milk
whitefish salad = whitefish spread | is fish | usually eggs | sometimes celery
schmear spread = scallion cream cheese, veggie cream cheese, lox spread | is cream cheese | not of dip
cholent = hamin, tzimmes | usually barley | mixture
crumble = crumble topping, streusel topping | opaque
biscuits and gravy | is biscuit | not of gravy | mixture
nugget | usually wheat | mixture
pike place = pike place roast, pike place market | is coffee | not of perch
hand spun shake = shake, fruit shake | usually milk | mixture
grilled chicken strip = grilled chicken tender, grilled chicken nugget, grilled nugget, grilled tender, roasted chicken strip,
  fajita chicken strip, chicken breast strip, chicken thigh strip | is chicken | not of fried chicken, nugget, fajita
shrimp gumbo = shrimp and okra gumbo, crawfish gumbo, crab gumbo, shrimp jambalaya, crawfish jambalaya, seafood jambalaya | not of gumbo,
  jambalaya | is shrimp | usually wheat, celery
boiled seafood dinner = lobster boil, cajun seafood boil, lobster bake, clambake, clam bake, seafood boil | not of clam, lobster, seafood
  | usually crustacean-shellfish | sometimes molluscs, milk, fish
`,
};
