import type { LexiconGroup } from './entry.ts';

export const mexican: LexiconGroup = {
  source:
    'Larousse Cocina (diccionario gastronómico mexicano); The Oxford Companion to Food; FARE: hidden names of milk, wheat and peanut',
  table: `
corn antojito = huaraches, tlacoyo, gordita, memela, tlayuda, panucho, salbute, garnacha, chalupa, tetela, molote, picadita | is corn
  | sometimes milk
flauta = taquito, taco dorado, rolled taco | sometimes wheat, milk
chimichanga = chimi, enchirito, quesarito, crunchwrap, crunchwrap supreme, burrito supreme | is flour tortilla | usually milk
burrito bowl = taco bowl, naked burrito, fajita bowl, chipotle bowl | is rice | not of flour tortilla, taco, fajita, chili pepper
  | sometimes milk
taco salad | not of taco | usually milk | sometimes wheat
fajita = chicken fajita, steak fajitas, sizzling fajitas, fajita veggies, fajita peppers | sometimes wheat, milk
fish taco = baja fish taco, tacos de pescado | is fish, taco | mixture
shrimp taco = tacos de camaron, tacos gobernador | is shrimp, taco | mixture
tamale = tamal, tamales de elote, tamales de rajas, uchepos, corunda | is corn | not of elote | sometimes milk
sweet tamale = tamal dulce | is corn | not of tamale | usually milk
chilaquiles = chilaquiles verdes, chilaquiles rojos, tex mex migas | is corn tortilla | usually milk | sometimes eggs
huevos rancheros = huevos divorciados, huevos motulenos, huevos con chorizo, machaca con huevo, huevos a la mexicana, huevo duro,
  huevo cocido, huevos al gusto, huevos rotos, huevos pericos | is egg | not of sausage | mixture
chile relleno = chili relleno, stuffed poblano | is chili pepper | usually milk, eggs | sometimes wheat
chile en nogada | is chili pepper, walnut | usually milk | mixture
pozole verde = pozole rojo, posole, red pozole, green pozole, pozole blanco | is corn | mixture
menudo | sometimes wheat | mixture
birria = birria taco, birria de res, consome de birria, consomme de birria | not of taco, broth | sometimes milk, wheat
quesabirria taco = quesabirria, birria quesadilla, queso birria taco | is cheese | not of taco, quesadilla, birria, queso | mixture
caldo = caldo de pollo, caldo de res, caldo tlalpeno, caldo gallego, sancocho, ajiaco, cocido madrileno, sopa de lima, sopa azteca,
  chicken tortilla soup, tortilla soup | not of tortilla, soup | sometimes celery, milk | opaque
caldo de mariscos = siete mares, sopa de mariscos, caldo de camaron, coctel de mariscos, coctel de camaron, vuelve a la vida, campechana,
  mexican shrimp cocktail | not of shrimp, seafood, caldo | usually crustacean-shellfish | sometimes fish, molluscs
aguachile = aguachile verde, aguachile negro, shrimp aguachile | is chili pepper, lime | usually shrimp | sometimes fish, soybeans
cochinita pibil = puerco pibil, al pastor, carne adovada, adobada, carne adobada, chile verde, chile colorado, chile verde pork,
  pork chile verde, tinga de pollo, discada, alambre, cabeza, barbacoa de res, carne enchilada, tripas de res, buche, cueritos, guisado,
  guisada, carne guisada, picadillo, asada, carne asada fries | not of beef, enchilada, offal | mixture
loaded fries = asada fries, chili cheese fries, cheese fries, disco fries, poutine, animal fries, loaded nachos, loaded potato,
  loaded baked potato, loaded tots, loaded tater tots, nacho fries, supreme nachos, nachos supreme, nachos bellgrande, nachos grande,
  totchos | is potato | not of nacho, cheese | usually milk
elote = mexican street corn, elote en vaso, grilled street corn, elote loco | is corn | usually milk, eggs
guasacaca = guacasaca | is avocado
crema mexicana = crema fresca, cilantro crema, jalapeno crema, crema poblana, poblano cream, rajas con crema, crema de rajas,
  crema de poblano | is cream | mixture
rajas = rajas poblanas, mulato chile, arbol chile, morita, cascabel, chiltepin, piquin, chipotle en adobo, aji, rocotto,
  pimientos de padron, piment d espelette, peperoni piccanti, chilli flakes, long hots, chile pequin, chamoy | is chili pepper
salsa roja = red salsa, salsa taquera, salsa ranchera, ranchera sauce, salsa cruda, fire roasted salsa, salsa tatemada, salsa molcajete,
  pico, xnipec, salsa de molcajete, salsa de arbol, roasted salsa, chipotle salsa, taco sauce, salsa mexicana, verde sauce, verde salsa,
  green salsa, salsa de tomatillo | is salsa | not of sauce, taco | opaque
salsa macha = salsa matcha | is chili pepper, garlic | not of salsa, tea | usually peanuts, sesame
tomatillo = tomate verde, miltomate, green tomatillo
mole verde = green mole, mole pipian, pipian, pipian verde, pipian rojo, mole amarillo, mole amarillito, yellow mole | is chili pepper
  | not of mole | usually sesame | sometimes peanuts, tree-nuts, wheat
mole almendrado = almendrado, pollo almendrado | is almond, chili pepper | not of mole | sometimes wheat, sesame
enmolada | is corn tortilla | usually peanuts, tree-nuts, sesame | sometimes wheat, milk
nopales = verdolagas, quelites, huauzontle, xoconostle
refried bean | is bean | mixture
huitlacoche = cuitlacoche, corn smut | is corn
refried bean dip = bean dip, seven layer dip, 7 layer dip, layered dip | is bean | not of dip | usually milk
torta cubana = torta ahogada, cemita, pambazo, torta milanesa, mollete | is bread | not of sandwich, schnitzel | usually milk
  | sometimes eggs, sesame
pilaf | sometimes wheat, milk, celery | mixture
mexican rice = arroz rojo, arroz a la mexicana, dirty rice, arroz amarillo, arroz con pollo, arroz con gandules, rice and beans,
  beans and rice, red beans and rice, gallo pinto, casamiento, moros y cristianos, moros, congri, arroz congri, hoppin john, rice pilau,
  rice pilaf, pilav, plov, jollof rice, jollof, rice and peas, rice n peas, basmati pilaf | is rice | sometimes celery, milk, wheat
concha = pan dulce, pan de muerto, rosca de reyes, oreja, cuernito, puerquitos, marranitos, cochinito | is wheat | usually milk, eggs
bunuelo = fry bread, frybread, indian fry bread, navajo taco, zeppoli, sfingi, struffoli, chiacchiere, crostoli | is wheat | not of taco
  | sometimes milk, eggs
mexican wedding cookie = wedding cookie, russian tea cake, snowball cookie | not of cookie | always wheat | usually milk, tree-nuts
jericalla = natilla, crema catalana, flan de leche, flan napolitano, flan de queso, flan de coco, pudim, pudim de leite,
  quesillo venezolano, flan de cajeta | always milk, eggs
atole = champurrado, atol, atole de elote | is corn | not of elote | sometimes milk
alegria = amaranth bar | sometimes peanuts
capirotada | is bread | usually milk | sometimes pecan, peanuts
paleta = popsicle, ice pop, freezie, raspado, mangonada, chamoyada, nieve, snow cone, snowcone, sno cone, sno ball, snoball, ice lolly,
  freezer pop, slurpee | sometimes milk
agua fresca = jamaica, agua de tamarindo, tejuino, tepache, agua de sandia, agua de melon, agua de pepino
michelada = chelada, cubana michelada | is beer | sometimes fish, clam, soybeans
`,
};
