import type { LexiconGroup } from './entry.ts';

/**
 * Covers words from bilingual labels. Those that mean something else in English are left out: German "Ei", Italian
 * "burro", Dutch "room", Polish "ser".
 */
export const staplesAbroad: LexiconGroup = {
  source: 'Regulation 1169/2011, Annex II, in its Spanish, French, Italian, German, Portuguese, Dutch and Polish texts',
  table: `
milch = vollmilch, melk, mleko, leite, magermilch, milchpulver, magermilchpulver, vollmilchpulver, milcheiweiss, milchprotein,
  milcherzeugnis, lait ecreme, lait en poudre, lait ecreme en poudre, lait entier, lait demi ecreme, proteines de lait,
  matiere grasse laitiere, produits laitiers, leche en polvo, leche descremada, leche desnatada, leche entera, leche condensada,
  leche evaporada, leche desnatada en polvo, leche entera en polvo, solidos de leche, solidos lacteos, proteina de leche,
  proteinas de la leche, grasa de leche, producto lacteo, lacteo, derivados lacteos, leite em po, leite desnatado, leite integral,
  latte in polvere, latte scremato, latte intero, latte scremato in polvere, proteine del latte, latticini, prodotti lattiero caseari,
  melkpoeder, magere melkpoeder, volle melk, melkeiwit, zuivel, mleko w proszku, mleko odtluszczone, bialka mleka, laktoza, laktose,
  lactosio, laitier, de lait, de leche, milchbestandteile, milchbestandteilen | is milk | not of latte, jus
mantequilla = manteiga, boter, roomboter, butterreinfett, butterfett, beurre doux, beurre sale, beurre clarifie, beurre concentre,
  mantequilla sin sal, maslo, mantequilla clarificada | is butter
queijo = kaese, kaas, schmelzkase, fromage fondu, fromage de chevre, queso crema, queso rallado, queso cheddar, queso de cabra,
  queso parmesano, queso oaxaca, queso panela, queso mozzarella, queso manchego, queso chihuahua, queso asadero, queso anejo,
  queijo parmesao, formaggio fuso, sery, ser zolty, pecorino sardo, frischkase, requeson, schapenkaas, geitenkaas, ziegenkase | is cheese
  | not of queso, cream
sahne = nata liquida, nata para montar, schlagsahne, sauerrahm, rahm, panna da cucina, panna fresca, panna, crema de leche, media crema,
  crema agria, crema acida, creme de leite, slagroom, smietana, smietanka, creme liquide, creme entiere, creme chantilly | is cream
jogurt = joghurt, yaourt, iogurte, yogur, yogur natural, jogurt naturalny, yogurth | is yogurt
eier = eieren, jajko, jajka, jajo, uova, ouef, oeufs entiers, huevo entero, huevo en polvo, huevo liquido, huevo deshidratado, ovos,
  vollei, volleipulver, eipulver, huhnerei, huevos revueltos, huevos fritos, poudre d'oeuf, blanc d'oeuf en poudre, uovo intero,
  uova intere, jaja kurze, eigeel, eiwitpoeder, bialko jaja kurzego | is egg | not of corn chip
weizen = weizenmehl, weizengluten, weizeneiweiss, weizenkleie, weizengriess, ble, ble tendre, farine de ble, farine de froment, froment,
  gluten de ble, son de ble, semoule de ble, semoule, harina de trigo, harina de trigo enriquecida, salvado de trigo, gluten de trigo,
  proteina de trigo, semola de trigo, farinha de trigo, farelo de trigo, frumento, farina di frumento, farina di grano tenero,
  farina di grano duro, grano tenero, glutine di frumento, semola di grano, tarwe, tarwebloem, tarwemeel, tarwegluten, pszenica,
  maka pszenna, gluten pszenny, otreby pszenne, semolino, trigo integral, trigo candeal, weizenvollkornmehl, hartweizen | is wheat
  | not of gluten, durum
glutine = cereales con gluten, cereales que contienen gluten, cereales contenant du gluten, cereali contenenti glutine,
  glutenhaltiges getreide, cereais contendo gluten, zboza zawierajace gluten, glutenbevattende granen | is gluten
cebada = orge, gerste, gerst, jeczmien, cevada, orzo perlato, gerstenmalz, gerstenmalzextrakt, malta de cebada, extracto de malta,
  extracto de malta de cebada, malt d'orge, extrait de malt, extrait de malt d'orge, malto d'orzo, estratto di malto, malte de cevada,
  gerstemout, mout, slod jeczmienny, slod | is barley | not of couscous, malt
sojabohne = sojabohnen, sojaprotein, sojaeiweiss, sojamehl, graines de soja, feve de soja, proteines de soja, farine de soja,
  frijol de soya, harina de soja, harina de soya, proteina de soja, proteina de soya, proteina de soja aislada, semi di soia,
  proteine di soia, farina di soia, proteina di soia, graos de soja, farinha de soja, sojabonen, sojameel, bialko sojowe, maka sojowa,
  soja grain | is soy | not of durum, whole grain
harina de maiz = maismehl, farine de mais, farina di mais, farinha de milho, maismeel, maka kukurydziana | is corn | not of durum
harina de arroz = reismehl, farine de riz, farina di riso, farinha de arroz | is rice | not of durum
`,
};
