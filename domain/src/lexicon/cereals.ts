import type { LexiconGroup } from './entry.ts';

export const cereals: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (2025): wheat; Regulation 1169/2011, Annex II: cereals containing gluten; FARE and the Celiac Disease Foundation: hidden names of wheat and sources of gluten',
  table: `
gluten | always gluten | stands for gluten
wheat = wheaten, wheaten flour, wheaten cornflour, wheaten corn flour, wheaten starch, wheaten maize starch, wheat flour, whole wheat, whole wheat flour, wheat berry, wheat bran, wheat germ, wheat starch, wheat protein, wheat gluten,
  vital wheat gluten, cracked wheat, wheat noodle, wheat bread, hydrolyzed wheat protein, modified wheat starch, trigo, パン粉, 薄力粉, 強力粉,
  中力粉, 面包, 麵包, 面包糠, 馒头皮, 饺子皮, 餃子皮, 云吞皮, 高筋面粉, 低筋面粉, 中筋面粉, 밀가루반죽, 빵가루, แป้งสาลี, пшеница, пшеничная мука, мука пшеничная,
  enriched wheatflour, enriched flower, wheat flower, enriched wheat flower, bleached wheatflour,
  unbleached wheatflour, enrichedflour, enrichedwheatflour, wholewheatflour, wheatgluten, wheatstarch, whole weat, whole weat flour, unbleached wheat flower, durhum, durum semoline, semolena | always wheat
  | stands for wheat
flour = all purpose flour, enriched flour, white flour, plain flour, bread flour, cake flour, pastry flour, self rising flour,
  unbleached flour, graham flour, maida, atta, 00 flour, mehl, farina 00, tipo 00, plain white flour, baking flour,
  gluten free flour blend, measure for measure flour, cup for cup flour, multi purpose flour, multipurpose flour | is wheat | not of cake,
  pastry, bread
durum = durum wheat, semolina, smeed, smid, semolina flour, durum semolina, farina, cream of wheat, suji, sooji, rava, griess | is wheat | not of cream
farro = emmer, einkorn, kamut, khorasan, khorasan wheat, triticale, freekeh, wheatberry | is wheat
spelt = spelt flour, dinkel | always spelt | stands for spelt
bulgur = bulgar, bulghur, bulgur wheat, burghul | is wheat
tabbouleh = tabouli, tabouleh | is bulgur, parsley, tomato, onion | mixture
kibbeh | is bulgur, onion | mixture
couscous = cous cous, israeli couscous, pearl couscous, orzo, fregola, fregula, risoni, cuscuz marroquino | is wheat
seitan = wheat meat | is wheat | usually soybeans
panko = breadcrumb, bread crumb, panko breadcrumbs, breaded | is wheat
elbow | usually wheat
pasta = petites pates, pates fraiches, spaghetti, linguine, penne, rigatoni, macaroni, farfalle, fusilli, bucatini, angel hair, vermicelli pasta, cavatelli, orecchiette,
  ziti, ditalini, small shell pasta, medium shell pasta, small pasta shell, rivel, spiral pasta, pasta spiral, soup pasta,
  ditalini pasta | is wheat | mixture
filled pasta = ravioli, tortellini, cannelloni, manicotti, agnolotti | is pasta | usually eggs, milk
lasagna = lasagne | is pasta | usually milk | sometimes eggs
gnocchi = gnocchi di patate, potato gnocchi | always wheat | sometimes eggs, milk
spaetzle | always wheat, eggs
noodle | usually wheat | sometimes eggs
ramen = tonkotsu ramen | is noodle | always wheat | usually soybeans, eggs
udon = udon noodle, somen, lo mein, chow mein, yakisoba, yakisoba noodle | is wheat | not of noodle | usually soybeans
soba = soba noodle | is buckwheat | not of noodle | usually wheat
rice noodle = rice vermicelli, rice stick, rice stick noodle | is rice | not of noodle
bun bo hue | is rice noodle, beef | not of bun bo | usually fish, shrimp
bun cha = bun cha ha noi, bun cha hanoi, bun cha gio | is rice noodle | not of bun | usually fish
bread = white bread, sourdough, sourdough bread, baguette, ciabatta, focaccia, toast, toasted bread, pumpernickel, multigrain bread,
  bread roll, dinner roll, hoagie roll, sub roll, crostini, bruschetta, texas toast, lavash, bread slice, white toast, french baguette,
  sliced bread, artisan bread, boule, batard, miche, filone, pain de campagne, pain grille, brot, pao frances, pain complet, cuban bread,
  kaiser, hard roll, soft roll, crusty roll, bread bowl, bread stick, breadstick, grissini, garlic toast, garlic baguette, ficelle,
  fougasse, rusk, pane carasau, carta di musica, potato bread, batch loaf, cob loaf, loaf of bread, sangak, turkish bread, pide, lahmacun,
  lahmajun, turkish pide, manakish, manaqish, manakeesh, khobz, khubz, msemen, bazlama, soda bread, irish soda bread, brown bread,
  granary bread, bloomer, barmbrack, schiacciata, pinsa, puccia | is wheat | mixture
bun = burger bun, hamburger bun, hot dog bun, brioche bun, sesame bun | is wheat | not of burger | sometimes milk, eggs, sesame
sesame seed bun | is bun | always sesame
brioche | is wheat | always eggs | usually milk
naan = nan bread, naan bread, kulcha | is wheat | usually milk
flatbread = pita, pita bread, pocket bread, arabic bread, saj bread, markook, taftoon | is wheat | mixture
injera = enjera | usually gluten | sometimes wheat, barley | mixture
matzo = matzah, matzoh, matza, matzo meal, matzah meal | is wheat
flour tortilla = wheat tortilla, wrap, burrito, burro, breakfast burrito, tortilla wrap | is wheat | sometimes milk, soybeans | mixture
lettuce wrap | is lettuce | not of flour tortilla | mixture
corn tortilla = tostada, tortilla chip, taco shell, tortilla bowl chip, tortilla scoop chip, tortilla scoop, tortilla round, tostito
  | is corn | not of tortilla, taco
nacho | is corn tortilla | mixture
tortilla = tortillas warmed, small tortilla, large tortilla, tortilla shell | usually wheat
bagel = bialy | is bread
everything bagel | is bagel | always sesame
cracker = oyster cracker, graham cracker, saltine, water cracker, melba toast, ritz, ritz cracker, triscuit, cream cracker, club cracker,
  town house cracker, keebler club, premium saltine, ry krisp | is wheat | not of oyster, water, cream | sometimes milk, soybeans
rice cracker | is rice | not of cracker | usually soybeans, wheat
croissant = danish, pain au chocolat, pain aux raisins, almond croissant, chocolate croissant, cornetto, viennoiserie | is wheat
  | usually milk, eggs
pastry = tart shell, shortcrust, turnover, fruit tart, shortcrust pastry, sweet pastry | is wheat | usually milk | sometimes eggs
pie = tart, cobbler, fruit crumble, pie slice, fruit pie, apple pie, cherry pie, blueberry pie, peach pie, peach cobbler, tarte, crostata,
  tartlet, hand pie, apple crumble pie, berry crumble, rhubarb crumble, peach crumble | usually wheat, milk | sometimes eggs
phyllo = filo, phyllo dough, filo pastry, kataifi, fillo, kadaif, kadayif, brik, brick pastry, yufka, warqa, feuille de brick | is wheat
  | not of pastry
cake = cupcake, muffin, pound cake, birthday cake, chocolate cake, carrot cake, funnel cake, blueberry muffin, bran muffin, torte,
  torta di, molten chocolate cake, fondant au chocolat, devils food cake, red velvet, yellow cake, layer cake, fruit cake, fruitcake
  | is wheat | usually milk, eggs
cookie = chocolate chip cookie, cookie dough, oatmeal raisin cookie, christmas cookie, platzchen, galletta | is wheat | usually milk, eggs
gingerbread = ginger bread | not of bread | usually wheat, milk, eggs
cookie butter = speculoos, biscoff | is wheat | not of butter, cookie | usually soybeans
brownie = blondie, fudge brownie, chocolate brownie | is wheat | usually milk, eggs
doughnut = donut, beignet, cronut, doughnut hole, krapfen, berliner, bombolone, bombolini, bomboloni, ciambella, paczki, pączek,
  sufganiyah, sufganiyot, zeppole, zeppola, malasada, cruller, fritule, oliebollen | is wheat | usually milk, eggs
pancake = waffle, crepe, blini, dutch baby, flapjack pancake, hotcake, hot cake, griddle cake, griddlecake, flannel cake, johnny cake,
  silver dollar pancake, palatschinken, pfannkuchen, eierkuchen, kaiserschmarrn, galette bretonne, crepe suzette, pannekoek, poffertjes,
  aebleskiver, syrniki, oladi | is wheat | not of cake | usually milk, eggs
pizza = calzone, stromboli, margherita, pizza margherita, pizza bianca, pizzetta, pizza slice, deep dish pizza, pan pizza, cheese pizza,
  pepperoni pizza, panzerotti, panzerotto | is wheat | usually milk
dough | is wheat | mixture
cornbread = corn bread, hush puppy, hushpuppy, johnnycake, jonnycake, spoonbread, spoon bread, corn muffin, corn pone | is corn
  | not of bread, cake | usually wheat, milk, eggs | sometimes soybeans
burger = hamburger, cheeseburger slider, slider, burger sandwich, hamburguesa, smash burger, smashburger | may be beef | usually wheat
patty = burger patty, hamburger patty, lean hamburger, pound hamburger, lb hamburger, beef patty, salisbury steak | may be beef
  | not of burger | opaque
hot dog = hotdog, chili dog, coney, coney dog, pigs in blankets, pigs in a blanket, sonoran dog | may be pork, beef
  | usually wheat | sometimes milk, soybeans
sandwich = panini, shawarma wrap, sandwhich, sammie, hoagie sandwich, sub sandwich, submarine sandwich, hero sandwich, grinder, torta,
  bocadillo, bocata, montadito, tramezzino, tramezzini, piadina, pita sandwich, bap, butty, sarnie, toastie, smorrebrod, tartine,
  open faced sandwich, dagwood, melt sandwich, finger sandwich, tea sandwich | usually wheat
cheeseburger | is cheese, burger | usually wheat
cheesesteak = philly cheesesteak | is cheese, beef | usually wheat
grilled cheese | is cheese | usually wheat
batter = tempura batter, beer batter, battered | usually wheat | sometimes eggs, milk | opaque
breading = coating, crust mix | usually wheat | sometimes milk, eggs | opaque
tempura = tempura flakes, tenkasu | is wheat | usually eggs
schnitzel = katsu, tonkatsu, milanese, milanesa, chicken parmesan, chicken parm, eggplant parmesan, wienerschnitzel, jaegerschnitzel,
  schnitzel sandwich, cotoletta, cotoletta alla milanese, scallopini, scaloppine, chicken fried chicken, veal parm, milanesa de res,
  milanesa de pollo, kotlet schabowy | not of beef | usually wheat, eggs
wonton = won ton, wonton soup | is wheat | usually eggs | sometimes soybeans, shrimp
dumpling = steamed dumpling, fried dumpling, pan fried dumpling | usually wheat | sometimes soybeans, eggs, sesame
egg roll = eggroll | is wheat | not of egg | usually eggs, soybeans
spring roll = lumpia, springroll, crispy spring roll | usually wheat, soybeans
rice paper = rice paper wrapper, rice wrapper, banh trang | is rice
roux | usually wheat | sometimes milk
gravy = brown gravy | usually wheat | sometimes milk | opaque
wheatgrass = wheat grass | not of wheat | usually wheat
barley = pearl barley, barley flour, hordeum, malted barly, barely malt, malted barely, malted barley flower,
  maltedbarleyflour, barly, barleymalt, barleymaltflour, barley malt pow | not of flour, malt | always barley | stands for barley
malt = wort, wort extract, wort concentrate, barley wort, kvass wort, kvass wort concentrate, barley malt, malted barley, malt extract, malt syrup, malt vinegar | always barley
beer = lager, ale, stout, ipa, pilsner, light beer, doppelbock, gueuze, kriek, oktoberfest beer, pilsener, bitter ale, saison ale,
  saison beer, chocolate stout, double chocolate stout, coffee stout | is alcohol | always barley | sometimes wheat | not of chocolate
wheat beer = hefeweizen, witbier, weissbier, weizen beer, weizenbier, white ale, belgian white, blanche beer, berliner weisse
  | not of doughnut | always barley, wheat
rye = rye flour | not of flour | always rye | stands for rye
rye bread = rye toast, marble rye, on rye, on marble rye, toasted rye, seeded rye, jewish rye, light rye, deli rye, swirl rye, caraway rye
  | is rye | not of bread | usually wheat
crispbread = rye crispbread | is rye | usually wheat
oat = rolled oats, oatmeal, porridge oats, oat flour, oat bran, steel cut oats, overnight oats, porridge | not of flour | always oats
  | stands for oats
oat milk = oatmilk, oat cream, oat yogurt, oat butter, oat crema, oat milk latte, oatmilk latte, oat latte, oat flat white, oat cappuccino, oat cortado, oat macchiato, oat mocha,
  oat milk flat white, oat milk cappuccino, oat milk mocha | is oat | not of milk, cream, latte
brewers yeast = marmite, vegemite | usually barley
zucchini noodle = zoodle | is zucchini | not of noodle
pierogi = pelmeni | is wheat | usually eggs | sometimes milk
gnudi = ricotta gnocchi | is ricotta | not of gnocchi | usually wheat, eggs
challah = challah bread, hallah | is bread | always eggs | sometimes sesame
panettone = pandoro, colomba | is wheat | always eggs, milk | sometimes almond, sulphites
matzo ball = matzah ball, matzoh ball, kneidlach, kneidel, matzo ball soup, matzah ball soup | is matzo, egg | usually celery
matzo brei = matzah brei | is matzo, egg | usually milk
taco = hard taco, soft taco, street taco | sometimes wheat, milk
enchilada = enchiladas suizas, enfrijolada | is corn | usually milk | sometimes wheat
english muffin | is wheat | not of cake | sometimes milk, soybeans
pretzel = soft pretzel, pretzel bites, laugenbrezel, brezel | is wheat | sometimes milk
everything seasoning = everything bagel seasoning, everything spice | not of everything bagel, seasoning, spice | always sesame | mixture
puff pastry = pate feuilletee, feuillete, vol au vent, bouchee, pasta sfoglia, hojaldre, blatterteig | is wheat | not of pate, pastry
  | sometimes milk, eggs
pie crust = pastry crust, pastry shell, pastry case, pate sucree, pate sablee, pasta frolla, puff pastry crust, pie dough, pie shell,
  tart dough, pate brisee, pie crust dough, tart case, unbaked pie shell | is wheat | not of pastry, pie, pate, dough | sometimes milk,
  eggs, soybeans
graham cracker crust = cookie crust, cookie crumb crust, crumb crust | is wheat | not of cookie | sometimes milk
empanada = empanadilla, pastelitos | usually wheat | sometimes eggs, milk
strudel = apple strudel, apfelstrudel | is wheat | sometimes milk, eggs, walnut, almond
pot pie = chicken pot pie, beef pot pie, turkey pot pie | is wheat | usually milk, celery | sometimes eggs
pasty = cornish pasty, meat pasty | is wheat | usually milk | sometimes eggs
shepherds pie = cottage pie | is potato | not of pie | usually milk | sometimes wheat, celery, fish
spanakopita = spanikopita, tiropita, tyropita, spanakotiropita, spinach pie | is feta, phyllo | not of pie | usually eggs
borek = burek, boreka, bourekas | is wheat | usually milk | sometimes eggs, sesame
sponge cake = victoria sponge, genoese, swiss roll, jelly roll, pan di spagna, bizcocho | is wheat | not of cake, swiss cheese
  | always eggs | sometimes milk, almond
ladyfinger = lady finger, sponge finger, boudoir, boudoir biscuit | is wheat | not of biscuit | always eggs
angel food cake = angel food, angel cake | is wheat | not of cake | always eggs
biscuit = flaky biscuit, breakfast biscuit, buttermilk biscuit, biscuit dough, drop biscuit, canned biscuit, refrigerated biscuit
  | is wheat | usually milk | sometimes eggs, soybeans | not of buttermilk, dough
shortbread = shortbread biscuit, sable biscuit, sable cookie, sable breton, shortbread cookie, scottish shortbread, petticoat tails
  | is wheat | not of cookie, biscuit | usually milk | sometimes eggs
biscotti = cantucci, cantuccini, biscotto di prato | is wheat | always eggs | sometimes almond, milk
scone = cream scone, devonshire scone | is wheat | usually milk | sometimes eggs
wafer = wafer cone, sugar wafer, wafer cookie, ice cream cone, sugar cone, waffle cone, cake cone, waffle bowl | is wheat
  | sometimes milk, eggs, soybeans | not of cookie, ice cream, pancake, sugar, cake
ginger snap = ginger biscuit, ginger nut, gingernut | is wheat | not of biscuit, nut | sometimes milk, eggs
oreo = sandwich cookie, chocolate sandwich cookie, oreo cookie, oreo crumb, chocolate cookie crumb, crushed oreo, oreo piece, oreo crust
  | is wheat | always soybeans | not of cookie, sandwich, chocolate | sometimes milk
churro = xuxo, churros con chocolate | is wheat | sometimes milk, eggs
eclair = profiterole, cream puff, croquembouche, paris brest, choux bun, choux puff, religieuse, chouquette | is choux pastry | not of bun
  | usually milk
choux pastry = choux, choux dough, pate a choux, choux paste, pate choux, brandteig | not of pastry, dough | always wheat, eggs
  | usually milk
french toast = pain perdu, torrijas, eggy bread, french toast stick, rabanada | is bread, egg | usually milk
popover = yorkshire pudding, yorkshire pud, toad in the hole | is wheat | not of pudding | always eggs | usually milk
blintz = blintze, cheese blintz, nalesniki, blinchiki | is wheat | usually milk, eggs
pizza dough = pizza crust | is dough | not of pizza
benne wafer | is sesame, wheat | not of wafer, tahini | usually milk, eggs
ramen noodle = ramen instant, ramen packet, package of ramen, ramen brick, top ramen, maruchan, fresh ramen noodle, ramyun noodle,
  package ramen | is noodle | not of ramen | always wheat | sometimes soybeans, eggs
corn dog = corndog, corny dog, mini corn dog | is sausage | not of corn | always wheat | usually eggs, milk
`,
};
