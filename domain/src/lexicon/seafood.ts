import type { LexiconGroup } from './entry.ts';

export const seafood: LexiconGroup = {
  source:
    'FDA Q&A, 5th edition (2025), and the Seafood List for names of species; Regulation 1169/2011, Annex II: crustaceans, fish, molluscs; FARE: hidden names of fish and shellfish',
  table: `
fish = white fish, whitefish, fish fillet, fish oil, fish stock, fumet, poisson, pescado, pez, fish filet, fish burger, fish sandwich,
  filet o fish, fish of the day, 鱼片, 鱼肉, 魚肉, 鳕鱼, 三文鱼, さけ, かつおエキス, さば, たら, 삼치, 연어, рыба, лосось, треска | always fish | stands for fish
  | unspecific
fish and chips = fish n chips, fish stick, fish finger | is fish | usually wheat
fish cake = fishcake | is fish | not of cake | usually wheat, eggs
salmon = samon, smoked salmon, lox, sockeye, raucherlachs, salmone affumicata | is fish
tuna = ahi, ahi tuna, tuna steak, albacore, yellowfin, bonito, skipjack, thunfish, tunna, yellow fin tuna, blue fin tuna
  | is fish | not of beef
bonito flakes = katsuobushi | is fish
cod = codfish, bacalao, bacalhau, saltfish, salted cod, torsk, smoked sable | is fish
sablefish = black cod | is fish | not of cod
pollock | is fish
haddock | is fish
hake = whiting | is fish
anchovy = boquerones, anchovy paste, alici, anchovas | is fish
sardine = pilchard, sprat, sarde | is fish
herring = kipper, sild | is fish
mackerel = cavala | is fish
halibut = linguado, brill | is fish
flounder = sole, dover sole, turbot, plaice, fluke | is fish
snapper = red snapper, barbounia, barbouni, tsipoura, lavraki, kingklip | is fish
grouper | is fish
mahi mahi = mahi, dorado | is fish
perch = walleye, pike | is fish
bass = branzino, sea bass, seabass, striped bass, chilean sea bass, barramundi | is fish
tilapia = swai, pangasius, basa | is fish
trout = arctic char, steelhead, truta, ocean trout | is fish
catfish | is fish
milkfish = milk fish, bangus | is fish | not of milk
monkfish | is fish
swordfish | is fish
butterfish = escolar | is fish
rockfish = redfish | is fish
bluefish | is fish
yellowtail | is fish
sturgeon | is fish
carp | is fish
eel = saltwater eel, sea eel | is fish
shark | is fish
skate = skate wing | is fish | not of chicken
caviar = roe, fish roe, tarama, taramasalata, bottarga, uova di pesce, avruga, botargo, bottarga di muggine, taramosalata, smoked cod roe,
  kalles kaviar, poutargue | always fish
fish sauce = nam pla, nuoc mam, nuoc cham, patis, garum, colatura, prahok, nam pla prik, nampla, nuoc mam cham, nuoc cham sauce,
  nuoc mam sauce, thai fish sauce, vietnamese fish sauce, 鱼露, 魚露, น้ำปลา, 魚醤, ナンプラー, 액젓소스, 멸치액젓, three crabs fish sauce, three crabs,
  three crabs brand, 3 crabs brand | is fish | not of crab
bagna cauda | is anchovy, garlic | usually milk
worcestershire = worcestershire sauce, worcester sauce, worchester, worchestershire base, worcestershire sause | always fish
  | sometimes gluten
caesar dressing = caesar, caesar sauce, caesar salad dressing, creamy caesar, ceaser dressing, cesar dressing, ceaser, ceaser salad | is garlic | not of dressing, sauce, caesar salad
  | always fish | usually milk, eggs, mustard
dashi = dashi stock, hondashi, dashi broth, dashi powder | not of broth, stock | usually fish
ponzu = ponzu sauce | always soybeans, wheat | usually fish
furikake = rice seasoning | not of rice | usually sesame, fish, soybeans, wheat | sometimes eggs, milk
surimi = imitation crab, imitation crab meat, krab, crab stick, kanikama, imitation lobster, imitation shrimp, crabstick, kani kama
  | not of crab, lobster, shrimp | always fish, eggs | usually crustacean-shellfish, wheat
ceviche = sashimi, crudo, cebiche, seviche, tiradito, fish tartare, fish crudo | usually fish | sometimes crustacean-shellfish, molluscs
leche de tigre | not of milk | usually fish, celery
sushi = nigiri, maki, temaki, sushi roll | usually fish
california roll = california maki, kani roll | is surimi, rice, avocado | not of sushi | sometimes soybeans, sesame
tapenade = olive tapenade, olivade | is olive | usually fish | mixture
puttanesca = alla puttanesca, puttanesca sauce, pasta puttanesca, spaghetti alla puttanesca, pasta alla puttanesca | usually fish
isinglass | always fish
seafood = frutti di mare, mariscos, fruits de mer, mariscada, frutos do mar, misto mare, sea food, pescatore, alla pescatora, pescatora,
  allo scoglio, raw bar, plateau de fruits de mer | usually fish, crustacean-shellfish, molluscs | stands for fish, crustacean-shellfish,
  molluscs
shellfish | always crustacean-shellfish | usually molluscs | stands for crustacean-shellfish, molluscs
crustacean = crustacean shellfish | not of shellfish | always crustacean-shellfish | stands for crustacean-shellfish
shrimp = prawn, king prawn, tiger prawn, tiger shrimp, rock shrimp, gambas, camaron, prawn cocktail, rock prawn,
  barbecue shrimp, shrimp boil, 虾仁, 蝦仁, 大虾, 大蝦, 鲜虾, 虾皮, 虾酱, 蝦醬, むきえび, 干しえび, 桜えび, 건새우, креветки, tom luoc, tom tuoi, tom cang, tom the,
  con tom, tom boiled, boiled tom, tom hap, prawns meat | always shrimp | stands for shrimp
shrimp paste = belacan, terasi, kapi, shrimp powder, belachan, blachan, bagoong alamang, trassi, gapi, mam tom, mam ruoc,
  haam ha, fermented shrimp | is shrimp
bagoong | always fish | usually crustacean-shellfish
krill = barnacle | always crustacean-shellfish
crab = crabmeat, crab meat, king crab, snow crab, dungeness crab, soft shell crab, blue crab, she crab soup, krabbe, stone crab claw,
  txangurro, centollo, 蟹肉, 蟹黄, 蟹柳, 게살, краб | always crab | stands for crab
crab cake = crabcake | is crab | not of cake | usually eggs, wheat
crab rangoon | is crab, cream cheese, wheat | mixture
lobster = lobstah, lobster tail, langouste, rock lobster, lobster bisque, spiny lobster, lobster tale | always lobster
  | stands for lobster
lobster roll | is lobster | usually wheat, milk, eggs
crayfish = crawfish, crawdad, langoustine, yabby, moreton bay bug, kaisergranat, ecrevisses | always crayfish | stands for crayfish
bisque | usually milk | sometimes crustacean-shellfish, wheat
mollusc = mollusk | always molluscs | stands for molluscs
oyster | always oyster | stands for oyster
oyster sauce = oyster flavored sauce, oyster flavoured sauce, oystersauce, hao you, 蚝油, 蠔油 | is oyster | usually soybeans, wheat
clam = vongole, geoduck, clam juice, cockle, quahog, razor clam, little neck clam, navajas, razor shell | always clam
  | stands for clam
clam chowder | is clam | usually milk, wheat
mussel = moules, moules frites | always mussel | stands for mussel
scallop = sea scallop, bay scallop, dried scallop, conpoy, saint jacques, st jacques, noix de saint jacques, jakobsmuscheln,
  callos de hacha | always scallop | stands for scallop
squid = calamari, calamari rings, cuttlefish, squid ink, chipirones, calmar, rabas | always squid | stands for squid
octopus = pulpo, octopus carpaccio, moscardini | always octopus | stands for octopus
takoyaki = octopus ball | is octopus, wheat, egg | usually fish, soybeans
snail = escargot, whelk, conch, periwinkle, abalone, lumache di terra, lambi, cracked conch, ormer | always snail | stands for snail
xo sauce = x o sauce | always scallop, shrimp | usually soybeans, wheat | sometimes fish
paella = paella mixta, paella de marisco, seafood paella, fideua, arroz a banda, arroz negro | usually crustacean-shellfish, molluscs
  | sometimes fish
jambalaya = pastalaya | is rice | usually celery | sometimes crustacean-shellfish
kimchi = kimchee, gimchi, kim chee, kim chi, baechu kimchi, napa kimchi, cabbage kimchi, 김치, 배추김치, 泡菜 | is cabbage, garlic, chili pepper
  | usually fish | sometimes shrimp
caesar salad = chicken caesar, chicken caesar salad, caesar wrap, chicken caesar wrap, kale caesar, insalata caesar, ensalada cesar,
  cesar salad | is caesar dressing | usually wheat
gumbo = file gumbo | usually wheat, celery | sometimes crustacean-shellfish
chicken gumbo = chicken and sausage gumbo, chicken sausage gumbo, chicken and andouille gumbo | is chicken | not of gumbo, sausage
  | usually wheat, celery | sometimes crustacean-shellfish
valencian paella = paella valenciana, paella de verduras, vegetable paella, veggie paella, vegetarian paella, vegan paella,
  chicken paella, chicken and chorizo paella | is rice | not of paella | sometimes molluscs, crustacean-shellfish
`,
};
