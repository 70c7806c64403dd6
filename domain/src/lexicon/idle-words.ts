import { tokensOf } from '../reading/normalise.ts';
import { labelWords } from './label-words.ts';
import { proseWords } from './prose-words.ts';

/**
 * In menus, in recipes and on packages, these words name no food, so nobody has to ask about them. Any other word that
 * the lexicon doesn't know raises a question, so a word belongs here only if no dish is called by it alone. The list is
 * written by hand; docs/reports/allergen-accuracy.md has the share of real menu texts that still raise a question.
 */
const words: ReadonlySet<string> = new Set(
  tokensOf(`
    ${labelWords}
    ${proseWords}

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

    ${/* Preparing and serving. */ ''}
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

    ${/* Praise and qualities. */ ''}
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

    ${/* These name kinds of dishes, whatever is in them. */ ''}
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
    blast slam bloody stacker crunch wallop version bites nibble nibbler nibblers skillet griddle plancha comal cast hibachi
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

    ${/* Small words of other languages on American menus. */ ''}
    al alla alle allo con da dal dei del della delle e ed fatto fresco fresca freschi misto mista nostra nostro casa
    casera casero de el ella en las lo muy nuestra nuestro para por rico rica sabor tradicional un una uno y estilo
    especial chico chica caliente frio fria mixto mixta au aux avec chaud chez des du et haute le les maison notre
    petit plat sur une auf aus dem den der das ein eine frisch frische hausgemachte hausgemacht klein mit nach und
    unser vom zum na ki ka ke aur wala wali masaledar ghar
  `),
);

const quantity = /^\d+(?:g|kg|mg|mcg|ml|cl|dl|l|oz|lb|pc|pk|cm|in|x|c|t|cup|tbsp|tsp|pound|gram|ct|i{1,3}|[a-f])?$/;

/**
 * Matches endings of adverbs, adjectives and verb forms. No food that people order ends like this and lacks an entry.
 */
const endings = /(?:ly|ing|ed|ness|ful|less|est|ous|able|ible|ation|ity|like|wards?)$/;

/** Words with such an ending that imply an unnamed food on or in the dish, or that end that way by chance. */
const telling =
  /^(?:glazed|coated|sauced|creamed|crusted|breaded|battered|stuffed|filled|marinated|seasoned|flavored|flavoured|candied|frosted|iced|topped|dressed|buttered|infused)$|(?:seed|weed|bred|bling|pling)$/;

/** Returns whether a word ends as no food does. It may still be a misspelled food: "seasning". */
export const endsIdle = (token: string): boolean => token.length >= 5 && endings.test(token) && !telling.test(token);

/** Lists words that name no food, so that their misspellings can be found. */
export const idleWords: ReadonlySet<string> = words;

/** Returns whether a word names no food, so that it needs no question. */
export const isIdle = (token: string): boolean => words.has(token) || /^[a-z]$/.test(token) || quantity.test(token);

/**
 * In prose these are words, but in a list of ingredients they are more likely typing errors for salt, corn, powder,
 * butter, oil or rice.
 */
const slips: ReadonlySet<string> = new Set(
  tokensOf(`
    halt sat born worn coin power cheat what mile butt cutter utter floor eater coil soil race ride search dream
    beat began union hum hat mat barely fist haste past reef beast feast back hole lives ears ill gain rain lack
  `),
);

/** Returns whether a word that means nothing in prose needs a question in a list of ingredients. */
export const isSlip = (token: string): boolean => slips.has(token);
