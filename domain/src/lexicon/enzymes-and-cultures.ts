import type { LexiconGroup } from './entry.ts';

export const enzymesAndCultures: LexiconGroup = {
  source:
    '21 CFR 184 (enzyme preparations) and 133 (cheese: cultures and clotting enzymes); FARE: starter cultures grown on milk; 21 CFR 131.200 (yogurt)',
  table: `
enzyme = food enzyme, animal enzyme, natural enzyme, enzyme preparation, digestive enzyme, enzyme blend, added enzyme, enzima,
  baking enzyme | opaque
vegetable enzyme = microbial enzyme, vegetarian enzyme, non animal enzyme, plant enzyme, fungal enzyme, vegan enzyme, bacterial enzyme,
  amylase enzyme, protease enzyme
rennet = animal rennet, calf rennet, vegetable rennet, microbial rennet, vegetarian rennet, chymosin, pepsin, coagulant,
  microbial coagulant, coagulating enzyme, fermentation produced chymosin, cuajo, presure, caglio, lab enzyme, coalho
lipase = amylase, alpha amylase, fungal alpha amylase, bacterial amylase, glucoamylase, amyloglucosidase, cellulase, hemicellulase,
  xylanase, pectinase, invertase, glucose oxidase, catalase, aspergillopepsin, protease, fungal protease, papain, bromelain, bromelin, ficin, asparaginase,
  phospholipase, lipoxygenase, peptidase, phytase, glucanase, beta glucanase, diastase, e1100, e1101, e1102, e1103 | not of dextrose
lactase = lactase enzyme, lactase enzyme added, beta galactosidase
transglutaminase = meat glue, microbial transglutaminase | not of meat | sometimes milk
microbial culture = culture, live culture, active culture, live active culture, live and active culture,
  contains live and active cultures, contains active cultures, bacterial culture, lactic acid culture, lactic acid bacteria,
  lactic bacteria, lactic culture, mesophilic culture, thermophilic culture culture, vegan culture, kefir culture, kefir grain, ferment,
  lactic ferment, ferments lactiques, milchsaurebakterien, penicillium roqueforti, penicillium candidum, penicillium camemberti,
  propionibacterium, brevibacterium linens | not of kefir | sometimes milk
cheese culture = cheese starter culture, yogurt culture, live yogurt culture, live active yogurt culture, live and active yogurt cultures,
  active yogurt culture, contains live and active yogurt cultures, buttermilk culture, sour cream culture | not of cheese,
  lactic acid starter, yogurt, buttermilk, sour cream | sometimes milk
probiotic = lactobacillus, lactobacillus acidophilus, l acidophilus, acidophilus, lactobacillus bulgaricus, l bulgaricus, bulgaricus,
  lactobacillus casei, l casei, casei, lactobacillus rhamnosus, l rhamnosus, rhamnosus, lactobacillus plantarum, l plantarum,
  lactobacillus paracasei, l paracasei, paracasei, lactobacillus reuteri, l reuteri, lactobacillus lactis, l lactis,
  lactobacillus gasseri, lactobacillus fermentum, lactobacillus helveticus, streptococcus thermophilus, s thermophilus, thermophilus,
  thermophilis, bifidobacterium, bifidobacterium lactis, bifidobacterium bifidum, bifidobacterium longum, bifidobacterium infantis,
  b lactis, b bifidum, b longum, bifidus, bifidum, bifido bacterium, bacillus coagulans, bacillus subtilis, leuconostoc,
  leuconostoc mesenteroides, lactococcus lactis, lactococcus, pediococcus, bb 12, bacillus coagulans gbi 30 6086, ganedenbc30,
  probiotic culture, probiotic blend
koji = koji culture, koji rice, aspergillus oryzae, koji mold, rice koji
kombucha culture = scoby, fermented tea culture
`,
};
