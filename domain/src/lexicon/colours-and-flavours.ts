import type { LexiconGroup } from './entry.ts';

export const coloursAndFlavours: LexiconGroup = {
  source:
    '21 CFR 73, 74 and 101.22 (colors, flavors); 21 CFR 73.85: caramel may come from malt syrup, lactose, dextrose or starch; Regulation 1333/2008, Annex II, for the numbers',
  table: `
color = colour, color added, colored, coloured, coloring, colouring, food color, food coloring, food colour, artificial color,
  artificial colour, artificial coloring, added color, certified color, vegetable color,
  plant color, fruit color, fruit and vegetable color, vegetable juice for color, fruit juice for color,
  fruit and vegetable juice for color, color blend, u s certified color, certified food color, colorante, colorant, farbstoff, kleurstof,
  barwnik
natural color = natural and artificial color, artificial and natural color, vegetable pigment, plant pigment, colouring plant concentrate,
  coloring plant concentrate, concentrated plant colour, natural colour, natural coloring, natural food color, natural food coloring | opaque | not of color
red 40 = fd and c red 40, fd and c red no 40, f d and c red 40, fd c red 40, red no 40, red 40 lake, red lake 40, fd and c red 40 lake,
  fd and c red lake 40, allura red, allura red ac, c red 40, red 40 aluminum lake, e129
red 3 = fd and c red 3, fd and c red no 3, red no 3, red 3 lake, erythrosine, c red 3, e127, citrus red 2, orange b | not of orange
yellow 5 = fd and c yellow 5, fd and c yellow no 5, fd c yellow 5, yellow no 5, yellow 5 lake, yellow lake 5, fd and c yellow 5 lake,
  fd and c yellow lake 5, tartrazine, c yellow 5, yellow 5 aluminum lake, e102
yellow 6 = fd and c yellow 6, fd and c yellow no 6, fd c yellow 6, yellow no 6, yellow 6 lake, yellow lake 6, fd and c yellow 6 lake,
  fd and c yellow lake 6, sunset yellow, sunset yellow fcf, c yellow 6, yellow 6 aluminum lake, e110
blue 1 = fd and c blue 1, fd and c blue no 1, fd c blue 1, blue no 1, blue 1 lake, blue lake 1, fd and c blue 1 lake,
  fd and c blue lake 1, brilliant blue, brilliant blue fcf, c blue 1, blue 1 aluminum lake, e133
blue 2 = fd and c blue 2, fd and c blue no 2, fd c blue 2, blue no 2, blue 2 lake, blue lake 2, fd and c blue 2 lake,
  fd and c blue lake 2, indigotine, indigo carmine, c blue 2, blue 2 aluminum lake, e132 | not of carmine
green 3 = fd and c green 3, fd and c green no 3, green no 3, fast green, fast green fcf, e143
synthetic color = azorubine, carmoisine, ponceau 4r, amaranth color, quinoline yellow, patent blue, brown ht, brilliant black, green s,
  e104, e122, e123, e124, e131, e142, e151, e155, aluminum lake, fd and c, fd and c color, fd and c lake, fd and c red, fd and c yellow,
  fd and c blue, c red, c yellow, c blue
annatto = annatto extract, annatto color, annatto extract color, annatto and turmeric extracts, achiote, achiote paste, achiote powder,
  bixin, norbixin, annatto seed, e160b
caramel color = caramel colour, caramel coloring, caramel colouring, class iv caramel color, burnt sugar color, e150, e150a, e150b, e150c,
  e150d, caramelo color, carmel color, caramel colour added, carmel colour, caramelcolor | not of caramel, color
carmine = cochineal, cochineal extract, carminic acid, natural red 4, carmine color, e120
beta carotene = betacarotene, beta carotene color, beta carotene for color, carotene, carotenoid, mixed carotenes, apocarotenal,
  beta apo 8 carotenal, apo carotenal, canthaxanthin, lycopene, lutein, zeaxanthin, astaxanthin, e160a, e160c, e160d, e160e, e161b, e161g
turmeric color = curcumin, turmeric extract, turmeric extract color, turmeric oleoresin, oleoresin turmeric, turmeric for color,
  extractive of turmeric, e100 | is turmeric
paprika extract = paprika oleoresin, oleoresin paprika, oleoresin of paprika, extractive of paprika, paprika extractive, paprika color,
  paprika extract color, oleoresin paprika color, spanish paprika | is paprika
beet color = beet juice, beet powder, beet juice concentrate, beet juice color, beet extract, red beet, red beet powder, red beet juice,
  red beet juice concentrate, beetroot red, beetroot juice, beetroot powder, beetroot concentrate, beet red, dehydrated beet,
  beet concentrate, red beet extract, betanin, e162 | is beet
anthocyanin = grape skin extract, grape color extract, grape extract, elderberry juice, elderberry juice concentrate,
  elderberry concentrate, black carrot juice, black carrot concentrate, black carrot juice concentrate, purple carrot juice,
  purple carrot juice concentrate, purple carrot, black carrot, purple sweet potato, purple sweet potato color, purple corn extract,
  radish extract, red radish juice, red cabbage color, red cabbage extract, red cabbage juice, e163
spirulina = spirulina extract, blue spirulina, blue spirulina powder, spirulina powder, spirulina color, spirulina concentrate,
  phycocyanin, blue green algae, aphanizomenon flos aquae, chlorella, e18
chlorophyll = chlorophyllin, sodium copper chlorophyllin, chlorophyllin copper complex, e140, e141
titanium dioxide = artificial white color, iron oxide, e171, e172, e173, e174, e175
gardenia extract = gardenia blue, gardenia fruit extract, huito juice, jagua juice, jagua blue, safflower extract, safflower concentrate,
  safflower color, saffron extract, huito
riboflavin color = e101, e106
natural type flavor = other natural flavor, natural flavors and spices, organic flavor, organic natural flavor, natural vegetable flavor,
  natural fruit flavor, wonf, contains natural flavor, flavor base, flavor blend, aromas, aroma natural, arome, arome naturel,
  rum flavor, flavored, flavoured, fruit base, strawberry base, sorbet base, lemonade base, tea base, coffee base, vanilla base, smoothie base,
  slush base, sweetener base, syrup base, saborizante, aromi, aromi naturali, aromat, nature identical flavor, flavoring agent, artificial and natural flavor | opaque
extract =  plant extract, fruit extract, plant concentrate, extractive, natural extract, natural extractive, essence, natural essence | opaque
beef flavor = natural beef flavor, beef flavoring, beef base, pork flavor, pork stock, bacon flavor, ham flavor,
  meat flavor, meat extract, chicken flavor, natural chicken flavor, chicken base, ham base, pork base, turkey base, seafood base, mushroom base, garlic base, turkey flavor, artificial beef flavor,
  artificial chicken flavor | opaque
beef extract = beef powder, beef stock powder, powdered beef | is beef
chicken extract = chicken powder, chicken meat powder | is chicken
pork extract = pork powder | is pork
cheese flavor = natural cheese flavor, cheddar flavor, cheese flavoring, artificial cheese flavor, parmesan flavor, cheese type flavor
  | not of cheese, cheddar, parmesan | usually milk | opaque
milk flavor = natural milk flavor, cream flavor, natural cream flavor, dairy flavor, yogurt flavor, sour cream flavor, buttermilk flavor,
  dulce de leche flavor | not of milk, cream, yogurt, sour cream, buttermilk, dulce de leche | usually milk | opaque
caramel flavor = natural caramel flavor, caramel flavoring, artificial caramel flavor, butterscotch flavor, toffee flavor | not of caramel
  | sometimes milk | opaque
vanilla flavor = vanilla flavoring, artificial vanilla flavor, natural vanilla flavor, natural and artificial vanilla flavor,
  imitation vanilla flavor, artificial vanilla, imitation vanilla | is vanilla | opaque
vanillin = vanillin an artificial flavor, ethyl vanillin, natural vanilla, vanilla powder, vanilla seed,
  ground vanilla bean, vanilla bean seed, vanilla bean paste, pure vanilla, pure vanilla extract, vanilla essence, vanilla specks,
  exhausted vanilla bean, natural vanilla extract, madagascar vanilla, bourbon vanilla, tahitian vanilla, mexican vanilla, vanille,
  vainilla, vaniglia, baunilha | is vanilla | not of alcohol
fruit flavor = natural strawberry flavor, strawberry flavor, natural lemon flavor, lemon flavor, lime flavor, natural lime flavor,
  orange flavor, natural orange flavor, natural raspberry flavor, raspberry flavor, cherry flavor, natural cherry flavor,
  natural peach flavor, peach flavor, banana flavor, natural banana flavor, grape flavor, apple flavor, natural apple flavor,
  mango flavor, natural mango flavor, natural blueberry flavor, blueberry flavor, citrus flavor, tropical flavor, berry flavor,
  watermelon flavor, mint flavor, peppermint flavor | not of strawberry, lemon, lime, orange, blueberry, cherry, peach, banana, grape,
  apple, mango, watermelon, mint | opaque
nut flavor = walnut flavor, pecan flavor, pistachio flavor, cashew flavor, macadamia flavor, natural nut flavor, natural pecan flavor,
  natural pistachio flavor, black walnut flavor, artificial walnut flavor, butter pecan flavor, maple walnut flavor | not of nut, walnut,
  pecan, pistachio, cashew, macadamia, candied pecan, chopped walnut | sometimes tree-nuts | opaque
hazelnut flavor = hazelnut flavoring, natural hazelnut flavor, artificial hazelnut flavor | not of hazelnut | sometimes hazelnut | opaque
almond flavor = natural almond flavor, artificial almond flavor, imitation almond extract, artificial almond extract, bitter almond oil,
  oil of bitter almond, almond essence | not of almond, almond extract, blanched almond | sometimes almond | opaque
peanut flavor = natural peanut flavor, artificial peanut flavor, peanut butter flavor, natural peanut butter flavor | not of peanut,
  peanut butter, butter flavor, peanut pieces | sometimes peanuts | opaque
coconut flavor = natural coconut flavor, coconut flavoring, artificial coconut flavor, coconut essence | not of coconut
  | sometimes coconut | opaque
coconut extract | is coconut
egg flavor = natural egg flavor | not of egg | usually eggs | opaque
shrimp flavor = crab flavor, lobster flavor, natural crab flavor, natural shrimp flavor, crab base, lobster base, shrimp base | usually crustacean-shellfish | not of shrimp, crab, lobster | opaque
crab extract = shrimp extract, lobster extract, crustacean extract | always crustacean-shellfish | not of shrimp, crab, lobster, crustacean
oyster extract = clam extract, scallop extract, mussel extract, squid extract | always molluscs | not of oyster, clam, scallop, mussel, squid
clam flavor = natural clam flavor, clam base | not of clam | usually molluscs | opaque
fish flavor = fish extract, fish powder, tuna extract, bonito extract, dried bonito extract, bonito powder, anchovy extract,
  anchovy powder, anchovy puree, salmon extract, sardine extract, natural anchovy flavor, natural fish flavor, hydrolyzed fish protein,
  fish protein, fish meal, fish peptide, anchovy oil, cod liver oil, salmon oil, tuna oil, sardine oil, menhaden oil, krill and fish oil,
  fish liver oil, omega 3 fish oil, refined fish oil, fish roe extract, fish broth | is fish | not of krill
smoke flavor = natural smoke flavor, smoke flavoring, natural smoke flavoring, hickory smoke flavor, natural hickory smoke flavor, mesquite smoke flavor, grill flavor, natural grill flavor, char flavor, charbroil flavor, smoked sugar flavor | opaque
liquid smoke = beech wood smoke, beechwood smoke, fir wood smoke, oak wood smoke, natural hickory smoke, hickory smoke, applewood smoke, natural wood smoke, wood smoke, smoke, maltodextrin smoke, natural smoke, torula smoke
yeast extract = autolyzed yeast, autolyzed yeast extract, autolysed yeast, hydrolyzed yeast, hydrolyzed yeast extract,
  autolyzed yeast powder, yeast extract powder, extractos de levadura, extrait de levure, hefeextrakt, estratto di lievito, gistextract
  | sometimes barley
torula yeast = torula, dried yeast, dried torula yeast, inactive yeast, inactive dry yeast, dry yeast, active dry yeast, instant yeast,
  bakers yeast, fresh yeast, yeast powder, rapid rise yeast, nutritional yeast flakes, nooch, saccharomyces cerevisiae,
  saccharomyces boulardii, yeast cake, compressed yeast, levadura, levure, hefe, lievito, drozdze, gist | not of cake
hydrolyzed plant protein = hydrolyzed protein, hydrolysed protein, hydrolysed vegetable protein, vegetable protein hydrolysate,
  hydrolyzed vegetable and plant protein, hydrolyzed vegetable protein blend, hpp | sometimes soybeans, wheat | opaque
hydrolyzed corn protein = hydrolyzed corn, hydrolyzed corn gluten, corn protein, hydrolysed corn protein, corn gluten, corn gluten meal,
  zein, hydrolyzed maize protein, hydrolyzed pea protein, hydrolyzed rice protein, corn zein | not of gluten
hydrolyzed soy and corn protein = hydrolyzed corn and soy protein, hydrolyzed soy corn protein, hydrolyzed soy protein and corn | is soy
hydrolyzed soy corn and wheat protein = hydrolyzed corn soy and wheat protein, hydrolyzed soy and wheat protein,
  hydrolyzed wheat and soy protein, hydrolyzed soy corn wheat protein, hydrolyzed wheat soy and corn protein,
  hydrolyzed corn wheat and soy protein, hydrolyzed corn wheat gluten and soy protein | is soy, wheat
cooling agent = menthol, eucalyptus oil, eucalyptus, eucalyptol, wintergreen, wintergreen oil, methyl salicylate, camphor, benzaldehyde,
  ethyl acetate, ethyl butyrate, limonene
`,
};
