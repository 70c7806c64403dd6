import type { LexiconGroup } from './entry.ts';

export const proteinForms: LexiconGroup = {
  source:
    '21 CFR 160 (egg products) and 102.22 (protein hydrolysates are named by source); FDA Q&A, 5th edition (2025): eggs of any bird, soybeans; FARE: hidden names of egg and soy',
  table: `
dried egg white = egg white powder, powdered egg white, egg white solids, pasteurized egg white, liquid egg white, egg white protein,
  frozen egg white, dehydrated egg white, meringue powder, albumen powder, dried albumen, dried egg albumen, egg protein,
  cooked egg white, pasteurized liquid egg white, fresh egg white, instant egg white, egg white powder protein, scrambled egg white,
  clara de huevo, blanc d'oeuf, eiweisspulver, albume, huehnereiweiss, egg white omelette | is egg white | not of omelet
dried egg yolk = egg yolk powder, egg yolk solids, sugared egg yolk, frozen egg yolk, pasteurized egg yolk, enzyme modified egg yolk,
  enzymatically modified egg yolk, dehydrated egg yolk, liquid egg yolk, powdered egg yolk, cured egg yolk, yema de huevo, jaune d'oeuf,
  eigelb, tuorlo, tuorlo d'uovo, gema, eidooier, zoltko, egg yolk sugared, modified egg yolk | is egg yolk
whole egg solids = dried whole egg, whole egg powder, dehydrated egg, dehydrated whole egg, pasteurized egg, pasteurized whole egg,
  liquid whole egg, frozen egg, frozen whole egg, fresh egg, egg product, hard cooked egg, soft boiled egg, soft cooked egg,
  sunny side up egg, over easy egg, over medium egg, sunny side up, over easy, farm egg, chicken egg, hens egg, egg crumble, egg patty,
  egg bite, omelet mix, deviled egg, pickled egg, soft egg, coddled egg, egg ribbon, shirred egg, turkey egg, ostrich egg,
  pasteurized liquid whole egg, powdered whole egg, eggs and egg yolks, egg shell membrane, eggshell membrane, eggshell powder,
  eggshell calcium, creamed egg, slow poached egg, migas | is egg
isolated soy protein = soy isolate, soya protein isolate, soya isolate, soy protein concentrate, concentrated soy protein,
  soya protein concentrate, soy concentrate, textured soy protein concentrate, textured soya protein, textured soy flour, textured soy,
  textured soybean, textured soy concentrate, texturized soy protein, texturised soya protein, structured soy protein,
  hydrolyzed soy protein, hydrolysed soya protein, hydrolyzed soy, hydrolyzed soybean, hydrolyzed soya protein, hydrolyzed soy sauce,
  soy protein hydrolysate, soy flour defatted, defatted soy flour, defatted soya flour, soya flour, soybean flour, full fat soy flour,
  full fat soya flour, enzyme active soy flour, toasted soy flour, soy grit, soya grit, soy meal, soybean meal, soy granule, soy flake,
  soya chunk, soy chunk, soy curl, soy crisp, soy protein crisp, soy protein nugget, soy protein powder, soy albumin, soy powder,
  soybean powder, soybean protein, soy beverage, soy solids, soy milk powder, soybean paste, soybean curd, soya bean curd, soy germ,
  soybean hull, soy bran, whole soybean, black soybean, fermented soybean, fermented soy, fermented soy bean, soy peptide,
  soy pulp powder, vegetable soy protein, textured vegetable soy protein, textured vegetable protein soy, soy tvp, soy mince, soya mince,
  soya nugget, roasted soybean, dry roasted soybean, soy isoflavone, soybean extract, soy extract, sprouted soybean, soybean concentrate,
  partially hydrolyzed soy protein, soy protein product | is soy | not of albumin, textured vegetable protein, milk, curds, corn flour,
  bran, flour, soy sauce, protein powder
soy based sauce = fermented soy sauce, soy sauce powder, soy sauce solids, dehydrated soy sauce, dried soy sauce, soy sauce concentrate,
  naturally brewed soy sauce, naturally fermented soy sauce, brewed soy sauce, low sodium soy sauce, less sodium soy sauce,
  reduced sodium soy sauce, lite soy sauce, mushroom soy sauce, sweetened soy sauce, japanese soy sauce, kikkoman, usukuchi, koikuchi,
  soy glaze, soy ginger sauce, soy dressing, soy vinaigrette, shoyu powder, soja sauce, salsa de soja, salsa de soya, sauce soja,
  sojasauce, sojasaus | is soy sauce | not of mushroom, salsa
tamari powder = bragg liquid aminos, soy aminos, bragg aminos, organic tamari | is tamari
soy lecithin an emulsifier = soy lecithin emulsifier, soybean lecithin, soya bean lecithin, soyalecithin, lecithin soy, lecithin from soy,
  lecithin soya, lecithin soybean, unbleached lecithin, bleached soy lecithin, hydroxylated soy lecithin, hydroxylated soybean lecithin,
  enzyme modified soy lecithin, soy lecithin powder, de oiled soy lecithin, soy phospholipid, lecitina de soja, lecitina de soya,
  lecithine de soja, sojalecithin, sojalecithine, lecitina di soia, lecytyna sojowa, soy lecithin as an emulsifier,
  deoiled soy lecithin, e322 soy, e322 soya | is soy
pea protein isolate = pea protein concentrate, isolated pea protein, yellow pea protein, textured pea protein, pea isolate, pea starch,
  pea flour, yellow pea flour, pea hull, yellow pea, yellow split pea, green split pea, pea protein crisp, pea powder, pea fibre,
  marrowfat pea, pigeon pea, gandule, petit pois, english pea, garden pea, sweet pea, sugar snap, sugar snap pea, sugar pea, mangetout,
  mange tout, pea tendril, pea puree, dried pea, mushy pea, peapod, blackeyed pea, black eye pea, crowder pea, field pea | is pea
  | not of flour, sugar
pea protein powder = yellow pea protein powder | is pea | not of protein powder
plant protein = vegetable protein isolate, plant protein blend, plant based protein, vegetable protein blend, protein isolate,
  protein concentrate, protein, protein blend, protein crisp, textured protein, textured plant protein, texturized vegetable protein,
  texturized protein, plant protein isolate | opaque
rice protein = brown rice protein, brown rice protein concentrate, rice protein concentrate, rice protein isolate,
  sprouted brown rice protein, rice protein powder, brown rice protein powder | is rice | not of protein powder
hemp protein = hemp protein powder, hemp seed, hempseed, hemp heart, hulled hemp seed, hemp seed oil, hemp oil, hemp powder, hemp flour, cbd, cbd oil,
  hemp extract, cannabidiol | not of flour
other plant proteins = potato protein, potato protein isolate, fava bean protein, faba bean protein, fava protein, faba protein,
  mung bean protein, mung bean protein isolate, mung bean isolate, chickpea protein, chickpea protein concentrate, canola protein,
  sunflower protein, pumpkin seed protein, lentil protein, mycoprotein, fungal protein, rapeseed protein, algae protein, algal flour,
  algal protein, water lentil protein, duckweed | not of flour, water
quorn = quorn mycoprotein | usually eggs
textured wheat protein = isolated wheat protein, wheat protein isolate, wheat protein concentrate, hydrolysed wheat protein,
  hydrolyzed wheat, hydrolyzed wheat gluten, hydrolysed wheat gluten, texturized wheat protein, textured wheat gluten,
  modified wheat gluten, enzyme modified wheat protein, wheat protein hydrolysate, wheat gluten protein, vital gluten, wheat gluten flour,
  gluten flour, hydrolyzed gluten, high gluten flour, wheat isolate, devitalized wheat gluten, vital wheat gluten flour,
  wheat gluten isolate, deamidated wheat gluten, gluten wheat, prowheat | is wheat
insect protein = edible insect, cricket flour, cricket powder, cricket, mealworm, grasshopper, chapulines | not of flour
  | sometimes crustacean-shellfish
hydrolyzed vegetable protein = hvp, vegetable protein | sometimes soybeans, wheat
`,
};
