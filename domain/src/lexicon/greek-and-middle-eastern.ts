import type { LexiconGroup } from './entry.ts';

/** Covers Greece, Turkey, the Levant, Israel, Iran, the Caucasus and North Africa. */
export const greekAndMiddleEastern: LexiconGroup = {
  source:
    'Claudia Roden, The New Book of Middle Eastern Food; The Oxford Companion to Food; FARE and Kids With Food Allergies: hidden names of sesame, tree nuts, wheat and milk',
  table: `
moussaka = mousaka, musakka, pastitsio, pastichio, papoutsakia | usually milk | sometimes wheat, eggs
souvlaki = souvlakia, chicken souvlaki, pork souvlaki, kalamaki, kontosouvli, kebab, kebap, kabob, kabab, kebob, shish kebab, shish kabob,
  shish tawook, shish taouk, shish, koobideh, kubideh, kofta, kofte, kafta, kufta, kefta, keftedes, keftedakia, adana kebab, joojeh,
  jujeh, barg kebab, shashlik, shashlyk, souvla, cevapi, cevapcici, mititei, mici, doner meat, shawarma, shawerma, shwarma,
  chicken shawarma, beef shawarma, lamb shawarma, gyros, chicken gyro, lamb gyro, doner, doner kebab, donair, beyti, tantuni,
  brochette, spiedini | not of meat | mixture
gyro plate = gyro platter, shawarma plate, shawarma platter, shawarma bowl, kebab plate, kebab platter, mixed grill, gyro bowl
  | not of souvlaki | sometimes milk, sesame, wheat
iskender = iskender kebab, alexander kebab | is yogurt, butter, bread | not of souvlaki | mixture
dolma = dolmades, dolmadakia, dolmeh, sarma, yaprak sarma, warak enab, warak dawali, stuffed grape leaf, yalanji, stuffed vine leaves
  | mixture
skordalia | is garlic | sometimes almond, walnut, wheat
avgolemono = avgolemono soup, terbiye, egg lemon soup | is egg, lemon | not of soup | mixture
melitzanosalata = eggplant salad, zaalouk, salat hatzilim, mirza ghasemi, eggplant dip | is eggplant | not of house salad, dip
  | sometimes milk, eggs, walnut
kashk e bademjan = kashke bademjan, kashk bademjan, kashk, kashk o bademjan | always milk | sometimes walnut, wheat
fasolada = fasolakia, gigantes plaki, briam, tourlou, imam bayildi, karniyarik, zeytinyagli | usually celery | mixture
loukoumades = loukoumas, lokma, awamat, awameh, luqaimat, lgeimat, zalabiya | is wheat | sometimes milk, sesame
halawet el jibn = halawet eljibn, halawet el jebn, halawat al jibn | is cheese | always wheat | sometimes pistachio
kunafa = knafeh, kanafeh, kunefe, konafa, kunafeh, knafe, knefe, qatayef, katayef, osmalieh, ekmek kataifi | always wheat, milk
  | sometimes pistachio, walnut
maamoul = mamoul, maamoul cookie, ghraybeh, ghorayebah, kahk, kourabiedes, kurabiye, kourabie, melomakarona, koulourakia, diples
  | is wheat | not of cookie | usually milk, tree-nuts
barazek | is wheat, sesame | usually milk, pistachio
koulouri = simit, ka'ak, jerusalem bagel, turkish bagel, gevrek, koulouri thessalonikis | is bread, sesame | not of bagel
fattoush = fatoush, fattoush salad, fattouche | is tomato, cucumber, lettuce | not of house salad | usually wheat
fatteh = fattah, fatta, fetteh, tashreeb | is bread, yogurt | sometimes sesame, pine-nut
muhammara = mhammara, muhamara | is bell pepper, walnut | usually wheat
quinoa tabbouleh = quinoa tabouli, cauliflower tabbouleh | is parsley, tomato | not of tabbouleh
kibbeh nayeh = kibbe naye, kibbe, kibbeh nayyeh, fried kibbeh, kibbe balls, kubbeh, kubba, icli kofte | is wheat | not of kibbeh, souvlaki
  | sometimes pine-nut, walnut
mujaddara = mejadra, mjadara, mujadara, mujadra, mudardara | is lentil, onion | sometimes wheat
kushari = koshari, koshary, kushari bowl | is lentil, pasta, rice
mansaf = shakriya, shish barak, laban immo | usually milk | sometimes wheat, pine-nut, almond
manti = manty, turkish manti, turkish dumplings, mantu | is wheat | not of dumpling | always milk
maqluba = makloubeh, maqlouba, maqlubah, kabsa, kabseh, machboos, mandi, ouzi, quzi, bukhari rice, hashweh | is rice | sometimes pine-nut,
  almond, milk
molokhia = mulukhiyah, mloukhieh, molokhiya, bamieh, okra stew, fasolia, fasoulia, loubia, loubieh | not of soup
lentil soup = shorbat adas, mercimek, mercimek corbasi, red lentil soup, ezogelin, harira, shorba | is lentil | not of soup
  | sometimes celery, wheat, milk
sabich = sabikh, sabich sandwich | is egg, eggplant, tahini | not of sandwich | always wheat
israeli salad = shirazi salad, shepherd's salad, coban salatasi, salad shirazi, chopped salad, arabic salad, salata baladi,
  jerusalem salad | is tomato, cucumber | not of house salad
jachnun = malawach, kubaneh, lahoh, malawah, lachuch | is wheat | usually milk | sometimes eggs
hummus plate = hummus platter, hummus bowl, mezze platter, mezze, meze, mezza, mediterranean platter, mezedes | usually sesame
  | sometimes milk, wheat
ghormeh sabzi = gheimeh, khoresh gheymeh, khoresh bademjan, khoresh, khoresht, gheymeh, abgoosht, dizi, tahdig, sabzi polo, baghali polo,
  adas polo, zereshk polo, albaloo polo, polo rice, chelo, chelow, loobia polo | not of sabzi | mixture
ash reshteh = aash reshteh, ash e reshteh, reshteh | is wheat | usually milk
fesenjan = fesenjoon, khoresh fesenjan, fesenjun | is walnut, pomegranate | not of ghormeh sabzi | mixture
tahchin = tachin | is rice, egg, yogurt | mixture
jeweled rice = javaher polow, shirin polo, morassa polo | is rice | usually almond, pistachio | sometimes milk
bastani = bastani sonnati, persian ice cream, akbar mashti, booza, dondurma | is ice cream | usually pistachio
faloodeh = sholeh zard | sometimes pistachio, almond
shole zard = shir berenj | is rice | sometimes pistachio, almond, milk
sohan = gaz, noghl, nan e nokhodchi | usually pistachio | sometimes wheat, milk
tagine = tajine, chicken tagine, lamb tagine, lamb tajine, vegetable tagine, mrouzia, tangia | sometimes almond, sulphites | mixture
bastilla = b'stilla, bisteeya, pastilla, pastilla marocaine | is phyllo, almond, egg | usually milk
chermoula = charmoula | is cilantro, garlic, cumin | opaque
preserved lemon = confit lemon, limu omani, loomi, black seed, fenouil, galangal root, savory | not of lemon
seffa = sellou, amlou, zamita | usually almond | sometimes wheat, sesame, milk
chebakia = briouat, msemmen, baghrir, harcha, rghaif, sfenj, meloui, khobz dyal | is wheat | sometimes milk, sesame, almond
shakshouka = shakshouka with feta, chakchouka, shakshooka, menemen | is egg, tomato | mixture
brik a l oeuf = tunisian brik, brick a l'oeuf | is phyllo, egg | usually fish
lablabi = leblebi | is chickpea
khachapuri = khachapouri, adjarian khachapuri, adjaruli, acharuli khachapuri, imeruli khachapuri | is bread, cheese, egg
  | not of eastern cheese | mixture
khinkali = khinkali dumplings | is wheat | not of dumpling | sometimes eggs
satsivi = bazhe, pkhali, badrijani, badrijani nigvzit, nigvziani badrijani, churchkhela | usually walnut | mixture
adjika = ajika, adjika sauce, ajika sauce, tkemali, tkemali sauce | is garlic, chili pepper | not of sauce
lobiani = lobiani bread, kubdari | is wheat | not of bread
cacik soup = tarator soup, okroshka, ayran soup | not of soup, tarator, lassi, tzatziki | usually milk | sometimes eggs, walnut
raki = tsipouro, rakija, slivovitz, kirsch, palinka, akvavit, aguardiente, malibu, southern comfort, pimms, averna, everclear,
  overproof rum, silver tequila, reposado, flavored vodka | is alcohol
skewer
ladolemono = lemon olive oil dressing | is lemon, olive oil
`,
};
