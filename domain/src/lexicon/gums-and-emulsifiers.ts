import type { LexiconGroup } from './entry.ts';

export const gumsAndEmulsifiers: LexiconGroup = {
  source:
    '21 CFR 172 and 184; Regulation 1333/2008, Annex II, and Codex INS for the numbers; FDA Q&A: lecithin of soy or egg is declared by its source',
  table: `
guar gum = guar, guar bean gum, guar flour, guar seed gum, e412, goma guar | not of bean, flour, tahini
xanthan gum = xanthan, xanthan gum thickener, e415, goma xantana,
  xanthan gun | not of tahini, stabilizer
gum arabic = gum acacia, acacia gum, acacia, acacia fiber, arabic gum, gum acacia arabic, acacia senegal, e414
locust bean gum = carob bean gum, carob gum, carob seed gum, locust gum, e410, locust bean | not of bean
carob = carob bean, carob powder, carob flour, carob chip, st john's bread, algarroba | not of bean, flour, bread
carrageenan = carrageenan gum, irish moss, irish moss extract, carrageen, processed eucheuma seaweed, carrageen moss, e407,
  e407a
agar = agar agar, agar gum, kanten, agar powder, e406
alginate = sodium alginate, potassium alginate, calcium alginate, ammonium alginate, propylene glycol alginate,
  propylene glycol ester of alginic acid, alginic acid, algin, e400, e401, e402, e403, e404, e405
gellan gum = gellan, high acyl gellan gum, low acyl gellan gum, e418
tara gum = e417, tara bean gum | not of bean
karaya gum = gum karaya, gum tragacanth, tragacanth, ghatti gum, gum ghatti, cassia gum, kon jac, konjac gum, konjac flour, konjac powder,
  konjac root, glucomannan, curdlan, pullulan, fenugreek gum, psyllium, psyllium husk, psyllium seed husk, e413, e416, e425, e427
  | not of flour
pectin = fruit pectin, apple pectin, citrus pectin, amidated pectin, high methoxyl pectin, pectina, e440, e440i
cellulose = cellulose gel and gum, cellulose gum, cellulose gel, powdered cellulose, microcrystalline cellulose, carboxymethylcellulose, carboxymethyl cellulose,
  sodium carboxymethylcellulose, sodium carboxymethyl cellulose, cmc, methylcellulose, methyl cellulose, hydroxypropyl methylcellulose,
  hydroxypropylmethylcellulose, hpmc, hydroxypropyl cellulose, ethylcellulose, ethyl cellulose, croscarmellose sodium,
  vegetable cellulose, plant fiber cellulose, cellulose powder, cellulose fiber, e460, e461, e462, e463, e464, e465, e466, e468, e469
dietary fiber = inulin, chicory root, chicory root fiber, chicory root extract, chicory fiber, chicory inulin, chicory, oligofructose,
  fructooligosaccharide, fructo oligosaccharide, fos, polydextrose, e1200, soluble corn fiber, soluble fiber,
  fiber, fibre, citrus fiber, orange fiber, bamboo fiber, sugarcane fiber, cane fiber, corn fiber, corn bran, pea fiber,
  pea hull fiber, apple fiber, potato fiber, carrot fiber, cottonseed fiber, tapioca fiber, soluble tapioca fiber, resistant maltodextrin,
  isomaltooligosaccharide, isomalto oligosaccharide, imo, xylooligosaccharide, sugar beet fiber, beet fiber, jerusalem artichoke fiber,
  beta glucan, prebiotic fiber, prebiotic | not of granulated sugar
galactooligosaccharide = galacto oligosaccharide, human milk oligosaccharide, 2 fucosyllactose | not of milk | usually milk
vegetable fiber = soluble vegetable fiber, plant fiber | opaque
oat fiber = oat beta glucan, oat hull fiber | is oat
wheat fiber = wheat dextrin | is wheat
soy fiber = soy polysaccharide, soy pulp, soybean hemicellulose, e426 | is soy
oxidized soybean oil = thermally oxidised soya bean oil, e479b, e479 | is soybean oil | opaque
monoglyceride = diglyceride, mono and diglyceride, mono and diglycerides of fatty acids, mono diglyceride, mono and di glyceride,
  mono glyceride, di glyceride, distilled monoglyceride, distilled mono and diglyceride, glycerol monooleate, glycerides, vegetable mono and diglycerides, fatty acid, mono and diester,
  diester, monoester, e471, monopropylene glycol ester, diglcerides, monoglyerides, diglyerides, dyglycerides, mono and diglycerdies,
  digylcerides, monodiglycerids, mono diglyceride emulsifier | not of emulsifier | opaque
glycerol monostearate = glyceryl monostearate, glyceryl stearate, gms, monostearin
acetylated monoglyceride = acetylated mono and diglyceride, distilled acetylated monoglyceride, succinylated monoglyceride,
  ethoxylated monoglyceride, ethoxylated mono and diglyceride, monoglyceride citrate, citric acid ester of monoglyceride, citrem,
  lactic acid ester of monoglyceride, lactem, acetem, lactylic ester of fatty acids, lactylated monoglyceride, e472a, e472b, e472c, e472d,
  e472e, e472f, e472, e472g | is monoglyceride | opaque
datem | is monoglyceride | opaque
diacetyl tartaric acid glyceride = diacetyl tartaric acid ester of mono and diglycerides, diacetyl tartaric acid ester,
  diacetyl tartaric acid esters of mono diglycerides, tartaric acid ester | is monoglyceride | opaque
propylene glycol monoester = propylene glycol monostearate, propylene glycol mono and diester, pgme
propylene glycol ester = propylene glycol ester of fats, e477, propylene glycol mono and diesters of fats and fatty acids, propylene glycol monoesters of fatty acids,
  propylene glycol ester of fatty acids | is monoglyceride | opaque
polysorbate = polysorbate 20, polysorbate 40, polysorbate 60, polysorbate 65, polysorbate 80, polyoxyethylene sorbitan monooleate,
  tween 80, e432, e433, e434, e435, e436
sorbitan ester = sorbitan monostearate, sorbitan monooleate, sorbitan tristearate, sorbitan monolaurate, sorbitan trioleate, e491, e492,
  e493, e494, e495
stearoyl lactylate = sodium stearoyl lactylate, sodium stearoyl 2 lactylate, calcium stearoyl lactylate, calcium stearoyl 2 lactylate,
  ssl, csl, e481, e482
stearate = magnesium stearate, calcium stearate, sodium stearate, stearic acid, vegetable stearate, vegetable magnesium stearate,
  vegetable stearic acid, sodium stearyl fumarate, stearyl fumarate, zinc stearate, ascorbyl stearate, palmitic acid, oleic acid,
  lauric acid, sodium lauryl sulfate, sodium laurel sulfate, e470, e470a, e470b, e570
polyglycerol ester of fatty acids = e475 | is monoglyceride | opaque
polyglycerol ester = polyglycerol polyricinoleate, polyglycerol polyricinoleic acid, pgpr,
  pgpr an emulsifier, polyglycerol, e476
sucrose ester = sucrose fatty acid ester, sucrose esters of fatty acids, sucrose monostearate, sucroglyceride, olestra, olean,
  sucrose acetate isobutyrate, sucrose polyester, e444, e473, e474
glycerol ester of rosin = glycerol ester of wood rosin, glycerol ester of gum rosin, glyceryl abietate, ester gum, rosin, wood rosin, e445
brominated vegetable oil = bvo | opaque | not of vegetable oil
glycerin = glycerine, glycerol, vegetable glycerin, vegetable glycerine, vegetable glycerol, kosher glycerin, e422
medium chain triglyceride = mct, mct oil, medium chain triglyceride oil, caprylic capric triglyceride, triglyceride | usually coconut
  | not of vegetable oil
quillaia = quillaja, quillaia extract, quillaja extract, yucca extract, yucca schidigera extract, yucca mojave, yucca, e999
ammonium phosphatide = e442
emulsifier = emulsifying agent, emulsifying salt, emulgator, emulsionante, emulgente, emulsifiant, emulsionnant | opaque
  | not of salt
rapeseed lecithin = canola lecithin, sunflower seed lecithin, lecithin from sunflower, lecithin sunflower, lecitina de girasol,
  sonnenblumenlecithin
egg lecithin = egg yolk lecithin, ovolecithin, lecithin egg, e322 egg | is egg
vegetable gum = gum, natural gum
stabilizer = stabiliser, natural stabilizer, thickening agent, thickener, natural thickener, texturizer,
  gelling agent, bulking agent, binder, stabilizer blend, stabilisateur, estabilizante, espesante, stabilisator, addensante,
  verdickungsmittel, geliermittel | opaque
kosher gelatin = collagen peptide, collagen, hydrolyzed collagen, hydrolyzed gelatin | is gelatin | opaque
beef gelatin = pork gelatin, bovine gelatin, porcine gelatin, gelatin powder, gelatin from beef, gelatina,
  bovine collagen, beef collagen, collagen casing,
  bovine collagen peptide, grass fed collagen, e441 | is gelatin | not of beef, pork
fish gelatin = fish collagen, marine collagen, marine collagen peptide, fish collagen peptide, hydrolyzed fish collagen, gelatin fish
  | is fish
`,
};
