import type { LexiconGroup } from './entry.ts';

export const nutForms: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (January 2025): the twelve tree nuts, and those no longer counted; Regulation 1169/2011, Annex II, 8; FARE and Kids With Food Allergies: hidden names of tree nuts',
  table: `
blanched almond = whole almond, roasted almond, toasted almond, smoked almond, candied almond, honey roasted almond, raw almond,
  dry roasted almond, marcona almond, marcona, jordan almond, almond sliver, almond slice, chopped almond, diced almond, natural almond,
  almond piece, almond kernel, blanched almond flour, superfine almond flour, almond protein, almond protein powder, almond base,
  almond beverage, almond drink, almond creamer, almond milk creamer, almond milk yogurt, almond milk cheese, almond ricotta,
  almond spread, almond praline, almond brittle, almond crust, almond crumble, almond pulp, almond powder, almond paste filling,
  almond filling, almond dust, unsweetened almond milk, vanilla almond milk, chocolate almond milk, sweetened almond milk,
  almondmilk creamer, almond meal flour, defatted almond flour, partially defatted almond flour, almond biscotti, almond butter cup,
  bitter almond, sweet almond oil, green almond, almond pesto, almond tart, almond dukkah, amande, amande effilee, poudre d'amande,
  mandeln, mandelmehl, mandorla, mandorle, amendoa, amandel, amandelen, migdal, migdaly, leche de almendra, lait d'amande, mandelmilch,
  farina di mandorle, harina de almendra, almond flakes, flaked almond, trout amandine, green beans amandine, almandine sauce,
  ricciarelli, almond cream filling, almons, almound, almondmeal, almondflour | is almond | not of flour,
  milk, creamer, yogurt, cheese, ricotta, praline, filling, pie, protein powder, pesto, dip, green bean, trout, plant protein, dukkah,
  sauce, chocolate, durum
brazil nut butter = brazil nut pieces, brazilnut, brazil nut flour, brazil nut milk, castana de para, castanha do para,
  castanha do brasil, nuez de brasil, noix du bresil, paranuss, paranusse, noce del brasile, paranoot, orzech brazylijski,
  orzechy brazylijskie, creamnut, cream nut, bertholletia | is brazil nut | not of nut, cream, walnut, chopped walnut, fancy mixed nut,
  chestnut paste
roasted cashew = cashew piece, raw cashew, salted cashew, candied cashew, honey roasted cashew, toasted cashew, cashew base, cashew paste,
  cashew flour, cashew queso, cashew ricotta, cashew crema, cashew mozzarella, cashew parmesan, cashew mayo, cashew aioli,
  cashew dressing, cashew sauce, cashew sour cream, cashew cream cheese, cashew ice cream, cashew beverage, cashew powder, cashew dip,
  cashew ranch, cashew based cheese, cashew alfredo, castana de caju, castanha de caju, caju, noix de cajou, cajou, cashewkern,
  cashewkerne, cashewnuss, anacardio, anacardi, cashewnoot, cashewnoten, nerkowiec, nerkowce, orzechy nerkowca, nuez de la india,
  nuez de cajou, cashew butter filling, organic cashew, cashu, cashewmilk, cashewnut | is cashew | not of flour, queso, ricotta,
  cream, mozzarella, parmesan, mayonnaise, aioli, dressing, sauce, sour cream, cream cheese, ice cream, dip, ranch, cheese, alfredo,
  filling, chopped walnut, fancy mixed nut, chestnut paste
hazelnut paste = hazelnut meal, roasted hazelnut, toasted hazelnut, chopped hazelnut, candied hazelnut, hazelnut praline, hazelnut piece,
  hazelnut cream, hazelnut chocolate spread, chocolate hazelnut, chocolate and hazelnut spread, cocoa hazelnut spread, hazelnut beverage,
  hazelnut kernel, hazelnut brittle, hazelnut crust, hazelnut gelato, hazelnut ganache, cob nut, hazel nut, filbert nut, avellana, avela,
  haselnuss, haselnusse, nocciole, pasta di nocciole, hazelnoot, hazelnoten, orzech laskowy, orzechy laskowe, praline paste,
  praline hazelnut, praline noisette, feuilletine praline, baci chocolate, bacio, nocciolata, nocello, crema di nocciole,
  pate de noisette, hazlenut, hazelnuts roasted, piemonte hazelnut, turkish hazelnut, gianduja spread, corylus | is hazelnut | not of nut,
  cream, chocolate, praline, gianduja, pasta, gelato, dip, fancy mixed nut, pate
roasted macadamia = macadamia nut butter, macadamia nut milk, macadamia nut flour, macadamia cheese, macadamia ricotta, macadamia piece,
  macadamia crust, macadamia brittle, macadamia cream, macadamia nut crust, macadamia nut crusted, macadamia nut cookie, maroochi nut,
  gyndl, nuez de macadamia, noix de macadamia, macadamianuss, noce macadamia, orzechy makadamia, makadamia, macadamian nut,
  macadamia crusted, macadamian | is macadamia | not of nut, cheese, ricotta, cream, cookie, walnut, chopped walnut, fancy mixed nut
candied pecan = pecan half, pecan piece, roasted pecan, toasted pecan, glazed pecan, spiced pecan, honey pecan, praline pecan,
  pecan praline, pecan meal, pecan flour, pecan crust, pecan crusted, pecan milk, pecan bar, pecan roll, pecan sandies, pecan brittle,
  butter pecan, butter pecan ice cream, pecan log, bourbon pecan, sugared pecan, maple pecan, turtle candy, pacana, nuez pecan,
  nuez pecana, noix de pecan, pekannuss, pekanuss, noce pecan, pecannoot, pekan, orzechy pekan, pecan filling, pecan tart, chopped pecan,
  pecan streusel, pecons, peacan, pecan caramel | is pecan | not of butter, praline, flour, milk, filling, honey, alcohol, pie, walnut,
  frog leg, maple syrup, candy, chopped walnut, fancy mixed nut
toasted pine nut = pignolia nut, pignoli nut, pinon nut, pinyon nut, pine nut kernel, roasted pine nut, pine seed, cedar nut, pinole nut,
  pinon seed, chilgoza, pinones, pinon mexicano, pignons de pin, pinienkern, pinienkerne, pinhao, pinoes, pinhoes, pijnboompit,
  pijnboompitten, orzeszki piniowe, orzeszki pinii, korean pine nut, italian stone pine nut, pignole, pine nut gremolata, pine nut milk,
  pignoli cookie, pine nut butter | is pine nut | not of nut, cookie, fancy mixed nut
shelled pistachio = roasted pistachio, salted pistachio, pistachio piece, pistachio kernel, pistachio cream, pistachio flour,
  pistachio meal, pistachio crust, pistachio crumble, pistachio powder, pistachio dust, pistachio brittle, pistachio pesto,
  candied pistachio, pistachio filling, pistachio spread, pistachio ganache, pistachio crusted, bronte pistachio, sicilian pistachio,
  iranian pistachio, turkish pistachio, antep pistachio, crushed pistachio, chopped pistachio, pistachio praline, pistacho, pistache,
  pistaches, pistazie, pistazien, pistacchio, pistacchi, crema di pistacchio, pistachenoot, pistacja, pistacje,
  pistacchio cream, pistachio vinaigrette, fistik | is pistachio | not of cream, flour, pesto, filling, praline, vinaigrette,
  dip
chopped walnut = walnut half, walnut piece, toasted walnut, roasted walnut, glazed walnut, honey walnut, caramelized walnut,
  spiced walnut, maple walnut, walnut meal, walnut flour, walnut paste, walnut pesto, walnut vinaigrette, walnut sauce, walnut taco meat,
  walnut meat, walnut chorizo, walnut crumble, walnut crust, walnut raisin, walnut bread, cranberry walnut bread, banana walnut,
  circassian walnut, carpathian walnut, japanese walnut, royal walnut, caucasian walnut, nuez, nueces, nuez de castilla, nuez de nogal,
  noix, cerneaux de noix, noix de grenoble, walnuss, walnusse, noci, noz, nozes, walnoot, walnoten, orzech wloski, orzechy wloskie,
  walnut skordalia, chile en nogada sauce, walnut brittle, juglans regia | is walnut | not of flour, pesto, vinaigrette,
  sauce, meat, bread, honey, maple syrup, banana, cranberry, grape, sausage, fancy mixed nut
tree nut blend = tree nut butter, tree nut paste, tree nut flour, tree nut milk, tree nut meal, tree nut mix, tree nut protein,
  almonds and or other tree nuts | is tree nut | not of nut, almond
fancy mixed nut = deluxe mixed nut, chopped mixed nut, spiced nut, roasted nut, glazed nut, toasted nut, crushed nut, nut piece,
  nut topping, nut crumble, nut crust, nut filling, nut cream, nut cream cheese, nut based cheese, nut mylk, nutmilk, nut base,
  nut spread, nut cluster, nut protein, nut pulp, frutos secos, fruits a coque, noix melangees, schalenfruchte, schalenfrucht, nuss,
  nusse, frutta a guscio, frutta secca, frutos de cascara, frutos de casca rija, frutos secos de cascara, nueces de arbol, nuez de arbol,
  nueces mixtas, noten, noot, schaalvruchten, orzechy, orzech, orzeszki, nuts mixed, mix nuts, schalenfrüchten, nüssen, de fruits a coque,
  fruits a coques, de noix, de frutos secos, notenvruchten | is nut | not of cream, cheese, cream cheese, filling, chopped walnut,
  jalapeno pepper
shagbark hickory nut = white walnut, pili nut butter, cola nut, kola nut extract, palm nut, palmnut, palm nut soup, bunya nut,
  mongongo nut, karuka nut, okari nut, breadnut, malabar chestnut, monkey puzzle nut, paradise nut, sapucaia nut, acorn flour, acorn,
  dotori, cycad nut, baru nut, pekea nut, jackfruit seed, lotus nut, yeheb nut, ackee nut, barukas, barukas nut | is hickory nut
  | not of nut, walnut, soup, flour, chestnut, extract, palm oil, jackfruit | opaque
ground nutmeg = grated nutmeg, fresh nutmeg, nutmeg powder, nuez moscada, noix de muscade, muskatnuss, noce moscata, noz moscada,
  nootmuskaat, galka muszkatolowa, muscade, oleoresin nutmeg, nutmeg oil, ground mace, mace blade, nutmeg extract, jaiphal | is nutmeg
  | not of walnut, vegetable oil, chopped walnut
tiger nut flour = tigernut flour, tigernut milk, horchata de chufa, earth almond, chufa flour, xufa, yellow nutsedge, tigernut butter,
  tiger nut butter | is tiger nut | not of nut, almond, flour, milk, butter, horchata
cancha = cornnuts, toasted corn nut, crunchy corn, quicos, kikos, maiz tostado, giant corn, inca corn | is corn | not of corn nut
soynut = roasted soy nut, soynut butter, soy nut butter, soya nut | is soy | not of nut, butter
sliced water chestnut = canned water chestnut, singhara, singoda, eleocharis, castana de agua, waterkastanje | is water chestnut
  | not of chestnut paste
chestnut paste = chestnut cream, creme de marrons, candied chestnut, sweet chestnut, chestnut honey, chestnut stuffing, chestnut soup,
  chestnut piece, marron chestnut, kuri chestnut, castana, chataigne, edelkastanie, esskastanie, maroni, maronen, castagne,
  castanha portuguesa, kastanje, kasztan, kasztany, farina di castagne, mont blanc dessert, chestnut vermicelli, chestnut pasta,
  american chestnut, chinese chestnut, japanese chestnut | is chestnut | not of cream, honey, soup, vermicelli, pasta, durum
toasted coconut = flaked coconut, sweetened coconut, unsweetened coconut, coconut shavings, coconut chip, sweetened coconut flake, dried coconut, coconut powder, coconut milk powder, coconut cream powder, coconut milk beverage,
  coconut beverage, coconut base, lite coconut milk, light coconut milk, coconut creme, coconut whip, cocowhip, coconut whipped topping,
  whipped coconut cream, coconut creamer, coconut milk creamer, coconut yoghurt, coconut milk yogurt, coconut kefir, coconut cheese,
  coconut nectar, coconut blossom sugar, coconut syrup, coconut jam, coconut puree, coconut pulp, coconut juice, young coconut,
  green coconut, coconut water powder, coconut water concentrate, coconut manna, coconut protein, coconut bacon, macapuno, nata de coco,
  gata, coconut sorbet, coconut sauce, coconut lime, cocada, coconut macaroon, macaroon, coco, kokos, kokosnuss, kokosmilch, noix de coco,
  lait de coco, leche de coco, noce di cocco, cocco, latte di cocco, leite de coco, kokosnoot, kokosmelk, kokosraspel, wiorki kokosowe,
  mleko kokosowe, rallado de coco, coco rallado, coconutmilk, coconut mylk, coconut condensed milk,
  sweetened condensed coconut milk, narkel, thengai, santan | is coconut | not of milk, cream, creamer, yogurt, kefir, cheese, sauce,
  sorbet, lime, whipped cream, bacon, condensed milk, syrup, sugar, walnut, latte, pasteurized cream, chopped walnut, milch
marzipan filling = mazapan de almendra, marzapane, mazapan de toledo, massepain, marcepan, marsepein, pate d'amande, almond marzipan
  | is almond, marzipan | not of filling, pate
persipan = apricot kernel paste | sometimes almond
mixed nuts = assorted nuts, cocktail nuts, party nuts, bar nuts | is nut | not of nut | always tree-nuts | usually peanuts
kuli kuli = kulikuli, kuli, kwuli kwuli, groundnut cake, ground mani, roasted mani, mungfali chutney, groundnut powder, bamba, bamba snack
  | is peanut | not of cake, chutney
`,
};
