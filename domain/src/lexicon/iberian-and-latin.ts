import type { LexiconGroup } from './entry.ts';

/** Covers Spain and Portugal, Brazil, Central and South America, the Caribbean. */
export const iberianAndLatin: LexiconGroup = {
  source:
    'The Oxford Companion to Food; EU register of protected designations; Maricel Presilla, Gran Cocina Latina; FARE: hidden names of milk, wheat and peanut',
  table: `
gazpacho = salmorejo, gazpacho andaluz, porra antequerana | is tomato, garlic | sometimes wheat, celery
ajo blanco = ajoblanco, white gazpacho | is garlic | not of gazpacho | always almond | usually wheat
pan con tomate = pa amb tomaquet, pan tumaca, pan de cristal | is bread, tomato
croqueta = croqueta de jamon, ham croquette, croquette, croqueta de bacalao, bitterballen, kroketten, coxinha, bolinho de bacalhau,
  rissol, rissois, pasteis de bacalhau, potato croquette | not of ham | usually wheat, milk | sometimes eggs
pincho = pintxo, tapas, montaditos mixtos | opaque
pisto con huevo = huevos estrellados, huevos a la flamenca | is egg | mixture
fabada = fabada asturiana, cocido montanes, potaje, escudella | is bean, sausage | mixture
morcilla = black pudding, blood pudding, boudin noir, blutwurst, kaszanka, moronga, morcela | not of pudding | sometimes barley, oats,
  wheat, milk | opaque
escabeche = en escabeche | is vinegar | sometimes fish
mojo = mojo verde, mojo picon, mojo rojo, mojo criollo, mojo sauce, mojo de ajo | is garlic | not of sauce | sometimes wheat
salsa criolla = sarza, criolla sauce, pebre, ensalada criolla, aji verde, aji verde sauce, peruvian green sauce, aji sauce, ajilimojili,
  recaito, llajwa, hogao | is onion, chili pepper | not of sauce, salsa | sometimes milk
huancaina = huancaina sauce, papa a la huancaina, ocopa | is cheese | not of sauce | usually wheat | sometimes peanuts, walnut
aji de gallina | is chicken, chili pepper | usually milk, wheat, tree-nuts
causa = causa limena, causa rellena | is potato | sometimes eggs, fish
lomo saltado = saltado, pollo saltado, tallarin saltado, bistec a lo pobre | usually soybeans, wheat
anticucho = picarones, tacu tacu | mixture
arepa = arepa de queso, reina pepiada, pupusa, pupusa revuelta, cachapa, hallaca, humita, humita en chala, pastel de choclo | is corn
  | sometimes milk, eggs
fried plantain = baleada, patacones, toston, platanos maduros, mofongo, mangu, yuca fries, mandioca, aipim, name root, callaloo, bammy,
  jibarito, alcapurria, pastelon | mixture
pao de queijo = brazilian cheese bread, pan de bono, pandebono, pan de yuca, almojabana, chipa | is cheese | not of garlic bread
  | always eggs
feijoada = tutu de feijao, feijao tropeiro, virado, farofa, farinha de mandioca, farofa de bacon | is bean | not of bacon
  | sometimes wheat, milk
moqueca = moqueca de peixe, moqueca baiana, muqueca | is coconut | usually fish | sometimes shrimp
vatapa = caruru, acaraje | usually shrimp, peanuts, cashew | sometimes wheat
bobo de camarao | is shrimp, coconut | mixture
pastel brasileiro = pastel de feira, pasteles, pastelillo, salteña, sfiha, esfiha, esfirra, fatay, fatayer, kibe, quibe | usually wheat
  | sometimes milk, eggs
francesinha = bifana, prego no pao | is bread | sometimes milk
bacalhau a bras = bacalhau com natas, bacalhau a gomes de sa, pataniscas, bacalao al pil pil, bacalao a la vizcaina, marmitako | is cod
  | mixture
cataplana = arroz de marisco, caldeirada, suquet, cazuela de mariscos, parihuela, chupe de camarones, sudado | usually fish,
  crustacean-shellfish, molluscs
caldo verde | is potato, kale | not of caldo | mixture
acorda = migas alentejanas | is bread | sometimes eggs
jerk chicken = jerk pork, jerk marinade | is chili pepper | not of cajun seasoning, marinade | sometimes soybeans, wheat
curry goat = curry chicken, trini curry | not of curry | mixture
ackee and saltfish = ackee saltfish, ackee | sometimes fish
escovitch = escovitch snapper, brown stew fish | is fish | mixture
oxtail stew = braised oxtail, brown stew chicken, pepperpot, pepper pot, stew chicken | sometimes soybeans, wheat, celery | mixture
trini doubles = dhal puri, dhalpuri, buss up shut, jamaican patty, jamaican beef patty, coco bread, hard dough bread | is wheat
  | not of bread, patty | sometimes milk, eggs
cuban sandwich = cubano, cubano sandwich, medianoche, el cubano | is ham, pork, cheese | not of sandwich | always wheat | usually mustard
conch chowder | is snail | sometimes wheat, celery, eggs, milk
coquito = crema de vie, ponche crema, rompope, ponche de creme | usually milk | sometimes eggs, coconut
tembleque = bienmesabe, majarete | is coconut | sometimes milk, eggs, almond
quatro leches = tres leches de coco, cuatro leches | always milk | usually wheat, eggs
arroz chaufa = chaufa | is rice | always eggs | usually soybeans, wheat
pollo guisado = pollo guisado con papas, carne guisada boricua, churrasco, parrillada, parrilla, asado argentino, rodizio, vaca frita,
  churrasquinho | mixture
matambre = choripan, milanesa napolitana | usually wheat | sometimes eggs, milk
pe de moleque = pacoca | is peanut | mixture
mantecado = perrunillas, roscos de vino, pestinos, mantecadas, magdalena, tarta de queso, basque cheesecake, burnt basque cheesecake,
  san sebastian cheesecake, quesada, sobao, bica | not of cheesecake, black forest cake | always wheat | usually eggs, milk
pescaito frito = pescadito frito, fritura de pescado, fritura malaguena, chopitos, calamares a la romana, boquerones fritos
  | not of anchovy, fish | usually fish, wheat | sometimes squid, eggs
gambas al pil pil = camarones al ajillo, camarones a la diabla, camarones enchilados, camarones empanizados, shrimp diablo | is shrimp
  | mixture
tiradito nikkei  | is fish | sometimes milk, soybeans, sesame
tallarines verdes = tallarin verde | is pasta | usually milk | sometimes tree-nuts
tallarines saltados  | is pasta, soy sauce | not of lomo saltado
sopa criolla | is pasta | usually milk, eggs
suspiro limeno = suspiro a la limena | is egg | always milk
manjar blanco = cajeta de leche | is milk
pescado a lo macho = picante de mariscos | is fish | usually crustacean-shellfish | sometimes molluscs, milk
seco de res = seco de cordero, seco de cabrito | is beef | mixture
aguadito de pollo = aguadito | is chicken | mixture
quinoto | is quinoa | usually milk
choclo = choclo corn, cancha serrana, mote, chicha morada | is corn
aji limo = aji limo chili, panca chili, aji amarillo paste, rocoto pepper | is chili pepper
huacatay = black mint, wakatay, huacatay sauce | mixture
salchipapas | is sausage, potato | sometimes milk, wheat, soybeans
`,
};
