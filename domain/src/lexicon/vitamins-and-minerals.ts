import type { LexiconGroup } from './entry.ts';

export const vitaminsAndMinerals: LexiconGroup = {
  source: '21 CFR 101.9, 137 and 184 (nutrients and enrichment); Directive 2002/46/EC, Annexes I and II',
  table: `
pyridoxamine = pyridoxamine hydrochloride, dexpanthenol, provitamin a, vitamin b8, vitamin k3, adenosine monophosphate, nucleic acid,
  cytidine monophosphate, inosine monophosphate, uridine monophosphate, disodium uridine 5 monophosphate,
  disodium guanosine 5 monophosphate, disodium inosine 5 monophosphate, disodium uridine monophosphate
vitamin = vitamins and minerals, vitamin blend, vitamin premix, vitamin and mineral blend, multivitamin, b vitamin, b complex vitamin,
  vitamin b, vitamin b complex, fortifying agent, nutrient, essential nutrient, mineral nutrient
mineral = mineral blend, mineral premix, trace mineral, trace element, mineral salt, electrolyte
vitamin a = vitamin a palmitate, palmitate, retinyl palmitate, retinol palmitate, retinyl acetate, vitamin a acetate, retinol, vit a,
  vit a palmitate, vitamin a as palmitate
vitamin b1 = thiamine, thiamin, thiamine mononitrate, thiamin mononitrate, thiamine hydrochloride, thiamin hydrochloride,
  thiamine mono nitrate, thiamine nitrate, thiamin hcl, thiamine hcl, mononitrate, thiamine mononitrite, tiamina, b1, vit b1,
  thiamine mononitrite vitamin b1, thiamin mono nitrate, thiaminmononitrate
vitamin b2 = riboflavin, riboflavine, riboflavin 5 phosphate, riboflavina, b2, vit b2,
  riboflavin b2
vitamin b3 = niacin, niacinamide, nicotinamide, nicotinic acid, niacina, b3, vit b3, niacine
vitamin b5 = pantothenic acid, calcium pantothenate, d calcium pantothenate, pantothenate, calcium d pantothenate, b5, vit b5
vitamin b6 = pyridoxine, pyridoxine hydrochloride, pyridoxine hcl, pyridoxal 5 phosphate, b6, vit b6
vitamin b7 = biotin, d biotin, vitamin h, b7
vitamin b9 = folic acid, folate, folacin, l 5 mtf calcium, calcium l 5 methyltetrahydrofolate, methylfolate, acido folico, b9
vitamin b12 = cyanocobalamin, cobalamin, methylcobalamin, b12, vit b12
vitamin c = ascorbic acid, sodium ascorbate, calcium ascorbate, ascorbyl palmitate, l ascorbic acid, potassium ascorbate, ascorbate,
  acido ascorbico, vit c, e300, e301, e302, e304, ascorbic acid vitamin c | not of buffer
vitamin d = vitamin d2, vitamin d3, cholecalciferol, ergocalciferol, calciferol, vit d, vit d3, vit d2, d3, d2
vitamin e = alpha tocopherol, d alpha tocopherol, dl alpha tocopherol, tocopherol, mixed tocopherol, natural tocopherol,
  natural mixed tocopherol, tocopheryl acetate, tocopherol acetate, alpha tocopheryl acetate, alpha tocopherol acetate,
  d alpha tocopheryl acetate, dl alpha tocopheryl acetate, dl alpha tocopherol acetate, d alpha tocopherol acetate, vitamin e acetate,
  alpha tocopheryl, tocopheryl succinate, d alpha tocopheryl succinate, tocotrienol, tocopherol preservative,
  mixed tocopherol preservative, vit e, e306, e307, e308, e309
vitamin k = vitamin k1, vitamin k2, phytonadione, phylloquinone, menaquinone, vit k
iron = reduced iron, ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate, ferric orthophosphate, ferric phosphate,
  ferric pyrophosphate, ferric ammonium citrate, electrolytic iron, carbonyl iron, iron phosphate, ferrous bisglycinate, iron sulfate,
  ferrum, elemental iron, sodium iron edta, heme iron, hierro, ferro
calcium = calcium citrate malate, calcium from algae, algal calcium, tricalcium, calcio
zinc = zinc oxide, zinc sulfate, zinc gluconate, zinc citrate, zinc bisglycinate, zinc picolinate, zinc acetate
iodine = potassium iodide, sodium iodide, iodide, cuprous iodide
magnesium = magnesium oxide, magnesium glycinate, magnesium aspartate, magnesia, e530
potassium
selenium = sodium selenite, sodium selenate, l selenomethionine, selenomethionine, selenium yeast
chromium = chromium chloride, chromium picolinate, chromic chloride, chromium polynicotinate
molybdenum = sodium molybdate
manganese = manganese gluconate, manganese citrate, manganous sulfate
copper = copper gluconate, cupric oxide, cupric sulfate, copper citrate, cupric gluconate
fluoride = sodium fluoride
phosphorus
choline = citicoline, glucuronolactone, d glucuronolactone, choline bitartrate, choline chloride, inositol, myo inositol, coenzyme q10, coq10, alpha lipoic acid, nucleotide,
  cytidine 5 monophosphate, adenosine 5 monophosphate, uridine 5 monophosphate, m inositol
omega 3 = dha, epa, docosahexaenoic acid, eicosapentaenoic acid, omega 3 fatty acid | sometimes fish | opaque
algal oil = algae oil, ara, arachidonic acid, dha algal oil, algal dha, schizochytrium oil,
  mortierella alpina oil, dha from algae, c cohnii oil, m alpina oil, linoleic acid, conjugated linoleic acid, omega 6 | not of omega 3
plant sterol = phytosterol, plant sterol ester, plant stanol, plant stanol ester, vegetable sterol | sometimes soybeans
`,
};
