/** In descriptions and dish names, these words name no food. */
export const proseWords = `
  combo combos yep reel munchie envelop envelops feelin chillin sizzlin
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
  evidence exact exactly excuse explain eyes fact fade fades falls fallen fame famously fan fans father fear
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

  martin martins blonde blond calmer reddish champion champions shady freckles blitz booty grasse ramon
  brownish greenish yellowish pinkish whitish crispest calmest party parties shard sturdy statement
`;
