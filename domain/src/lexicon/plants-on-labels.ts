import type { LexiconGroup } from './entry.ts';

/**
 * Labels name the oils and oleoresins of these plants as flavors. A garlic or chili oil is left out: it may be any oil
 * with it.
 */
const aromatic =
  'sage, dill, parsley, coriander, bergamot, anise, fennel, cumin, caraway, cardamom, black pepper, marjoram, ' +
  'allspice, turmeric, lemongrass, star anise, bay leaf, onion, leek, carrot, celery, basil, ginger, ' +
  'cinnamon, clove, nutmeg, thyme, oregano, rosemary';

const alreadyNamed: ReadonlySet<string> = new Set(
  (
    'celery oil, basil oil, ginger oil, cinnamon oil, clove oil, nutmeg oil, thyme oil, oregano oil, rosemary oil, oleoresin nutmeg, ' +
    'oleoresin rosemary, oleoresin turmeric, turmeric oleoresin'
  ).split(', '),
);

/**
 * Lists what a plant's own name says, so that people who avoid sage find it: "sage oil", "oleoresin sage", "oleoresin
 * of sage".
 */
const oilsOfPlants = aromatic
  .split(', ')
  .map((plant) => {
    const names = [`${plant} oil`, `oleoresin ${plant}`, `oleoresin of ${plant}`, `${plant} oleoresin`];
    return `oil of ${plant} = ${names.filter((name) => !alreadyNamed.has(name)).join(', ')} | is ${plant}`;
  })
  .join('\n');

/** Lists oils and plants as labels name them: by their Latin names, and with the words in another order. */
export const plantsOnLabels: LexiconGroup = {
  source:
    '21 CFR 182.10 and 182.20 (spices, essential oils, oleoresins and natural extractives); Plants of the World Online (Kew) for Latin names',
  table: `
${oilsOfPlants}
oil of celery seed = celery seed oil, oleoresin celery seed, celery seed oleoresin | is celery
oil of cassia = cassia oil, cassia bark oil | is ground cinnamon
oil of tarragon = tarragon oil, estragon oil | is chervil
oil of flowers = lavender oil, chamomile oil, hibiscus oil | is hibiscus
essential oil of a plant = hop oil, tangerine oil, mandarin oil, mandarin orange oil, neroli oil, rose oil, pimento berry oil, jasmine oil, citronella oil,
  petitgrain oil, clary sage oil, yuzu oil, davana oil, buchu oil, cognac oil, cubeb oil, coriander seed oil, parsley seed oil,
  carrot seed oil, star anise seed oil, aniseed oil, juniper oil, bay oil, laurel oil, sandalwood oil, patchouli oil, pine needle oil, spruce oil,
  cedarwood oil, horseradish oil, coffee oil, tea tree oil, hyssop oil, angelica root oil, valerian oil
other pressed oil = moringa oil, black seed oil, tomato seed oil, cucumber seed oil, red pepper seed oil, cherry kernel oil, plum kernel oil,
  sacha inchi oil, carrot root oil, kokum oil, sal oil, cocoa oil, mango oil, rosehip oil, rose hip oil
coconut oil in a list = vegetable oil coconut, vegetable oils coconut, oil coconut, refined vegetable oil coconut | is coconut
palm oil in a list = vegetable oil palm, vegetable fat palm, oil palm, vegetable oil palm kernel, refined vegetable oil palm | is palm oil
canola oil in a list = vegetable oil canola, vegetable oil rapeseed, oil canola, oil rapeseed | is canola oil
sunflower oil in a list = vegetable oil sunflower, oil sunflower, refined vegetable oil sunflower | is sunflower oil
corn oil in a list = vegetable oil corn, oil corn | is corn oil
olive oil in a list = oil olive, vegetable oil olive | is olive oil
cottonseed oil in a list = vegetable oil cottonseed, oil cottonseed | is cottonseed oil
balsamic vinegar of its place = aceto balsamico di modena, balsamico di modena | is vinegar | usually sulphites
creaming powder = creaming agent | usually milk | opaque
alfalfa species = medicago sativa, alfalfa leaf
clover species = trifolium pratense, red clover blossom
herb by its latin name = andropogon citratus, flourensia cernua, cyclopia intermedia, turnera diffusa, uncaria tomentosa,
  tabebuia impetiginosa, tabebuia avellanedae, larrea tridentata, eriodictyon californicum, barosma betulina, agathosma betulina, rubus suavissimus,
  rubus villosus, salix alba, ulmus rubra, ulmus fulva, verbascum thapsus, marrubium vulgare, thymus serpyllum, artemisia absinthium, artemisia annua,
  rheum palmatum, rheum officinale, cassia angustifolia, cassia senna, senna alexandrina, rhamnus purshiana, rumex crispus, smilax officinalis, smilax aristolochiifolia,
  smilax ornata, sassafras albidum, gaultheria procumbens, momordica charantia, eclipta alba, tinospora cordifolia, terminalia arjuna,
  asparagus racemosus, tribulus terrestris, pueraria lobata, pueraria montana, ligusticum, ligusticum chuanxiong, codonopsis pilosula, platycodon grandiflorum,
  lonicera japonica, chrysanthemum morifolium, prunella vulgaris, siraitia, momordica grosvenori, polygonum multiflorum, rehmannia glutinosa,
  cornus officinalis, dioscorea opposita, dioscorea villosa, actaea racemosa, cimicifuga racemosa, oenothera biennis, galium aparine,
  stellaria media, cnicus benedictus, berberis vulgaris, berberis aquifolium, mahonia aquifolium, hydrastis canadensis, inula helenium, satureja montana,
  aloysia triphylla, aloysia citriodora, verbena officinalis, tilia europaea, tilia platyphyllos, lespedeza capitata, petasites, sideritis, scutellaria lateriflora,
  scutellaria baicalensis, nepeta cataria, leonurus cardiaca, agrimonia eupatoria, alchemilla vulgaris, solidago virgaurea, euphrasia officinalis,
  hyssopus officinalis, pulmonaria officinalis, symphytum officinale, tussilago farfara, viburnum prunifolium, hamamelis virginiana, myrica cerifera,
  quercus alba, arnica montana, aesculus hippocastanum, magnolia officinalis, phellodendron amurense,
  bupleurum chinense, paeonia lactiflora, salvia miltiorrhiza, epimedium sagittatum, eucommia ulmoides, atractylodes, houttuynia cordata,
  andrographis paniculata, coleus forskohlii, commiphora myrrha, boswellia carterii, azadirachta indica, terminalia bellirica, terminalia belerica
spice by its latin name = cinnamomum aromaticum, cinnamomum camphora, eugenia caryophyllus, armoracia rusticana, murraya koenigii, kaempferia galanga,
  boesenbergia rotunda, pandanus amaryllifolius, bixa orellana, clitoria ternatea, garcinia indica, mangifera indica seed, amomum subulatum, aframomum melegueta,
  xylopia aethiopica, schinus terebinthifolius, zanthoxylum bungeanum, zanthoxylum piperitum, trachyspermum ammi, bunium persicum
fruit by its latin name = morinda citrifolia, garcinia mangostana, opuntia ficus indica, prunus serotina, crataegus laevigata, vaccinium angustifolium, cucurbita moschata,
  averrhoa carambola, litchi chinensis, nephelium lappaceum, durio zibethinus, artocarpus heterophyllus, annona muricata, annona cherimola, euterpe edulis,
  dimocarpus longan, ziziphus jujuba, beta vulgaris rubra, daucus carota sativus, rubus chamaemorus, empetrum nigrum, physalis peruviana,
  diospyros kaki, diospyros virginiana, asimina triloba, myrciaria dubia, solanum quitoense, pouteria lucuma, eugenia uniflora, feijoa sellowiana
citrus by its latin name = citrus limonum, citrus hystrix, citrus latifolia, citrus grandis, citrus maxima, citrus deliciosa, citrus nobilis, citrus junos | is citrus
aloe species = aloe barbadensis, aloe barbadensis miller, aloe ferox
algae by their latin names = spirulina platensis, chlorella vulgaris, chlorella pyrenoidosa, macrocystis pyrifera, ecklonia cava, alaria esculenta | is seaweed
shiitake by its latin name = lentinus edodes | is mushroom
`,
};
