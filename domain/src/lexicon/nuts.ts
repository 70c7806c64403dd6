import type { LexiconGroup } from './entry.ts';

export const nuts: LexiconGroup = {
  source:
    'FDA list of tree nuts of January 2025 (twelve; coconut and chestnut left it); FARE and Kids With Food Allergies: hidden names of tree nuts and peanut',
  table: `
tree nut | not of nut | always tree-nuts | stands for tree-nuts
nut = chopped nuts, nut meal, nut meat, nut paste, nut flour, nut oil, nutmeat, nut butter, nut milk, nut cheese | not of flour, butter,
  milk, cheese | always tree-nuts | stands for tree-nuts, peanuts | sometimes peanuts
artificial nut = nu nuts | not of nut | always peanuts | usually tree-nuts
almond = almond flour, almond meal, ground almond, sliced almond, slivered almond, almond butter, almond milk, almondmilk, almond paste,
  almond oil, almond cream, almond cheese, almond yogurt, amandine, almandine, almendra, mandel, orgeat, orgeat syrup, mandelblättchen,
  mandelblätter, mandelstifte, gehobelte mandel, gehackte mandel, gemahlene mandel, mandelsplitter, mandorle a lamelle, almendra molida,
  almendra laminada, アーモンド, アーモンドプードル, アーモンドスライス, 杏仁片, 아몬드, almound butter, almond buter, almondbutter, mandelkerne
  | not of flour, butter, milk, cream, cheese, yogurt | always almond | stands for almond
almond ice cream | is almond, ice cream
almond milk latte = almondmilk latte | is almond | not of latte
almond latte | is almond | not of latte | usually milk
almond extract = almond flavoring | not of almond | usually almond
amaretto = amaretto liqueur, disaronno | is liqueur | sometimes almond
marzipan | is almond | sometimes eggs
praline = nut brittle, croquant, pralin | not of nut | always tree-nuts | usually milk | sometimes peanuts
nougat = torrone, nougatine, nougat de montelimar | usually eggs | always tree-nuts
gianduja = gianduia, nutella, hazelnut spread, chocolate hazelnut spread, nutella spread, hazelnut chocolate, baci, hazelnut cocoa spread,
  hazlenut spread, hazelnut spred, nuttella | not of chocolate, hazelnut, dip, cocoa | always hazelnut | usually milk, soybeans
hazelnut = filbert, cobnut, hazelnut butter, hazelnut milk, hazelnut oil, hazelnut flour, noisette, nocciola, piedmont hazelnut, ヘーゼルナッツ,
  榛子, 榛果, 헤이즐넛 | not of butter, milk, flour | always hazelnut | stands for hazelnut
frangelico | is liqueur | always hazelnut
hazelnut syrup = hazelnut latte, hazelnut flavored | not of hazelnut | sometimes hazelnut
brazil nut = para nut, brazils, brazil nut kernel | not of nut | always brazil-nut | stands for brazil-nut
cashew = cashew nut, cashew butter, cashew milk, cashew cheese, cashew cream, cashew yogurt, cashew chicken, kaju, anacardo, カシューナッツ,
  カシュー, 腰果仁, 캐슈넛 | not of nut, butter, milk, cheese, cream, yogurt | always cashew | stands for cashew
macadamia = macadamia nut, macadamia milk, macadamia butter, bush nut, queensland nut, macadima, macadamia nuts macadamia
  | not of nut, milk, butter | always macadamia | stands for macadamia
pecan = pecan nut, pecan butter, mashuga nut, peacan nuts | not of nut, butter | always pecan | stands for pecan
pine nut = pinenut, snobar, sanobar, snoubar, pignoli, pignolia, pignon, pinon, pinyon, pinoli, pine kernel, indian nut, 松子, 松の実, 잣 | not of nut | always pine-nut
  | stands for pine-nut
pistachio = pistachio nut, fustuq, fustuk, fustuq halabi, pistachio butter, pistachio milk, pistachio paste, pista, antep fistigi, ピスタチオ, 开心果仁, 피스타치오,
  pistasio | not of nut, butter, milk | always pistachio | stands for pistachio
walnut = black walnut, english walnut, persian walnut, california walnut, heartnut, heart nut, walnut oil, walnut milk, walnut butter,
  candied walnut, nogada, noce, nueces de castilla, nueces de nogal, cerneaux, 核桃, 核桃仁, 胡桃, くるみ, クルミ, 호두 | not of nut, milk, butter
  | always walnut | stands for walnut
hickory nut = butternut nut, pili nut, shea nut, beechnut, beech nut, ginkgo nut, chinquapin, kola nut | not of nut | opaque
pesto = basil pesto, pesto sauce, pesto genovese, pesto alla genovese | is basil, garlic | usually milk, pine-nut
romesco = romesco sauce, salvitxada, xato, salbitxada | usually tree-nuts | sometimes wheat
baklava = baklawa, baclava, paklava | always wheat | usually milk, tree-nuts | sometimes walnut, pistachio, almond
granola = muesli, granola bar, bircher muesli, bircher, granola cluster | always oats | sometimes tree-nuts
waldorf salad = waldorf | is walnut, celery, apple | usually eggs
korma = chicken korma, shahi korma, qorma, kurma, navratan korma, navaratan korma, vegetable korma | usually milk, tree-nuts
tikka masala = chicken tikka masala | always milk | sometimes cashew
coconut = coconut milk, coconut cream, cream of coconut, coconut butter, coconut oil, coconut flour, coconut sugar, coconut water,
  coconut flakes, shredded coconut, desiccated coconut, coconut yogurt, coconut meat, copra, coconut chutney, coconut whipped cream
  | not of milk, cream, butter, flour, yogurt, whipped cream | always coconut | stands for coconut
coconut ice cream | is coconut, ice cream
coconut milk ice cream | is coconut | not of ice cream | usually milk
coconut aminos | always coconut
chestnut = roasted chestnut, chestnut flour, chestnut puree, marron, marron glace, castagna | not of flour | always chestnut
  | stands for chestnut
peanut = groundnut, ground nut, arachis, arachide, goober, goober pea, monkey nut, beer nut, crushed peanut, peanut flour, peanut protein,
  mandelona, cacahuate, cacahouete, 花生碎, 花生酱, 花生醬, 花生粉, 花生仁, 花生米, 炸花生, 炒花生, 花生糖, 花生醤, ピーナッツバター, ピーナツ, ピーナッツペースト, らっかせい, 땅콩버터, 땅콩가루,
  ถั่ว ลิสง คั่ว | not of nut, flour, beer | always peanuts | stands for peanuts
peanut butter = peanutbutter, pb, peanut sauce, peanut brittle, peanut dressing
  | is peanut | not of butter
peanut oil = refined peanut oil, highly refined peanut oil, groundnut oil, arachis oil | not of peanut | opaque
unrefined peanut oil = cold pressed peanut oil, expeller pressed peanut oil, extruded peanut oil, roasted peanut oil, gourmet peanut oil
  | is peanut
satay = sate, satay sauce, chicken satay, satay chicken, sate ayam, satay skewer, sa cha jiang | is peanut | mixture
kung pao = kung pao chicken, gong bao, kung po, gong bao ji ding, gong bao chicken, kung pao shrimp, 宫保鸡丁, 宮保雞丁 | not of baozi
  | usually peanuts, soybeans, wheat
pad thai = phad thai, padthai, phat thai, pad tai, ผัดไทย | is rice noodle | usually peanuts, fish, eggs, shrimp, soybeans
massaman = massaman curry, mussaman, mussaman curry, matsaman, musaman curry, masaman curry, massaman curry paste | usually peanuts, fish,
  shrimp
mole = mole sauce, mole poblano, mole negro, mole rojo, mole coloradito, mole coloradito sauce, mole oaxaqueno, chicken mole,
  pollo en mole, red mole, black mole, mole manchamanteles | usually peanuts, tree-nuts, sesame | sometimes wheat
west african peanut stew = maafe, mafe, domoda | is peanut | mixture
mazapan = mazapan de cacahuate | usually peanuts | sometimes almond
frangipane = frangipan, pithivier, galette des rois, bakewell, bakewell tart, bakewell pudding | is almond | not of pie, pudding
  | always eggs | usually milk, wheat
amaretti = amaretto cookie, amaretti cookie | not of amaretto, cookie | always eggs | usually almond
macaron = french macaron, parisian macaron | is almond | always eggs | usually milk
dragee = sugared almond, confetti almond | is almond
turron = turrón de alicante, turron de jijona | is almond | usually eggs
`,
};
