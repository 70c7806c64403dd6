/** In ingredient lists and on labels, these words name no food: amounts, cuts, states, salts, cultures and methods. */
export const labelWords = `
  to at as per are is be it its this that these those we all each every also ingredient may contain contains i ii iii
  approx about less than more up percent piece pieces bunch handful pinch dash splash drop slice half whole quarter
  dozen cup tablespoon teaspoon tbsp tbs tsp gram g kg mg ml cl l liter litre ounce oz pound lb lbs can tin jar pack
  packet bag box small medium large big mini baby jumbo thick thin long short hot cool chilled frozen raw ripe dry
  dried wet roasted roast toasted baked grilled fried steamed boiled poached braised smoked sauteed sautéed seared
  charred blackened blanched cooked uncooked stewed simmered chopped diced minced crushed ground mashed pureed puréed
  julienned shaved peeled pitted seeded seedless boneless skinless skin bone lean cubed halved quartered torn
  crumbled whipped beaten squeezed pressed strained drained rinsed washed trimmed finely coarsely roughly thinly
  lightly freshly fine coarse rough tender juicy soft hard firm young old new aged green yellow black brown golden
  purple pink blue orange vine hand made home house seasonal market wild farm farmed raised free range cage grass fed
  line caught pasture sustainable imported domestic pure real finest best quality grade aa good great delicious tasty
  rich mild tangy zesty savory savoury bitter sour cold warm garnished optional taste serving portion main base layer
  mix mixed finished low reduced high fat sodium calorie refined unrefined unbleached bleached enriched fortified
  divided cut into thawed juiced zested head stick needed only room temperature reserved discarded such use used
  using remove removed bite size inch package envelope quart pint gms gallon serve brushing drizzling dusting
  greasing lengthwise crosswise floret wedge cube note desired cooking strip some if not one two three four five six
  following v vg ve gf df nf veg vegan vegetarian due manufacturing method suitable people allergy allergic sufferer
  allergen c t qt pt pkg pkt env sleeve square stem deveined cored patted pan cooled loosely packed etc sifted
  stemmed well smashed separated spooned leveled peel frying undrained warmed snipped bias sheet lukewarm angle
  approximately softened split julienne matchstick sawed diagonal scrubbed cleaned wiped defrosted shelled dredging
  rolling information advice product facility equipment processed produced shared statement warning none traces trace
  unpeeled select choice fancy colossal bulk iqf diameter count ct dehydrated evaporated granulated crystallized
  pasteurized homogenized hydrogenated partially fractionated interesterified expeller solvent extracted filtered
  purified distilled deionized carbonated concentrate concentrated reconstituted condensed powdered pulverized flaked
  rolled puffed popped milled stoneground hulled unhulled sprouted fermented cultured activated brined pickled salted
  unsalted sweetened unsweetened sulfured unsulfured dusted candied untoasted unroasted deboned butterflied
  spatchcocked tied stuffed rubbed basted peppered spiced unseasoned preserved preservative preserve freshness
  protect flavor flavour color colour retain maintain promote prevent caking anticaking agent emulsifier stabilizer
  thickener sweetener acidulant antioxidant humectant carrier source trivial insignificant amount added adds
  negligible dietarily including includes included consisting derived certified organic conventional biodynamic
  kosher halal nongmo non gmo verified natural naturally artificially artificial paper plastic foam lid liner wrapper
  wax paperboard bamboo skewer toothpick straw napkin utensil fork knife spoon takeout togo delivery container tray
  bottle bottled carton case jug pitcher pouch sachet keg draft drafts tap

  powder powders flake flakes crystal crystals granule granules granular solid solids leaf leaves flower flowers
  blossom blossoms stalk stalks twig twigs bark root roots rind zest pulp cell cells sac sacs shell shells hull hulls
  pod pods sap gel liquid solution emulsion paste pastes conc concentrates extract extracts extractive extractives
  essence infusion distillate fraction fractions oleoresin resin mass nib nibs kibbled dice dices meal pellet pellets
  sprig sprigs red white grey gray silver amber clear dark bright precooked parboiled par converted instant
  degerminated degermed unenriched bromated unbromated untreated treated modified unmodified pregelatinized
  pregelantinized gelatinized hydrolyzed hydrolysed autolyzed isolated isolate rendered defatted semi diafiltered
  ultrafiltered skim skimmed ripened vineripened uncured unsulphured sulphured decaffeinated caffeinated deactivated
  encapsulated anhydrous hydrated rehydrated diluted standardized pearled polished skinned unskinned unblanched
  mechanically minimally commercially virgin extravirgin unfiltered first citric lactic acetic malic tartaric
  ascorbic sorbic folic formic fumaric phosphoric oleic caprylic capric stearic linoleic pantothenic amino fatty acid
  acids acidity acidic acidifier acidify alkali alkalized alkaline basic dibasic tribasic monobasic mono di tri tetra
  bi calcium potassium magnesium zinc iron copper iodine selenium manganese chromium molybdenum aluminum aluminium
  ammonium ammonia silicon silica ferric ferrous cupric chelate chelates dioxide oxide hydroxide chloride
  hydrochloride monohydrochloride nitrate nitrite carbonate bicarbonate hydrogencarbonate hydrogen dihydrogen
  phosphate orthophosphate diphosphate polyphosphate sulfate sulphate acetate diacetate citrate lactate lactylate
  gluconate glycinate aspartate picolinate sorbate benzoate propionate monohydrate dihydrate pentahydrate mononitrate
  glycol propylene ester esters diester diesters glyceryl glycerol lacto stearoyl stearate monostearate methyl ethyl
  propyl benzyl paraben parabens glucono lactone delta tocopherol alpha carboxy cellulose apo carotenal carotene
  triglyceride triglycerides chain disodium trisodium tetrasodium monosodium dipotassium tripotassium dicalcium
  monocalcium tricalcium fd fdc lake lakes pigment pigments mica coloring colouring colorings food active live
  culture cultures bacteria bacillus coagulans subtilis bifidobacterium bifidobacteria lactobacillus acidophilus
  bulgaricus thermophilus rhamnosus casei penicillium roqueforti roquefortii candidum aspergillus oryzae cordyceps
  panax billion million cfu mtcc gbi ppm enzyme enzymes rennet microbial fungal propellant processing handling
  whipping whitening leavening foaming sticking anti antisticking nonstick dispensing relaxer dough conditioner
  improver casing packaging material moisture firmness whiteness tartness stability separation retention
  mold inhibit inhibitor inhibits reduce extend improve enhance enhancer protected protects maintains retains
  promotes sustain sustains impart provide provides support prevents help helps cured smoking unsmoked hardwood
  alderwood applewood pecanwood rbst rbgh antibiotic antibiotics hormone hormones genetically engineered
  bioengineered sourced traded fairtrade rainforest alliance msc rspo utz og passover identity brand sup section
  sections fluid net minimum maximum actual ratio purpose spectrum expelled expell expel hi reverse osmosis artesian
  mineral sheep cow cows goat goats bovine porcine breast thigh leg drumstick rib ribs loin belly shoulder hip hips
  hind butt attached fair unsifted steelcut fermentation products sources origin compliance standards madagascar
  colombian colombia sumatra ugandan uganda kenya kenyan tanzania balinese himalayan ceylon guinea papua australia
  australian thailand india vietnam africa ecuador honduras guatemala costa andean korintji sri lanka nz zealand
  found except exist see visit www standardised contents content hatch montmorency gravenstein halkidiki smyrna dijon
  floral monofloral sparkling sanding decorating edible inedible nutritive nonnutritive occurring whereof thereof
  incl excl manufacture mfg ada bht tbhq

  trade aid part plant soluble highly process preparation browned scent thickening hydration popping strap mildly
  based canned vit vits improved mostly custom stabilize stabilized dispersible dispersion micronized lowfat
  pasteurised homogenised cultivated identical germ coagulant clarifier clarified crumbed degreased graded
  eu origin vapor vapour demineralised pregelatinised gelatinized gelatinised grain nonorganic wonf rbd single fair trade perlato
  unspecified emulsified egcg consist consists aac trit svetol puris tm honeybee hioleic jurassic mica pearlescent pigment pigments
  agent agents ph nm pstrzd grating pressure pre pyro ortho meta precooked precut browned vacuum kiln roller micronised alkalised pasteurised vat uht acidified fed
  usda hothouse hydroponic dormant inactive rapid rise ancient chelator emulsifying salts bulking adjuster balancer alkalizer neutralizer
  oxidizer accelerator fixative texturant foam control subject availability adjust standardize clarity significant negligible trivial
  contribute contributes hydrolyzate hydrolysate dietary prebiotic grained lactis min max sp spp var aggregate unbolted bolted packed
  clumping drained superfine bite

  glimmer shimmer glitter caloric omega tuber taproot ivory ascorbyl ewe ewes ajwa sukkary mazafati sayer khudri kenta piarom zahidi
  kalooteh bramley williams conference bergeron pardina gordal kalamon nour mapi iu retinol equivalent
  france spain germany greece switzerland romania austria hungary poland portugal netherlands belgium morocco egypt israel bulgaria
  croatia serbia ukraine russia sweden norway denmark finland iceland ireland scotland wales england europe alps pyrenees
  spore spores acidificant reconstitute sirup pdo pgi aop aoc igp dop caged hens category iodate selenite molybdate saccharate pidolate
  monophosphate palmitate dipalmitate fumarate terpene dye gas propellent segment segments snout udder saddle dewlap knuckle tegument
  msa graded rehydrated capsule shell extruded proteic demineralized demineralised organically varietal parboiled
  patagonian mozambique mauritian corinthian aegean cretan corsican camargue provence periodate persulphate crystallised

  ecuadorian ecuadoran sumatran lankan tahitian tunisian chilean canadian icelandic celtic ethiopian bolivian belize dominican
  haitian philippine philippines tasmanian bulgarian croatian serbian nigerian ghana ghanaian ivorian cameroon malawi rwanda rwandan burundi
  panama panamanian salvador salvadoran paraguay uruguay venezuelan china

  braeburn jonagold mcintosh envy cortland jonathan cosmic bosc bartlett anjou comice niagara muscat catawba hamlin balaton burbank bliss wehani
  lollo rosa batavia bibb salanova arbequina koroneiki manzanilla picual nocellara gaeta cerignola ascolano sevillano criollo forastero
  trinitario padron chilaca tien tsin urfa trinidad scorpion walla nantes chantenay chioggia lacinato redbor caulilini sweetheart crookneck
  kirby barhi calimyrna adriatic blenheim ataulfo kent totapuri tommy atkins cavendish manzano keitt sungold fuyu hachiya casaba crenshaw
  galia hami canary crimson aprium elberta freestone clingstone cling albion caroline highbush lowbush robusta geisha typica caturra yirgacheffe
  sidamo antigua huehuetenango tarrazu supremo yunnan kukicha olinda shiranui tango russet yukon fingerling pinata zestar opal
  filter sweetcream snz nicaragua nicaraguan fife abb coagulated orville redenbacher redenbachers
  vol igp dop pdo pgi wt chiffonade discard tail core batch greater lesser winter humid climate milliliter millilitre crusty ear
  instruction sufficient braided
`;
