import type { LexiconGroup } from './entry.ts';

/** As they stand on real labels and menus. What is written wrongly is still in the dish. */
export const misspellings: LexiconGroup = {
  source:
    'Spellings counted in ingredient statements of USDA FoodData Central and in recipes; the words themselves are facts of use',
  table: `
mozarella = mozerella, mozzerella, mozzarela, mozarela, mozzeralla, mozzorella, motzarella, mozzarrella, mozzarella chese, mozzarelle | is mozzarella
parmasean = parmesean, parmasan, parmesian, parmasian, parmesan chese, parmeasan, parmigano, parmagiano, parmigianno, parmesano, parmessan, parmegiano, parmegiana, parmiggiano, parmazan | is parmesan
chedder = cheddar chese, chedar, cheder, cheddercheese, cheddarcheese, cheddarr | is cheddar
cheeese = chese, chesse, ceese, creamcheese, cream chese | is cheese
ricota = riccota, ricotta chese, riccotta | is ricotta
gorganzola = gorgonzolla, gorgonzola cheese, blu cheese, blue chese, bleu chese, roquefort cheese | is blue cheese
philly cream cheese = philadephia cream cheese | is cream cheese
feta chese = fetta, fetta cheese, fetta chese | is feta
guda = gouda chese, smoked gouda | is gouda
swis cheese = swiss chese, gruyre, gruyer | is swiss cheese
provalone = provolne, provelone, provolon, provelone cheese | is provolone
monteray jack = montery jack, monterrey jack, monterey jack cheese, monteray jack cheese, monterrey jack cheese | is monterey jack
pepperjack = pepperjack cheese, peperjack | is pepper jack
american chese = american cheeese | is american cheese
mascarpone cheese = marscapone, mascarpone chese, marscarpone, mascapone, mascaprone, marscapone cheese | is mascarpone
skimmilk = skim mlk, nonfatmilk, wholemilk, mlik, nonfatdrymilk, non fatdry milk, skimmed mik, lowfatmilk, milksolids, wholemilkpowder, milkprotein, milkproteinconcentrate, nonfat dry mik, nonfat mlk | is milk
wheypowder = whey powdered, wheyprotein, whey protien, wheyprotein concentrate, whey protien isolate, whey protien concentrate, wey protein, sweetwhey, driedwhey | is whey
cassein = sodium casienate, sodium casinate, sodium caesinate, sodium cassinate, sodium caseniate, calcium casinate, casien, casin, casinate, sodiumcaseinate, caesin | is casein
butermilk = butter mlk, buttermlk, buttermilk solid s, buttermilkpowder | is buttermilk
yougurt = yogart, yogourt powder, yougart, yoghourt, youghurt, greekyogurt | is yogurt
sour creme = sourcream, sour crem | is sour cream
heavy creme = heavycream, heavy whipping creme, whipping creme, creme fraishe, whip cream, whipped creme, whippingcream | is cream
creme fresh = creme fraich, creme fraiche sauce | is creme fraiche
buter = buttter, unsaltedbutter, saltedbutter | is butter
mayonaise dressing = mayonnaisse dressing, majonnaise, manonnaise, mayonnase, mayonniase | is mayonnaise
eggwhite = egg whites powdered, egg whte, dried eggwhite, egg albumin | is egg white
eggyolk = egg yoke, egg yolks powdered, egg yoks | is egg yolk
wholeegg = egss, eggss | is egg
enriched wheatflour = wheat fluor, wheat fluor enriched, enriched flower, wheat flower, enriched wheat flower, bleached wheatflour, unbleached wheatflour, enrichedflour, enrichedwheatflour, wholewheatflour, wheatgluten, wheat glutten, wheatstarch, vital wheat glutin, wheet, wheet flour, whole weat, whole weat flour, unbleached wheat flower, durhum, durum semoline, semolena, whaet flour | is wheat
worchester = worchestershire base, worcestershire sause | is worcestershire
soylecithin = soy lecithine, soy lecitin, soy lecethin, soy lecithen, soy lechitin, soy lecitihin, soya lecithine, soya lecitin, soya lecith, soy lecith, soybean lecithen, soy lethicin, soy leicithin | is soy
soyabean = soy protien, soy protien isolate, isolated soy protien, textured soy protien, soyprotein, soyflour, soyproteinisolate, soybeen, soya protien | is soy
soysauce = soy sause, soy suace, soya souce | is soy sauce
soybeen oil = soybeam oil, soyoil, soybean oli, soy bean oi | is soybean oil | not of soy, soyabean
brocolli = broccolli, brocoly, brocolini, broccollini | is broccoli
cauliflour = califlower, colliflower | is cauliflower
avacado = avocadoe, avacodo | is avocado
tumeric powder = tumeric root, turmeric color tumeric | is turmeric
cinamon = cinnimon, cinammon, cinnamin, cinnammon | is cinnamon
vanila = vanilla extact, vanila extract, vannilla, vanillia, vanillan, vanillian, vanillan an artificial flavor, vanillian an artificial flavor, vanilin | is vanilla
strawbery | is strawberry
rasberry = rasberry puree | is raspberry
potatoe = potatoe starch flakes, potatoe flakes | is potato
tomatoe paste = tomatoe sauce, tomatoe puree, tomatoe paste concentrate | is tomato
cilanto = cillantro | is cilantro
ceaser dressing = ceasar dressing, ceasar, caeser, caeser dressing, cesar dressing, ceaser, ceasar salad, ceaser salad, caeser salad | is caesar dressing
hummous = hummas, humous, humas, hummus dip | is hummus | not of dip
guacomole = guacamolie, guacomoli, guac | is guacamole
almound butter = almond buter, almondbutter | is almond | not of butter, buter
peanutbuter = peanut buttr, penutbutter, peanut btter | is peanut butter
peacan nuts | is pecan | not of nut
pistashio = pistasio | is pistachio
macadamea = macadima, macadamia nuts macadamia | is macadamia
hazlenut spread = hazelnut spred, nuttella | is gianduja
tahinni = tahinii, tahina paste, tehini, tahini past | is tahini
seseme = seseme seed, sesamee, sesame seeeds, sesamie, seseme oil | is sesame
anchovey | is anchovy
samon = salmone affumicata, smoked samon | is salmon
tunna = yellow fin tuna, blue fin tuna | is tuna
shirmp = schrimp, shripm, prawns meat | is shrimp
lobstar = lobser, lobster tale | is lobster
carmel sauce = caramelle, caramell sauce, caramel corn base | is caramel | not of corn, sauce
carmel color = caramel colour added, carmel colour, caramelcolor | is caramel color | not of color
malted barly = barely malt, malted barely, barly malt, malted barley flower, maltedbarleyflour, barly, barleymalt, barleymaltflour, barley malt pow | is barley | not of malt
carageenan gum = carrageenin, carrageean, carragenan, carrageenen | is carrageenan
maltodextrine powder = maltodextrose, maltodextrim, malodextrin, maltodexrin | is maltodextrin
dextros = dextose, dextroxe, dexrose | is dextrose
xantham = xanthum, xanathan gum, xanthan gun | is xanthan gum | not of stabilizer
potassium sorbat = potasium sorbate, potassium sorbate preservative | is sorbate | not of preservative, potassium
asorbic acid = absorbic acid, ascorbic acid vitamin c, ascobic acid | is vitamin c | not of buffer
thiamine mononitrite vitamin b1 = thiamin mono nitrate, thiamine monoitrate, thiamine mononirate, thiaminmononitrate, thiamine monontrate | is vitamin b1
niacine = naicin, niaicin, niacn | is vitamin b3
ribroflavin = ribofalvin, riboflavon, riboflovin, riboflavin b2 | is vitamin b2
diglcerides = monoglyerides, diglyerides, dyglycerides, mono and diglycerdies, digylcerides, monodiglycerids, mono diglyceride emulsifier | is monoglyceride | not of emulsifier
natural flavour s = natural flavoring s, artifical flavor, artificial flavo, artificial flav, natural flavr, naural flavor, natrual flavor, artificial falvor, natual flavor, natural falvors | is natural flavor
hi fructose cornsyrup = high fructose cornsyrup, high frutose corn syrup, cornsyrup, cornsyrup solids, corn syrop, corn surup, corn sirup | is glucose syrup | not of corn
corn startch = corn strach, corn starch modifed | is corn starch
`,
};
