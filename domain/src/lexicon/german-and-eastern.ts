import type { LexiconGroup } from './entry.ts';

/** Covers Germany and Austria, Scandinavia, Poland, Hungary, Ukraine and Russia. */
export const germanAndEastern: LexiconGroup = {
  source:
    'The Oxford Companion to Food; Deutsches Lebensmittelbuch (guidelines on bread, meat and baked goods); FARE: hidden names of milk, egg and wheat',
  table: `
semmelknodel = semmelknoedel, knodel, knoedel, bread dumpling, serviettenknodel, speckknodel, knedliky | is bread | not of dumpling
  | usually eggs, milk
kartoffelknodel = potato dumpling, kartoffelklosse, kloesse, klosse, kopytka | is potato | not of dumpling | usually wheat, eggs
kasespatzle = kasespaetzle, kaesespaetzle, cheese spaetzle, kasnocken | is spaetzle, cheese | mixture
spatzle = spatzli, knopfle, nokedli, galuska | always wheat, eggs
maultaschen = maultasche, uszka, kolduny, cepelinai | usually wheat, eggs | sometimes milk
sauerbraten = rouladen, rinderrouladen, beef rouladen, rheinischer sauerbraten | usually celery | sometimes wheat, mustard
zwiebelkuchen = zwiebelrostbraten, onion tart | usually wheat | sometimes milk, eggs
germknodel = dampfnudel, dampfnudeln, buchteln, topfenknodel, marillenknodel, zwetschgenknodel | always wheat | usually milk, eggs
eintopf = gulaschsuppe, goulash, gulasch, gulyas, hungarian goulash, porkolt, paprikash, chicken paprikash, paprikas csirke, bogracs,
  lecso, bigos, zurek, zur, flaki, rosol, golabki, cabbage roll, stuffed cabbage, holubtsi, sarmale, kapusniak, solyanka, shchi, ukha,
  rassolnik | sometimes wheat, milk, celery | mixture
borscht = borsch, borshch, barszcz, barszcz czerwony, red borscht, ukrainian borscht | is beet | sometimes milk, celery
stroganoff = beef stroganoff, stroganov, beef stroganov, mushroom stroganoff, strogonoff | usually milk | sometimes wheat, mustard
varenyky = vareniki, varenyky with potato, pierogie, perogi, perogies, pirohy, pyrohy, pierogi ruskie | is wheat | usually eggs, milk
pirozhki = piroshki, pirozhok, piroshky, pirogi, belyashi, cheburek, chebureki, kulebyaka, pasztecik, paszteciki, karjalanpiirakka
  | is wheat | usually eggs, milk
olivier salad = salade olivier, russian salad, ensaladilla rusa, ensalada rusa, ensaladilla, insalata russa, shuba,
  herring under a fur coat | is potato | not of house salad, herring | usually eggs
kholodets = studen, galareta, sulze | sometimes celery, eggs
kvass | usually rye, barley | sometimes wheat
zapiekanka = knysza | is bread | usually milk
salo = slanina | is pork
toast skagen = skagenrora, skagen | is shrimp | not of bread | usually eggs, wheat
janssons frestelse = jansson's temptation | is potato | usually fish, milk
smorgastarta = smorgas, knackebrod, knekkebrod | usually wheat | sometimes rye, eggs, fish
rugbrod = rye crisp, danish rye bread, pumpernickel bread, ruisleipa, roggenbrot, vollkornbrot, bauernbrot, borodinsky, borodinsky bread
  | is rye bread | not of bread, rye, croissant
rommegrot = risalamande, rodgrod, kissel, kisel | sometimes milk, almond, wheat
kraut = rotkohl, rotkraut, blaukraut, kiszona kapusta, surkal | is cabbage
lepinja = somun, lepinje, pogaca | is bread
`,
};
