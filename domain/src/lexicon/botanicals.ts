import type { LexiconGroup } from './entry.ts';

/** Labels and smoothies name these plants, cultures and single substances. None of them comes from an allergen. */
export const botanicals: LexiconGroup = {
  source:
    'NIH Dietary Supplement Label Database and USP Herbal Medicines Compendium (names); Plants of the World Online (Kew) and Index Fungorum (Latin names); 21 CFR 172, 182 and 184 (substances); FDA GRAS notices (cultures)',
  table: `
medicinal herb = bacopa, black cohosh, boswellia, cat's claw, catnip, chasteberry, damiana, eleuthero, eyebright, feverfew, goldenseal,
  gymnema, horsetail, lobelia, motherwort, mullein, neem, passionflower, passion flower, pau d'arco, clover, red clover, pink clover, saw
  palmetto, schisandra, schizandra, shatavari, skullcap, st john's wort, tribulus, triphala, uva ursi, vervain, white willow bark, willow
  bark, witch hazel, wood betony, yarrow, yellow dock, yerba santa, yohimbe, haritaki, bibhitaki, cinchona bark, orris root, wormwood,
  calamus, cascarilla, wattleseed, zedoary, birch, osmanthus, honeybush, rosebud, rose, linden, hawthorn leaf, bupleurum, rehmannia,
  codonopsis, poria, cramp bark, blue vervain, meadowsweet, agrimony, cleaver, plantago, lungwort, coltsfoot, elecampane, angelica, tonka
  bean, cistus, chinese skullcap, ligustrum, noni leaf, soursop leaf, kratom, kanna, maral root, suma root, muira puama, catuaba,
  sceletium, he shou wu, jiaogulan, cissus, forskolin, garcinia, garcinia cambogia, hoodia, butcher's broom, prickly ash, corydalis,
  epimedium, tongkat ali, mallow leaf, oat grass juice
furcellaran = welan gum, welan, ghatti, karaya, gatti gum
microalgae = dunaliella, dunaliella salina, haematococcus, haematococcus pluvialis, suginori, ogonori, aosa, euglena, schizochytrium | is
  seaweed
hydroxyethylcellulose = hydroxyethyl cellulose, crospovidone, povidone, polyvinylpyrrolidone, polyvinyl alcohol, copovidone,
  croscarmellose, polyvinyl polypyrrolidone, pvpp
sucromalt = fructan, brazzein, alitame, mogroside, glycyrrhizin, ammonium glycyrrhizinate, scfos, short chain fos, neohesperidin dihydrochalcone,
  enzo glucoside, rubusoside, glucosyl stevia, enzyme treated stevia
flavor substance = diacetyl, acetoin, cinnamaldehyde, cinnamic aldehyde, eugenol, thymol, linalool, citral, geraniol, isoamyl acetate,
  amyl acetate, anethole, menthone, carvone, nootkatone, decanal, hexanal, furaneol, sotolon
phytomenadione = mk 7, mk 4, p5p, adenosylcobalamin, hydroxocobalamin, levomefolate, pantothenol, ubiquinone, ubiquinol, pqq,
  pyrroloquinoline quinone, rutin, hesperidin, piperine, bioperine, bioflavonoid, citrus bioflavonoid, proanthocyanidin, catechin, gaba,
  gamma aminobutyric acid, melatonin, 5 htp, hydroxytryptophan, dmae, citrulline, citrulline malate, l citrulline, ornithine, l ornithine,
  acetyl cysteine, n acetyl cysteine, glutathione, hmb, beta hydroxy beta methylbutyrate, msm, methylsulfonylmethane, hyaluronic acid,
  sodium hyaluronate, isoquercetin, pterostilbene, sulforaphane, nad, nicotinamide riboside, huperzine, vinpocetine, alpha gpc, agmatine,
  betaine hcl, trimethylglycine, glycerophosphate, d glucarate, inositol hexaphosphate, orotate, threonate, taurate, hexanicotinate,
  nicotinate, bisglycinate, bisglycinate chelate, ascorbigen, policosanol, phytostanol, beta sitosterol, octacosanol, undecylenic acid
trace element salt = copper bisglycinate, manganese bisglycinate, chromium nicotinate, sodium borate, boron, boron citrate, vanadium,
  vanadyl sulfate, nickel sulfate, sodium metavanadate, sodium metasilicate, magnesium threonate, hydroxyapatite, lithium orotate,
  orthosilicic acid, rubidium, fulvic acid, humic acid, shilajit, sodium silico aluminate, trace mineral drop
food chemical = epsilon polylysine, polylysine, dimethyl dicarbonate, lauric arginate, ethyl lauroyl arginate, ethoxyquin, sulfuric acid,
  sulphuric acid, tannin, myristic acid, sodium stearoyl fumarate, simethicone, ultramarine, enocianina, glyceryl triacetate, isobutylene
  isoprene copolymer, jelutong, lactylic oleate, lactylic stearate, acidified sodium chlorite, peracetic acid, peroxyacetic acid, hydrogen
  peroxide, ozone, sodium hypochlorite, cetylpyridinium chloride, copper sulfate pentahydrate, sodium thiosulfate, isopropyl citrate,
  stearyl citrate, monoisopropyl citrate, isopropyl alcohol, acetone, hexane, chlorine dioxide, ammonium persulfate, dextrose monohydrate
  powder
bacterial species = lactobacillus brevis, lactobacillus salivarius, lactobacillus crispatus, lactobacillus johnsonii, lactobacillus
  curvatus, lactobacillus sakei, lactobacillus kefiri, limosilactobacillus, lacticaseibacillus, lactiplantibacillus, levilactobacillus,
  ligilactobacillus, bifidobacterium breve, bifidobacterium animalis, bifidobacterium animalis subsp lactis, bifidobacterium adolescentis,
  streptococcus salivarius, streptococcus lactis, streptococcus cremoris, bacillus clausii, bacillus indicus, enterococcus faecium,
  pediococcus acidilactici, pediococcus pentosaceus, lactococcus cremoris, s cremoris, s lactis, b animalis, b breve, l brevis, l
  johnsonii, l salivarius, l cremoris, l diacetylactis, staphylococcus carnosus, staphylococcus xylosus, howaru, lgg, bc30, de111, subsp,
  ssp, cremoris, diacetylactis, biovar, animalis, salivarius, johnsonii, plantarum, reuteri, helveticus, gasseri, fermentum
fungal species = propionibacterium freudenreichii, propionibacterium shermanii, geotrichum candidum, geotrichum, penicillium glaucum,
  penicillium roquefortii, debaryomyces hansenii, debaryomyces, kluyveromyces lactis, kluyveromyces marxianus, kluyveromyces, aspergillus
  niger, rhizopus oligosporus, rhizopus oryzae, rhizopus, rhizomucor miehei, mucor miehei, cryphonectria parasitica, candida utilis,
  bacillus natto, acetobacter, gluconacetobacter, monascus purpureus, trichoderma, fusarium venenatum
mushroom species = agaricus bisporus, agaricus blazei, agaricus, pleurotus ostreatus, pleurotus eryngii, pleurotus, lentinula edodes,
  lentinula, grifola frondosa, hericium erinaceus, hericium, trametes versicolor, trametes, flammulina velutipes, flammulina, hypsizygus
  tessellatus, hypsizygus marmoreus, hypsizygus, pholiota nameko, pholiota, nameko mushroom, volvariella, auricularia, morchella, boletus
  edulis, boletus, cantharellus, tuber melanosporum, hedgehog mushroom, ganoderma, mycelium, mycelial biomass, mycoprotein mycelium,
  shimeji mushroom, pioppino, honshimeji | is mushroom
fruit of the tropics = cupuacu, jabuticaba, langsat, serviceberry, saskatoon, saskatoon berry, inca berry, medlar, naranjilla, lulo,
  maracuja, granadilla, schisandra berry, ramon seed, maya nut, morro seed, jicaro seed, cacay, copoazu, umbu, caja, seriguela, marula,
  kei apple, surinam cherry, pitanga, atemoya, babaco | not of cherry
cara cara = minneola, minneola tangelo, citrus sinensis, citrus reticulata, tarocco, moro orange | is orange
limequat | is lime
olallieberry = mora, rubus, salmonberry | is blackberry
lambsquarters = orach, ulluco, mangel, mangelwurzel, purslane leaf, seabean, wild green
hubbard = red kuri, kuri squash, cucurbita pepo, cucurbita | is squash
marrowfat = tepary, anasazi, scarlet runner, peruano, jacob's cattle bean, tarbais | is bean
kodo millet = proso
banana species = musa paradisiaca, musa acuminata, musa | is banana
apple species = malus domestica | is apple
corn species = zea mays | is corn
rice species = oryza sativa | is rice
garlic species = allium sativum | is garlic
onion species = allium cepa | is onion
turmeric species = curcuma longa | is turmeric
ginger species = zingiber officinale | is ginger
tea species = camellia sinensis, keemun, lapsang | is tea
beef species = bos taurus, beef clod, beef bung | is beef
chicken species = gallus gallus, gallus domesticus, chicken drumette, drumette | is chicken
pork species = sus scrofa, pork cushion, pork plasma | is pork
vanilla species = vanilla planifolia, vanilla tahitensis | is vanilla
cacao species = theobroma cacao | is cocoa
coffee species = coffea arabica, coffea canephora, coffea robusta | is coffee
pine bark extract = grape seed extract powder, pycnogenol
apple cider vinegar drink = acv | is vinegar
yucca schidigera
soy leghemoglobin = leghemoglobin, heme | is soy
`,
};
