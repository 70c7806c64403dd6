import type { LexiconGroup } from './entry.ts';

/** Covers vegetables, mushrooms and sea vegetables. Only celery and mustard greens imply an allergen. */
export const vegetables: LexiconGroup = {
  source:
    'Names of vegetables in common use and in 21 CFR 155 and 158; Regulation 1169/2011, Annex II, 9 and 10: celery, mustard',
  plain: true,
  table: `
tomato puree = tomato powder, tomato juice, tomato concentrate, concentrated crushed tomato, diced tomato, chopped tomato, stewed tomato,
  peeled tomato, whole peeled tomato, whole tomato, plum tomato, grape tomato, heirloom tomato, beefsteak tomato, campari tomato,
  san marzano, san marzano tomato, canned tomato, fire roasted tomato, roasted tomato, tomato pulp, tomato flake, dehydrated tomato,
  dried tomato, sundried tomato, tomato solids, tomato extract, tomato fiber, tomato juice concentrate, tomato confit, tomato water,
  tomato passata, passata, green tomato, fried green tomato, roasted tomatillo, tomates, pomodori, pomodorini, tomaat, pomidor, pomidory,
  vine ripened tomato, organic tomato, tomato slice, sliced tomato, blistered tomato, tomatoes in juice, tomatoes in puree,
  organic tomato paste, compari tomato, pear tomato, pasted tomato, ground tomato | is tomato | not of water, pear
potato wedge = waffle fry, curly fry, shoestring fry, steak fry, skinny fry, hashbrown, homefry, home fry, breakfast potato,
  roasted potato, russet potato, russet, idaho potato, red potato, red bliss potato, yukon gold, yukon gold potato, fingerling potato,
  fingerling, new potato, purple potato, potato skin, potato pancake, rosti, boiled potato, papas, papas fritas, patata, patatas bravas,
  pomme de terre, pommes frites, kartoffel, kartoffeln, patate, batata frita, aardappel, ziemniak, ziemniaki, potato cube, diced potato,
  shredded potato, sliced potato, dehydrated potato shred, potato stick, potato crisp, kettle chip, cottage fry, potato slices,
  smashed potato | is potato | not of beef, pancake, sweet potato puree
sweet potato puree = sweet potato juice, sweet potato juice concentrate, sweet potato powder, dehydrated sweet potato,
  japanese sweet potato, okinawan sweet potato, satsumaimo, purple yam, camote, boniato, sweet potato tot, batata, garnet yam, kumara,
  sweet potato mash, sweet potato hash, sweet potato chip | is sweet potato | not of potato, mashed potato
carrot juice = carrot puree, carrot powder, carrot juice concentrate, carrot concentrate, dehydrated carrot, dried carrot, baby carrot,
  shredded carrot, rainbow carrot, heirloom carrot, carrot stick, carrot extract, carrot chip, glazed carrot, zanahoria, carotte, karotte,
  mohre, carota, cenoura, wortel, marchew, julienned carrot, fresh juiced carrot, carrots diced, roasted carrot | is carrot
cucumber juice = persian cucumber, english cucumber, kirby cucumber, japanese cucumber, hothouse cucumber, armenian cucumber, cornichon,
  pickled cucumber, pepino, concombre, gurke, cetriolo, komkommer, ogorek,
  quick pickle, pickled pepper | is cucumber
green cabbage = savoy cabbage, white cabbage, purple cabbage, pickled cabbage, curtido, shredded cabbage, chinese cabbage, bok choi,
  pak choi, baby bok choy, choy sum, tatsoi, pointed cabbage, repollo, chou, kohl, cavolo, kool, kapusta, sauerkraut juice,
  brussel sprout, kohlrabi, cabbage juice, dehydrated cabbage | is cabbage | not of spring mix
spring mix = mixed green, mesclun, field green, salad green, baby green, lettuce mix, lettuce blend, salad mix, leaf lettuce,
  green leaf lettuce, red leaf lettuce, little gem, little gem lettuce, gem lettuce, shredded lettuce, baby lettuce, romaine heart,
  hearts of romaine, lollo rosso, lollo rossa, lola rosa, oak leaf lettuce, frisee, endive, belgian endive, escarole, curly endive, chicory lettuce, treviso,
  mache, lamb's lettuce, puntarelle, lechuga, laitue, salat, lattuga, salata, green salad, cress, purslane, pea greens,
  microgreen, micro green, micro cilantro, sprout, alfalfa sprout, broccoli sprout, radish sprout, bean sprout, mung bean sprout,
  mung sprout, clover sprout, sunflower sprout, alfalfa, kaiware, nettle, dandelion, dandelion green, sorrel, chrysanthemum green,
  shungiku, ong choy, malabar spinach, beet green, turnip green, collard, swiss chard, chard, rainbow chard, broccoli rabe, rapini,
  broccolette, kale sprout | not of lamb, swiss cheese
spinach powder = baby spinach, frozen spinach, spinach puree, chopped spinach, sauteed spinach, espinaca, epinard, spinat, spinaci,
  espinafre, spinazie, szpinak, spinach juice, organic spinach, dehydrated spinach | is spinach
kale powder = baby kale, lacinato kale, tuscan kale, curly kale, red kale, dinosaur kale, kale chip, kale juice, grunkohl, cavolo nero,
  col rizada, jarmuz, black kale | is kale
baby arugula = wild arugula, roquette, rucola, ruccola, rugula, organic arugula, rocket leaf, rocket salad
  | is arugula
ramp = wild leek | is scallion | not of leek
romanesco = romanesco cauliflower, romanesco broccoli | is cauliflower, broccoli
broccoli floret = broccoli powder, chinese broccoli, gai lan, tenderstem, tenderstem broccoli, baby broccoli,
  brokkoli, charred broccoli, broccoli stem, broccoli crown, brokuly | is broccoli
cauliflower rice = cauliflower floret, riced cauliflower, cauliflower puree, cauliflower powder, roasted cauliflower, coliflor,
  chou fleur, blumenkohl, cavolfiore, couve flor, bloemkool, kalafior, cauliflower mash, cauliflower steak | is cauliflower | not of rice,
  beef
asparagus spear = white asparagus, green asparagus, asparagus tip, esparrago, asperge, spargel, asparago, aspargo, szparagi,
  grilled asparagus | is asparagus
french bean = runner bean, romano bean, wax bean, yellow bean, yardlong bean, snake bean, ejote, haricots, blue lake green bean,
  cut green bean, blue lake bean | is green bean | not of pecorino, wax
summer squash = yellow squash, crookneck squash, pattypan, pattypan squash, squash blossom,
  zucca, spaghetti squash, acorn squash, delicata squash, delicata, kabocha squash, hubbard squash, winter squash,
  red kuri squash, butternut squash puree, pumpkin puree, pumpkin powder, canned pumpkin, calabaza, potiron, courge, kurbis, abobora,
  pompoen, dynia, loofah, opo squash, calabash, roasted squash, squash puree, sugar pumpkin | is squash
  | not of pasta, sugar, shagbark hickory nut
white mushroom = crimini, crimini mushroom, cremini mushroom, baby bella, baby bella mushroom, portabella, portobella,
  portobello mushroom, portabello, portabello mushroom, portabella mushroom, shiitake mushroom, shitake, shitake mushroom, enoki,
  enoki mushroom, maitake, maitake mushroom, hen of the woods, beech mushroom, shimeji, chanterelle, morel, porcini mushroom,
  porcini powder, mushroom powder, mushroom extract, mushroom concentrate, mushroom puree, wood ear, wood ear mushroom, cloud ear,
  black fungus, white fungus, straw mushroom, trumpet mushroom, king trumpet mushroom, black trumpet, lion's mane, lion's mane mushroom,
  reishi, reishi mushroom, chaga, cordyceps, cordyceps sinensis, cordyceps mushroom sinensis, turkey tail, mixed mushroom, mushroom blend, exotic mushroom, black truffle, white truffle,
  summer truffle, truffle paste, shaved truffle, black winter truffle, truffle salt, champinon, champignon, pilz, pilze, fungo, funghi,
  cogumelo, paddestoel, grzyb, pieczarka, seta mushroom, setas, hongo, dried mushroom, dehydrated mushroom, hen of woods, bunashimeji,
  nameko, cepe, cep, pom pom mushroom, tremella, king trumpet, matsutake | is mushroom | not of turkey, salt
red bell pepper = green bell pepper, yellow bell pepper, orange bell pepper, roasted bell pepper, sweet red pepper, sweet green pepper,
  roasted pepper, roasted red bell pepper, fire roasted pepper, dehydrated bell pepper, dehydrated red bell pepper,
  dehydrated green bell pepper, dried bell pepper, bell pepper powder, green pepper powder, red bell pepper puree,
  red pepper puree, pimento, pimiento, piquillo, piquillo pepper, cubanelle, sweet pepper strip, mini sweet pepper,
  dehydrated red pepper, dehydrated green pepper, red and green bell pepper, red and green pepper, pimenton dulce, pimiento rojo, poivron,
  paprikaschote, peperone, peperoni dolci, pimentao, fried pepper, italian frying pepper, fajita vegetable, pepper strips, tri color pepper, ajvar | is bell pepper | not of pepper, orange, color
jalapeno pepper = chile pepper, chili peppers dried, ancho, ancho chile, ancho chili, pasilla, pasilla chile, guajillo, guajillo chile,
  arbol, chile de arbol, mulato, chipotle pepper, chipotle powder, chipotle chile, jalapeno powder, jalapeno puree, pickled jalapeno,
  green chile, green chili, red chile, red chili, green chilies, hatch green chile, hatch chili, anaheim, anaheim chile, anaheim pepper,
  serrano pepper, serrano chile, serrano chili, habanero pepper, habanero puree, scotch bonnet, scotch bonnet pepper, ghost pepper,
  carolina reaper, bird's eye chili, birdseye chili, thai chile, fresno, fresno chile, fresno chili, fresno pepper, calabrian chile,
  calabrian pepper, aleppo pepper, urfa biber, piri piri pepper, cayenne pepper, cayenne pepper powder, ground red pepper,
  crushed red pepper, crushed red pepper flake, chili flake, chile flake, red chili flake, red chile flake, red chili powder,
  chile powder, chilli powder, kashmiri chili, kashmiri chili powder, korean chili flake, gochugaru, aji amarillo, aji panca, rocoto,
  peri peri chili, new mexico chile, chili pod, dried chile, dried chili, oleoresin capsicum, capsaicin, capsicum extract, chili extract,
  crushed chili, crushed chile, aged cayenne red pepper, aged red pepper, aged cayenne pepper, red jalapeno, red jalapeno pepper,
  pepperoncino, tabasco pepper, hot pepper, hot chili, chili paste, crushed red chili, poblano pepper, roasted poblano, chile poblano,
  chillies, chilies, jalapeo, jalapeo pepper, jalapeno slice, piment, piment d'espelette, espelette, espelette pepper,
  peperoncino, pimenta, chilischote, long green chili, finger chili, green finger chili, cheyenne pepper,
  sambal chili, diced green chile, chili threads, malagueta | is chili pepper | not of pepper, bell pepper
dehydrated green onion = green onion tops, escallion, cebollin, cebollita, cebolleta, ciboulette onion, welsh onion, dehydrated scallion,
  scallion white, cebolla verde, scallion oil | is scallion | not of onion, vegetable oil
fried leek = leek powder, dehydrated leek, porro, puerro, lauch, prei, baby leek, leek ash | is leek
fried shallot = pickled shallot, shallot powder, echalote, echalotte, schalotte, chalota, shallot oil, hanh phi, bawang goreng,
  crispy fried shallot | is shallot | not of vegetable oil | sometimes wheat
fried onion = crispy fried onion, french fried onion, birista | is onion | sometimes wheat
fried garlic = crispy garlic | is garlic | sometimes wheat
freeze dried chive = dehydrated chive, chinese chive, nira, schnittlauch, cebollino, erba cipollina | is chive
golden beet = roasted beet, pickled beet, chioggia beet, baby beet, beet puree, betabel, remolacha, betterave, rote bete, barbabietola,
  beterraba, biet, burak, buraki | is beet
parsnip = turnip, rutabaga, swede, hakurei turnip, pickled turnip, parsley root, root vegetable, yuca, yuca root, yucca root, cassava,
  cassava root, manioc, malanga, taro root, taro leaf, yautia, eddo, cassava leaf, bamboo, heart of palm, palm heart,
  nopal, nopalitos, cactus, cactus leaf, cactus paddle, fiddlehead fern, samphire, sea bean, agretti, artichoke bottom,
  fennel bulb, shaved fennel, rhubarb, rhubarb puree, mashua, oca, yacon, arracacha, skirret, maca, maca powder, maca root,
  horseradish root, prepared horseradish, horseradish powder, grated horseradish, fresh wasabi root, crosne, scorzonera, vegetable marrow, moringa leaf, moringa powder, aloe vera, aloe vera juice, aloe vera gel, aloe, aloe juice, ginseng root
  | not of palm oil, wasabi, bean, quillaia, parsley
artichoke leaf = grilled artichoke, artichoke heart quarter, quartered artichoke heart,
  baby artichokes, alcachofa, artichaut, artischocke, carciofo, carciofi, alcachofra, artisjok, karczoch | is artichoke
japanese eggplant = chinese eggplant, italian eggplant, thai eggplant, baby eggplant, roasted eggplant, eggplant puree, fried eggplant,
  smoked eggplant, berenjena, melanzana, berinjela, baklazan, nasu, baingan, indian eggplant, grilled eggplant | is eggplant
daikon radish = watermelon radish, black radish, red radish, french radish, breakfast radish, radish powder, radish juice, rabano, radis,
  radieschen, rettich, ravanello, mooli, easter radish, korean radish, shredded daikon | is radish | not of watermelon
vegetable = dehydrated vegetable, dried vegetable, roasted vegetable, grilled vegetable, fresh vegetable, cooked vegetable,
  frozen vegetable, vegetable powder, vegetable concentrate, vegetable puree, vegetable extract,
  steamed vegetable, side vegetable, veggie, seasonal veggie, mixed veggie, grilled veggie, roasted veggie, verdura, legumes verts,
  gemuse, verdure, warzywa, groenten, vegetable stick, veggie stick, garden vegetable, sauteed vegetable | is mixed vegetable | mixture
celery powder = celery juice powder, celery juice, celery juice concentrate, dried celery, dehydrated celery, cultured celery,
  cultured celery juice, cultured celery powder, cultured celery juice powder, celery extract, celery concentrate, celery heart,
  celery leaf, celery stick, chinese celery, celery puree, celery oil, ground celery seed, rib celery, stalk celery, stick celery,
  celery rib, celeri, celeri rave, sellerie, knollensellerie, sedano, sedano rapa, apio, apio nabo, aipo, selderij, selderie,
  knolselderij, seler, selery, celery root puree, celeriac puree, smallage, vegetable celery powder, celeri branche, celery seed extract,
  celeri remoulade | is celery | not of vegetable
dried seaweed = sea vegetable, roasted seaweed, toasted nori, nori sheet, roasted nori, nori flake, aonori, ao nori, laver, dulse, hijiki,
  arame, ogo, mozuku, sea lettuce, kelp powder, sea kelp, bladderwrack, rockweed, seaweed powder, seaweed extract, sea grape, umibudo,
  red seaweed, red algae, brown algae, algae, marine algae, lithothamnion, ulva, tosaka, konbu, alga, algue, algen, irish sea moss,
  sea moss, nori seaweed, sea spaghetti, limu, kombu powder | is seaweed | not of lettuce, pasta, grape
`,
};
