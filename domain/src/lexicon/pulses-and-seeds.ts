import type { LexiconGroup } from './entry.ts';

/** Covers beans, lentils and seeds that are none of the nine; forms of sesame, lupin and mustard seed. */
export const pulsesAndSeeds: LexiconGroup = {
  source:
    'Names of pulses and seeds in common use; FASTER Act 2021 and FDA Q&A, 5th edition (2025): sesame; Regulation 1169/2011, Annex II, 10, 11 and 13: mustard, sesame, lupin',
  plain: true,
  table: `
prepared bean = prepared black bean, prepared navy bean, prepared pinto bean, prepared white bean, prepared kidney bean, cooked bean,
  dried bean, cannellini bean, great northern bean, northern bean, red bean, red kidney bean, dark red kidney bean, light red kidney bean,
  small red bean, pink bean, mayocoba bean, canary bean, peruano bean, borlotti, borlotti bean, cranberry bean, flageolet, gigante bean,
  gigante, corona bean, adzuki, adzuki bean, azuki, aduki bean, red bean paste, sweet red bean, urad dal, black gram, black turtle bean, turtle bean, black bean puree, black bean powder, bbq bean, charro bean, ranch bean,
  ranch style bean, cowboy bean, refried black bean, refried pinto bean, frijol, frijoles, frijoles negros, frijoles refritos, alubia,
  judia, judion, bohne, bohnen, fagioli, feijao, bonen, fasola, moth bean, tepary bean, anasazi bean, black bean flakes,
  navy bean powder, white bean puree, habichuela, bean puree, bean salad, three bean salad, chili bean, hyacinth bean, winged bean,
  jack bean, mixed bean, bean blend, white kidney bean, bean flake, black eyed bean, edible bean | is bean
  | not of cranberry, ranch, sauce, frog leg, lentil
baby lima bean = lima bean puree, fordhook lima bean | is bean
red lentil = brown lentil, black lentil, beluga lentil, french lentil, puy lentil, lentil flour, masoor, masoor dal, toor dal, tur dal,
  lenteja, lentille, linse, linsen, lenticchia, lenticchie, lentilha, linzen, soczewica, lentil puree, sprouted lentil, yellow lentil,
  lentil sprout, red lentil flour, lentil chip | is lentil | not of flour
roasted chickpea = kala chana, bengal gram, pois chiche, kichererbse, kichererbsen, crispy chickpea, cooked chickpea, dried chickpea,
  chickpea puree, chickpea powder, garbanzo bean flour, chick pea flour, aquafaba, grao de bico, kikkererwt, ciecierzyca | is chickpea
sunflower kernel = sunflower seed kernel, roasted sunflower seed, sunflower seeds roasted, raw sunflower seed, hulled sunflower seed,
  sunflower seed flour, sunflower flour, pipas, tournesol graine, sonnenblumenkern, sonnenblumenkerne, semi di girasole,
  semilla de girasol, pestki slonecznika, zonnebloempit, sprouted sunflower seed, sunflower meal, sunflower seed paste,
  shelled sunflower seed, sunflower kernels roasted, sunflower seed protein | is sunflower seed | not of flour
roasted pumpkin seed = pumpkin seed kernel, toasted pumpkin seed, raw pumpkin seed, sprouted pumpkin seed, pumpkin seed flour,
  pumpkin seed butter, pumpkin kernel, squash seed, watermelon seed, melon seed, egusi, kurbiskern, kurbiskerne, semi di zucca,
  semilla de calabaza, graine de courge, pestki dyni, toasted pepita, pumpkin seed protein powder | is pumpkin seed | not of butter,
  squash, watermelon, flour, protein powder
black chia seed = chia flour, white chia seed, milled chia seed, ground chia seed, chia powder, whole chia, salvia hispanica, semilla de chia | is chia seed | not of flour
flaxseed meal = flax meal, golden flaxseed, ground flaxseed, milled flaxseed, ground flax seed, milled flax seed, golden flax seed,
  golden flax, sprouted flaxseed, flax powder, whole flaxseed, flax egg, brown flaxseed, organic flaxseed, linaza, leinsamen,
  semi di lino, linhaca, lijnzaad, siemie lniane, flaxmeal, linseed meal, organic milled flaxseed, partially defatted flaxseed, flax fiber
  | is flax seed | not of egg
blue poppy seed = white poppy seed, mohn, poppyseed, pavot, amapola, papavero, maanzaad, khus khus, adormidera | is poppy seed
seed = seed blend, mixed seed, seed mix, super seed, watermelon seed butter, black caraway, perilla seed,
  egoma, cress seed, psyllium seed | not of butter | opaque
white sesame seed = black sesame seed, toasted sesame seed, roasted sesame seed, hulled sesame seed, unhulled sesame seed,
  sesame seed paste, sesame butter, sesame meal, sesame protein, sesame extract, sesame powder, sesame stick, sesame candy,
  sesame brittle, sesame sprout, sesame vinaigrette, sesame crust, sesame crusted, sesame crisp, sesame glaze, white sesame,
  ground sesame, sesamum, sesamolin, gingili, sim sim, simsim, sesamo, ajonjoli tostado, sezam, sesam, sesamsamen, sesamzaad, gergelim,
  sesame graine, graine de sesame, semi di sesamo, semilla de sesamo, nasiona sezamu, susam, kunjid, jinjilli, sesame bagel,
  sesame cracker, sesame bread, sesame bread stick, sesame breadstick, iri goma, kuro goma, suri goma, neri goma, black tahini,
  tahini paste, tahini dressing, lemon tahini, tahini dip, tahina sauce, tahin, tahine, sesame paste sauce, sesameseed, sesame seads, benne oil, sesame flour defatted, de sésame, sesamkerne, sesamsaat | is sesame
  | not of dressing, sauce, vinaigrette, candy, dip, butter
sesame leaf = perilla leaf, perilla, shiso, shiso leaf, ggaennip, kkaennip, ohba, ooba, red perilla, deulkkae, deulgireum, green shiso,
  깻잎, 들깨, 紫蘇, しそ | not of sesame
pasteli = sesame honey bar | is sesame
halva bar = halawa, halvah candy, tahini halva | is halva
lupin bean = lupine bean, lupin seed, lupin protein, lupin fiber, lupin flake, lupine flour, lupine seed, sweet lupin, lupin bran,
  lupine protein, altramuz, altramuces, lupino, susslupine, lupinen, lupine bohne, lubin, termos bean, lupin sprout, lupinemeel,
  farine de lupin, lupinenmehl | is lupin | not of bean, flour, bran
peanut pieces = dry roasted peanut, roasted peanut, honey roasted peanut, boiled peanut, peanut meal, peanut paste, ground peanut,
  defatted peanut flour, partially defatted peanut flour, partially defatted peanut, blanched peanut, spanish peanut, virginia peanut,
  redskin peanut, raw peanut, salted peanut, chopped peanut, peanut powder, powdered peanut butter, peanut butter powder, pb2, pbfit,
  pb powder, peanut butter chip, peanut butter filling, peanut butter swirl, peanut butter candy, peanut butter cream,
  peanut butter mousse, peanut butter cookie, peanut butter sandwich, peanut butter and jelly, natural peanut butter,
  organic peanut butter, creamy peanut butter, crunchy peanut butter, peanut spread, peanut milk, peanut extract, peanut protein isolate,
  peanut protein powder, peanut dust, peanut crumble, peanut topping, peanut vinaigrette, peanut curry sauce, peanut noodle,
  groundnut paste, groundnut soup, groundnut butter, earthnut, earth nut, pinda, pindakaas, cacahuete, mani tostado, amendoim, arachidi,
  arachide salee, erdnuss, erdnusse, erdnussbutter, orzeszki ziemne, orzeszki arachidowe, orzeszek ziemny, beurre de cacahuete,
  beurre d'arachide, mantequilla de cacahuete, crema de cacahuate, mantequilla de mani, burro di arachidi, pasta d'arachidi, mungfali,
  moongphali, kachang tanah, nkatie, peanutty, peanut coating, planters peanut, beernuts, huasheng,
  peanut buter, peanut puff, peanut sprinkle, erdnüssen, erdnussen, erdnusskerne,
  de cacahuete, de cacahuetes | is peanut | not of butter, milk, cookie, filling, candy, noodle, sandwich,
  protein powder, soup, vinaigrette, sauce, cream, nut, pasta, fancy mixed nut, breading, butter powder, mantequilla
circus peanut | not of peanut
hummus chip = hummus crisp, hummus chips, chickpea chip, chickpea crisp, chickpea puff | is chickpea | not of hummus | opaque
`,
};
