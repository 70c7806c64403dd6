import { tokensOf } from '../normalise.ts';

/**
 * Words that name no food, as they stand in menus, recipes and on packages: nobody has to ask about them. Every other
 * word that the lexicon doesn't know is a question, so a word belongs here only if no dish is called by it alone.
 * Written by hand; the share of real menu texts that it leaves to be asked about is in docs/allergen-accuracy.md.
 */
const words: ReadonlySet<string> = new Set(
  tokensOf(`
    ${/* What a list says of amounts, cuts and states. */ ''}
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

    ${/* What labels say of powders, salts, cultures, colors and how a thing was made. */ ''}
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
    improver tenderizer casing packaging material moisture firmness whiteness tartness stability separation retention
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

    ${/* Small words. */ ''}
    n s d m re fl ll barely cheat china chose cutter later larger luster master mister outer matter moment seller shape
    tester upper utter whale a an and the of on in with without or nor but for from by off over under onto upon out
    inside outside between among through throughout until till while when where who whom whose what which why how then
    thus so too very just even still yet ever never always often sometimes sometime usually once twice again here there
    now today tonight tomorrow yesterday daily weekly anytime everyday am pm mon tue wed thu fri sat sun monday tuesday
    wednesday thursday friday saturday sunday me my mine us our ours ourselves you your yours yourself he him his she
    her hers they them their theirs itself was were been being have has had having do does did done doing could will
    would shall should might must wont dont doesnt didnt cant couldnt wouldnt isnt arent wasnt im ive youre youve youll
    theyre thats whats lets w o b x vs aka ie eg st nd rd th no yes ok okay please thanks thank plus minus versus any
    both either neither other another others else same own several few many much most least lot lots bit second third
    last next previous final single double triple quad quadruple twin dual duo trio pair couple seven eight nine ten
    eleven twelve fifteen sixteen twenty thirty forty fifty hundred thousand because before after during since although
    though however instead along away back down front near nearly far around above below across against behind beside
    besides beyond within together apart aside ahead

    ${/* What is done with food and guests. */ ''}
    add adding additional ask asks available unavailable accompanied allow arrive assorted assortment bake baking begin
    begins believe blended blending bring brings brush build built byo buy call called carry carve carved change
    charged check choose choosing chosen coat combine combined combination come comes complete completed complement
    consume consuming cook cooks craft crafted crave craving create created creation crisp crisped crown crowned cover
    covered cry dare deal delight deliver dipped dipping discover dive dream drench drenched dress dressed drizzle
    drizzled drip dropping dust eat eaten eating enhanced enjoy enjoyed enjoying expect experience explode explore
    feature featured featuring feed feeds feel feeling fight fill filled find finish finishes fire fired fit flambe
    flambeed flame flamed flavored flavoured flip flipped fly fold folded forget forgotten fresh freshen fuse fused get
    gets getting give given gives go goes going gone got grab grated grate grow grown guarantee guess handcraft
    handcrafted handcut handmade handpicked handheld heap heaped heat heated hint hold honor infuse infused inspire
    inspired introduce invite join keep kept kiss kissed know known ladle ladled laced layered leave let like liked
    load loaded look love loved make makes making match meet melted mention mind miss move name named need needs offer
    offered offering ooze oozing open order ordered owned paired pairs pass perfect perfected pick picked pickup pile
    piled place placed plate plated pop pour poured prefer prepare prepared present pull pulled purchase put reach
    ready receive recommend refill refreshing rejoice remember render request resist rest run satisfy satisfying save
    say scatter scattered scoop scooped scramble scrambled seal sealed sear season seek selection served serves set
    shake shaken share sharing shred shredded simmer sink sit slather slathered sliced slow slowly smash smoke smother
    smothered soak soaked specialize spin sprinkled squeeze stack stacked start starts stay steam steep steeped stir
    stirred stop stuff substitute substituted substitution sub surround surrounded swap swim swimming swirl swirled
    take takes talk tasting tear tell tempt tempting think thread threaded throw tie top topped toss tossed touch
    travel treat try trust turn turned twist twisted upgrade vary varies wait wake want wash watch wear welcome whip
    wilt wilted win wish wood work worth wrapped write written brewed brew caramelised caramelized confited dredged
    emulsified macerated muddled nestled oven piped proofed rested roasting rotisserie shocked shucked spitroasted
    sieved stewing tempered tenderized torched velveted churned compressed crackled cracked deglazed filleted flaky
    foraged hickory husked

    diet told frosty kidding starting stirrer boring enough word words pro late carnivore herbivore kernel steel
    starbucks arbys wendys dennys mcdonalds kfc bestie saucy daze fool face cars genuine brewery blaze shaped halfsie
    solo doppio petite melty unite filtration concept concepts temporarily enthusiast ultimately ironic nickname
    supposed type types thing things wrong right reason accessory caliber lotta sorta wanna gonna anything nothing
    something anywhere elsewhere stomach owe owes tired letter letters spare tour flash founder founders rack cutlet
    unseeded charbroiled deluxe proof sack group individually rtd dunk nyc prepackaged ultra lump filet fillet burst
    bursts appeal appeals eater eaters stretched moved school sustenance companion staple staples showcase nod riff ode
    homage worthy meets meeting bestseller bestselling crowd pleaser signature signatures sip sipping dine dining dined
    indulge indulgence slurp slurpable spoonful forkful

    ${/* How it is praised, and what it is like. */ ''}
    abundant absolute absolutely addictive adventurous airy amazing amazingly appetizing aromatic artisan artisanal
    authentic authentically awesome awesomer balanced beautiful beautifully beloved better bigger bold boldly
    bottomless bountiful brilliant briny bubbling bubbly celebrated charming cheap chewy choicest chunky classic
    classical clean clever colorful colourful comforting complex contemporary cozy craveable crazily crazy creamy
    creative crispy crunchy curly dainty daring decadent deep deeply delectable delicate delicately delightful
    delightfully dense different divine dreamy drool earthy easy electric elegant elevated energizing enormous epic
    ethereal everyone everything exceptional exciting exclusive exotic extra extraordinary extreme fabulous famous
    fantastic farmhouse fast fave favorite favourite festive fiery finger flaming flavorful flavourful fluffy fragrant
    friendly fruity full fully fun fusion garlicky garden gargantuan generous generously genius gentle gently giant
    gigantic glorious goodness gooey gourmet grand greatest guilt happy hassle healthier healthy heart hearty heavenly
    heavy herbaceous herby heritage heirloom homemade homestyle honest huge humble hungry iced iconic incredible
    incredibly indulgent intense intensely irresistible jaw junior jr kickin killer king kitchen knockout lava lazy
    legendary lemony light limited lite little lively local locally loose loud lovely lucky luscious luxurious magical
    massive mature meaty mega mellow memorable mighty minty minute modern moist monster mood mouth mouthwatering
    mystery naked native neat nice nostalgic nutritious oldfashioned original outrageous outstanding overloaded
    overnight overload overstuffed perfection perfectly piping plain plentiful plump poppin popular powerful precious
    premier premium pretty prime primo private proper proud proudly purely quick quickly quintessential rainbow rare
    really recipe refreshed refreshment regional regular reimagined retro revered rightful robust rotating round royal
    royale rustic salty scratch scrumptious secret selected sensational sensitive serious shareable sharp silky silly
    simple simply sinful sized sizzling skinny slim slight slightly smart smoky smooth smokin special specialty
    spectacular spicy spiciest springy standard steaming sticky stone straight street strong stunning style styled
    subtle subtly succulent sublime sumptuous super superb superior supreme sustainably sweet sweetly swanky
    tantalizing tastebud tenderly terrific timeless tiny total totally tough traditional traditionally tropical true
    truly ultimate unbelievable unforgettable unique unlimited unmistakable unsurpassed upscale usual variety various
    velvety vibrant vintage warming wavy wicked wide wonderful woodfired wooden world wow yum yummy zingy doneness thai
    chinese japanese korean vietnamese indian mexican italian french spanish greek american german polish russian
    turkish lebanese moroccan persian african ethiopian cuban jamaican caribbean brazilian peruvian argentine
    argentinian hawaiian polynesian asian european mediterranean southern southwest southwestern northern northeastern
    eastern western midwest midwestern pacific atlantic gulf coastal bavarian tuscan sicilian roman neapolitan venetian
    milanese provencal parisian basque catalan andalusian portuguese irish british english scottish welsh dutch belgian
    swiss austrian hungarian scandinavian nordic swedish danish norwegian israeli arabic egyptian armenian georgian
    afghan pakistani nepalese tibetan burmese malaysian indonesian filipino singaporean taiwanese cantonese szechuan
    sichuan hunan shanghai hong kong tokyo kyoto osaka okinawa seoul bangkok saigon hanoi bombay mumbai delhi kashmir
    punjab punjabi madras kerala goa bengal bengali istanbul beirut athens rome naples milan venice florence bologna
    genoa sicily tuscany paris lyon provence normandy brittany london berlin munich vienna madrid barcelona lisbon
    havana mexico oaxaca yucatan baja jalisco sonora tijuana veracruz puebla peru lima brazil argentina chile york
    brooklyn manhattan harlem bronx jersey philadelphia philly boston maine vermont maryland baltimore chesapeake
    virginia carolina georgia atlanta charleston savannah florida miami key tampa louisiana orleans mississippi memphis
    tennessee nashville kentucky louisville texas austin dallas houston oklahoma kansas city louis chicago detroit
    michigan wisconsin minnesota ohio cincinnati cleveland buffalo pittsburgh indiana iowa nebraska dakota montana
    wyoming colorado denver utah idaho nevada vegas arizona tucson phoenix santa fe san francisco diego antonio los
    angeles la california cali napa sonoma monterey hollywood malibu oregon portland seattle washington alaska alaskan
    hawaii maui oahu kona canada montreal quebec toronto usa uk eu north south east west northwest southeast

    goan hyderabad hyderabadi lucknowi awadhi chettinad mughlai rajasthani gujarati bihari kashmiri andhra tamil sindhi
    parsi balti amritsar lahore yucatecan oaxacan sonoran jalisciense michoacan norteno sinaloa tampico ensenada
    ligurian liguria sardinian sardinia calabrian calabria emilia romagna apulian puglia amalfi capri sorrento alsatian
    alsace gascon savoyard lyonnaise burgundian burgundy riviera arequipa cusco yokohama hokkaido nagoya fukuoka kobe
    busan jeju isan chiang mai phuket penang aleppo damascus jaffa jerusalem haifa addis asmara dakar alabama arkansas
    connecticut delaware illinois haven rhode hampshire northeast heartland lowcountry appalachian ozark january
    february march april june july august september october november december easter lent lenten ramadan eid diwali
    lunar advent hanukkah mardi gras

    ${/* What a menu calls its dishes, whatever is in them. */ ''}
    appetizer appetizers starter starters plates basket board boat bowl bucket course courses dinner dinners entree
    entrees meals lunch lunches brunch breakfast supper snack snacks sharer shareables sides side specials favorites
    feast feasts family kid kids kiddie kiddo child children senior adult adults guest guests table menu menus item
    items dish dishes foods fare cuisine chef chefs baker bakery butcher deli delicatessen diner cafe café bistro
    brasserie trattoria osteria ristorante cantina taqueria pizzeria tavern pub bar lounge grill grille grillhouse
    shack stand truck cart joint eatery restaurant kitchenette smokehouse steakhouse roadhouse clubhouse creamery
    brewpub winery roastery corner counter station hut patio porch drive thru catering carryout online app location
    locations participating store club member hour summer winter spring fall autumn holiday holidays christmas
    thanksgiving halloween valentine birthday anniversary party parties picnic tailgate game gameday day days night
    nights morning mornings noon afternoon evening weekend weekday week month year years time times sizes personal
    individual xl xxl xs sm md lg sr grande venti tall trenta ea pc pcs price prices cent cents dollar dollars value
    bundle charge cost gratuity tax drink drinks beverage beverages glass mug shot shots flight bottles fountain freeze
    blast slam stacker crunch wallop version bites nibble nibbler nibblers skillet griddle plancha comal cast hibachi
    robata yakitori tandoor brick clay pot wok kettle cauldron steamer fryer smoker spit coals coal charcoal embers ash
    flames oak mesquite cherrywood alder cedar plank slab skewers spear sticks ring rings strips curl curls wedges
    chunk chunks cubes ribbon ribbons shard shards sliver slivers slabs coin coins rounds squares triangle triangles
    spears knot knots twists pocket pockets bundles nest nests tower mountain mound bed center centre edge edges hearts
    layers dollop dollops drizzles shower swirls notes aroma texture flavors flavours tastes kick level levels mouthful
    aftertaste sweetness richness addition ins ons choices options option substitutions notice info nutrition
    nutritional calories carb carbs sugarfree nonfat fatfree keto paleo whole30 macro macros fiber vitamin vitamins
    mama mamas mamma mom moms mother grandma grandmas grandmother granny nana nonna nonnas abuela abuelas oma babushka
    papa papas dad dads daddy grandpa uncle uncles aunt auntie aunties sister sisters brother brothers cousin son sons
    daughter lady ladies gentleman man men boy boys girl girls lover lovers friend friends folks crew team boss captain
    colonel commander general president emperor princess queen queens prince duke knight sheriff cowboy cowgirl bandit
    pirate pirates sailor fisherman fishermans fishermen farmer farmers rancher ranchers hunter hunters lumberjack
    miner miners shepherd gardener traveler traveller rider monk buddha saint angel devil ghost dragon unicorn beast
    bull bear wolf eagle tiger lion panther fox hawk jaguar cobra viper moose joe joes jack jacks jim jims jimmy john
    johns johnny mike mikes bob bobs bobby bill billy tom toms tommy tony tonys sam sams ben bens dan dans dave daves
    david steve steves frank franks george georges henry charlie charlies mary marys maria marias rosa rosas anna annas
    kate ellen emma lucy julia sofia sophia betty sally nancy peggy ann joseph james mac peter paul luke mark max leo
    luigi mario giovanni gino carlo carlos jose juan pedro miguel pablo pepe oh hey ho mr mrs ms dr sir

    ${/* Things, nature and games that dishes are named after. */ ''}
    acre adventure air alley aloha anchor avenue balance ball barn bay beach bell blizzard block bloom bomb book boom
    boost booster breeze bridge bronco cabin camp canyon castle championship cliff cloud clouds coast code comet
    copperhead cottage country countryside county cove crash creek crossing crush dawn daydream definition desert dew
    diamond dirty dose downtown drum dude dusk earth eclipse edition elephant empire encounter energy escape express
    eye fable fairy fantasy farms fashion fashioned fever field fields fiesta fog forest freedom frontier fury galaxy
    gate getter glacier goddess gold grove guru harbor harbour harvest heaven hero heroes hike hill hills hobo horizon
    hurricane ice idea illusion imperial inferno influence intellectual property island islands isle jackpot jazz jewel
    journey joy jungle karma kingdom lagoon land lantern legend legends life lifestyle lift lighthouse lightning loop
    luau luck machine magic mansion marina masterpiece merry metro midnight mile mill millennium mission mist moon
    moonlight motor mountains movie music nation national nature neighborhood oasis ocean odyssey orchard orient
    oriental outback overseas palace palm paradise park passport path patriot patrol peace peak picture pier pit planet
    plaza poem point pond pool port power pride professor prospector public pump puppy purist pyramid quest race
    railroad rain ranger rebel reef reserve result reunion revolution rise river riverside road roadside rock rocket
    rocky rodeo route royalty ruin rush safari sail sea seaside seaway serenade shadow shore show siren sky slope smile
    snow socks song soul sound space spark spirit splendor sport sports stadium star stars state storm story stream
    studio sunny sunrise sunset supernova surf surfer swamp symphony tale tango temple tide town township tradition
    trail train tranquility treasure tree trip triumph tsunami tulip tundra turf twilight twister union universe uptown
    valley velvet victory view villa village volcano voodoo voyage wagon walk wall war water waterfall waterfront wave
    waves way wheel whirl wind window wing wizard wonder wonderland woodland woods yard zen zone

    ${/* Words that descriptions are told with. */ ''}
    plenty middle pale glossy drift fierce claw whisper brushed remains remain remaining slippery opened boned coloured
    tentacle tentacles cone glory lacy slate dripped crumbly unless wholes rustle rustles laid lids dolsot leopard
    spotted deepened thicker thinner thickest coats strand strands wrapping tangle bubbled end ends translucent brought
    scalding cob spots spot bathed blond court bayou pillow pillows breathe breath marble follow follows slices body
    soothing manner pillowy left hours laminated dog dogs cooling glossed thinned scored slashed silk silken spiral
    damp oldest spitting draped kinds kind roaring brittle sort herbal hotter hottest heady dimpled lifted snowfall
    plane narrow trough thrown hurt penny scoopable mortar pestle whisked shattering shatters shatter stops shiny
    crackly crack cracks grassy tang tipped petals petal falling rosy bound mahogany tips tip minutes flat burnt buried
    bits rim rims sizzled turns wrappers width hide object drowned mop mopping lacquered cure cures partner stall
    stalls folding criss crossed dancing waving crumbling means mean sold husk husks slip slips bittersweet bouncy bird
    birds lick licks swipe married leavened slapped nobody minds parcels parcel messy tight soaking clings cling post
    angry stringy mounted crock crocks craggy lacquer church underneath underside pane skirt patient close textured
    invention char chars promise promises quiet sight wipe puffy tremble trembling slump slumps rust rusty shallow oval
    longer longest slower slowest faster quicker lower higher softer softest harder firmer looser tighter smoother
    rougher lighter heavier darker brighter sharper milder stronger weak weaker sweeter saltier richer leaner plainer
    simpler finer smaller fewer fourth early earlier seldom already almost quite rather fairly hardly otherwise perhaps
    maybe surely certainly probably possibly mainly partly able ago alike alive alone aloud animal answer anyone anyway
    appear area arm arms art asleep asked avoid awake aware bad balcony bank bath beat beauty beck become bedside began
    behave belong bench bend beneath bent bet bid birth bitten blank blanket blind blister blisters blistered blood
    blow blown boards boil boils boiling bones border bore born borrow bottom bottoms bounce bowls branch branches
    break breaks breaking breathes bricks brim brims broad broke broken bruise bruised bubble bubbles buckle bulb bulbs
    bump burn burns burning busy calm came candle care careful carefully catch catches cause cave ceiling cellar
    century certain chair chance charm chase chew chews chewing chimney circle claim clearly climb clock cloth clothes
    coaxed coil coiled collapse collapses collar colony column comfort coming common company confess cookbook cooler
    cools corners covers crease creased creep crisping cross crumples crunches cuddle cupped curled curtain curve
    curved cuts cutting dance dances danger dead dear death decade decades deck decide declare deeper defy defies
    degree depth depths desk despite detail devoted die differ difference dirt disappear disappears disc discs dissolve
    dissolves distance door doubt drag dragged drain draw drawn drifts drips drops drown drowning dug dull dumped duty
    eager ear earn ears ease easily eats effort elbow eldest emerge empty endless entire entirely equal evenly event
    evidence exact exactly excuse explain eyes fact fade fades falls fallen fame famously fan fans father favor fear
    feather feathers feels feet fell felt fence fills film finds fingers fist fits flaking flatten flattened flesh flew
    flick float floated floating floats flood floor flow foamy folds folk fond foot force forgive form formed forth
    fortune forward fourteen fragile frame freely froth frothy further fuss future gain gather gathered gave gaze gift
    glad gleam glimpse glisten glistening glow glowing grace gradually grain grave grew grid grin grip grit grounds
    grows growth guard guide hair hall halo halt handed handle hands hang hangs happen happily haste hat hate haul
    heads heaps hear heard hearth heavily held hello hence hid hidden himself hints hit holds hole holes hollow homely
    hope horse hue hum hung hunt hurry idle ignore ill image imagine improves indeed inherit inner intact interest
    invented inverted issue jagged job joined jostle judge jump keen keeps kill kilo kindly knead kneaded knew knit
    knock knows lace lack lamp lane lap lasts laugh law lay laying lead leads leap learn leather led length lie lies
    lifts likes limb limit limp lined lines linger lingers lining lip lips list listen lit lobe lock loft log logs lone
    looks lose lumps lush manage map marked mat meant measure memory mend merely mess met metal mid mirror molten
    morsel morsels motion mount moves mud muscle nail nearby neck needle neighbor nested nestle news nicely noise noisy
    normal nose numb number numbing obey obliged observe obvious odd opens ordinary ought owner pace pad page paid pail
    pain paint parts past patch patience patiently pattern pause pay pearl pearls pen perfume perfumed period person
    pierce pierced pin pipe pits places plan platform play pleat pleated pleats pleasure plunge plunged poke pole
    polite poor porous pots pours practice praise press presses print prize properly pucker puddle pulls push puts
    quietly quill quilt raft rag ragged rage rail raise ran rank reaches read recall recent reduces refuse region relax
    remind repeat repeated rescue return reveal rid ride ripple ripples rises risen roar rod role roof rope row rows
    ruby rude rule runs sad sand sang satin saw says scald scale scant scarcely scarlet scene score scores scrap scraps
    scrape scraped scream screen scrub seam search seat seem seems seen sell send sense sent separate sets settle
    settled shade sharpen sharpened shave shed sheer shelf shelter shift shine ship shirt shock shop shout shove shown
    shows shreds shut sigh sign signal silence silent sing sinks sits skewered skill slack slap sleep slick slide
    slides sling slit slits smeared smell smells smokes snap snaps sneak snowy soaks soften softens softly soil soon
    soot sooth speak speckled speed spell spend spent spike spiked spill spills spilling splatter splits spoil spoke
    spongy spoons sprawl spray spun squat stage stain stained stair stale stands stays steady steal steamy step steps
    stiff sting stings stirs stitch stole stood stool stove strain strange stray stretch stretchy strict strike string
    strings stripe striped stroke struck stuck study stung sudden suddenly suit sunk sunken sure surface surprise swell
    swells swept swift swims switch taken tame tangled taught tears tease teeth tells tend tent term test thaw thicken
    thickened thickens thought threads threw throat thumb tidy tilt tint toe tone took tool tooth tops torch tore
    touched touches toward towards track trap tread trembles tremor tribe trick trickle trim trunk tub tube tuck tucked
    tug tumble tumbled tune twirl twirled ugly unfold unfolds upright upside urge vague vast veil vein vessel vivid
    voice waited waits wallow wander wants warms warmth ways weather web weed weigh weight went whisk whistle wink
    wipes wisdom wise wisp wisps woke woman women won wool worked works worn worry wound woven wrap wraps wreck wrinkle
    wrinkled wrist yield yields youth

    ${/* Small words of other languages that stand on American menus. */ ''}
    al alla alle allo con da dal dei del della delle e ed fatto fresco fresca freschi misto mista nostra nostro casa
    casera casero de el ella en las lo muy nuestra nuestro para por rico rica sabor tradicional un una uno y estilo
    especial chico chica caliente frio fria mixto mixta au aux avec chaud chez des du et haute le les maison notre
    petit plat sur une auf aus dem den der das ein eine frisch frische hausgemachte hausgemacht klein mit nach und
    unser vom zum na ki ka ke aur wala wali masaledar ghar
  `),
);

const quantity = /^\d+(?:g|kg|mg|mcg|ml|cl|dl|l|oz|lb|pc|pk|cm|in|x|c|t|cup|tbsp|tsp|pound|gram|ct|i{1,3}|[a-f])?$/;

/** Endings of adverbs, adjectives and forms of verbs: no food that people order ends so and is missing among its names. */
const endings = /(?:ly|ing|ed|ness|ful|less|est|ous|able|ible|ation|ity|like|wards?)$/;

/** These tell that something unnamed is on or in it, or end so by chance. */
const telling =
  /^(?:glazed|coated|sauced|creamed|crusted|breaded|battered|stuffed|filled|marinated|seasoned|flavored|flavoured|candied|frosted|iced|topped|dressed|buttered|infused)$|(?:seed|weed|bred|bling|pling)$/;

/** Every one of them, for what compares words with them. */
export const idleWords: Iterable<string> = words;

/** Whether a word that no table knows needs no question. */
export function isIdle(token: string): boolean {
  if (words.has(token) || /^[a-z]$/.test(token) || quantity.test(token)) return true;
  return token.length >= 5 && endings.test(token) && !telling.test(token);
}
