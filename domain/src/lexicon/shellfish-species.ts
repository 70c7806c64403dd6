import type { LexiconGroup } from './entry.ts';

/** Molluscs are not among the nine of US law. */
export const shellfishSpecies: LexiconGroup = {
  source:
    'FDA Seafood List: crustaceans and molluscs; FDA Q&A, 5th edition (2025): crustacean shellfish; Regulation 1169/2011, Annex II, 2 and 14; Regulation 1379/2013 for commercial names',
  plain: true,
  table: `
shrimp species = litopenaeus, litopenaeus vannamei, penaeus, penaeus monodon, penaeus vannamei, pandalus borealis, farfantepenaeus,
  solenocera | is shrimp
crab species = callinectes sapidus, chionoecetes opilio, metacarcinus magister, cancer magister, paralithodes, portunus pelagicus,
  portunus trituberculatus | is crab
lobster species = homarus, homarus americanus, homarus gammarus, panulirus, panulirus argus | is lobster
white shrimp = pink shrimp, brown shrimp, gulf shrimp, bay shrimp, salad shrimp, key west pink shrimp, royal red shrimp, royal red,
  spot prawn, spot shrimp, sidestripe shrimp, ridgeback shrimp, black tiger shrimp, blue shrimp, jumbo shrimp, jumbo prawn, shrimp cocktail, grilled shrimp, fried shrimp, shrimp meat, shrimp stock, shrimp broth, shrimp oil,
  shrimp roe, shrimp skewer, shrimp salad, prawn tikka, peel and eat shrimp, blackened shrimp, garlic shrimp,
  northern shrimp, coldwater shrimp, freshwater prawn, river prawn, giant river prawn, whiteleg shrimp, vannamei shrimp, sweet shrimp,
  botan ebi, kuruma ebi, camarones, camarao, camaroes, gambas al ajillo, langostino, carabinero, quisquilla, crevette, garnele, garnelen,
  gamberetto, gamberetti, gambero, gamberi, garnaal, garnalen, krewetka, krewetki, mazzancolle, udang, sakura ebi, sakura shrimp, ebiko,
  butterfly shrimp, shrimp in shell, gulf white shrimp, argentine red shrimp, hae mi | is shrimp | not of caviar
krill oil = krill meal, antarctic krill | is krill
stone crab = jonah crab, peekytoe crab, rock crab, tanner crab, bairdi crab, opilio crab, golden king crab, red king crab,
  alaskan king crab, spider crab, swimming crab, mud crab, sand crab, coconut crab, hermit crab, horsehair crab, hairy crab, lump crab,
  lump crabmeat, jumbo lump crab, jumbo lump crabmeat, backfin crab, claw crab meat, crab claw, crab leg, crab roe, crab paste, tomalley,
  crab stock, crab bisque, crab fat, taba ng talangka, crab soup, softshell crab, zuwai gani, kegani, taraba gani, tarabagani, gazami,
  cangrejo, centolla, jaiba, buey de mar, caranguejo, crabe, tourteau, granchio, granseola, krebs, taschenkrebs, kraby, crab stuffed mushroom, blue swimming crab, deep sea red crab, red crab | is crab | not of mushroom, coconut, caviar
maine lobster = american lobster, atlantic lobster, european lobster, homard, caribbean lobster, caribbean spiny lobster, slipper lobster,
  squat lobster, norway lobster, warm water lobster, rock lobster tail, lobster meat, lobster claw, lobster stock, lobster oil,
  lobster butter, lobster roe, lobster mac, lobster mac and cheese, lobster ravioli, lobster salad,
  langosta, bogavante, lagosta, aragosta, astice, languste, langusta, homar, balmain bug | is lobster | not of water, caviar
red swamp crayfish = crawfish tail, crayfish tail, mudbug, crawfish boil, crawfish meat, crawfish etouffee, langoustine tail, scampo,
  scampi langoustine, dublin bay prawn, signal crayfish, ecrevisse, flusskrebs, gambero di fiume, cangrejo de rio, cigala, rivierkreeft,
  zarigani, redclaw | is crayfish | not of shrimp, white shrimp, stone crab
goose barnacle = crustace, crustaceo, crustaceos y derivados, crostacei, krustentiere, krebstiere, schaaldieren, skorupiaki, crustacea,
  crustacean stock, percebes, gooseneck barnacle, sea louse | is crustacean | not of krill
shellfish mix = mixed shellfish, shellfish stock, shellfish broth, shellfish sauce, shellfish oil | is shellfish
seafood mix = seafood medley, mixed seafood, seafood stock, seafood broth, seafood salad, seafood gumbo, seafood sauce, seafood pasta,
  seafood soup, seafood stew, seafood chowder, seafood cocktail, seafood platter, zarzuela, frutos de mar, meeresfruchte, owoce morza,
  zeevruchten, frito misto, fritto misto di mare, cacciucco, brodetto, zuppa di pesce | is seafood | not of cocktail, pasta, soup
pacific oyster = eastern oyster, kumamoto oyster, kumamoto, olympia oyster, blue point oyster, bluepoint, bluepoint oyster,
  wellfleet oyster, belon oyster, virginica oyster, fanny bay oyster, beausoleil oyster, malpeque oyster, kusshi, kusshi oyster, shigoku,
  shigoku oyster, raw oyster, oysters on the half shell, half shell oyster, fried oyster, smoked oyster, oyster stew,
  oyster liquor, dried oyster, ostra, ostion, ostiones, huitre, auster, austern, ostrica, ostriche, oester, ostryga, ostrygi,
  chargrilled oyster, oyster shooter, oyster juice, oyster powder, oyster shell, oyster shell calcium, gigas oyster, sydney rock oyster,
  grilled oyster | is oyster | not of calcium
littleneck clam = littleneck, cherrystone, cherrystone clam, topneck, topneck clam, manila clam, surf clam, atlantic surf clam, hard clam,
  soft shell clam, softshell clam, steamer clam, ipswich clam, butter clam, pismo clam, ocean quahog, mahogany clam, venus clam,
  chopped clam, minced clam, clam strip, fried clam, clam broth, clam nectar, clam sauce, linguine with clams, linguine and clams,
  clam stock, stuffed clam, baby clam, clam meat, clam liquor, clam dip, almeja, berberecho, navaja clam, palourde, praire,
  venusmuschel, vongola, spaghetti alle vongole, hokki clam, mirugai, asari, akagai, hamaguri, torigai, giant clam, coquina, pipi clam,
  ameijoa, ark shell, ark clam, blood clam, blood cockle, new england clam chowder, manhattan clam chowder, tellina, telline, wedge clam,
  donax | is clam | not of butter, dip
blue mussel = green mussel, green lipped mussel, greenshell mussel, new zealand green mussel, mediterranean mussel, pei mussel,
  prince edward island mussel, black mussel, bay mussel, steamed mussel, mussel meat, smoked mussel,
  mejillon, mejillones, mexilhao, mexilhoes, miesmuschel, muscheln, miesmuscheln, cozza, cozze, mossel, mosselen, omulki, choros,
  choritos, cholga, kupang, new zealand mussel, green lip mussel, mussel broth, pen shell, penshell, tairagi | is mussel
diver scallop = day boat scallop, dayboat scallop, calico scallop, icelandic scallop, king scallop, queen scallop, weathervane scallop,
  jumbo scallop, u10 scallop, seared scallop, scallop meat, coquille st jacques, coquilles saint jacques, coquille, noix de st jacques,
  petoncle, vieira, zamburina, capesante, capasanta, canestrello, jakobsmuschel, sint jakobsschelp, przegrzebek, przegrzebki, hotategai,
  nantucket bay scallop, pink scallop, bacon wrapped scallop, scallop roe, scallop sauce, scallop powder | is scallop
  | not of chopped walnut, caviar
calamari steak = loligo, longfin squid, shortfin squid, market squid, humboldt squid, arrow squid, squid ring, squid tube, squid tentacle,
  fried squid, fried calamari, calamares, calamar, calamaro, calamaretti, chipiron, encornet,
  tintenfisch, inktvis, kalmar, kalmary, surume, surume ika, yari ika, aori ika, hotaru ika, firefly squid, dried squid, cuttlefish ink,
  sepia, sepia ink, nero di seppia, tinta de calamar, tinta de sepia, seppia, seppie, seiche, koika, mongo ika,
  squid ink pasta, cuttle fish, squid legs, geso, baby squid, totani, totano, squid sauce | is squid | not of beef, fish
baby octopus = octopi, grilled octopus, octopus salad, octopus tentacle, polpo, polipo, poulpe,
  pieuvre, krake, oktopus, osmiornica, nakji, jjukkumi, iidako, madako, tako poke, charred octopus, spanish octopus | is octopus
sea snail = escargots de bourgogne, helix snail, garden snail, land snail, roman snail, channeled whelk, knobbed whelk, waved whelk,
  buccin, bulot, scungilli, conch meat, queen conch, conch fritter, conch salad, caracol, caracoles, caracois, lumaca di mare, schnecke,
  schnecken, wijngaardslak, slak, slimak, slimaki, bigorneau, winkle, top shell, turban shell, sazae, red abalone, farmed abalone,
  canned abalone, abulon, ormeau, paua, loco shellfish, chilean abalone, limpet, opihi, topshell, murex, moon snail, babylon snail,
  tsubugai, tsubu | is snail | not of shellfish
bivalve = bivalve mollusk, bivalve mollusc, gastropod, cephalopod, molluscan shellfish, mollusque, molusco, moluscos y derivados,
  mollusco, molluschi, weichtiere, weekdieren, mieczaki, chiton | is mollusc | not of shellfish
sea urchin = erizo, erizo de mar, ricci di mare, oursin, sea cucumber, beche de mer, trepang, sea anemone, ortiguilla, sea squirt,
  hoya sea squirt, sea pineapple, cannonball jellyfish, jelly fish, kurage | not of fish, cucumber, pineapple
frog leg = frog, turtle, turtle meat, turtle soup, alligator, alligator meat, alligator tail, gator, gator bite, gator tail, crocodile,
  iguana, rattlesnake, snake meat, kangaroo, kangaroo meat | not of meat
ostrich = ostrich meat, emu, emu meat, rhea | is meat
`,
};
