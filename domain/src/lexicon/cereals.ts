import type { LexiconGroup } from './entry.ts';

export const cereals: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (2025): wheat; Regulation 1169/2011, Annex II: cereals containing gluten; FARE and the Celiac Disease Foundation: hidden names of wheat and sources of gluten',
  table: `
gluten | always gluten | stands for gluten
wheat = wheat flour, whole wheat, whole wheat flour, wheat berry, wheat bran, wheat germ, wheat starch, wheat protein, wheat gluten, vital wheat gluten, cracked wheat, wheat noodle, wheat bread, hydrolyzed wheat protein, modified wheat starch, trigo | always wheat | stands for wheat
flour = all purpose flour, enriched flour, white flour, plain flour, bread flour, cake flour, pastry flour, self rising flour, unbleached flour, graham flour, maida, atta, 00 flour | is wheat | not of cake, pastry, bread
durum = durum wheat, semolina, semolina flour, durum semolina, farina, cream of wheat, suji, sooji, rava | is wheat | not of cream
farro = emmer, einkorn, kamut, khorasan, khorasan wheat, triticale, freekeh, wheatberry | is wheat
spelt = spelt flour, dinkel | always spelt | stands for spelt
bulgur = bulgar, bulghur, bulgur wheat, burghul | is wheat
tabbouleh = tabouli, tabouleh | is bulgur, parsley, tomato, onion | mixture
kibbeh | is bulgur, onion | mixture
couscous = cous cous, israeli couscous, pearl couscous, orzo, fregola | is wheat
seitan = wheat meat | is wheat | usually soybeans
panko = breadcrumb, bread crumb, panko breadcrumbs, crouton, breaded, stuffing | is wheat
pasta = spaghetti, linguine, fettuccine, fettucine, penne, rigatoni, macaroni, farfalle, fusilli, bucatini, tagliatelle, pappardelle, angel hair, vermicelli pasta, cavatelli, orecchiette, ziti, ditalini | is wheat | mixture
filled pasta = ravioli, tortellini, cannelloni, manicotti, agnolotti | is pasta | usually eggs, milk
lasagna = lasagne | is pasta | usually milk, eggs
gnocchi | always wheat | usually eggs, milk
spaetzle | always wheat, eggs
noodle | usually wheat, eggs
ramen = ramen noodle, tonkotsu ramen | is noodle | always wheat | usually soybeans, eggs
udon = udon noodle, somen, lo mein, chow mein, yakisoba, yakisoba noodle | is wheat | not of noodle | usually soybeans
soba = soba noodle | is buckwheat | not of noodle | usually wheat
rice noodle = rice vermicelli, rice stick, rice stick noodle | is rice | not of noodle
bun bo hue | is rice noodle, beef | not of bun bo | usually fish, shrimp
bun cha = bun cha ha noi, bun cha hanoi, bun cha gio | is rice noodle | not of bun | usually fish
bread = white bread, sourdough, sourdough bread, baguette, ciabatta, focaccia, toast, toasted bread, pumpernickel, multigrain bread, bread roll, dinner roll, hoagie, hoagie roll, sub roll, crostini, bruschetta, garlic bread, texas toast, lavash | is wheat | mixture
bun = burger bun, hamburger bun, hot dog bun, brioche bun, sesame bun | is wheat | not of burger | usually milk, eggs, sesame
sesame seed bun | is bun | always sesame
brioche = challah, panettone | is wheat | always eggs | usually milk
naan = nan bread, naan bread, kulcha | is wheat | usually milk
flatbread = pita, pita bread, injera mix | is wheat | mixture
injera | usually wheat
matzo = matzah, matzoh, matza, matzo meal, matzo ball | is wheat | usually eggs
flour tortilla = wheat tortilla, wrap, burrito | is wheat | mixture
lettuce wrap | is lettuce | not of flour tortilla | mixture
corn tortilla = tostada, tortilla chip, taco shell | is corn | not of tortilla
nacho | is corn tortilla | mixture
tortilla = taco, enchilada | usually wheat
bagel = english muffin, pretzel, soft pretzel | is wheat
everything bagel = everything seasoning, everything bagel seasoning | always sesame | usually wheat
cracker = oyster cracker, graham cracker, saltine, water cracker, breadstick, grissini, melba toast, rusk, goldfish cracker | is wheat | not of oyster, water
rice cracker = rice cake | is rice | not of cracker, cake | usually soybeans, wheat
croissant = danish, pain au chocolat, puff pastry | is wheat | usually milk, eggs
pastry = pie crust, tart shell, shortcrust, empanada, turnover, strudel, pot pie, pasty, apple pie, fruit tart | is wheat | usually milk, eggs
pie = tart, cobbler, crumble, shepherds pie | usually wheat, milk
phyllo = filo, phyllo dough, filo pastry, kataifi, spanakopita, borek | is wheat | usually milk
cake = sponge cake, cupcake, muffin, pound cake, ladyfinger, lady finger, birthday cake, chocolate cake, carrot cake, angel food cake, funnel cake | is wheat | usually milk, eggs
cookie = biscuit, chocolate chip cookie, shortbread, biscotti, scone, wafer, ginger snap, oreo, cookie dough | is wheat | usually milk, eggs
gingerbread = ginger bread | not of bread | usually wheat, milk, eggs
cookie butter = speculoos, biscoff | is wheat | not of butter | usually soybeans
brownie = blondie | is wheat | usually milk, eggs
doughnut = donut, beignet, churro, eclair, profiterole, cream puff, cronut | is wheat | usually milk, eggs
pancake = waffle, crepe, blini, dutch baby, french toast, popover, yorkshire pudding, blintz | is wheat | usually milk, eggs
pizza = calzone, stromboli, pizza dough, pizza crust, margherita | is wheat | usually milk
dough | is wheat | mixture
cornbread = corn bread, hush puppy, hushpuppy, corn dog | is corn | not of bread | usually wheat, milk, eggs
burger = hamburger, cheeseburger slider, slider | usually wheat | may be beef
patty = burger patty, hamburger patty, beef patty, salisbury steak | may be beef | not of burger | mixture
hot dog = hotdog, frankfurter, frank, wiener, chili dog | may be pork, beef | usually wheat
sandwich = panini, gyro, po boy, club sandwich, shawarma wrap | usually wheat
cheeseburger | is cheese, burger | usually wheat
cheesesteak = philly cheesesteak | is cheese, beef | usually wheat
grilled cheese | is cheese | usually wheat
batter = tempura batter, beer batter, battered | usually wheat, eggs | opaque
breading = coating, crust mix | usually wheat | opaque
tempura = tempura flakes, tenkasu | is wheat | usually eggs
schnitzel = katsu, tonkatsu, milanese, milanesa, chicken parmesan, chicken parm, eggplant parmesan, chicken tender, chicken nugget, chicken finger, popcorn chicken, fried chicken | not of corn | usually wheat, eggs
wonton = won ton, wonton wrapper, wonton soup | is wheat | usually eggs, soybeans, shrimp
dumpling = steamed dumpling, fried dumpling, pan fried dumpling | is wheat | usually soybeans | sometimes eggs, sesame
egg roll = eggroll, egg roll wrapper | is wheat | not of egg | usually eggs, soybeans
spring roll = lumpia, springroll, crispy spring roll | usually wheat, soybeans
rice paper = rice paper wrapper, rice wrapper, banh trang | is rice
roux | usually wheat, milk
gravy = brown gravy, country gravy | usually wheat, milk | opaque
wheatgrass = wheat grass | not of wheat | usually wheat
barley = pearl barley, barley flour, hordeum | not of flour | always barley | stands for barley
malt = barley malt, malted barley, malt extract, malt syrup, malt vinegar, malted milk, ovaltine | always barley
beer = lager, ale, stout, ipa, pilsner | is alcohol | always barley | usually wheat
wheat beer = hefeweizen | always barley, wheat
rye = rye flour | not of flour | always rye | stands for rye
rye bread = rye toast, marble rye | is rye | not of bread | usually wheat
crispbread = rye crispbread | is rye | usually wheat
oat = rolled oats, oatmeal, porridge oats, oat flour, oat bran, steel cut oats, overnight oats, porridge | not of flour | always oats | stands for oats
oat milk = oatmilk, oat cream, oat milk latte, oatmilk latte, oat latte | is oat | not of milk, cream, latte
brewers yeast = marmite, vegemite | usually barley
zucchini noodle = zoodle | is zucchini | not of noodle
pierogi = pelmeni | is wheat | usually eggs | sometimes milk
`,
};
