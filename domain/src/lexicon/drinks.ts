import type { LexiconGroup } from './entry.ts';

export const drinks: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (2025), and Regulation 1169/2011, Annex II: distillates are exempt; wine above 10 mg/l is declared for sulphites; 27 CFR 4, 5 and 7 (wine, spirits, malt beverages)',
  table: `
filtered water = carbonated water, purified water, distilled water, spring water, mineral water, seltzer, seltzer water, club soda,
  soda water, tonic water, tonic, still water, drinking water, tap water, reverse osmosis water, sparkling filtered water, ice cube,
  crushed ice, electrolyte water, alkaline water, acqua, agua, eau, wasser, acqua minerale, agua mineral, artesian water, deionized water,
  de ionized water | is water | not of soda, mineral
soda = cola, coke, pepsi, sprite, ginger ale, ginger beer, lemon lime soda, orange soda, diet coke, diet pepsi, coca cola, dr pepper,
  mountain dew, soft drink, fountain drink, fountain soda, seven up, 7up, fanta, energy drink, red bull, gatorade, sports drink,
  vitamin water, kool aid, refresco, jarritos, mtn dew, mnt dew, mellow yellow, mello yello, pibb, pibb xtra, sierra mist, starry,
  fuze, powerade, sobe, lifewater, aquafina, dasani, smartwater, bubly, spindrift, san pellegrino, perrier, la croix, lacroix, topo chico,
  evian, fiji water, poland spring, tropicana, minute maid, lipton, brisk, snapple, honest tea, capri sun, caprisun, hi c, hawaiian punch,
  sunkist, crush soda, monster energy, celsius drink, poppi, olipop, izze, manzanita sol, sidral mundet, inca kola, calpis water,
  vitacoco, vita coco | not of beer, lemon, orange, ginger, pepper, vitamin, water
lemonade = limeade, strawberry lemonade, pink lemonade, cherry limeade, limonada, arnold palmer, orangeade, fruit drink,
  watermelon agua fresca, hibiscus tea, agua de jamaica | not of tea, fruit
brewed tea = tea leaf, black tea extract, brewed black tea, brewed green tea, oolong, oolong tea, white tea, jasmine tea, earl grey,
  english breakfast tea, english breakfast, ceylon tea, assam, darjeeling, rooibos, yerba mate, mate tea, herbal tea, chamomile tea,
  mint tea, peppermint tea, ginger tea, iced tea, sweet tea, unsweet tea, hot tea, matcha powder, green tea powder, instant tea, tencha,
  tencha green tea, pu erh, puerh, tea concentrate, green tea extract powder, hojicha, sencha, gunpowder tea, lemon tea, decaf tea,
  tisane, pekoe, orange pekoe, te negro, the vert, kombucha, kombucha tea, fermented tea | is tea | not of orange, extract
chai = masala chai, chai syrup, chai mix, dirty chai, masala tea, adrak chai, ginger chai, elaichi chai, karak chai,
  kadak chai, kashmiri chai, noon chai, pink tea, indian chai, irani chai, doodh patti, cutting chai, iced chai, chaya, chai masala tea,
  madras tea, indian tea | is tea | not of spice, malai, cardamom, ginger | usually milk
brewed coffee = cold brew, cold brew coffee, cold brew coffee concentrate, coffee extract, coffee concentrate, coffee bean, coffee powder,
  instant coffee, instant coffee powder, espresso powder, espresso bean, iced coffee, drip coffee, americano, decaf coffee, decaf,
  nitro cold brew, arabica coffee, arabica, french press, red eye coffee, espresso shot, turkish coffee, black coffee, cafe negro, kaffee,
  caffe, kawa, koffie, ground coffee, roasted coffee, green coffee, cascara, coffee grounds, french roast | is coffee | not of bean,
  extract
coffee liqueur = tia maria, coffee flavored liqueur, orange liqueur, st germain, elderflower liqueur, chartreuse, benedictine, drambuie,
  galliano, midori, peach schnapps, herbal liqueur, cherry liqueur, maraschino liqueur, apple schnapps, blue curacao, chambord,
  raspberry liqueur, coconut liqueur, malibu rum, absinthe, amaro, fernet, fernet branca, cynar, suze, bitters, aromatic bitters,
  creme de menthe, creme de cassis, angostura bitters, angostura, orange bitters, peychaud's bitters, honey liqueur, ginger liqueur, fruit liqueur | is liqueur | not of apple, coconut, alcohol, cream | opaque
baileys irish cream = advocaat, cream liqueur, amarula | is liqueur | always milk | not of cream
nocino = walnut liqueur, nux alpina | is walnut, liqueur
white rum = dark rum, spiced rum, light rum, gold rum, tequila blanco, tequila reposado, blanco tequila, reposado tequila, rye whiskey,
  scotch, scotch whisky, irish whiskey, bourbon whiskey, grain alcohol, neutral spirit, neutral grain spirit, ethyl alcohol,
  distilled spirits, pisco, cachaca, grappa, eau de vie, calvados, armagnac, applejack, aquavit, moonshine, ouzo, arak, baijiu, shochu,
  london dry gin, sloe gin, potato vodka, vanilla vodka, citrus vodka, brandy extract, rum extract, jack daniels, wodka, rhum
  | is alcohol | not of rye, whole grain, extract, potato, citrus
grape variety wine = gamay, grenache, mourvedre, carignan, cinsault, cinsaut, semillon, chasselas, sylvaner, silvaner,
  gewurztraminer, muscadelle, muscadet, petit verdot, cabernet franc, pinot meunier, pinot blanc, nebbiolo, barbera, montepulciano wine,
  nero d avola, primitivo, aglianico, dolcetto, albarino, alvarinho, verdejo, viognier, vermentino, trebbiano, garganega, glera,
  furmint, gruner veltliner, welschriesling, zweigelt, blaufrankisch, carmenere, tannat, torrontes, chenin blanc, touriga nacional,
  verdelho, marsanne, roussanne, picpoul, petit manseng, gros manseng, malvasia, rkatsiteli, saperavi, grolleau, poulsard, nielluccio,
  sciacarello, pinotage, colombard, ugni blanc, mencia, godello, monastrell, bobal, xarel lo, macabeo, parellada, pedro ximenez,
  muscat of alexandria, vranac, plavac mali, posip, zlahtina, beaujolais, chablis, valpolicella, amarone, barbaresco, soave,
  frascati, sancerre, vouvray, chateauneuf du pape, cotes du rhone, amontillado, fino sherry, manzanilla sherry, oloroso,
  palo cortado | is wine
marc de champagne = marc de bourgogne, rakia, arrack, honjozo, pelinkovac | is alcohol
burgundy = burgundy wine, chardonnay, chardonnay wine, cabernet, cabernet wine, cabernet sauvignon, merlot, pinot noir, pinot grigio,
  pinot gris, sauvignon blanc, riesling, zinfandel, malbec, syrah, shiraz, chianti, sangiovese, tempranillo, rioja, bordeaux, moscato,
  muscat wine, lambrusco, cava, brut, cremant, madeira, madeira wine, sauternes, sweet wine, dessert wine, burgundy cooking wine,
  table wine, sherry wine, dry sherry, cream sherry, dry white wine, dry red wine, house wine, vin blanc, vin rouge, vino, vino blanco,
  vino tinto, vino rosso, wein, weisswein, rotwein, vinho, wijn, wino, wine reduction, red wine reduction, white wine reduction,
  port reduction, ruby port, tawny port, wine solids, dealcoholized wine, mulled wine, wine extract, marsala sauce, marsala wine sauce,
  champagne sauce, grape wine, pinot | is wine | not of house, cream, sauce, extract, grape
lager beer = craft beer, draft beer, draught beer, pale ale, india pale ale, amber ale, brown ale, porter, guinness, corona beer,
  corona extra, corona light, modelo,
  modelo especial, modelo negra, negra modelo, tecate, dos equis, pacifico beer, yuengling, michelob, michelob ultra, miller lite,
  miller high life, lagunitas, sam adams, samuel adams, newcastle brown, pabst, pabst blue ribbon, sapporo, asahi, kirin ichiban,
  tsingtao, peroni, fat tire, shock top,
  budweiser, bud light, coors, heineken, stella artois, blue moon, kolsch, saison, lambic, gose, bock, dunkel, helles, marzen, cerveza,
  biere, bier, birra, cerveja, piwo, non alcoholic beer, na beer | is beer
gluten free beer = sorghum beer | is alcohol | not of beer, gluten, sorghum | opaque
hard seltzer = white claw, truly seltzer, vodka soda, gin and tonic, gin tonic, rum and coke, moscow mule, old fashioned,
  manhattan cocktail, negroni, aperol spritz, cosmopolitan, paloma, caipirinha, sazerac, tom collins, bellini, long island iced tea,
  sidecar cocktail, dark and stormy, highball | is alcohol | not of soda | mixture
pina colada | is alcohol, coconut, pineapple | mixture
whiskey sour = gin fizz | is alcohol | sometimes eggs
mudslide = brandy alexander | is alcohol | always milk
mai tai | is alcohol | usually almond
smoothie = fruit smoothie, green smoothie, berry smoothie, mango smoothie, strawberry smoothie, strawberry banana smoothie, smoothie bowl,
  slush, slushie, icee, frozen lemonade | not of berry, mango, strawberry, banana, fruit, lemonade | sometimes milk
drink mix = lemonade mix, margarita mix, sour mix, iced tea mix, fruit drink mix, mojito mix | opaque
cocoa mix = hot chocolate mix, hot cocoa mix, chocolate drink mix, nesquik | is cocoa | usually milk | not of hot chocolate
chocolate liquor = cocoa mass, cocoa liquor, cacao mass, cocoa solids, cacao liquor, cocoa powder processed with alkali,
  cocoa processed with alkali, cocoa processed, cocoa bean, cacao bean, cacao powder, cocoa paste, cacao paste, baking chocolate,
  dutch process cocoa, cocoa fat, cacao fat, dutched cocoa, dutch cocoa, alkalized cocoa, cocoa alkalized, lowfat cocoa powder, fat reduced cocoa powder,
  low fat cocoa powder, fat reduced cocoa, cocoa extract, organic cacao, organic cocoa, chocolate liquor processed with alkali,
  chocolate processed with alkali, natural cocoa, cocoa natural, black cocoa, cocoa nibs, pate de cacao, pasta de cacao, kakaomasse,
  kakao, cacao en polvo, cacao in polvere, cocoa and cocoa processed with alkali, cocoapowder, bakers chocolate, organic chocolate liquor,
  organic cocoa mass, organic cocoa powder, organic cacao powder, chocolate extract | is cocoa | mostly chocolate | not of chocolate,
  alkali, extract, pasta,
  fat, pate
chocolate chunk = semi sweet chocolate, semi sweet chocolate chip, semisweet chocolate chip, semi sweet chip, semisweet chunk,
  semisweet chocolate chunk, bittersweet chocolate chip, dark chocolate chip, chocolate piece, chocolate shaving, chocolate curl,
  chocolate bar, chocolate candy, chocolate fudge, chocolate coated, chocolate couverture, chocolate drizzle, chocolate flake,
  chocolate crumb, chocolate truffle, bonbon, bon bon, chocolat, schokolade, cioccolato, chokolade, czekolada, chocolade,
  dark chocolate chunk, choc chip | is chocolate | not of truffle, candy
chocolate liqueur = creme de cacao, white creme de cacao, dark creme de cacao, butterscotch schnapps, caramel vodka, chocolate vodka,
  butterscotch liqueur | is liqueur | not of chocolate, caramel, cocoa, cream, butterscotch | sometimes milk
golden milk = turmeric latte, turmeric milk, haldi doodh | is turmeric | usually milk | not of milk, latte
chai tea = chai concentrate, chai tea bag, chai spice tea | is tea | not of chai | sometimes milk
xo cognac = cognac xo, patron xo, xo brandy, hennessy xo, brandy xo | is alcohol
`,
};
