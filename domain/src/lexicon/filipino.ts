import type { LexiconGroup } from './entry.ts';

export const filipino: LexiconGroup = {
  source:
    'Fernandez and Alegre, Kinilaw and Sarap; Besa and Dorotan, Memories of Philippine Kitchens; Davidson, Seafood of South-East Asia; declared ingredients of common brands',
  table: `
chicken adobo = adobong manok, pork adobo, adobong baboy, filipino adobo, chicken pork adobo, adobo flakes, philippine adobo, adobo rice,
  adobo fried rice, adobong | is soy sauce | not of fried rice
adobo sa gata = adobong puti, adobo puti, white adobo | is vinegar, garlic | sometimes soybeans, wheat, coconut, fish
adobo sauce = adobo, chipotle in adobo, chipotle adobo, adobo peppers | not of sauce | is garlic | sometimes soybeans, wheat
pancit = pansit, pancit canton, pansit canton, pancit guisado, pancit miki, pancit habhab, lucban, pancit lomi, batchoy, la paz batchoy,
  lomi, filipino noodle, pancit bato | is wheat | not of noodle | usually soybeans, eggs | sometimes shrimp, oyster, fish
pancit bihon = bihon, bihon guisado, pansit bihon, bihon canton mixed, pancit bihon guisado | is rice noodle | not of pancit
  | usually soybeans, wheat | sometimes shrimp, oyster, fish
pancit sotanghon = sotanghon guisado, sotanghon soup, pancit sotanghon guisado | is glass noodle | not of pancit | usually fish
  | sometimes soybeans, wheat, shrimp
pancit palabok = palabok, pancit malabon, pansit palabok, pancit luglug, luglug | is rice noodle, shrimp | not of pancit | usually eggs,
  fish | sometimes squid, oyster
lumpia shanghai = lumpiang shanghai, lumpiang prito, pork lumpia, beef lumpia, chicken lumpia, lumpia semarang, filipino egg roll,
  filipino spring roll, lumpiang gulay, vegetable lumpia, loempia | is wheat | not of spring roll, egg roll | usually eggs, soybeans
  | sometimes shrimp, sesame
lumpiang sariwa = fresh lumpia, lumpiang ubod, lumpia sariwa, lumpiang hubad | is wheat, peanut | not of spring roll | usually soybeans,
  eggs | sometimes shrimp, milk
dynamite lumpia = cheese lumpia, dinamita, dynamite cheese stick | is wheat, cheese | not of spring roll
turon = turon banana, banana lumpia, turon langka, turon with ice cream | is wheat, banana | not of spring roll, ice cream
sinigang = sinigang na baboy, pork sinigang, sinigang na baka, beef sinigang, tamarind soup, sinigang mix | not of tamarind, baboy
  | usually fish | sometimes shrimp, wheat, soybeans
sinigang na hipon = shrimp sinigang, sinigang hipon | is shrimp | not of sinigang | usually fish
sinigang na isda = sinigang na bangus, sinigang na salmon, fish sinigang, paksiw na isda, paksiw na bangus, pinangat na isda,
  sarciadong isda, escabecheng isda, salmon sinigang, bangus sinigang, paksiw, relyenong bangus, rellenong bangus, sinigang sa miso
  | is fish | not of sinigang, miso, laing
kare kare = karekare, kare kare stew, oxtail kare kare, kare kare oxtail, crispy kare kare | is peanut | usually shrimp | sometimes fish
lechon paksiw = paksiw na lechon, lechon sauce, mang tomas, liver sauce | not of sinigang na isda | usually wheat | sometimes soybeans
lechon kawali = crispy pata, bagnet, lechon belly, crispy pork belly, crispy pork, lechon baboy, lechon manok, chicharon bulaklak
  | sometimes soybeans, wheat, fish
pork sisig = sisig, sizzling sisig, chicken sisig, pork belly sisig, sisig pork, sisig rice | usually soybeans, wheat | sometimes eggs,
  fish, milk
tofu sisig = sizzling tofu, tokwa sisig | is tofu | not of pork sisig | usually wheat, eggs | sometimes oyster
bangus sisig = fish sisig, tuna sisig | is fish | not of pork sisig | usually soybeans, eggs | sometimes wheat
tokwat baboy = tokwa t baboy, tofu and pork | is tofu, pork, soy sauce
bistek = bistek tagalog, beefsteak tagalog, beef steak tagalog, filipino beef steak, bistig | is beef, soy sauce
tapsilog = beef tapa, tapsi, filipino beef tapa, tocilog, longsilog, bangsilog, spamsilog, silog, cornsilog, chicksilog, hotsilog,
  adobosilog | usually soybeans, wheat, eggs
tocino = pork tocino, chicken tocino, filipino sweet cured pork | is pork | sometimes soybeans, wheat
longganisa = longanisa, longaniza, longanisa sausage, vigan longganisa, skinless longganisa, filipino sausage, lucban longganisa | is pork
  | not of sausage, pancit | sometimes soybeans, wheat
embutido = filipino meatloaf, embotido | is pork, egg | usually wheat, milk | sometimes soybeans
mechado = beef mechado, kaldereta, caldereta, beef caldereta, beef kaldereta, afritada, chicken afritada, pork afritada, humba,
  pork humba, pork hamonado, hamonado, asado roll, pata tim, pochero, beef pares | usually soybeans, wheat | sometimes fish, peanuts, milk
dinuguan = dinuguan at puto, chocolate meat, pork blood stew | is pork | not of chocolate, puto | usually fish
bicol express = bicolexpress, bikol express, bicol express pork | is coconut, pork | usually shrimp | sometimes fish
laing = ginataang laing, pinangat, taro leaves in coconut milk, taro leaf coconut | is coconut, taro | usually shrimp | sometimes fish
pinakbet = pakbet, pinakbet tagalog, dinengdeng, inabraw, bulanglang | is squash | usually shrimp, fish
ginataan = ginataang gulay, ginataang kalabasa, ginataang manok, ginataang langka, guinataan | is coconut | sometimes shrimp, fish
bilo bilo = ginataang bilo bilo, ginataang mais, binignit, ginataang halo halo | is coconut, glutinous rice | not of halo halo
ginataang hipon = ginataang sugpo, halabos na hipon, nilasing na hipon, camaron rebosado | is shrimp | sometimes milk, wheat, eggs
ukoy = okoy, shrimp ukoy, filipino shrimp fritter, shrimp fritter, bakwan udang | is shrimp | usually wheat | sometimes eggs
tinola = tinolang manok, chicken tinola, nilaga, nilagang baka, bulalo, beef nilaga, bulalo soup, pork nilaga, bulalo steak
  | not of chicken | usually fish | sometimes soybeans
arroz caldo = arrozcaldo, arroz caldo chicken, lugaw, filipino porridge, lugaw with egg, aroskaldo | is rice, ginger | not of egg, oat
  | usually fish | sometimes eggs
champorado = tsamporado, filipino chocolate porridge | is glutinous rice, cocoa | not of chocolate, oat | usually milk
kinilaw = kinilaw na tanigue, kinilaw na isda, kilawin, kilawing tanigue, sinuglaw, tuna kinilaw, filipino ceviche | is fish
  | not of ceviche
inihaw na isda = inihaw na bangus, grilled bangus, daing na bangus, bangus belly, boneless bangus, bangus ala pobre, smoked bangus,
  tinapang bangus, fried tilapia, inihaw, pritong isda, sweet and sour fish, escabeche na isda | is fish | not of sweet and sour sauce
inihaw na liempo = liempo, grilled liempo, pork liempo, inihaw na baboy, filipino bbq, filipino barbecue, pork barbecue skewer,
  filipino pork bbq, pork bbq stick, pinoy bbq, isaw, bbq stick | is pork | not of inihaw na isda, sauce | usually soybeans, wheat
chicken inasal = inasal, inasal na manok, bacolod chicken | is chicken | sometimes soybeans, wheat, fish
inihaw na pusit = rellenong pusit, inihaw pusit, grilled pusit | is squid | not of inihaw na isda | usually soybeans, wheat
tortang talong = eggplant omelet, eggplant omelette, tortang giniling, tortang | is egg | not of omelet | sometimes fish, soybeans
sinangag = garlic fried rice, garlic rice, sinangag na kanin, java rice | is rice, garlic | not of fried rice | sometimes soybeans, milk
filipino spaghetti = pinoy spaghetti, sweet spaghetti | is pasta | usually milk | sometimes soybeans
chopsuey filipino = ginisang gulay, ginisang monggo, munggo soup, ginisang munggo, monggo soup, ginisang upo, ginisang ampalaya
  | usually fish, shrimp | not of chop suey, mung bean | sometimes eggs, soybeans, oyster
crispy kangkong = kangkong chips, adobong kangkong, apan apan | is water spinach | not of chicken adobo | sometimes wheat, eggs, soybeans,
  fish
ensaladang mangga = ensaladang talong, filipino green mango salad | not of eggplant | sometimes shrimp, fish
pork binagoongan = binagoongan, binagoongang baboy, green mango bagoong | is shrimp paste
banana ketchup = banana sauce, jufran | not of banana, ketchup, sauce | is ketchup, banana
halo halo = halohalo, haluhalo, halo halo special, halo halo supreme | is milk | usually coconut | sometimes eggs
ube halaya = ube jam, halayang ube, ube halayang jam, purple yam jam | is ube | usually milk
ube ice cream = mais con yelo, mais con hielo, saba con yelo, ube shake, ube milkshake, buko pandan, buko salad, mango float,
  mango royale, buko pandan salad, macapuno ice cream | is milk | not of ice cream, ube, pandan, saba | sometimes wheat, coconut
ube cake = ube chiffon cake, ube roll, ube macapuno cake, pandan chiffon, pandan chiffon cake, pandan cake, mocha roll, chiffon cake,
  chiffon, mamon, taisan, torta mamon, ube cupcake, ube crinkle | is wheat, egg | not of cake, latte, ube, pandan | usually milk
ensaymada = ensaimada, ensaymada ube, ube ensaymada | is wheat, egg | usually milk
pandesal = pan de sal, ube pandesal, cheese pandesal, spanish bread, monay, pan de coco, pan de leche, star bread, putok, kababayan,
  pianono | is wheat | not of bread | usually milk | sometimes eggs
hopia ube = hopia baboy, hopia hapon, ube hopia, tikoy roll | is wheat | not of moon cake, nian gao | sometimes milk, eggs, soybeans,
  peanuts, sesame
puto = puto cheese, puto bumbong, puto pao, puto maya, puto bong bong, puto ube, filipino steamed rice cake | is rice | sometimes milk,
  eggs, wheat, coconut
bibingka = bibingkang galapong, bibingka malagkit, bibingkang malagkit, bibingka cassava, bibingka rice cake, bibingka special
  | is coconut, rice | usually eggs, milk
cassava cake = bibingkang kamoteng kahoy, pichi pichi, cassava suman, pitsi pitsi | is coconut | not of cake | usually milk | sometimes eggs
biko = kakanin, sapin sapin, suman, palitaw, kutsinta, kuchinta, espasol, kalamay, calamay, biko rice cake, tupig, suman sa lihiya,
  suman malagkit, bico | is glutinous rice, coconut | sometimes sesame, wheat, milk
maja blanca = maja blanca mais, majablanca | is coconut, corn | usually milk
leche flan cake = yema cake, brazo de mercedes, yema, yema spread, tocino del cielo, canonigo | is egg | not of cake, flan, tocino
  | usually milk | sometimes wheat
sans rival = sansrival, silvanas, sylvanas | is cashew, egg, milk
polvoron = polvoron pinipig, pulburon, polboron, goldilocks polvoron | is wheat | usually milk | sometimes almond, cashew, peanuts, pecan
pastillas de leche = dulce gatas, pastillas de gatas | is milk
egg pie = buko pie, boat tart, egg pie slice | is wheat | not of pie, egg | usually eggs, milk
otap = camachile, rosquillos, lengua de gato, barquiron, uraro | is wheat | usually milk, eggs
piaya = piyaya, napoleones | is wheat | sometimes sesame, milk
gulaman = sago at gulaman, samalamig, buko juice, calamansi juice, salabat, barako, kapeng barako, tablea, tsokolate, dalandan juice
  | is water | not of boba, calamansi, nariyal | sometimes milk
chicharron filipino = pork crackling, chicharonitos, boy bawang, cornick, cornik, green pea snack, dingdong, adobong mani
  | sometimes wheat, soybeans, peanuts | not of pea, chicken adobo
fish ball filipino = kikiam, kikyam, squid ball, squidball, chicken ball | usually fish, wheat | sometimes squid, eggs, soybeans
`,
};
