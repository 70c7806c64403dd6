import type { LexiconGroup } from './entry.ts';

/** None of these comes from an allergen, unless its line says so. */
export const additives: LexiconGroup = {
  source:
    '21 CFR 172, 182 and 184 (food additives and substances generally recognized as safe); Regulation 1333/2008, Annex II, and Codex INS for the numbers; Regulation 1169/2011, Annex II, and FDA Q&A for those made from allergens',
  table: `
citric acid = e330, anhydrous citric acid, citric acid anhydrous, sour salt, acido citrico | not of salt
citrate = sodium citrate, trisodium citrate, potassium citrate, calcium citrate, magnesium citrate, tripotassium citrate,
  tricalcium citrate, ammonium citrate, e331, e332, e333, e380
lactic acid = e270, vegan lactic acid, acido lactico
lactate = sodium lactate, potassium lactate, calcium lactate, calcium lactate gluconate, ferrous lactate, ethyl lactate, e325, e326, e327
malic acid = dl malic acid, l malic acid, e296, apple acid | not of apple
malate = sodium malate, calcium malate, disodium malate, e350, e351, e352
tartaric acid = l tartaric acid, e334, sodium tartrate, potassium tartrate, sodium potassium tartrate, rochelle salt,
  potassium bitartrate, potassium acid tartrate, potassium hydrogen tartrate, e335, e336, e337 | not of salt
fumaric acid = e297, sodium fumarate
succinic acid = e363, disodium succinate, succinate
adipic acid = e355, adipate, sodium adipate, e356
acetic acid = e260, glacial acetic acid, sodium acetate, sodium diacetate, potassium acetate, calcium acetate, potassium diacetate, e261,
  e262, e263
phosphoric acid = orthophosphoric acid, e338
hydrochloric acid = e507
glucono delta lactone = gluconodelta lactone, gdl, gluconolactone, gluconic acid, sodium gluconate, potassium gluconate,
  calcium gluconate, magnesium gluconate, e574, e575, e576, e577, e578
phosphate = sodium phosphate, potassium phosphate, calcium phosphate, monosodium phosphate, disodium phosphate, trisodium phosphate,
  monopotassium phosphate, dipotassium phosphate, tripotassium phosphate, monocalcium phosphate, dicalcium phosphate,
  tricalcium phosphate, ammonium phosphate, monoammonium phosphate, diammonium phosphate, magnesium phosphate, dimagnesium phosphate,
  trimagnesium phosphate, sodium aluminum phosphate, sodium tripolyphosphate, tripolyphosphate, sodium hexametaphosphate,
  sodium polyphosphate, polyphosphate, sodium pyrophosphate, pyrophosphate, tetrasodium pyrophosphate, tetrapotassium pyrophosphate,
  disodium pyrophosphate, disodium dihydrogen pyrophosphate, sodium acid pyrophosphate, calcium acid pyrophosphate,
  potassium tripolyphosphate, sodium acid phosphate, acid calcium phosphate, sodium metaphosphate, diphosphate, triphosphate, e339, e340,
  e341, e343, e450, e451, e452, e541, sapp, hmp, stpp
baking soda = bicarbonate of soda, sodium bicarbonate, bicarb, bicarbonate, sodium hydrogen carbonate, bread soda, bicarbonato de sodio,
  potassium bicarbonate, ammonium bicarbonate, ammonium carbonate, bakers ammonia, hartshorn, e500, e501, e503 | not of bread
baking powder = double acting baking powder, aluminum free baking powder, polvo para hornear | sometimes wheat
leavening = leavening agent, raising agent, leavener, rising agent
carbonate = sodium carbonate, calcium carbonate, potassium carbonate, magnesium carbonate, zinc carbonate, soda ash, washing soda, chalk,
  limestone, e170, e504
sulfate = calcium sulfate, magnesium sulfate, sodium sulfate, potassium sulfate, ammonium sulfate, copper sulfate, manganese sulfate,
  aluminum sulfate, sodium aluminum sulfate, aluminum ammonium sulfate, sodium bisulfate, sodium acid sulfate, calcium sulphate,
  magnesium sulphate, sodium sulphate, gypsum, epsom salt, alum, e514, e515, e516, e517, e518, e520, e521, e522, e523 | not of salt
chloride = calcium chloride, potassium chloride, magnesium chloride, ammonium chloride, stannous chloride, nigari, e508, e509, e511,
  salt substitute | not of salt
alkali = processed with alkali, potassium hydroxide, sodium hydroxide, calcium hydroxide, magnesium hydroxide, ammonium hydroxide, lye,
  caustic soda, pickling lime, slaked lime, hydrated lime, cal mexicana, calcium oxide, lime water, food grade lime, trace of lime, e524,
  e525, e526, e527, e528, e529 | not of lime, water
preservative = mold inhibitor, mould inhibitor, preserve freshness, protect freshness,
  maintain freshness, retain freshness, freshness preserved, freshness, ensure freshness, preserve, preserve color, protect color,
  preserve flavor, protect flavor, protect color and flavor, freshness and flavor, maintain flavor, for flavor,
  flavor and freshness, maintain color and flavor, protect quality, protect taste, maintain quality, preserve quality, color retention,
  promote color retention, stabilize color, help protect flavor, help protect quality, retard spoilage, antimicrobial, conservante,
  conservateur, konservierungsstoff | not of color, natural flavor
benzoate = sodium benzoate, potassium benzoate, calcium benzoate, benzoic acid, benzoate of soda, e210, e211, e212, e213, methylparaben,
  propylparaben, methyl paraben, propyl paraben, e214, e216, e218
sorbate = potassium sorbate, sorbic acid, sodium sorbate, calcium sorbate, e200, e201, e202, e203,
  potassium sorbate preservative | not of preservative, potassium
propionate = calcium propionate, sodium propionate, potassium propionate, propionic acid, cultured propionic acid, e280, e281, e282, e283
cultured dextrose = cultured sugar, cultured cane sugar, cultured corn syrup, cultured vinegar, cultured corn syrup solids
cultured wheat = cultured wheat flour, cultured wheat starch, fermented wheat flour, fermented wheat starch, fermented wheat | is wheat
cultured whey = fermented whey | is whey
nitrite = sodium nitrite, potassium nitrite, sodium nitrate, potassium nitrate, nitrate, saltpeter, curing salt, pink curing salt,
  prague powder, e249, e250, e251, e252 | not of salt
erythorbate = sodium erythorbate, erythorbic acid, isoascorbic acid, sodium isoascorbate, e315, e316
antioxidant = bha, bht, butylated hydroxyanisole, butylated hydroxytoluene, tbhq, tertiary butylhydroquinone, tert butylhydroquinone,
  propyl gallate, octyl gallate, dodecyl gallate, e310, e319, e320, e321, rosemary extractive, antioxidante
edta = calcium disodium edta, disodium edta, calcium disodium ethylenediaminetetraacetate, sequestrant, e385
nisin = nisin preparation, e234
natamycin = pimaricin, e235
anticaking agent = anti caking agent, anticaking, anti caking, anti caking blend, prevent caking, make free flowing, free flowing agent,
  flow agent, prevent sticking, silicon dioxide, silica, colloidal silicon dioxide, calcium silicate, magnesium silicate,
  sodium aluminosilicate, sodium silicoaluminate, sodium aluminum silicate, potassium aluminum silicate, calcium aluminum silicate, talc,
  bentonite, kaolin, diatomaceous earth, sodium ferrocyanide, yellow prussiate of soda, potassium ferrocyanide, tricalcium silicate, e535,
  e536, e551, e552, e553, e554, e555, e556, e558, e559
firming agent = maintain firmness, retain moisture, moisture retention, humectant
buffer = acidity regulator, acid regulator, ph control, ph regulator, acidulant, acidity corrector, acid, control acidity, adjust acidity,
  reduce acidity, regulador de acidez, correttore di acidita, acidifiant, sauerungsmittel
propellant = carbon dioxide, co2, nitrogen, nitrous oxide, argon, helium, oxygen, butane, propane, isobutane, n butane, carbonation, e290,
  e941, e942, e938, e939
dough conditioner = dough improver, flour improver, flour treatment agent, dough relaxer | opaque | not of flour, dough
bread additive = azodicarbonamide, potassium bromate, potassium iodate,
  calcium iodate, calcium peroxide, benzoyl peroxide, calcium bromate, chlorine, bleaching agent, l cysteine, cysteine,
  l cysteine hydrochloride, cysteine hydrochloride, l cysteine monohydrochloride, e920, e927, e928, maturing agent
yeast nutrient = yeast food
dimethylpolysiloxane = polydimethylsiloxane, dimethyl polysiloxane, dimethicone, silicone, antifoaming agent, anti foaming agent,
  antifoam, defoamer, anti foam, e900
glutamate = monopotassium glutamate, calcium glutamate, glutamic acid, l glutamic acid, sodium glutamate, e620, e621, e622, e623, e624, e625
disodium inosinate = sodium inosinate, disodium guanylate, sodium guanylate, disodium inosinate and guanylate,
  disodium guanylate and inosinate, inosinate, guanylate, inosinic acid, guanylic acid, disodium 5 ribonucleotide,
  calcium 5 ribonucleotide, disodium ribonucleotide, ribonucleotide, i and g, e626, e627, e628, e629, e630, e631, e632, e633, e634, e635
flavor enhancer = flavour enhancer, flavor potentiator | opaque | not of natural flavor
maltol = ethyl maltol, e636, e637
amino acid = glycine, sodium glycinate, l leucine, l isoleucine, l valine, leucine, isoleucine, valine, l lysine, lysine, l glutamine,
  glutamine, l arginine, arginine, l theanine, theanine, taurine, l taurine, l carnitine, carnitine, acetyl l carnitine, l tartrate,
  l methionine, methionine, l tyrosine, tyrosine, l phenylalanine, phenylalanine, l histidine, l threonine, l tryptophan, l alanine,
  alanine, beta alanine, creatine, creatine monohydrate, betaine, betaine anhydrous, e640
caffeine = natural caffeine, caffeine anhydrous, theobromine, quinine, quinine hydrochloride, quinine sulfate
propylene glycol = propanediol, e1520
triacetin = glycerin triacetate, triethyl citrate, e1518, e1505
mineral oil = white mineral oil, food grade mineral oil, paraffin, paraffin wax, petrolatum, polyethylene, microcrystalline wax, e905
  | not of vegetable oil, mineral
wax = beeswax, bees wax, carnauba wax, candelilla wax, rice bran wax, edible wax, e901, e902, e903, vegetable wax, food grade wax
shellac = confectioners glaze, food glaze, resinous glaze, pharmaceutical glaze, lac resin, food grade shellac, candy glaze, confectionary glaze, confectionery glaze, confectionary shellac, confectionery shellac, edible shellac, refined lac,
  glazing agent, e904 | not of sauce, candy
gum base = chewing gum base | opaque
chicle = polyvinyl acetate, polyisobutylene
whipping aid = whipping agent, foaming agent | opaque
activated charcoal = charcoal, activated carbon, vegetable carbon, carbo vegetabilis, e153
chitosan = chitin | always crustacean-shellfish
glucosamine = glucosamine sulfate, glucosamine hydrochloride, glucosamine hcl | usually crustacean-shellfish
isomerized hop extract = hop, hop extract, hop flower
`,
};
