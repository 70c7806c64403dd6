import type { LexiconGroup } from './entry.ts';

/** Covers finned fish by the names of markets and menus. Names that are everyday words appear with a second word. */
export const fishSpecies: LexiconGroup = {
  source:
    'FDA Seafood List (acceptable market and common names); FDA Q&A, 5th edition (2025): fish means finned fish; Regulation 1379/2013 for commercial names in Spanish, French and Italian',
  plain: true,
  table: `
tilapia species = oreochromis, oreochromis spp, oreochromis niloticus | is tilapia
tuna species = thunnus, thunnus albacares, thunnus alalunga, thunnus obesus, thunnus thynnus, katsuwonus pelamis, katsuwonus | is tuna
salmon species = salmo salar, oncorhynchus, oncorhynchus keta, oncorhynchus nerka, oncorhynchus gorbuscha, oncorhynchus kisutch,
  oncorhynchus tshawytscha | is salmon
trout species = oncorhynchus mykiss, salmo trutta, salvelinus | is trout
cod species = gadus morhua, gadus macrocephalus | is cod
pollock species = theragra chalcogramma, gadus chalcogrammus, pollachius virens | is pollock
haddock species = melanogrammus aeglefinus | is haddock
hake species = merluccius, merluccius productus, merluccius capensis, merluccius hubbsi, macruronus | is hake
sole species = limanda aspera, limanda, solea solea, pleuronectes, hippoglossus, hippoglossus stenolepis, lepidopsetta | is fish
sardine species = sardina pilchardus, sardinops, sardinops sagax, sprattus sprattus | is sardine
herring species = clupea harengus, clupea | is herring
mackerel species = scomber, scomber scombrus, scomber japonicus, scomberomorus | is mackerel
anchovy species = engraulis, engraulis encrasicolus, engraulis ringens | is anchovy
catfish species = pangasius hypophthalmus, pangasianodon hypophthalmus, ictalurus punctatus | is catfish
perch species = sebastes, sander lucioperca, lates niloticus, lates calcarifer | is fish
swordfish species = xiphias gladius | is fish
mahi species = coryphaena hippurus | is fish
european fish = bogue, salema, weever, greater weever, lesser weever, ling, blue ling, common ling, oarfish, pouting, pout whiting,
  common dab, grey gurnard, red gurnard, tub gurnard, roundnose grenadier, patagonian grenadier, cape hake,
  deep water cape hake, yellowstripe scad, threadfin bream, thread fin bream, spiny scorpionfish,
  greater argentine, baltic sprat, panga, pangas, pangas fillet, mozambique tilapia, flathead fish,
  flathead fillet, dusky flathead, gemfish, trevally, john dory fillet, russells snapper, brill fillet
  | is fish | not of snapper, hake, tilapia
alewife = river herring, shad, american shad, gizzard shad, menhaden, pogy, lake herring, tullibee, chub, smoked chub | is fish
  | not of herring
amberjack = greater amberjack, samson fish, kampachi, kanpachi, almaco jack, jack crevalle, crevalle, blue runner, kingfish fillet,
  yellowtail amberjack, buri, hiramasa, yellowtail kingfish, pompano, florida pompano, lookdown | is fish
white anchovy = anchovy fillet, anchovies in oil, anchoa, anchois, acciuga, acciughe, sardelle, sardellen, boqueron, ansjovis, anchoita,
  enchova, cantabrian anchovy, european anchovy | is anchovy
arctic grayling = iwana, dolly varden | is trout
atka mackerel = king mackerel, spanish mackerel, cero mackerel, chub mackerel, horse mackerel, jack mackerel, sierra mackerel, sawara,
  aji fish, scad, saury, sanma, pacific saury, monchong, wahoo, ono fish, caballa, maquereau, makrele, sgombro, makreel, makrela, shime saba,
  smoked mackerel | is mackerel
pacific cod = atlantic cod, true cod, alaskan cod, scrod, cod cheek, cod tongue, salt cod, baccala, stoccafisso, stockfish, morue,
  cabillaud, kabeljau, dorsch, dorsz, kabeljauw, cod liver, skrei, poor cod, tomcod, cusk, burbot, grenadier fish, pollack, bacalau, gadus
  | is cod
lingcod = ling cod, rock cod | is fish | not of cod
alaska pollock = saithe, coley, alaskan pollock, walleye pollock, atlantic pollock, colin fish | is pollock | not of perch
pacific hake = merluzzo, hoki, blue grenadier, merluza, merlu, merlan, silver hake, red hake, white hake, pacific whiting, blue whiting,
  southern blue whiting | is hake
smoked haddock = finnan haddie, eglefin | is haddock
grass carp = silver carp, bighead carp, asian carp, common carp, buffalofish, buffalo fish, bigmouth buffalo, carpe, karpfen, carpa, karp,
  rohu, rui, catla, katla, mrigal, hilsa, ilish, roach fish, bream, freshwater bream, tench, barbel | is carp
channel catfish = blue catfish, flathead catfish, bullhead, bagre, siluro, wels, fried catfish, catfish nugget, blackened catfish,
  tra fish, swai fillet, striped pangasius, sutchi catfish | is catfish | not of tilapia
cobia = ling fish, black kingfish, lemonfish | is fish
croaker = atlantic croaker, yellow croaker, corvina, corbina, white seabass, weakfish, sea trout, seatrout, spotted sea trout,
  speckled trout, black drum, red drum, drum fish, puppy drum, spot fish, totoaba, kingcroaker, drumfish, gulf kingfish, corvine | is fish
freshwater eel = conger, conger eel, hamo, pike conger, moray, moray eel, smoked eel, anguilla, anguille, anguila, aal, paling, wegorz,
  elver, angulas, hagfish, lamprey, lampriere | is eel
summer flounder = winter flounder, yellowtail flounder, starry flounder, arrowtooth flounder, windowpane, witch flounder, gray sole,
  grey sole, lemon sole, petrale sole, petrale, rex sole, rock sole, english sole, sand sole, sole fillet, sole meuniere, flatfish,
  megrim, engawa, karei, pacific halibut, atlantic halibut, california halibut, greenland turbot, greenland halibut, sanddab, sand dab,
  hogchoker, fletan, heilbutt, lenguado, rodaballo, rombo, sogliola, limande, seezunge, scholle, tong fish, zeetong, platija,
  halibut cheek, halibut fillet, pez limon | is flounder
red grouper = black grouper, gag grouper, yellowfin grouper, nassau grouper, snowy grouper, hapu, coney fish, graysby, goliath grouper,
  hamour, mero, cernia, merou, rock hind, red hind, coral trout, leopard coral trout, hata | is grouper | not of trout, tuna
porgy = tomtate, scup, sea bream, seabream, gilthead, gilthead bream, gilt head bream, sheepshead, red sea bream, tai snapper, dorade,
  dorade royale, daurade, dourada, dorada fish, goldbrasse, pargo, besugo, sargo, orata fish, pagrus, pinfish, red porgy, bogue fish,
  dentex | is fish
atlantic herring = pickled herring, herring in cream, herring roe, kazunoko, bloater, kippered herring, kippered snack, matjes,
  matjes herring, maatjes, schmaltz herring, bismarck herring, hareng, hering, arenque, aringa, sledz, haring, brisling, surstromming,
  pacific herring, creamed herring, baltic herring, smoked herring | is herring | not of cream, animal fat
john dory = dory, st peter fish, saint pierre fish, san pietro fish, oreo dory, boarfish, opah, moonfish, sunfish, bluegill, crappie,
  bream sunfish | is fish
lumpfish = lumpfish roe, lumpsucker, lumpfish caviar, lump roe | is fish
mahi mahi fillet = mahimahi, dolphinfish, dolphin fish, lampuga, coryphene, mahi fillet, dorado fish | is mahi mahi
marlin = blue marlin, striped marlin, sailfish, spearfish, swordfish steak, broadbill, billfish, pez espada, espadon, pesce spada,
  schwertfisch, mekajiki, espada fish, nairagi, kajiki, shortbill spearfish | is fish | not of beef
mullet = striped mullet, red mullet, grey mullet, rouget, triglia, salmonete, rouget barbet, goatfish, barbunya, mullet roe, lisa fish,
  meerbarbe | is fish
anglerfish = monkfish liver, ankoh, rape fish, coda di rospo, rana pescatrice, goosefish, seeteufel, baudroie, monkfish tail | is monkfish
nile perch = ocean perch, pacific ocean perch, yellow perch, lake perch, sea perch, surfperch, zander, pike perch, pikeperch, sauger,
  walleyed pike, northern pike, muskellunge, muskie, pickerel, barsch, hecht, brochet, luccio, lucio fish, sandre, perche, persico, perca,
  okon, szczupak, sandacz, snoek fish, walleye fillet, beer battered walleye, silver perch, golden perch, murray cod, jade perch,
  pike quenelle | is perch | not of cod, beer, batter
orange roughy = roughy, slimehead, deep sea perch, alfonsino, kinmedai, splendid alfonsino, thornyhead, idiot fish, scorpionfish,
  rascasse, stonefish, gurnard, sea robin, searobin, lionfish, lion fish, redbait | is fish | not of orange
pacific rockfish = rock fish, canary rockfish, yelloweye rockfish, yelloweye, chilipepper rockfish, bocaccio, vermilion rockfish,
  black rockfish, widow rockfish, shortspine thornyhead, blue rockfish, ocean redfish, rosefish, acadian redfish, rotbarsch,
  cabezon, sculpin, kelp greenling, greenling, rock bass, kasago, mebaru | is rockfish | not of bass, seaweed
chilean seabass = patagonian toothfish, toothfish, antarctic toothfish, black sea bass, white sea bass, giant sea bass, european sea bass,
  european seabass, mediterranean sea bass, bronzini, branzini, branzino fillet, bronzino, loup de mer, lubina, bar fish, spigola,
  wolfsbarsch, zeebaars, robalo, suzuki fish, asian sea bass, striper, rockfish striped bass, white bass, white perch, wreckfish,
  stone bass, hapuka, bass fillet, labraks, largemouth bass, smallmouth bass, sunshine bass, hybrid striped bass, corvina sea bass
  | is bass | not of perch, rockfish
red snapper fillet = vermilion snapper, yellowtail snapper, lane snapper, mangrove snapper, gray snapper, mutton snapper, silk snapper,
  b liner snapper, pacific snapper, hog snapper, hogfish, beeliner, huachinango, pargo rojo, vivaneau, onaga, opakapaka, ehu, uku, opaka,
  gindai, jobfish, jobfish snapper, ruby snapper, emperor fish, tripletail, tilefish, golden tilefish, blueline tilefish, amadai,
  whole fried snapper, parrotfish, parrot fish, wrasse, tautog, blackfish, cunner, triggerfish, trigger fish, filefish, squirrelfish,
  soldierfish, surgeonfish, rabbitfish, spadefish, pigfish | is snapper | not of lamb
salmon fillet = atlantic salmon, king salmon, chinook, chinook salmon, coho, coho salmon, silver salmon, pink salmon, chum salmon,
  keta salmon, keta, dog salmon, humpback salmon, red salmon, sockeye salmon, wild salmon, norwegian salmon, scottish salmon,
  faroe island salmon, verlasso salmon, ora king salmon, nova lox, nova salmon, belly lox,
  kippered salmon, salmon jerky, candied salmon, hot smoked salmon, cold smoked salmon, salmon belly, salmon skin, salmon collar,
  salmon burger, salmon patty, salmon cake, salmon salad, sake salmon, salmone, saumon, lachs, zalm, losos, salmao, salmone affumicato,
  blackened salmon, grilled salmon, cedar plank salmon, salmon steak, salmon croquette, salmon spread, faroese salmon, salmon roe
  | is salmon | not of burger, cake, sake, beef, beef stick
canned sardine = european pilchard, sardina, sardinha, sardine en boite, sardinen, sardynka, brisling sardine, grilled sardine, whitebait,
  smelt, shishamo, capelin, eulachon, silverside, pejerrey, rainbow smelt, surf smelt, ayu, sweetfish, shirasu, chirimen, niboshi, iriko,
  dried anchovy, dried sardine, dried herring, myeolchi, ikan bilis, sand lance, kilka | is fish | not of anchovy, herring
mako shark = mako, thresher shark, blacktip shark, dogfish, spiny dogfish, cape shark, rock salmon, cazon, tiburon, requin, soupfin,
  flake fish, huss, smooth hound, marsh shark | is shark | not of salmon
stingray = ray wing, thornback ray, raie, razza, rochen, hongeo, manta ray, guitarfish, chimaera, ratfish | is skate
snakehead = mudfish, bowfin, choupique, gar fish, garfish, needlefish, halfbeak, sayori, ballyhoo, flying fish, flyingfish roe, tarpon,
  barracuda, lizardfish, bummalo, cutlassfish, hairtail, ribbonfish, scabbardfish, black scabbardfish, beltfish, tachiuo, galchi, oilfish,
  snake mackerel, pomfret, black pomfret, silver pomfret, butter fish, harvestfish, dollarfish, threadfin, moi fish, bigeye fish,
  cardinalfish, stargazer fish, wolffish, wolf fish, ocean catfish, atlantic wolffish, sandperch, blowfish, pufferfish, puffer fish, fugu,
  puffer, sea toad, rudderfish, bluenose, blue nose, arapaima, paiche, pirarucu, tambaqui, pacu, piranha, mahseer, gourami, paddlefish,
  hawkfish | is fish | not of butter, mackerel, catfish, caviar
white sturgeon = green sturgeon, smoked sturgeon, osetra, ossetra, sevruga, sterlet, kaluga, sturgeon caviar, paddlefish roe,
  paddlefish caviar, hackleback, american caviar, beluga caviar, osetra caviar, esturion, esturgeon, storione, stor fish, jesiotr,
  royal sterling caviar | is sturgeon
trout roe = trout caviar, whitefish roe, whitefish caviar, bowfin caviar, fish egg, shad roe, carp roe, caviale, kaviar, roe of fish,
  red caviar, black caviar, milt, soft roe, tuna roe, mojama, caviar service, salmon caviar | always fish | not of egg
tilapia fillet = nile tilapia, blackened tilapia, mojarra | is tilapia
rainbow trout = brook trout, brown trout, lake trout, ruby trout, golden trout, steelhead trout, smoked trout, trucha, truite, forelle,
  trota, forel, pstrag, idaho trout, cutthroat trout | is trout
tuna fish = light meat tuna, white meat tuna, chunk light tuna, yellowfin tuna, bigeye, bigeye tuna, bluefin, bluefin tuna, albacore tuna, skipjack tuna, blackfin tuna, tongol tuna, tongol,
  longtail tuna, chunk light tuna, solid white tuna, canned tuna, tuna in oil, tuna in water, tuna melt, tuna tataki,
  seared tuna, otoro, chutoro, akami, shutome tuna, tombo, ventresca, atun, bonito del norte, thon, thunfisch, tonno, tonijn, tunczyk,
  atum, tuna carpaccio, little tunny, kawakawa, frigate tuna, katsuo, katsuo bushi, dried bonito, bonito shavings, bonito stock, tunafish,
  tuna packed in water, white tuna, bullet tuna, aku | is tuna | not of water
lake whitefish = great lakes whitefish, smoked whitefish, ocean whitefish, mountain whitefish, sheefish, inconnu, nelma, vendace,
  coregone, renke | is fish
fried fish = beer battered fish, battered fish, breaded fish, fish fillet breaded, crispy fish, fish nugget, popcorn fish,
  fish sandwich fillet, fish fingers breaded | is fish | usually wheat | not of beer, corn, batter
smoked fish = fish salad, fish soup, fish stew, fish curry, fish taco filling, fish head, fish skin, fish bone broth, fish maw,
  fish bladder, fish paste, fish jerky, salted fish, fermented fish, fish flake, fish seasoning, fish pate, whole fish, market fish,
  catch of the day, fresh catch, white fish fillet, firm white fish, raw fish, grilled fish, blackened fish, steamed fish, baked fish,
  kosher fish, pescado blanco, pesce, peixe, fisch, visch, ryba, ryby, pesci, fisk, finfish, fin fish, fish liver, fish collar,
  fish sauce marinade, sea fish, freshwater fish, ocean fish, tin fish, tinned fish, fish protein concentrate, minced fish, fish mince
  | is fish | not of soup, curry, broth, marinade, filling, beef stick
lutefisk = rakfisk, gravad fish, pickled fish, escovitch fish, fish pie | is fish | not of pie
`,
};
