import type { LexiconGroup } from './entry.ts';

export const herbsAndSpices: LexiconGroup = {
  source:
    '21 CFR 101.22(a)(2) (spices) and 182.10 (spices and natural seasonings); Regulation 1169/2011, Annex II, 9, 10 and 12: celery, mustard, sulphites',
  plain: true,
  table: `
allspice = all spice, allspice berry, jamaica pepper, ground allspice | not of pepper, berry
anise = aniseed, anise seed, anise extract, anistar
asafoetida = asafetida, hing, asafoetida powder, perungayam, kayam, heeng, inguva, compounded asafoetida | sometimes wheat
bay leaf = laurel, laurel leaf, bay laurel, tej patta, cassia leaf, indian bay leaf
caraway = caraway seed, carom seed, shahi jeera | not of seed
cardamom = cardamon, green cardamom, black cardamom, cardamom pod, elaichi, elachi, elakki, cardamom powder
chervil = tarragon, savory herb, summer savory, hyssop, borage leaf, epazote, hoja santa, fenugreek leaf | not of herb
clove = ground clove, whole clove, clove powder, clove oil, laung, lavang | not of vegetable oil
dried parsley = dehydrated parsley, parsley flake, flat leaf parsley, italian parsley, parsley leaf, curly parsley, freeze dried parsley,
  perejil, persil, petersilie, prezzemolo | is parsley
dried basil = basil leaf, genovese basil, fresh basil leaf, holy basil, tulsi, opal basil, albahaca, basilic, basilikum, basilico,
  basil oil, micro basil | is basil
dried cilantro = dehydrated cilantro, cilantro leaf, cilantro stem | is cilantro
ground cumin = toasted cumin, cumin powder, jeera, comino, kreuzkummel | is cumin
ground coriander seed = coriander powder, toasted coriander | is coriander
dill weed = dillweed, dill weed oil, dillweed oil, dried dill, dill seed, fresh dill, dill pollen, eneldo, aneth | is dill | not of seed
fennel seed = fennel pollen, ground fennel, fennel frond, finocchio, hinojo | not of seed
fenugreek = fenugreek seed, ground fenugreek, kasoori methi, methi seed, menthulu, qasuri methi, dried fenugreek | not of seed
ginger root = ground ginger, ginger puree, ginger powder, ginger juice, pickled ginger, candied ginger, crystallized ginger, fresh ginger,
  minced ginger, ginger paste, ginger extract, gari ginger, gingembre, jengibre, ingwer, zenzero, gengibre, imbir, dried ginger,
  ginger oil, organic ginger root | is ginger
ground cinnamon = cinnamon stick, cinnamon powder, cinnamon bark, cassia, cassia bark, cinnamon oil, cinnamon extract, ceylon cinnamon,
  canela, cannelle, zimt, cannella, cynamon, kaneel, vietnamese cinnamon | is cinnamon
ground turmeric = turmeric powder, turmeric root, curcuma, kurkuma | is turmeric
hibiscus = hibiscus flower, roselle, sorrel flower, jamaica flower, chamomile, camomile, chamomile flower, lavender, lavender flower,
  rose petal, rosewater, rose extract, marigold, calendula, jasmine, jasmine flower, edible flower, lemon grass, linden flower,
  elderflower extract, orange blossom, violet, nasturtium, pandan leaf | not of lemon, orange
licorice = licorice root, licorice extract, liquorice, licorice root extract, mulethi
marjoram = sweet marjoram
mint leaf = peppermint leaf, spearmint leaf, peppermint oil, spearmint oil, mint oil, mint extract, peppermint extract, dried mint,
  fresh mint, hierbabuena, menthe, minze, menta | is mint
dried oregano = mexican oregano, oregano leaf, greek oregano, oregano oil, origan, origano | is oregano
dried rosemary = rosemary extract, extract of rosemary, oleoresin rosemary, rosemary leaf, rosmarin, romero, rosmarino, rosemary oil
  | is rosemary
dried sage = rubbed sage, sage leaf, ground sage, salvia, fried sage | is sage
dried thyme = thyme leaf, lemon thyme, ground thyme, tomillo, thym, thymian, thyme oil | is thyme | not of lemon
paprika powder = sweet paprika, hot paprika, hungarian paprika, pimenton, smoked pimenton, ground paprika, paprica | is paprika
saffron = saffron thread, azafran, safran, zafferano, kesar, zafran
sumac = mahlab, mahleb, mastic, grains of paradise, szechuan peppercorn, sichuan peppercorn, szechuan pepper, sansho, pink peppercorn,
  cubeb | not of pepper
cracked black pepper = ground black pepper, black pepper powder, coarse black pepper, cracked pepper, green peppercorn, black peppercorn,
  ground pepper, white pepper powder, fresh ground pepper, freshly ground black pepper, poivre, pfeffer, pimienta negra, pepe nero,
  tellicherry pepper | is black pepper
iodized salt = iodised salt, himalayan salt, pink himalayan salt, himalayan pink salt, pink salt, celtic sea salt, celtic salt, maldon,
  maldon salt, flaky salt, flake salt, fleur de sel, rock salt, table salt, kala namak, smoked salt, sodium chloride, sel, salz,
  sale marino, salt and pepper, salt pepper, non iodized salt, evaporated salt, sal marina, coarse salt, brine, sea salt flake,
  finishing salt | is salt
other spice = including spice, spice extract, spice extractive, spices and herbs, herbs and spices, oleoresin, spice oleoresin,
  pickling spice, pumpkin pie spice, pumpkin spice, apple pie spice, chai spice, allspice blend, ras el hanout, baharat,
  berbere, harissa spice, tandoori spice, jerk seasoning, jerk spice, cajun spice, creole seasoning, old bay, old bay seasoning,
  blackening seasoning, blackened seasoning, fajita seasoning, italian seasoning, poultry seasoning, bbq seasoning, bbq rub,
  chili seasoning, adobo seasoning, sazon, tajin, steak seasoning, montreal seasoning, montreal steak seasoning, lemon pepper blend,
  curry spice, vadouvan, especias, epices, gewurze, spezie, especiarias, kruiden, specerijen, przyprawy, aderezo, condimento,
  seasoning blend, seasoning mix, seasoning salt, house seasoning, spice packet, season salt, lawry's | is spice | not of pie, squash,
  beef, curry, house, seasoning, sauce, salt, poultry, chai, cream pie | opaque
fresh herb = herb mix, herb blend, garden herb, soft herb, fine herb, hierbas, kraeuter, erbe aromatiche, bouquet garni, micro herb,
  dried herb | is herb | opaque
essential oil | opaque
botanical = gotu kola, guayusa, sacha inchi, mucuna pruriens, coffeeberry, coffee fruit extract, inonotus obliquus, ganoderma lucidum, birch sap, tannic acid,
  panax ginseng, ashwagandha, echinacea, guarana, paullinia cupana, fo ti, foti, foti root, hydrilla, hydrilla verticillata, maqui berry, guarana extract, guarana seed extract, gentian, green tea extract,
  green coffee extract, milk thistle extract, valerian, kava, rhodiola, astragalus, maitake extract, bilberry extract,
  grape seed polyphenol, elderberry extract, turmeric root extract, ginger root extract, panax ginseng root extract, monk fruit powder,
  wellmune, yeast beta glucan, resveratrol, quercetin, sarsaparilla, sassafras, birch bark, wild cherry bark, dandelion root,
  burdock root, slippery elm, senna, mate leaf | not of cherry, grape, extract, fruit
mustard flour = ground mustard, ground mustard seed, dry mustard, mustard bran, mustard extract, oil of mustard, white mustard,
  brown mustard, spicy brown mustard, stone ground mustard, whole grain mustard, grain mustard, creole mustard, prepared mustard,
  english mustard, grey poupon, colman's mustard, colmans, hot mustard, chinese mustard, chinese hot mustard, german mustard, deli mustard, black mustard seed,
  brown mustard seed, yellow mustard seed, white mustard seed, pickled mustard seed, mustard sauce, mustard dressing, mustard vinaigrette,
  mustard aioli, mustard cream, honey dijon, honey mustard dressing, honey mustard sauce, dijon vinaigrette, mustard seed flour,
  dijon style mustard, american mustard, moutarde, mostaza, senape, senf, senfsaat, senfkorner, mosterd, musztarda, gorczyca, mostarda,
  graine de moutarde, mostaza dijon, rai mustard seed, sarson oil, kasundi, piccalilli | is mustard | not of flour, bran, whole grain,
  sauce, dressing, vegetable oil
`,
};
