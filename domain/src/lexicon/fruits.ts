import type { LexiconGroup } from './entry.ts';

/** Covers fruit, its juices and purees. They imply no allergen of the catalogue. */
export const fruits: LexiconGroup = {
  source: '21 CFR 101.30, 145, 146 and 150 (fruits, juices, preserves); names of fruits in common use',
  plain: true,
  table: `
apple juice = apple juice concentrate, concentrated apple juice, apple puree, apple concentrate, apple pulp, dried apple, apple powder,
  dehydrated apple, freeze dried apple, unfiltered apple juice, green apple, granny smith, granny smith apple, honeycrisp,
  honeycrisp apple, fuji apple, gala apple, apple chip, apple slice, baked apple, evaporated apple, apple flake, manzana, pomme, apfel,
  mela, appel, jablko, apfelsaft, apple compote, apple jelly, apple puree concentrate | is apple
pear juice = pear juice concentrate, concentrated pear juice, pear puree, pear concentrate, pear pulp, dried pear, pear powder,
  dehydrated pear, freeze dried pear, bosc pear, anjou pear, bartlett pear, poached pear, pera, poire, birne, gruszka,
  pear puree concentrate | is pear
grape juice = grape juice concentrate, concentrated grape juice, grape puree, grape concentrate, grape pulp, white grape juice,
  white grape juice concentrate, red grape juice, concord grape, concord grape juice, concord grape juice concentrate, red grape,
  green grape, grape jelly, grape seed extract, grape leaf, vine leaf, dried grape juice, raisin juice,
  raisin juice concentrate, raisin paste, thompson raisin, seedless raisin, uva, druif, winogrono, muscadine | is grape
orange juice concentrate = orange puree, orange concentrate, orange pulp, orange peel, orange zest, orange juice powder,
  orange juice solids, candied orange peel, orange oil, orange powder, orange extract, orange wedge, orange slice,
  concentrated orange juice, navel orange, blood orange, valencia orange, cara cara orange, mandarin, tangerine, tangerine juice,
  tangerine juice concentrate, clementine, satsuma, kumquat, seville orange, bitter orange, orange segment, orange essence,
  orange blossom water, orange flower water, orange marmalade, marmalade, fresh squeezed orange juice, naranja, sinaasappel, laranja,
  arancia, pomarancza, orange cell, orange rind, regular orange juice | is orange | not of water
lemon peel = lemon puree, lemon concentrate, lemon pulp, lemon juice powder, lemon juice solids, candied lemon peel, lemon oil,
  lemon powder, lemon extract, lemon wedge, lemon slice, lemon juice concentrate, concentrated lemon juice, meyer lemon, lemon rind,
  lemon verbena, lemon balm, lemon myrtle, fresh squeezed lemon juice, lemon twist, limon, zitrone, limone, limao, citroen, cytryna,
  lemon pulp cell, juice of lemon, zest of lemon | is lemon
lime peel = lime puree, lime concentrate, lime pulp, lime zest, lime juice powder, lime juice solids, candied lime peel, lime oil,
  lime powder, lime extract, lime wedge, lime slice, lime juice concentrate, concentrated lime juice, key lime, key lime juice,
  makrut lime, kaffir lime, kaffir lime leaf, lime leaf, finger lime, dried lime, black lime, juice of lime, zest of lime | is lime
grapefruit juice = grapefruit juice concentrate, concentrated grapefruit juice, grapefruit peel, grapefruit zest, grapefruit juice powder,
  grapefruit juice solids, candied grapefruit peel, grapefruit oil, grapefruit puree, grapefruit powder, grapefruit pulp,
  grapefruit extract, grapefruit wedge, grapefruit slice, pink grapefruit, ruby grapefruit, ruby red grapefruit, pink grapefruit juice,
  toronja, pamplemousse | is grapefruit
pineapple juice = pineapple juice concentrate, concentrated pineapple juice, pineapple puree, pineapple concentrate, pineapple pulp,
  dried pineapple, pineapple powder, dehydrated pineapple, freeze dried pineapple, pineapple tidbit, pineapple chunk, grilled pineapple,
  crushed pineapple, ananas, roasted pineapple, candied pineapple | is pineapple
mango juice = mango juice concentrate, concentrated mango juice, mango puree, mango concentrate, mango pulp, dried mango, mango powder,
  dehydrated mango, freeze dried mango, mango chunk, alphonso mango, mango nectar, mangue, manga, dried mango powder | is mango
peach juice = peach juice concentrate, concentrated peach juice, peach puree, peach concentrate, peach pulp, dried peach, peach powder,
  dehydrated peach, freeze dried peach, white peach, peach nectar, yellow peach, canned peach, melocoton, durazno, peche, pfirsich,
  perzik, brzoskwinia | is peach
strawberry juice = strawberry juice concentrate, concentrated strawberry juice, strawberry puree, strawberry concentrate, strawberry pulp,
  dried strawberry, strawberry powder, dehydrated strawberry, freeze dried strawberry, wild strawberry, fresa, fraise, erdbeere, fragola,
  morango, aardbei, truskawka, strawberry jam, strawberry preserve, strawberry sauce, strawberry topping | is strawberry | not of filling,
  sauce
blueberry juice = blueberry juice concentrate, concentrated blueberry juice, blueberry puree, blueberry concentrate, blueberry pulp,
  dried blueberry, blueberry powder, dehydrated blueberry, freeze dried blueberry, wild blueberry, cultivated blueberry,
  infused dried blueberry, arandano, myrtille, heidelbeere, blaubeere, mirtillo, blueberry jam, blueberry compote, bilberry, huckleberry
  | is blueberry
raspberry = black raspberry, red raspberry, seedless raspberry puree, frambuesa, framboise, himbeere, lampone, raspberry jam,
  raspberry sauce, seedless raspberry jam, raspberry juice, raspberry juice concentrate, concentrated raspberry juice, raspberry puree,
  raspberry concentrate, raspberry pulp, dried raspberry, raspberry powder, dehydrated raspberry, freeze dried raspberry | not of sauce
blackberry = marionberry, boysenberry, loganberry, tayberry, zarzamora, brombeere, blackberry juice, blackberry juice concentrate,
  concentrated blackberry juice, blackberry puree, blackberry concentrate, blackberry pulp, dried blackberry, blackberry powder,
  dehydrated blackberry, freeze dried blackberry
cranberry juice = cranberry juice concentrate, concentrated cranberry juice, cranberry puree, cranberry concentrate, cranberry pulp,
  dried cranberry, cranberry powder, dehydrated cranberry, freeze dried cranberry, sweetened dried cranberry, craisin,
  dried sweetened cranberry, lingonberry, lingonberry jam, cranberry relish | is cranberry
cherry juice = cherry juice concentrate, concentrated cherry juice, cherry puree, cherry concentrate, cherry pulp, dried cherry,
  cherry powder, dehydrated cherry, freeze dried cherry, tart cherry juice, tart cherry juice concentrate, maraschino cherry, maraschino,
  black cherry, black cherry juice, sour cherry, morello cherry, amarena cherry, bing cherry, rainier cherry, luxardo cherry,
  candied cherry, glace cherry, brandied cherry, cereza, cerise, kirsche, ciliegia, wisnia, acerola, acerola cherry, acerola extract,
  dried acerola extract, acerola powder | is cherry
apricot = apricot jam, albaricoque, abricot, aprikose, albicocca, apricot juice, apricot juice concentrate, concentrated apricot juice,
  apricot puree, apricot concentrate, apricot pulp
nectarine = white nectarine
plum = damson, greengage, ciruela, pflaume, prugna, ameixa, sliwka, pickled plum, plum juice, plum juice concentrate,
  concentrated plum juice, plum puree, plum concentrate, plum pulp, sour plum, aloo bukhara | not of aloo
prune = dried plum, prune paste, prune juice, prune juice concentrate, concentrated prune juice, prune puree, prune concentrate, prune pulp
melon = cantaloupe, honeydew, honeydew melon, galia melon, melon juice, melon ball
watermelon juice = watermelon juice concentrate, concentrated watermelon juice, watermelon puree, watermelon concentrate, watermelon pulp,
  watermelon rind, sandia, pasteque, wassermelone, anguria | is watermelon
plantain = sweet plantain, green plantain, maduros, tostones, platano, patacon, plantain chip
banana puree = banana concentrate, banana pulp, dried banana, banana powder, dehydrated banana, freeze dried banana, ripe banana,
  banana chip, green banana, banane, banaan, caramelized banana, banana flake | is banana
pomegranate juice = pomegranate juice concentrate, concentrated pomegranate juice, pomegranate puree, pomegranate concentrate,
  pomegranate pulp, dried pomegranate, pomegranate powder, dehydrated pomegranate, freeze dried pomegranate, pomegranate seed,
  pomegranate aril, granada, granatapfel, melagrana | is pomegranate
passion fruit = passionfruit, maracuya, lilikoi, passion fruit puree, passion fruit juice, passion fruit juice concentrate,
  passionfruit juice, passionfruit puree, passion fruit pulp, chanh day
guava = guayaba, guava paste, guava nectar, goiaba, feijoa, guava juice, guava juice concentrate, concentrated guava juice, guava puree,
  guava concentrate, guava pulp, amrood, bayabas
lychee = litchi, rambutan, dried lychee, leechee, lichee, laichi, 荔枝, ライチ
dragon fruit = dragonfruit, pitaya, pitahaya, prickly pear, cactus pear, thanh long | not of pear
persimmon = fuyu persimmon, kaki, sharon fruit, hoshigaki, kaki fruit, dried persimmon, gotgam
soursop = sour sop, guanabana, cherimoya, custard apple, graviola, guyabano, mang cau, sitaphal, sugar apple | not of custard, apple
starfruit = star fruit, carambola, balimbing
durian = mangosteen, breadfruit, tamarillo, sapote, mamey, noni, camu camu, lucuma, baobab, sau rieng, 榴莲, 榴槤
quince = quince paste, membrillo
bergamot = bergamot orange, bergamot juice | not of orange
citrus = ugli fruit, ugli, citron, buddha's hand, yuzu juice, sudachi, citrus juice, citrus peel, citrus zest, citrus extract, citrus segment, citrus supreme, citron peel,
  ugli fruit
zante currant = dried currant | is grape
currant | is grape | may be gooseberry
gooseberry = cape gooseberry, physalis, goldenberry, golden berry, ground cherry | not of cherry
berry = mixed berry, acai, acai berry, acai puree, acai powder, acai juice, acai pulp, goji berry, wolfberry, elderberry, elderflower,
  mulberry, aronia, aronia berry, aronia juice, aronia berry juice, chokeberry, black currant, blackcurrant, blackcurrant juice,
  red currant, redcurrant, sea buckthorn, cloudberry, barberry, zereshk, juniper, juniper berry, rosehip, rose hip, summer berry,
  wild berry, berry puree, berry compote, maqui
fruit = fresh fruit, seasonal fruit, fruit cup, fresh fruit cup, fruit puree, fruit concentrate, fruit pulp, fruit mix, fruit powder,
  fruta, obst, frutta, fruit plate, fruit bowl, mixed fruit
unnamed juice = juice concentrate | opaque
fruit juice = juice, fruit juice concentrate, concentrated juice, juice blend, fruit juice blend, fruit nectar, nectar,
  zumo, succo, suco, cold pressed juice, mixed fruit juice, fruit juice powder, vegetable juice,
  vegetable juice concentrate, vegetable juice powder
concentrate = puree, pulp
fruit filling = pie filling, apple filling, cherry filling, fruit preparation, fruit prep, strawberry preparation, cherry preparation,
  raspberry preparation, berry preparation, blueberry preparation, apple preparation, pear preparation, peach preparation,
  apricot preparation, mango preparation, blackcurrant preparation, strawberry filling, blueberry filling, raspberry filling | opaque
fruit punch = punch, tropical punch | opaque
jam = jelly, fruit preserve, fruit spread, compote, fruit compote,
  fruit coulis, fruit sauce, raspberry coulis, strawberry compote, mermelada, confiture, marmelade, marmellata, apricot preserve, fig jam,
  fig preserve, fig spread, apricot glaze, pepper jelly, red currant jelly, mint jelly, tomato jam, cherry pie filling, apple pie filling,
  blueberry pie filling, peach pie filling, strawberry pie filling, fruit pie filling, pumpkin pie filling, pumpkin pie mix
  | not of sauce, dip, pie, pepper, preservative, strawberry, cream pie | mixture
medjool date = dried date, date powder, dehydrated date, freeze dried date, medjool, date paste, date puree, deglet noor date,
  pitted date, datil, datte, dattel, dattero | is date
fig paste = dried fig, fig powder, dehydrated fig, freeze dried fig, black mission fig, mission fig, brown turkey fig, calimyrna fig,
  fig concentrate, fig puree, higo, figue, feige, roasted fig | is fig | not of turkey
papaya juice = papaya juice concentrate, concentrated papaya juice, papaya puree, papaya concentrate, papaya pulp, dried papaya,
  papaya powder, dehydrated papaya, freeze dried papaya, shredded green papaya, lechosa | is papaya
kiwi puree = kiwi juice, kiwi juice concentrate, concentrated kiwi juice, kiwi concentrate, kiwi pulp, golden kiwi,
  gold kiwi | is kiwi
avocado pulp = hass avocado, avocado puree, avocado slice, smashed avocado, avocado mash, aguacate, palta, avocat, abacate | is avocado
castelvetrano olive = castelvetrano, picholine olive, picholine, nicoise olive, cerignola olive, manzanilla olive, gaeta olive,
  taggiasca olive, calamata olive, calamata, ripe olive, mixed olive, marinated olive, stuffed olive, aceituna, oliva, oliven, azeitona,
  olijf, oliwki, greek olive, olive brine, olive powder, olive extract | is olive | not of marinade
tamarind = tamarind paste, tamarind extract, tamarind concentrate, tamarind pulp, tamarindo, tamarind puree, tamarind juice,
  tamarind water, imli, asam jawa, me chua, sampalok, makham, tamarind sauce, asam | not of water, sauce
`,
};
