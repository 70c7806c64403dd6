import type { LexiconGroup } from './entry.ts';

/**
 * People avoid these foods, which have names from other kitchens and from botany. If such a name counted as a different
 * food, a list that has the food would be cleared.
 */
export const otherNames: LexiconGroup = {
  source:
    'Plants of the World Online (Kew) and USDA GRIN: accepted and common names; USDA FoodData Central (forms); dictionaries',
  plain: true,
  table: `
bhindi | is okra
karela = bitter gourd | is bitter melon
mirliton | is chayote
broad bean = faba bean, fava, fava bean flour, habas, fabas, fabes, foul mudammas, foul medames | is fava bean
moong = moong dal | is mung bean
pepperoncini = peperoncini, banana pepper, peperoncino pepper, shishito, shishito pepper, padron pepper, peppadew, peppadew pepper, wax
  pepper, hungarian wax pepper, cherry pepper, long hot pepper, red pepper powder, sweety drop pepper | is chili pepper
calabacin = calabacita, zucchine, zucchini blossom | is zucchini
zapallo = flor de calabaza | is squash | may be zucchini
javitri | is nutmeg
sabja = basil seed, sweet basil seed | is basil
recado rojo | is annatto, garlic, oregano, cumin, black pepper | mixture
methi = kasuri methi | is fenugreek
sawtooth herb | is culantro
crabapple | is apple
chinotto | is orange
dewberry | is blackberry
rowanberry | is berry
matoki | is plantain
pedrosillano chickpea | is chickpea
coco de paimpol = lingot bean | is bean
barnyard millet | is millet
bull meat | is beef
donkey = donkey meat, alpaca, reindeer meat | is red meat
beansprout = moyashi, togue, tauge, taugeh, nga choy, sukju, 豆芽, もやし, 숙주 | is mung bean | sometimes soybeans
daikon sprout | is daikon
sweet potato leaf = camote tops | not of sweet potato
friarielli = broccoli raab, cime di rapa | not of broccoli | may be cabbage, kale
alligator pear | is avocado | not of pear
chinese gooseberry | is kiwi | not of gooseberry
citronella | is lemongrass
blue ginger | is galangal
myrtle pepper | is allspice | not of pepper
balsam pear | is bitter melon | not of pear
pluot | is plum, apricot
tangelo | is orange, grapefruit
black cumin | may be cumin, nigella, caraway
cardoon
bean flour = heirloom bean | is bean | not of flour | may be fava bean, chickpea, mung bean, lentil, black eyed pea
serrano | may be ham, chili pepper
iberico | is pork | may be ham
vicia faba | is fava bean
vigna radiata | is mung bean
capsicum frutescens = capsicum chinense | is chili pepper | may be paprika
cucurbita maxima | is squash
macis = myristica fragrans | is nutmeg
ocimum basilicum = ocimum sanctum, ocimum tenuiflorum | is basil
trigonella foenum graecum | is fenugreek
citrus aurantium = citrus unshiu | is orange | may be grapefruit
citrus paradisi | is grapefruit
citrus bergamia | is bergamot
citrus aurantifolia | is lime
citrus medica | is citrus
rubus fruticosus | is blackberry
ribes nigrum = ribes rubrum, sambucus nigra, aronia melanocarpa, euterpe oleracea | is berry
fragaria ananassa = fragaria vesca | is strawberry
vaccinium myrtillus = vaccinium corymbosum | is blueberry
vaccinium macrocarpon = vaccinium vitis idaea | is cranberry
rubus idaeus | is raspberry
lycium barbarum = lycium chinense | is goji
prunus avium = prunus cerasus, malpighia glabra, malpighia emarginata | is cherry
prunus domestica = prunus mume, prunus spinosa | is plum | may be prune, apricot
prunus armeniaca | is apricot
prunus persica | is peach
pyrus communis | is pear
vitis vinifera | is grape
mangifera indica | is mango
psidium guajava | is guava
passiflora edulis | is passion fruit
tamarindus indica | is tamarind
actinidia deliciosa | is kiwi
ficus carica | is fig
phoenix dactylifera | is date
olea europaea | is olive
persea americana | is avocado
cucumis melo | is melon
citrullus lanatus | is watermelon
punica granatum | is pomegranate
ananas comosus | is pineapple
carica papaya | is papaya
zingiber | is ginger
cinnamomum = cinnamomum verum, cinnamomum zeylanicum, cinnamomum burmannii, cinnamomum cassia | is cinnamon
piper nigrum | is black pepper
piper longum | is long pepper
elettaria cardamomum = amomum | is cardamom
foeniculum vulgare | is fennel
crocus sativus | is saffron
syzygium aromaticum = eugenia caryophyllata | is clove
pimpinella anisum | is anise
illicium verum | is star anise
coriandrum sativum | is cilantro
cuminum cyminum | is cumin
carum carvi | is caraway
anethum graveolens | is dill
laurus nobilis | is bay leaf
alpinia officinarum = alpinia galanga | is galangal
rhus coriaria | is sumac
nigella sativa | is nigella
pimenta dioica | is allspice
mentha = mentha piperita, mentha spicata, mentha arvensis | is mint
thymus = thymus vulgaris | is thyme
cymbopogon = cymbopogon citratus | is lemongrass
rosmarinus officinalis = salvia rosmarinus | is rosemary
origanum vulgare | is oregano
origanum majorana | is marjoram
petroselinum crispum | is parsley
salvia officinalis | is sage
allium schoenoprasum | is chive
allium porrum | is leek
allium ampeloprasum | is leek | may be garlic
allium ursinum | is garlic
glycyrrhiza glabra = glycyrrhiza uralensis | is licorice
camellia | is tea
cynara scolymus | is artichoke
arctium lappa | is burdock
nelumbo = nelumbo nucifera | is lotus root
moringa oleifera | is moringa
cichorium intybus | is radicchio
beta vulgaris | is beet
solanum tuberosum | is potato
solanum lycopersicum = lycopersicon esculentum | is tomato
spinacia oleracea | is spinach
lactuca sativa | is lettuce
cucumis sativus | is cucumber
solanum melongena | is eggplant
daucus carota | is carrot
asparagus officinalis | is asparagus
linum usitatissimum | is flax seed
helianthus annuus | is sunflower seed
papaver somniferum | is poppy seed
pisum sativum | is pea
cajanus cajan | is pea, bean | may be lentil, chickpea
cicer arietinum | is chickpea
phaseolus vulgaris | is bean | may be green bean
lens culinaris | is lentil
chenopodium quinoa | is quinoa
fagopyrum esculentum | is buckwheat
ovis aries = capra hircus | is lamb
oryctolagus cuniculus | is rabbit
meleagris gallopavo | is turkey
anas platyrhynchos | is duck
raphanus sativus | is radish
brassica species = brassica napus, brassica rapa, brassica oleracea, turnip rape
capsicum annuum | may be bell pepper, chili pepper
prunus species fruit | is stone fruit | may be cherry, plum, peach, apricot, nectarine, prune
`,
};

/** These dishes are named like their fish, shellfish, meat or vegetable, but have more in them. */
export const namedDishes: LexiconGroup = {
  source: 'USDA FNDDS: what the dish is made of; common recipes',
  table: `
clams casino | is clam, bacon | usually wheat | sometimes milk
lobster newburg | is lobster | always milk | usually eggs
lobster thermidor | is lobster | always milk | usually eggs, mustard
crab imperial | is crab | usually eggs | sometimes milk, mustard, wheat
crab louie | is crab | usually eggs
potted shrimp | is shrimp | always milk
coconut shrimp | is shrimp, coconut | usually wheat, eggs
popcorn shrimp | is shrimp | usually wheat | sometimes eggs, milk
shrimp ceviche | is shrimp, lime, onion | mixture
oysters rockefeller | is oyster, spinach | usually milk, wheat
mussels mariniere = moules mariniere | is mussel, parsley | usually sulphites | sometimes milk
calamari fritti = calamari fritto, choco frito | is squid | usually wheat
mojarra frita | is tilapia | sometimes wheat
pulpo a la gallega = pulpo gallego | is octopus, paprika, potato | mixture
rollmops | is herring, onion | sometimes mustard
tonnato | is tuna | usually eggs
gefilte | is fish, onion | usually eggs, wheat
gravlax = gravadlax, gravad lax, gravlaks | is salmon, dill | sometimes mustard
jellied eel | is eel | mixture
tuna tartare | is tuna | sometimes eggs, sesame, soybeans, mustard
beef tartare | is beef | usually eggs | sometimes mustard, fish
mett = hackepeter | is pork, onion | mixture
beer can chicken | is chicken, beer | mixture
pollo a la brasa | is chicken | sometimes soybeans
beurre blanc | is butter, shallot | usually sulphites
burro e salvia | is butter, sage
fondant potato = pommes anna | is potato | usually milk
yujacha | is yuzu, honey
pbj = pb and j | is peanut butter | usually wheat | sometimes tree-nuts
clamato | is clam, tomato | mixture
cloud bread | always eggs | usually milk
rocky road | is chocolate, marshmallow | usually almond, walnut | sometimes peanuts, milk
`,
};
