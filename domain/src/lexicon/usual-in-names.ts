/**
 * Says which foods that people avoid are usual under a dish's name. None of them is an allergen, because statements
 * decide those. The tables are written from common knowledge of dishes and not yet checked against a published
 * glossary, so they only ever warn or ask.
 */

/** In the name of a dish these mean the food itself, in another language, form or cut. */
export const meant = `
beef: picanha, entraña, asado de tira, paleron, macreuse, colita de cuadril, maminha, fraldinha, denver steak, denver cut, vaca frita, boeuf
  bourguignon, bife, gyuniku, cheesesteak
pork: rillons, petit sale, eisbein, butadon, jambonneau, torresmo, echine de porc, buta, tonkotsu
lamb: gigot d'agneau, lechazo, scottaditto, jingisukan, souris d'agneau
chicken: torikatsu, samgyetang, dakgalbi, tebasaki, faraona e pollo
meat: viande, fleisch
poultry: faraona, pintade
garlic: garlicky, garlicy, aillade, aillet, ajoarriero, ajillo, aillé, aillee, knofi
onion: oniony, tamanegi, pyaz, pyaaz, acebolado, encebollado, encebollada, dopiaza, do pyaza, rakkyo, soubise
mushroom: mushroomy, champiñones, champiñon, truffled, tartufata
tomato: tomatoey, tomatoe, jitomate
lemon: lemony, limoni, limonata
lime: limey, limetta, citron vert
citrus: citrusy, citrussy, agrumes, agrumi, cítricos, citricos, chinotto, daidai, mandarina, agrume
orange: orangey, orangette, naranjada
chili pepper: guindilla, chilli heat, papa a la huancaina, nashville hot chicken
bell pepper: peperoni cruschi, peperoni ripieni, piquillo
eggplant: patlican, terong, beguni, bayildi, imam bayildi, melanzana
potato: potatoey, pommes anna, hachis parmentier, rösti
cilantro: coriandre, koriander
cabbage: verza, choucroute, golabki, gołąbki, halupki, cabbagey
beet: beety, remolachas, betteraves
carrot: karotten, carrotty, carroty, gajar, gajar halwa, kinpira
cucumber: kyuri, oi muchim, cucumbery, sunomono
spinach: spinachy, gomaae, spanakopita, spanakorizo, espinacas, espinafres
mint: minty, yerba buena
ginger: gingery, shogayaki, gingersnap, gingerbread, parkin
cinnamon: cinnamony, canelle
coffee: affogato, mocha, cappuccino, macchiato, cortado, redeye gravy, red eye gravy, coffee rubbed
chocolate: chocolatey, chocolaty, choco, sachertorte, devil's food, devils food, gianduja, mississippi mud pie, black forest cake, mole poblano
honey: honeyed, honied
cherry: griotte, griottes, amarena, marasca, cherries jubilee, schwarzwalder, schwarzwälder
strawberry: erdbeer, ichigo, frutilla, fraisier
raspberry: himbeer
peach: peach melba
asparagus: asparagi, argenteuil
cauliflower: karfiol, crème dubarry, creme dubarry, dubarry
fennel: fenouil, fenchel, finocchiona, hinojos
sage: sauge, salbei
dill: aneto
parsley: parsleyed, persillé, persillade
cumin: kümmel con carne, comino
banana: banoffee, bananas foster
apple: apfelstrudel
pineapple: tepache, piña
horseradish: rafano
black pepper: peppery, peppercorn, au poivre, cacio e pepe
basil: basilly, pesto alla genovese
rice: nigiri, hainanese chicken rice
corn: corny dog, humitas
alcohol: boozy, beer battered, drunken chicken, tipsy
`;

/**
 * In some kitchens, a dish with such a name has the food, so a list without it has to be asked about. `=`: only where
 * that is the whole name. `~`: only where the name doesn't say what it is made of ("paneer tikka").
 */
export const usual = `
beef: bavette, onglet, hampe, araignée, ~vacio, ~churrasco, sauerbraten, ~sukiyaki, ~shabu shabu, ~shabu-shabu, reuben, cottage pie, chili con carne,
  pot au feu, pot-au-feu, lomo saltado, ~matambre, ~milanesa, ~bourguignon, ~bourguignonne, ~blanquette, ~cheeseburger, ~yakiniku, ~nikujaga,
  ~braciole, ~bollito, carne cruda, ~tartare, ~fajita, ~fajitas, ~alcatra, cupim, saltimbocca, ~cotoletta, ~milanese, ossobuco, osso buco,
  ~stroganoff, ~goulash, ~gulasch, pastrami, philly, ~sloppy joe, salisbury steak, swiss steak, hamburg steak, beef wellington, ~wellington, pho,
  yukhoe, kobe, ~pasty, cornish pasty, bistec, ~vaca, ~negimaki, tafelspitz
pork: rillettes, rillette, cassoulet, tartiflette, carbonara, amatriciana, gricia, ~mu shu, ~moo shu, ~sisig, pozole, ~secreto, ~presa, ~pluma,
  fabada, feijoada, ~schnitzel, scotch egg, toad in the hole, denver omelette, denver omelet, western omelette, western omelet, xiao long bao, soup
  dumpling, mapo tofu, mapo doufu, ~dan dan noodle, ~dan dan noodles, ~dandan noodles, hornazo, eggs benedict, muffuletta, ~travers, ~museau,
  ~calabresa, ~adobo, siu mai, shumai, ~wonton, ~wontons, ~potsticker, ~potstickers, ~gyoza, char siu, ~ramen, ~lumpia, ~tourtière, ~tourtiere,
  choucroute garnie, quiche lorraine, croque monsieur, croque madame, cubano, medianoche, cobb salad, club sandwich, split pea soup, senate bean soup,
  caldo verde, hoppin john, hoppin' john, bigos, okonomiyaki, ~kakuni, ~katsudon, ~tonkatsu
lamb: gigot, navarin, ~kibbeh, ~kofta, ~kofte, ~köfte, ~gyro, ~gyros, ~shawarma, ~doner, ~döner, ~moussaka, ~shish kebab, ~seekh kebab, ~lahmacun,
  ~tagine, merguez, ~souvlaki, ~kleftiko, shepherd's pie, shepherds pie, irish stew, lancashire hotpot, mansaf, ~nihari, haggis, ~adana kebab,
  ~iskender, ~cevapi, ~ćevapi, ~rogan josh
chicken: ~yakitori, cordon bleu, ~kiev, ~tikka masala, ~tikka, ~tandoori, ~cacciatora, ~cacciatore, ~waterzooi, ~jerk, ~general tso, ~general tso's,
  ~kung pao, ~caesar wrap, ~basquaise, ~ballotine, ~galantine, ~enchiladas suizas, ~francese, ~marsala, ~piccata, club sandwich, buffalo wings, ~katsu
  curry, ~inasal, ~yassa, ~korma, hot and sour soup, gumbo, jambalaya, paella, chicken fried, ~coxinha, ~teba, ~alitas
rabbit: ~civet, ~gibelotte
any meat: ~ragu, ~ragù, ~lasagne, ~lasagna, =chili, bowl of chili, cup of chili, chili dog, chili cheese, ~turkey chili, ~house chili, ~stew, ~hash, ~empanada, ~empanadas, charcuterie, antipasto, mixed grill, ~parrillada, ~asado, bbq plate, surf and turf,
  ~kebab, ~kebap, ~kabob, dirty rice, ~dolma, ~dolmades, ~sarma, ~cabbage roll, ~cabbage rolls, ~stuffed pepper, ~stuffed peppers, ~bibimbap,
  ~japchae, banh mi, ~laksa, ~dumpling, ~dumplings, sunday gravy, ciccioli, ~faggot, trippa, callos, mondongo, figado, hígado, higado, ~samosa,
  ~pierogi, ~pelmeni, ~manti, meatball, ~moussaka, ~baozi, ~bao, pot pie, gravy, cassoulet, ~ravioli, ~tortellini, ~cannelloni, ~pastel de choclo,
  ~pupusa, ~tamale, ~tamales, picadillo, ~momo
spinach: florentine, alla fiorentina, oysters rockefeller, oyster rockefeller, popeye salad
lime: lima, limon, limón, caipirinha, margarita, mojito, daiquiri, leche de tigre, aguachile, pico de gallo, guacamole, tom yum, pad thai, mai tai,
  moscow mule, dark and stormy, pisco sour, paloma, larb, som tum, laksa, elote, esquites, cosmopolitan, gimlet, limonada
lemon: lima, limon, limón, tabbouleh, hummus, tzatziki, hollandaise, meunière, meuniere, sidecar, whiskey sour, tom collins, french 75, avgolemono,
  gremolata, scaloppine, piccata, tarte au citron, lemonade, caesar dressing, aioli, amaretto sour, limonada
orange: mojo, suzette, crêpes suzette, crepes suzette, maltaise, a l'orange, à l'orange, screwdriver, mimosa, sangria, gravlax, duck a l'orange, old
  fashioned, cochinita pibil, tequila sunrise
any citrus: yuzukosho, yuzu kosho, ponzu, marmalade, ceviche, escabeche, sour mix, cedro
onion: lyonnaise, bhaji, bhajia, genovese, sauce robert, escabeche, piperade, pipérade, ratatouille, caponata, peperonata, pico de gallo, salsa,
  guacamole, curry, biryani, sofrito, mirepoix, bolognese, ragu, =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean
  chili, vegetarian chili, house chili, chili con carne, goulash, french dip, pissaladiere, pissaladière, moussaka, shepherd's pie, mole, vindaloo,
  korma, rogan josh, tikka masala, dal, daal, chana masala, saag, jambalaya, gumbo, etouffee, étouffée, meatloaf, shakshuka, stew, minestrone, gravy,
  bourguignon, stroganoff, ceviche, ropa vieja, picadillo, feijoada, paella, sloppy joe, kofta, liver and onions, patty melt, teriyaki, hash,
  marinara, salsa verde, enchiladas, jollof, yassa, tagine, pilaf, risotto, stuffing, kebab, chowder, laksa, rendang, sambal, flammkuchen, tarte
  flambee, borscht, okonomiyaki, bulgogi, sukiyaki, gyudon, oyakodon, kanda
scallion: kimchi, bulgogi, ramen, okonomiyaki, pajeon, congee, mapo tofu, dan dan noodles, sukiyaki, potsticker, potstickers, gyoza, wonton soup, miso
  soup, pad thai, kung pao, general tso
shallot: beurre blanc, béarnaise, bearnaise, bordelaise, mignonette, green curry, red curry, thai curry, nasi goreng, laksa, rendang, sambal,
  duxelles, marchand de vin, mariniere, marinière, chasseur
garlic: provençal, provencal, provençale, provencale, escargots, escargot, scampi, puttanesca, romesco, bouillabaisse, gilroy, gochujang, black bean
  sauce, pad thai, curry, mole, tapenade, ratatouille, sauce vierge, anchoïade, anchoiade, bruschetta, kimchi, kimchee, pesto, hummus, baba ganoush,
  tzatziki, chimichurri, aioli, alioli, allioli, marinara, arrabbiata, bolognese, ragu, vindaloo, korma, rogan josh, tikka masala, tandoori, butter
  chicken, murgh makhani, biryani, dal, daal, chana masala, saag, palak paneer, samosa, adobo, sisig, bulgogi, galbi, kalbi, bibimbap, japchae,
  teriyaki, gyoza, ramen, szechuan, sichuan, kung pao, general tso, mapo tofu, dan dan noodles, rendang, laksa, sambal, nasi goreng, satay, green
  curry, red curry, tom yum, larb, som tum, pho, banh mi, jerk, mojo, cubano, ropa vieja, picadillo, paella, gazpacho, salmorejo, salsa, salsa verde,
  pico de gallo, guacamole, enchiladas, al pastor, carnitas, barbacoa, birria, shawarma, gyro, gyros, souvlaki, moussaka, falafel, kofta, harissa,
  chermoula, zhoug, toum, skordalia, shakshuka, caesar, caesar salad, caponata, cacciatore, cacciatora, fra diavolo, vongole, cioppino, jambalaya,
  gumbo, etouffee, étouffée, buffalo wing, buffalo sauce, buffalo chicken, buffalo cauliflower, meatball, meatballs, meatloaf, sausage, tagine,
  jollof, ranch, escabeche, bagna cauda, pistou, rouille, persillade, stir fry, chow mein, lo mein, fried rice, char siu, hoisin, black bean, tikka,
  kebab, seekh, sofrito, =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean chili, vegetarian chili, house chili, chili
  con carne, stew, minestrone, goulash, garlic bread, bordelaise, scaloppine, bbq sauce
mushroom: forestière, forestiere, bourguignon, boscaiola, cacciatora, cacciatore, marsala, capricciosa, quattro stagioni, wellington, bonne femme, vol
  au vent, poulette, dieppoise, financière, financiere, chasseur, stroganoff, hot and sour soup, coq au vin, sukiyaki, japchae, tom yum, tom kha, moo
  goo gai pan, tetrazzini, duxelles, mu shu, moo shu, supreme pizza, jager sauce, trufa, jagerschnitzel, jägerschnitzel
tomato: puttanesca, pizzaiola, margherita, napoletana, napolitana, bruschetta, manhattan clam chowder, cioppino, provençale, provencale, provençal,
  basquaise, portugaise, niçoise, nicoise, minestrone, enchiladas, enchiladas rojas, veracruzana, puerto rican rice, ranchera, ranchero, rancheros,
  tikka masala, butter chicken, murgh makhani, rogan josh, moussaka, creole, jollof, sloppy joe, bloody mary, michelada, salsa, pico de gallo, pizza,
  lasagna, lasagne, chili con carne, =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean chili, vegetarian chili, house
  chili, bolognese, ragu, caponata, peperonata, sofrito, paella, blt, greek salad, fattoush, shakshuka, vindaloo, chana masala, goulash, vodka sauce,
  alla vodka, parmigiana, marinara, meatball sub, ketchup, birria, ropa vieja, picadillo, cacciatore, cacciatora, gumbo, jambalaya, club sandwich,
  tabbouleh, sunday gravy, menemen, curry
potato: parmentier, dauphinoise, dauphinois, aligot, tartiflette, fish and chips, spanish omelette, spanish omelet, tortilla española, tortilla
  espanola, champ, pierogi, samosa, croquette, croquettes, jacket, lyonnaise, duchess, niçoise, nicoise, knish, kugel, wedges, raclette, kumpir,
  massaman, chowder, shepherd's pie, shepherds pie, cottage pie, irish stew, corned beef hash, poutine, gnocchi, caldo verde, moussaka, lancashire
  hotpot, hash, papa rellena, salchipapas, loaded skins, korokke
chili pepper: diavola, fra diavolo, vindaloo, jerk, mole, salsa, pico de gallo, enchiladas, enchilada, nashville hot, kung pao, mapo, dan dan, 'nduja,
  nduja, berbere, huancaina, szechuan, sichuan, tom yum, laksa, som tum, curry, diablo, diabla, ajiaco, calabrian, padron, padrón, harissa, kimchi,
  kimchee, sambal, rendang, gochujang, sriracha, buffalo wing, buffalo sauce, buffalo chicken, buffalo cauliflower, arrabbiata, arrabiata, birria, al
  pastor, adobo, tinga, cochinita, pozole, chili con carne, larb, green curry, red curry, piri piri, peri peri, tikka masala, rogan josh, madras,
  jalfrezi, phaal, general tso, ceviche, guacamole, aguachile, nacho, nachos, chilaquiles, romesco, espelette, basquaise, creole, cajun, jambalaya,
  gumbo, nasi goreng, satay, bibimbap, tteokbokki, jollof, hot wings, buffalo wings, pepperoncini
bell pepper: piperade, pipérade, ratatouille, fajita, fajitas, denver omelette, denver omelet, western omelette, western omelet, gumbo, jambalaya,
  sofrito, shakshuka, basquaise, paprikash, goulash, philly, cheesesteak, chop suey, escalivada, romesco, muhammara, ajvar, peperonata, caponata,
  gazpacho, sweet and sour, stuffed pepper, stuffed peppers, greek salad, kung pao, creole, étouffée, etouffee, paella, jerk, pimento cheese, pisto,
  menemen, ropa vieja, peperoni, cacciatore, cacciatora
eggplant: parmigiana, moussaka, escalivada, pinakbet, ratatouille, caponata, baba ganoush, alla norma, mirza ghasemi, sabich, pisto, green curry
any nightshade: goulash, paprikash, chorizo, vindaloo, curry, sofrito
cilantro: ceviche, green curry, thai curry, tom yum, aguachile, larb, laksa, ajiaco, mojo verde, pico de gallo, guacamole, curry, tikka masala, korma,
  chana masala, biryani, banh mi, pad thai, taco, tacos, zhoug, chermoula, harira, dal, daal, birria, al pastor, carnitas, barbacoa, tagine, samosa,
  samosas, som tum, salsa, bhaji, vindaloo, enchiladas, chilaquiles, pozole, burrito, falafel, butter chicken, rogan josh, saag
coffee: tiramisu, tiramisù, opera cake, opéra, espresso martini, white russian, black russian, irish coffee, mud pie, latte, ristretto
chocolate: mocha, mole, opera cake, opéra, profiterole, profiteroles, eclair, éclair, rocky road, tartufo, belle helene, belle hélène, boston cream pie,
  whoopie pie, cannoli, cannolo, marquise, tiramisu, tiramisù, babka, red velvet, nutella, florentine, smores, s'mores, neapolitan, black forest,
  mudslide, banana split, german chocolate cake, turtle, stracciatella, brownie, lava cake
honey: pain d'épices, pain d'epices, bee's knees, bees knees, pastilla, gozinaki, pfeffernusse, pfeffernüsse, gingerbread, baklava, halva, granola,
  teriyaki, general tso, honeycomb, nougat, walnut shrimp, hot toddy, cashew chicken, lebkuchen, turron, turrón, struffoli, loukoumades
cabbage: caldo verde, colcannon, okonomiyaki, sarma, borscht, borsch, ribollita, reuben, bigos, mu shu, moo shu, runza, potsticker, potstickers, gyoza, kimchi,
  kimchee, slaw, coleslaw, curtido, egg roll, egg rolls, spring roll, spring rolls, lumpia, chow mein, yakisoba, minestrone, fish taco, fish tacos,
  pozole, bubble and squeak
beet: chlodnik, chłodnik, vinegret, red flannel hash, borscht, borsch, red velvet
cucumber: raita, gazpacho, shirazi, benedictine, tarator, tzatziki, greek salad, fattoush, tabbouleh, banh mi, poke, california roll, cacik, cacık,
  pimm's, pimms cup, israeli salad, gyro, gyros, bibimbap
carrot: crécy, crecy, vichy, tzimmes, mirepoix, banh mi, pot roast, stew, bourguignon, minestrone, bolognese, ragu, shepherd's pie, shepherds pie, pot
  pie, coleslaw, japchae, bibimbap, egg roll, pot au feu, giardiniera, escabeche, fried rice
pea: saint germain, st germain soup, risi e bisi, samosa, bisi, clamart, hopping john, hoppin john, pot pie, fried rice, paella, keema, shepherd's
  pie, shepherds pie, cottage pie, mattar, mutter
any bean: chili con carne, =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean chili, vegetarian chili, house chili,
  minestrone, pasta fazool, refried, succotash, burrito, burritos, ribollita, moros y cristianos, tostada, tostadas, nachos, senate soup, hoppin john,
  hopping john, cassoulet, feijoada, fabada, gallo pinto, seven layer dip, pupusa, casamiento, niçoise, nicoise
lentil: misir wat, dosa, idli, papadum, papad, tadka, kitchari, khichdi, sambar, koshari, mujaddara, harira, haleem, mulligatawny, medu vada
chickpea: cocido, harira, kabuli, garbanzada, couscous royale, tagine, pakora, bhaji, falafel, hummus, moroccan stew, bonda, buddha bowl
any legume: curry, =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean chili, vegetarian chili, house chili, succotash,
  refried
avocado: caesar roll, cobb, california roll, rainbow roll, dragon roll, caterpillar roll, cobb salad, poke, tortilla soup
banana: hummingbird cake, monkey bread, chunky monkey, elvis sandwich, halo halo
apple: strudel, normande, charoset, brown betty, eve's pudding, pan dowdy, pandowdy, calvados, waldorf, mulled cider, calvados sauce, tarte tatin
pineapple: hawaiian pizza, hawaiian, al pastor, huli huli, pina, piña colada, sweet and sour, upside down cake, mai tai, carrot cake, hummingbird
  cake, teriyaki burger
cinnamon: apple pie, babka, gingerbread, french toast, buñuelos, bunuelos, capirotada, arroz con leche, pastilla, rice pudding, snickerdoodle, pumpkin
  pie, apple crisp, cobbler, mole, chai, rugelach, baklava, strudel, moussaka, tagine, pho, carrot cake, speculoos, coffee cake, bananas foster,
  biryani, garam masala, sticky bun
ginger: moscow mule, dark and stormy, pain d'épices, pain d'epices, speculaas, speculoos, hainanese chicken, lebkuchen, curry, teriyaki, stir fry,
  tikka masala, korma, biryani, butter chicken, rogan josh, bulgogi, gyoza, kimchi, chai, pho, dal, daal, rendang, saag, chana masala, general tso,
  kung pao, ramen, satay, jerk, vindaloo, tagine, pumpkin pie
turmeric: curry, biryani, dal, daal, tikka masala, korma, satay, rendang, laksa, piccalilli, massaman, yellow curry, tagine, saag, chana masala, nasi
  kuning, khao soi
basil: caprese, margherita, pho, green goddess, genovese, pad kra pao, pad krapow, three cup chicken, sauce vierge, pistou, pesto, marinara,
  bruschetta, green curry, red curry, thai curry, drunken noodles, pomodoro, banh mi, panzanella, minestrone, napoletana
parsley: salsa verde, maître d'hôtel, maitre d'hotel, fines herbes, ravigote, bouquet garni, hôtelière, hoteliere, meunière, meuniere, vongole,
  gremolata, chimichurri, tabbouleh, falafel, scampi, kofta, escargots, fattoush, chermoula, bourguignon, persillade, osso buco, ossobuco, stuffing,
  garlic bread, green goddess
mint: tzatziki, mojito, tabbouleh, raita, grasshopper, grasshopper pie, cacik, cacık, stracciatella, larb, julep, fattoush, kibbeh, kofta, pho, summer
  roll, summer rolls, after eight, green chutney
asparagus: argenteuil, agretti, prince asturies, oscar, primavera
cauliflower: du barry, polonaise, giardiniera, gobi
olive: puttanesca, niçoise, nicoise, pissaladière, pissaladiere, martini, veracruz, veracruzana, greek salad, tapenade, muffuletta, picadillo, tagine,
  cacciatore, cacciatora, antipasto, caponata, empanada, empanadas, sicilian, provençale, provencale
caper: puttanesca, tartar sauce, tartare sauce, rémoulade, remoulade, tonnato, tonnata, grenobloise, caponata, lox and bagel, lox bagel, tapenade,
  steak tartare, tartare, königsberger klopse, konigsberger klopse, nicoise, niçoise, ravigote, gribiche, piccata, veracruzana, carpaccio, caesar
  dressing
cherry: black forest, clafoutis, jubilee, manhattan cocktail, kirsch, guindas, visnje, old fashioned, cherry bakewell, spumoni, ambrosia
strawberry: romanoff, eton mess, shortcake, neapolitan, strawberry daiquiri, pavlova, fruits rouges
raspberry: melba, melba sauce, linzer, linzer torte, linzertorte, bakewell, bakewell tart, chambord, summer pudding, trifle, pavlova
peach: melba, bellini, cobbler, peachy
pear: belle helene, belle hélène, poire, bosc
rice: sushi, maki, dolma, dolmades, horchata, kheer, gumbo, mejadra, mujaddara, poke bowl, stuffed pepper, stuffed peppers, cabbage roll, cabbage
  rolls, biryani, burrito, jambalaya, nasi goreng, bibimbap, congee, risotto, teriyaki bowl, burrito bowl, gyudon, katsu curry, mochi, dosa, idli,
  arancini, california roll, spam musubi, loco moco, hoppin john, étouffée, etouffee, moros y cristianos, boudin, paella, pilaf
saffron: paella, bouillabaisse, risotto milanese, risotto alla milanese, rouille, biryani, zarzuela, lussekatter, bourride
horseradish: bloody mary, cocktail sauce, gefilte fish, prime rib, shrimp cocktail, albert sauce
gelatin: bavarois, bavarian cream, en gelée, en gelee, gelée, gelee, blancmange, head cheese, tiramisu, mirror glaze, charlotte, smores, s'mores,
  rocky road, fluff, aspic, mousse cake, no bake cheesecake, xiao long bao, soup dumpling, fluffernutter
any poultry: ~yakitori, ~tikka masala, ~kiev, ~cacciatora, cordon bleu, pot pie, ~galantine
any berry: eton mess, summer pudding, clafoutis, frutos rojos, frutti di bosco, cumberland sauce, pavlova, beeren, fruits rouges, berrylicious, trifle
any stone fruit: clafoutis, pruneaux, far breton, tkemali, hoisin, duck sauce, plum sauce, cobbler
any squash: pipian, succotash, minestra, ratatouille, musquée, primavera, pisto, calabacitas
zucchini: ratatouille, primavera, pisto, calabacitas, minestrone
dill: ranch, tzatziki, dillisk, shubit, lox, borscht, dill pickle, spanakopita, gefilte, solyanka, gravlax, gravad lax
fennel: italian sausage, pastis, pernod, con le sarde, sambuca, finocchio, porchetta, bouillabaisse, absinthe
anise: pastis, ouzo, sambuca, pizzelle, absinthe, raki, anis, anisette, arak, oysters rockefeller, springerle, pfeffernusse, pernod, biscotti
sage: saltimbocca, sage derby, stuffing, lincolnshire, breakfast sausage, country gravy
cumin: =chili, bowl of chili, cup of chili, chili dog, chili cheese, turkey chili, bean chili, vegetarian chili, house chili, chili con carne,
  falafel, kümmel, merguez, harissa, chana masala, curry, fajita, fajitas, taco, tacos, kofta, tagine, mojo, shawarma, carnitas, barbacoa, tikka
  masala, vindaloo, korma, biryani, dal, daal, samosa, gyro, hummus, saag, adobo, chorizo, picadillo, black bean soup, birria, chermoula
any alcohol: martini, coq au vin, bourguignon, marsala, marchand de vin, bordelaise, fondue, marinière, mariniere, beurre blanc, stroganoff, rum baba,
  baba au rhum, zabaglione, sabayon, tiramisu, tiramisù, trifle, suzette, crepes suzette, bananas foster, jubilee, carbonnade, newburg, thermidor,
  flambé, flambe, flambée, diane, scampi, piccata, risotto, osso buco, ossobuco, black forest, cioppino, welsh rarebit, teriyaki, normande, alla
  vodka, vodka sauce, drunken
`;

/** These names contain one of the above without meaning it. */
export const unlike = `hash brown, hash browns, curry leaf, curry leaves, buffalo mozzarella, lima bean, lima beans, chocolate fondue,
  cheese fondue, salsa verde chips, pizza oven, black bean burger, brown butter sage, ranch style, oyster stew, fruit salsa,
  mango salsa, chai latte, matcha latte, stewed apple, stewed apples, bean stew, white pizza, pizza bianca, dessert pizza,
  rice pilaf, barley risotto, cauliflower rice, mac and cheese, taco shell, tostada shell, sushi grade, tandoori roti`;
