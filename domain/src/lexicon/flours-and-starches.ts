import type { LexiconGroup } from './entry.ts';

export const floursAndStarches: LexiconGroup = {
  source:
    '21 CFR 137 (wheat and corn flours), 139 (macaroni products), 136 (bread); FDA Q&A, 5th edition (2025): wheat means any species of Triticum; Regulation 1169/2011, Annex II: glucose syrups of wheat are exempt',
  table: `
enriched wheat flour = enriched bleached flour, enriched bleached wheat flour, enriched unbleached flour, enriched unbleached wheat flour,
  unbleached enriched flour, unbleached enriched wheat flour, bleached enriched flour, bleached enriched wheat flour,
  bleached wheat flour, unbleached wheat flour, bleached flour, unbleached unbromated flour, unbromated flour,
  unbleached unbromated wheat flour, enriched white flour, enriched flour bleached, enriched flour wheat, fortified wheat flour,
  malted wheat flour, wheat flour enriched, enriched high gluten flour, enriched malted wheat flour, organic wheat flour,
  hard wheat flour, soft wheat flour, hard red wheat, hard red wheat flour, hard red winter wheat, hard white wheat, soft white wheat,
  soft red winter wheat flour, winter wheat, spring wheat, red wheat, white wheat, white wheat flour, white whole wheat flour,
  white whole wheat, whole white wheat, whole grain wheat, whole grain wheat flour, whole grain white wheat,
  whole grain whole wheat flour, wholegrain wheat, wholegrain wheat flour, wholemeal wheat flour, wholemeal flour, wholewheat,
  wholewheat flour, wholemeal, stone ground wheat, stone ground wheat flour, stoneground wheat flour, stoneground whole wheat flour,
  stone ground whole wheat flour, sprouted wheat, sprouted wheat flour, sprouted wheat berry, sprouted whole wheat,
  sprouted whole wheat flour, organic sprouted whole wheat, organic sprouted wheat, heat treated wheat flour, toasted wheat flour,
  toasted wheat, pregelatinized wheat flour, pregelatinized wheat starch, pregel wheat starch, wheat flour malted, defatted wheat germ,
  toasted wheat germ, wheat germ oil, wheat bran flour, wheat middlings, wheat meal, wheat farina, rolled wheat, wheat flake,
  puffed wheat, shredded wheat, whole rolled wheat, crushed wheat, wheat grit, wheat grain, wheat kernel, wheat malt, wheat malt flour,
  wheat malt extract, malted wheat, malted wheat flake, wheat starch modified, wheat crumb, wheat rusk, toasted wheat crumb,
  bleached wheat flour enriched, soft wheat, wheat product, wheat cereal, cracked wheat flour, semolina wheat, wheat semolina,
  wheat cracker, wheat toast, whole wheat bread, whole wheat pasta, whole wheat tortilla, whole wheat bun, wheat bun, wheat pita,
  wheat roll, wheat wrap, wheat thins, white wheat bread, honey wheat bread, wheat bread crumb, wheat breadcrumb, wheatflour | is wheat
  | not of malt, malted barley flour, corn flour, food starch modified
whole grain = wholegrain, ancient grain, grain, grain blend, mixed grain | opaque
multigrain = multi grain, 7 grain, 9 grain, 12 grain, seven grain, nine grain, cereal extract, cereal starch, cereal product,
  cereal flour, cereal filler | not of flour | usually wheat | opaque
vermicelli | sometimes wheat
bran | opaque
groat = grist | opaque
enriched macaroni product = enriched macaroni, enriched pasta, enriched spaghetti, macaroni product, enriched spaghetti product,
  elbow macaroni, elbow pasta, pasta shell, shell pasta, medium shells, cooked pasta, cooked spaghetti, cooked enriched macaroni product,
  enriched elbow macaroni, cooked macaroni, durum pasta, semolina pasta, durum wheat pasta, rotini, rotelle, rigatoncini, campanelle,
  casarecce, gemelli, radiatore, mezze rigatoni, paccheri, lumache, conchiglie, strozzapreti, trofie, bavette, linguini, fettuccini,
  capellini, spaghettini, fideo, acini de pepe, pastina, stelline, cavatappi, ditali, mostaccioli, perciatelli, lasagna noodle,
  lasagna sheet, egg free pasta, dried pasta, fresh pasta, bow tie pasta, wagon wheel pasta, alphabet pasta, tagliolini, maltagliati,
  mafaldine, reginette, tubetti, garganelli, bigoli, pici, chitarra, spaghetti alla chitarra, tubettini, malloreddus | is pasta
  | not of lasagna, egg, noodle
enriched egg noodle = egg noodle product, enriched egg noodle product, wide egg noodle, egg fettuccine, egg tagliatelle, egg linguine,
  tajarin, fresh egg pasta, kluski, extra wide egg noodle | is egg, pasta | not of egg noodle
rice pasta = brown rice pasta | is rice | not of pasta
corn pasta | is corn | not of pasta
legume pasta = red lentil pasta, black bean pasta, bean pasta | not of pasta
quinoa pasta | is quinoa | not of pasta
hearts of palm pasta = palmini | not of pasta
cauliflower crust = cauliflower pizza crust | is cauliflower | not of crust | usually eggs | sometimes milk
pizza flour = tipo 00 flour, doppio zero flour, type 00 flour, type 55 flour, t55 flour, t65 flour, double zero flour, first clear flour,
  patent flour, strong flour, strong bread flour, bakers flour, biscuit flour, instant flour, wondra flour, wondra, dusting flour,
  tempura flour, batter flour, fry mix, frying mix, seasoned flour, malted flour, ap flour, self raising flour,
  self rising enriched flour, graham, whole grain graham flour, whole wheat graham flour, graham meal, graham crumb, graham crust,
  pancake mix, waffle mix, baking mix, biscuit mix, cookie mix, bisquick, jiffy mix, bread mix, pizza mix, roux flour,
  unbleached bread flour, unbleached all purpose flour, enriched all purpose flour | is wheat | not of flour, cookie, pizza, batter,
  bread, pancake, roux, tempura, potato
durum flour = durum wheat flour, durum wheat semolina, enriched semolina, enriched durum flour, enriched durum semolina,
  enriched durum wheat flour, organic durum wheat, durum semolina flour, semola, semola di grano duro, grano duro, enriched farina,
  enriched wheat farina, rava flour, sooji rava, malt o meal, semolina wheat flour, semolina durum wheat, ble dur, hartweizengriess,
  trigo duro, fine semolina, coarse semolina, amber durum, farina enriched | is durum
spelt wheat = spelt berry, whole spelt, sprouted spelt, whole grain spelt, whole spelt flour, spelt grain, spelta, espelta, epeautre,
  spelta flour, spelt flake, farro grande, organic spelt | is spelt | not of farro
kamut flour = kamut khorasan wheat, khorasan flour, einkorn flour, einkorn wheat, emmer flour, emmer wheat, farro flour, farro piccolo,
  triticale flour, freekeh wheat, green wheat, polish wheat, club wheat, triticum, triticum aestivum, triticum vulgare, triticum durum,
  gluten steak, cracked freekeh, frik, maftoul, moghrabieh, ptitim, acini di pepe, pearled farro, bulghur wheat, cracked bulgur, ebly,
  daliya, broken wheat | is wheat | not of gluten, beef, farro
malted barley flour = barley malt flour, malted barley extract, barley malt extract, barley malt powder, barley malt syrup,
  barley extract, diastatic malt, diastatic malt powder, nondiastatic malt, non diastatic malt, malt flour, malt powder, liquid malt,
  dry malt extract, malt extract powder, malted corn and barley syrup, malted cereal extract, malt flavor, malt flavoring,
  natural malt flavor, malted cereal syrup, maltose from barley, extract of malted barley and corn, extract of malted barley,
  extract of barley and corn, organic malted barley flour, malt extract from barley, roasted barley, sprouted barley,
  sprouted barley flour, whole barley, hulled barley, pot barley, barley flake, barley grit, barley meal, barley starch,
  whole grain barley, barley fiber, barley beta glucan, barley bran, barley kernel, barley berry, rolled barley, black malt,
  chocolate malt, brewers malt, pilsner malt, crystal malt, malt beverage, malted barley syrup, unmalted barley | is barley
  | not of chocolate, flour, malt, beer, corn, corn flour, multigrain
barley grass = barley grass powder, barleygrass, barley grass juice powder | not of barley | sometimes barley
malted milk ball = malted milk candy, horlicks, malted milk shake | is barley, milk | not of milkshake | usually wheat
rye meal = whole rye, whole rye flour, whole grain rye, rye flake, rye grain, rye berry, rye bran, rye sour, rye malt, malted rye,
  sprouted rye, medium rye flour, pumpernickel flour, pumpernickel meal, dark rye flour, light rye flour, rye chop, cracked rye,
  rye starch, rye kernel, rye sourdough, fermented rye flour, centeno, seigle, roggen, segale, rogge, zyto, whole rye meal,
  organic rye flour, rye flour meal, white rye flour, rolled rye | is rye | not of flour, bread, malt
whole grain oats = whole oat, whole rolled oat, whole grain rolled oat, whole grain oat flour, whole oat flour, oat groat, oat flake,
  oat meal, oat starch, hydrolyzed oat, hydrolyzed oat flour, oat syrup, oat syrup solids, oat concentrate, oat base, oat extract,
  oat protein, oat powder, colloidal oat flour, quick oat, quick cooking oat, old fashioned oat, instant oat, instant oatmeal,
  irish oatmeal, scottish oat, scottish oatmeal, oat solids, toasted oat, puffed oat, malted oat, oat malt, sprouted oat,
  sprouted oat flour, naked oat, pinhead oat, oat grass, wild oat, avena, avoine, hafer, avena sativa, haver, steel cut irish oats,
  granola oat, oat cluster, organic rolled oats, organic oats, organic whole grain rolled oats, oatbran, oat oil, fermented oat, oat fibre
  | is oat | not of granola, malt
corn flake = cornflake, frosted flakes | is corn | usually barley
bran flake = raisin bran, all bran, bran cereal, bran muffin mix | usually wheat
maltodextrin = corn maltodextrin, tapioca maltodextrin, organic maltodextrin, potato maltodextrin, rice maltodextrin,
  modified maltodextrin, maltodextrin from corn, maltodextrin corn, maltodextrina, organic tapioca maltodextrin,
  agglomerated maltodextrin, corn dextrin, tapioca dextrin, potato dextrin, cyclodextrin, malto dextrin, maltodextrine, resistant dextrin, indigestible dextrin, maltodextrine powder, maltodextrose
  | not of dextrin, corn, tapioca flour, rice, potato
dextrin = dextrine, white dextrin, yellow dextrin, e1400 | sometimes wheat
wheat maltodextrin = maltodextrin wheat, wheat dextrin fiber, maltodextrin from wheat | is wheat
modified corn starch = modified cornstarch, modified food starch corn, food starch modified corn, corn starch modified,
  cornstarch modified, corn food starch modified, modified maize starch, maize starch, waxy maize, waxy maize starch,
  modified waxy maize starch, modified waxy corn starch, waxy corn starch, pregelatinized corn starch, hi maize, high amylose corn starch,
  resistant corn starch, corn starch flour, maizena, organic corn starch, organic cornstarch, hydrolyzed corn starch,
  hydrolyzed cornstarch, enzyme modified corn starch, acid modified corn starch, dried corn starch, maicena, fecula de maiz,
  amidon de mais, maisstarke, amido di mais | is corn starch | not of flour, hydrolyzed corn protein
modified tapioca starch = modified tapioca food starch, modified potato food starch, modified rice food starch, modified potato starch, potato starch modified, tapioca starch modified, modified rice starch,
  modified cassava starch, cassava starch, manioc starch, tapioca flour starch, pregelatinized tapioca starch,
  pregelatinized potato starch, native potato starch, native tapioca starch, rice starch modified, arrowroot powder, arrowroot starch,
  arrowroot flour, arrow root, boba pearl, tapioca ball, tapioca solids, organic tapioca starch, sago starch, sweet potato starch, mung bean starch,
  kuzu, kudzu, kuzu starch, kudzu starch, water chestnut flour, water chestnut starch, lotus root starch, katakuriko, fecula,
  potato flake, potato granule, dehydrated potato, dehydrated potato flake, dried potato, potato fecula, yuca flour, manioc flour,
  plantain flour, green banana flour, sweet potato flour, potato powder, instant potato, instant potato flake | not of flour,
  water chestnut, sweet potato, chestnut
food starch modified = pregelatinized starch, resistant starch, vegetable starch, thickening starch, amidon modifie, almidon,
  almidon modificado, modifizierte starke, amido modificato, zetmeel, skrobia modyfikowana, e1401, e1402, e1403, e1404, e1405, e1411, e1421, e1423, e1430, e1441, e1443, e1452, e1410, e1412, e1413, e1414, e1420,
  e1422, e1440, e1442, e1450, e1451, unmodified food starch, pregelatinized food starch, starch modified, gelatinized starch,
  starch octenyl succinate, sodium octenyl succinate starch, food starch modified blend, sodium starch octenyl succinate
  | is modified starch | not of succinic acid | opaque
wheat food starch = modified food starch wheat, food starch modified wheat, modified wheat food starch,
  pregelatinized modified wheat starch, amidon de ble, almidon de trigo, weizenstarke, amido di frumento, tarwezetmeel, skrobia pszenna
  | is wheat
gluten free wheat starch = deglutenized wheat starch, codex wheat starch | is wheat | not of gluten
white rice flour = brown rice flour, whole grain brown rice flour, whole grain brown rice, sweet rice flour, sticky rice flour, rice bran,
  stabilized rice bran, rice bran extract, rice hull, rice fiber, parboiled rice, enriched rice,
  enriched long grain rice, enriched long grain parboiled rice, enriched parboiled rice, medium grain rice, converted rice, instant rice,
  precooked rice, cooked rice, steamed brown rice, white long grain rice, purple rice, carnaroli rice, bomba rice, calasparra,
  rice powder, rice concentrate, rice solids, long grain, long grain white rice, long grain brown rice, whole grain rice, cilantro rice,
  cilantro lime rice, lime rice, yellow rice, spanish rice, arroz, riz, reis, riso, rijst, ryz, wild rice blend, red cargo rice,
  puffed brown rice, sprouted brown rice, milled rice, rice meal, ground rice, rice flake, idli rice, yellow saffron rice, jasmin rice,
  basmathi rice, brown basmati rice, white basmati rice | is rice
rice crisp = crisp rice, crisped rice, brown rice crisp, whole grain brown rice crisp, crisp brown rice, rice crunch, crisped brown rice | is rice | opaque
yellow corn meal = commeal, com meal, yellow corn flour, corn meal, cornmeal degermed, degermed yellow corn meal, degerminated yellow corn meal,
  enriched corn meal, enriched yellow corn meal, enriched degermed yellow corn meal, enriched degerminated yellow corn meal,
  enriched degermed corn meal, white corn meal, white corn flour, whole grain corn, whole grain corn flour, whole grain yellow corn,
  whole grain yellow corn flour, milled corn, ground corn, stone ground corn, stoneground corn, stone ground yellow corn,
  ground corn treated with lime, corn treated with lime, nixtamal, nixtamalized corn, corn masa flour, corn masa, masa flour,
  yellow corn masa flour, white corn masa, masa de maiz, yellow corn, white corn, whole corn, whole kernel corn, corn kernel, blue corn,
  blue corn meal, whole blue corn, organic corn, corn grit, hominy grit, quick grit, white hominy, whole white corn, whole yellow corn,
  yellow corn grit, degermed corn, enriched corn flour, popping corn, puffed corn, sweet corn kernel, fire roasted corn, roasted corn,
  street corn, esquites, corn salsa, cut corn, corn powder, sweet corn powder, toasted corn, corn germ, maiz, mais, maiskolben, milho,
  granoturco, kukurydza, masarepa, arepa flour, harina pan, sweet yellow corn, frozen corn, cream of maize, limed corn, corn bran flour,
  kettle corn, caramelized corn, sweet white corn, roasted sweet corn, grilled corn, corn cob, cob corn,
  yellow popcorn, white popcorn, pop corn, popped popcorn, white hominy corn | is corn | not of flour, lime, salsa, cream
sorghum = sorghum grain, sorghum syrup, sorghum flour whole, white sorghum, popped sorghum, whole sorghum, whole grain sorghum, jowar
pearl millet = whole millet, whole grain millet, puffed millet, finger millet, ragi, ragi flour, bajra, bajri, fonio, proso millet,
  foxtail millet | is millet | not of flour
teff = whole grain teff, teff grain, teff seed
amaranth = whole amaranth, amaranth puff, millet puff, amaranth flour, amaranth seed, puffed amaranth | not of flour
job's tears = coix seed, canary seed
quinoa flour = white quinoa, red quinoa, black quinoa, tricolor quinoa, tri color quinoa, rainbow quinoa, quinoa flake, quinoa seed, quinoa puff, quinoa grain,
  puffed quinoa, organic quinoa, royal quinoa, cooked quinoa, sprouted quinoa, quinua, kaniwa | is quinoa | not of flour, color
buckwheat groat = toasted buckwheat, whole buckwheat, raw buckwheat, sprouted buckwheat, buckwheat hull, tartary buckwheat, grechka,
  trigo sarraceno, grano saraceno, ble noir, buchweizen, boekweit, gryka, buckwheat grain, buckwheat kernel, buckwheat tea, sobacha,
  light buckwheat flour, alforfon, fagopyrum | is buckwheat | not of wheat, weizen
angel food cake mix | is wheat | always eggs
corn flake cereal = corn flakes cereal, crushed corn flake, corn flake crumb, cornflake crumb, cornflakes cereal, corn cereal, corn chex,
  corn pops | is corn | not of corn flake | usually barley
rice cereal = crispy rice cereal, crisp rice cereal, rice crispies, rice chex, rice bubbles, baby rice cereal, infant rice cereal
  | is rice | sometimes barley
froot loop = fruit loop, fruit loops cereal, froot loops cereal, wheat chex, shreddies, weetabix, golden grahams, cinnamon toast crunch,
  cap'n crunch | is wheat
flour mix = flour blend, flour mixture, baking flour mix, flour base | is wheat | not of flour | mixture
cake mix = box cake mix, dry cake mix, yellow cake mix, white cake mix, vanilla cake mix, chocolate cake mix, devils food cake mix,
  german chocolate cake mix, spice cake mix, lemon cake mix, strawberry cake mix, red velvet cake mix, carrot cake mix, cupcake mix,
  brownie mix, corn muffin mix, cornbread mix, corn bread mix, jiffy corn muffin mix, scone mix, funnel cake mix, quick bread mix,
  crepe mix, donut mix, doughnut mix, muffin mix, boxed cake mix | is wheat | not of cake, cornbread, pancake, brownie, lemon, scone,
  spice, doughnut | sometimes milk, soybeans, eggs
cereal = breakfast cereal, cold cereal, dry cereal | sometimes wheat, barley, oats | opaque
`,
};
