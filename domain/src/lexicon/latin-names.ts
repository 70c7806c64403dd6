import type { LexiconGroup } from './entry.ts';

/** Labels of supplements, teas and extracts call plants and animals by these Latin names. */
export const latinNames: LexiconGroup = {
  source:
    'Plants of the World Online (Kew), World Register of Marine Species and Index Fungorum (names); Regulation 1169/2011, Annex II, for those that are allergens',
  plain: true,
  table: `
barley species = hordeum vulgare | is barley
rye species = secale cereale, secale | is rye
peanut species = arachis hypogaea | is peanut
almond species = prunus dulcis, prunus amygdalus, prunus amygdalus dulcis, amygdalus communis | is almond
cashew species = anacardium occidentale | is cashew
pistachio species = pistacia vera | is pistachio
pecan species = carya illinoinensis, carya illinoensis | is pecan
brazil nut species = bertholletia excelsa | is brazil nut
macadamia species = macadamia integrifolia, macadamia ternifolia, macadamia tetraphylla | is macadamia
pine nut species = pinus pinea, pinus koraiensis, pinus sibirica, korean pine, siberian pine | is pine nut
lupin species = lupinus albus, lupinus angustifolius, lupinus luteus, lupinus mutabilis, lupinus | is lupin
coconut species = cocos nucifera | is coconut
celery species = apium graveolens | is celery
mustard species = sinapis alba, brassica juncea, brassica nigra, brassica alba | is mustard
krill species = euphausia superba, euphausia, meganyctiphanes norvegica | always crustacean-shellfish
prawn species = pandalus jordani, pandalus, heterocarpus, parapenaeopsis stylifera, parapenaeopsis, metapenaeus, fenneropenaeus,
  macrobrachium rosenbergii, palaemon | is shrimp
mussel species = mytilus edulis, mytilus galloprovincialis, mytilus chilensis, perna canaliculus | is mussel
oyster species = crassostrea gigas, ostrea edulis, crassostrea | is oyster
scallop species = pecten maximus, placopecten magellanicus, chlamys, argopecten, zygochlamys, patinopecten yessoensis, scallop coral
  | is scallop
squid species = todarodes pacificus, todarodes, illex argentinus, dosidicus gigas, doryteuthis, teuthida, loligo vulgaris, mitre squid,
  swordtip squid, patagonian squid | is squid
cuttlefish species = sepia officinalis, sepia pharaonis, pharaoh cuttlefish, cephalopod ink | is squid
octopus species = octopus vulgaris, eledone moschata | is octopus
other anchovy species = engraulis japonicus, engraulis mordax | is anchovy
other fish species = micromesistius poutassou, micromesistius australis, trachurus, trachurus trachurus, sparus aurata,
  dicentrarchus labrax, pleuronectes platessa, lophius piscatorius, brosme brosme, molva molva, mallotus villosus, anguilla anguilla,
  cyprinus carpio, esox lucius, nemipterus, nemipterus spp, priacanthus, saurida, sardinella, thyrsites atun | is fish
spice species = juniperus communis, schinus molle, zanthoxylum
herb species = melissa officinalis, lavandula angustifolia, lavandula, artemisia dracunculus,
  satureja hortensis, aloysia citrodora, lippia citriodora, verbena, perilla frutescens, borage, burnet, sweet woodruff, myrtle,
  levisticum officinale, borago officinalis, gardenia jasminoides, jasminum sambac, jasminum officinale
medicinal species = matricaria chamomilla, matricaria recutita, chamomilla recutita, chamaemelum nobile, hibiscus sabdariffa, withania somnifera, echinacea purpurea, echinacea angustifolia, urtica dioica,
  taraxacum officinale, tilia cordata, tilia, aspalathus linearis, ilex paraguariensis, ilex guayusa, cyclopia,
  achillea millefolium, calendula officinalis, calluna vulgaris, betula, betula pendula, ononis spinosa, equisetum arvense,
  plantago lanceolata, ribwort plantain, plantago ovata, hypericum perforatum, valeriana officinalis, humulus lupulus,
  passiflora incarnata, panax quinquefolius, eleutherococcus senticosus, rhodiola rosea, lepidium meyenii,
  lepidium peruvianum, schisandra chinensis, astragalus membranaceus, angelica archangelica, angelica sinensis, centella asiatica,
  bacopa monnieri, griffonia, griffonia simplicifolia, arctostaphylos uva ursi, asclepias, soapwort, soapwort extract, gentiana lutea, silybum marianum, ruscus aculeatus, vitex agnus castus, serenoa repens,
  harpagophytum procumbens, boswellia serrata, commiphora mukul, emblica officinalis, phyllanthus emblica, terminalia chebula,
  gymnema sylvestre, cannabis sativa, morus alba, ashitaba,
  corchorus olitorius, eschscholzia californica, filipendula ulmaria, althaea officinalis, malva sylvestris, viola tricolor
flower species = chrysanthemum, chrysanthemum flower, peony, magnolia, honeysuckle, primrose, viola, violet flower,
  sakura blossom, cherry blossom, lotus flower, rosa damascena, rosa centifolia, rosa canina, rosa rugosa, pollen
fruit species = adansonia digitata, hippophae rhamnoides, akee, akee apple, boabab, lukuma, babassu, crataegus, crataegus monogyna, crataegus oxyacantha
vegetable species = manihot esculenta, garden orache, orache,
  glasswort, fresh glasswort, marsh samphire, japanese hornwort
seed and pulse species = gossypium, carthamus tinctorius, elaeis guineensis, amaranthus
seaweed species = ascophyllum, ascophyllum nodosum, fucus, fucus vesiculosus, laminaria, laminaria digitata, palmaria palmata,
  saccharina japonica, saccharina latissima, undaria pinnatifida, porphyra, ulva lactuca, lithothamnium, lithothamnium calcareum,
  chondrus crispus, sea belt, thongweed, arthrospira platensis | is seaweed
other mushroom species = leccinum, suillus, lactarius, lactarius sanguifluus, craterellus, imleria, imleria badia, tremella fuciformis,
  hydnum, cordyceps militaris, bolete, velvet bolete,
  pine bolete, weeping bolete, bay bolete, scaber stalk, red capped scaber stalk, horn of plenty mushroom, wood hedgehog, sweet tooth mushroom, darf everlast,
  sheathed woodtuft, tuber magnatum, tuber aestivum | is mushroom
`,
};
