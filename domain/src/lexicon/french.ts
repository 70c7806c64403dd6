import type { LexiconGroup } from './entry.ts';

export const french: LexiconGroup = {
  source:
    'Larousse Gastronomique and Escoffier, Le guide culinaire, for what a named preparation is made of; The Oxford Companion to Food; FARE: hidden names of milk, egg and wheat',
  table: `
veloute = veloute sauce, sauce veloute, sauce supreme, supreme sauce, sauce allemande | is roux | not of sauce | sometimes milk | mixture
espagnole = espagnole sauce | is roux | not of sauce | usually celery
demi glace = demi glaze, hunter sauce, hunter's sauce, sauce bordelaise, sauce robert, chasseur, sauce chasseur, perigourdine sauce, veal demi glace, bigarade sauce
  | not of sauce | usually celery | sometimes wheat, milk, sulphites | mixture
au poivre = peppercorn sauce, steak au poivre, sauce au poivre, green peppercorn sauce | is black pepper | not of sauce, beef | usually milk
beurre monte = beurre rouge, cafe de paris butter, beurre cafe de paris | is butter
meuniere = a la meuniere, trout meuniere, meuniere style | always wheat, milk | mixture
almondine = amandine sauce, green beans almondine, haricots verts amandine | is almond | usually milk
nantua sauce = sauce nantua, americaine sauce, sauce americaine, armoricaine | not of sauce | always crustacean-shellfish | usually milk,
  wheat
soubise = sauce soubise | is onion | not of sauce | usually milk
gribiche = sauce gribiche, ravigote, sauce ravigote | not of sauce | usually eggs, mustard
remoulade = remolade, remoulade dressing, celeriac remoulade | not of dressing | always eggs | usually mustard | sometimes fish, celery
tartar sauce = tartare sauce, sauce tartare | not of sauce | always eggs | sometimes mustard, milk
rouille = rouille sauce, sauce rouille | is garlic | not of sauce | always eggs | sometimes wheat, fish
choron = sauce choron, foyot, sauce maltaise, sauce mousseline, sauce bearnaise, sauce hollandaise,
  hollandaise butter, béarnaise butter | is hollandaise | not of sauce
persillade | is parsley, garlic
fines herbes = estragon, cerfeuil, lovage
mirabelle = reine claude, pruneau, quetsche, sloe, plum tomato fruit, zwetschge
croque monsieur = croque madame | is ham, cheese, bread | usually eggs | mixture
monte cristo = monte cristo sandwich | is ham, cheese, bread, egg | not of sandwich | mixture
french onion soup = soupe a l oignon, soupe a l oignon gratinee, onion soup gratinee | is onion | not of soup | usually milk, wheat
  | sometimes celery
vichyssoise = potato leek soup, leek and potato soup, potage parmentier, creme vichyssoise | is potato, leek | not of soup | usually milk
cream soup = veloute soup, cream of mushroom, cream of mushroom soup, cream of chicken, cream of chicken soup, cream of celery,
  cream of celery soup, cream of broccoli, cream of broccoli soup, cream of tomato soup, cream of asparagus soup | is cream | not of soup
  | usually wheat
bouillabaisse = soupe de poisson, bourride, fish bouillabaisse, cotriade, matelote | always fish | usually crustacean-shellfish, molluscs
pot au feu = poule au pot, garbure, soupe au pistou, potee | usually celery | mixture
cassoulet | is bean, sausage | sometimes wheat, celery
boeuf bourguignon = beef bourguignon, beef burgundy, boeuf bourgignon, daube, daube de boeuf, boeuf a la bourguignonne | is beef
  | usually wheat, sulphites, celery
coq au vin = coq au riesling | is chicken | not of wine | usually wheat, sulphites, celery
blanquette = blanquette de veau, fricassee, chicken fricassee, veal blanquette, fricasse | usually milk, wheat, celery
navarin = navarin d agneau, lamb navarin | is lamb | usually wheat, celery
cordon bleu = veal cordon bleu | is ham, cheese | usually wheat, eggs
chicken kiev = chicken kyiv, poulet kiev, kiev cutlet, chicken kiev style | is chicken, butter, garlic | usually wheat, eggs
quenelle = quenelle de brochet, quenelles lyonnaises | usually wheat, eggs, milk, fish
brandade = brandade de morue | is cod, garlic | usually milk
duck a l orange = duck a la orange | is duck | not of orange
foie gras = foie gras torchon, foie gras terrine, torchon | is duck
galantine = ballotine, en croute, salmon en croute, pate en croute, coulibiac, wellington | usually wheat, eggs | sometimes milk
steak tartare = tartare de boeuf, steak tartar | is beef | usually eggs, mustard | sometimes fish
gratin = au gratin, gratin dauphinois, potatoes au gratin, au gratin potatoes, gratineed, potato gratin, scalloped potatoes, dauphinoise,
  dauphinoise potatoes, pommes dauphinoise, potatoes dauphinoise | not of potato | usually milk | sometimes wheat
ratatouille = pisto, confit byaldi, provencal vegetables | is eggplant, tomato, zucchini
financier | always almond | usually milk, eggs, wheat
crudites = veggie platter, relish tray | mixture
mousseline = fish mousseline | usually eggs, milk
duxelles | is mushroom | sometimes milk
galette = savory galette, crepe complete | not of pancake | usually milk, wheat | sometimes eggs
tarte flambee = flammkuchen, flammekueche, alsatian tart | is bacon, onion | not of pie | always wheat | usually milk
pissaladiere | is onion, anchovy | always wheat | mixture
quiche lorraine | is bacon | not of quiche | always eggs, milk | usually wheat
gougere = cheese puffs pastry | is choux pastry, cheese
tarte tatin = apple tarte tatin | is apple | not of pie | always wheat | usually milk
salade lyonnaise = frisee aux lardons, lyonnaise salad, salad lyonnaise | is bacon, egg | usually mustard
salade nicoise = nicoise salad, salad nicoise, insalata nizzarda, tuna nicoise | is egg, olive | usually fish | sometimes mustard
fondue = fondue savoyarde, tartiflette | is cheese | mixture
chocolate fondue | is chocolate | not of fondue | mixture
fondue bourguignonne | is beef | not of fondue | mixture
ris de veau = veal sweetbread, lamb sweetbread, mollejas, animelle | not of beef, lamb
offal = liver, kidney, heart meat, chitterlings, chitlins, tongue, brain, marrow, tripas, foie, leber, fegato, rognon, andouillette,
  tete de veau, lungs, head cheese, headcheese, brawn, souse, fromage de tete | not of cheese
oeufs en cocotte = eggs en cocotte, baked eggs, oeuf cocotte, oeuf mayonnaise, oeufs mayo, oeufs brouilles | is egg | sometimes milk
game = reindeer, moose, grouse, deer, antelope, wildschwein, hirsch, reh, cinghiale, chevreuil, faisan
bison
rabbit
quail = caille, quaglia
beurre manie = kneaded butter | is butter, wheat | not of butter
buckwheat galette = galette de sarrasin, galette complete, sarrasin crepe, crepe de sarrasin, crepe sarrasin, buckwheat crepe,
  galette bretonne de sarrasin, ble noir galette, galette de ble noir | is buckwheat | not of pancake, galette | sometimes wheat, milk,
  eggs
mignonette = mignonette sauce, shallot mignonette, champagne mignonette | is vinegar | mixture
lentils du puy = french green lentil | is lentil
`,
};
