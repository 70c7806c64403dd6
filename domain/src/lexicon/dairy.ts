import type { LexiconGroup } from './entry.ts';

export const dairy: LexiconGroup = {
  source:
    'FDA Q&A on food allergen labeling, 5th edition (2025): milk of any animal; FARE and Kids With Food Allergies: hidden names of milk',
  table: `
milk = diary, dairy, dary, diry, whole milk, skim milk, nonfat milk, low fat milk, cow's milk, goat's milk, sheep's milk, buffalo milk, camel milk,
  milk solids, milk powder, powdered milk, dry milk, malted milk powder, milk protein, milk fat, milkfat, lactose free milk, milk product,
  dairy product, leche, lait, latte macchiato milk, nonfat dry milk powder, 2 milk, 1 milk, lactose free dairy, milk foam, steamed milk,
  奶油, 鲜奶油, 鮮奶油, 淡奶油, 忌廉, 奶粉, 牛奶粉, 炼乳, 煉乳, 酸奶, 优格, 芝士, 乳酪, 奶酪, 起司, 牛油, 黃油, 奶黄, バター, クリーム, 生クリーム, ヨーグルト, 脱脂粉乳, 粉乳, 練乳, 乳成分, 乳, 버터, 크림, 생크림,
  요거트, 연유, 분유, นม, นมสด, เนย, ชีส, нежирное молоко, молоко, сливки, сметана, творог, молочный, skimmilk, skim mlk, nonfatmilk, wholemilk,
  mlik, nonfatdrymilk, non fatdry milk, skimmed mik, lowfatmilk, milksolids, wholemilkpowder, milkprotein, milkproteinconcentrate,
  nonfat dry mik, nonfat mlk | always milk | stands for milk
lactose | always milk
lactic acid starter = starter culture, starter distillate | usually milk
casein = caseinate, sodium caseinate, calcium caseinate, potassium caseinate, rennet casein, hydrolyzed casein, sodium caesinate, sodiumcaseinate | always milk
whey = whey powder, whey protein, whey protein isolate, whey protein concentrate, sweet whey, wheypowder, whey powdered, wheyprotein,
  whey protien, wheyprotein concentrate, whey protien isolate, whey protien concentrate, wey protein, sweetwhey, driedwhey | always milk
lactalbumin = lactalbumin phosphate, lactoglobulin, lactoferrin, lactulose, tagatose, recaldent | always milk
buttermilk = butter milk, cultured buttermilk, butter mlk, buttermilk solid s, buttermilkpowder | always milk
evaporated milk | is milk
condensed milk = sweetened condensed milk | is milk
khoa = khoya, mawa, khoya paneer | is milk
cream = heavy cream, whipping cream, heavy whipping cream, light cream, double cream, single cream, table cream, sweet cream, milk cream,
  crema, mexican crema, clotted cream, creme, nata, schlag, pouring cream, half cream, kajmak, kaymak, qaimaq, ashta, kashta, heavy creme,
  heavycream, heavy whipping creme, whipping creme, creme fraishe, whip cream, whipped creme, whippingcream | always milk
whipped cream = whipped topping, chantilly, cool whip, chantilly cream, dairy whip, squirty cream, canned whipped cream | is cream
sour cream = soured cream, smetana, sour cream solids, schmand, creme aigre, smântână, lite sour cream, mexican sour cream, sour creme,
  sourcream, sour crem | is cream
creme fraiche = creme fresh, creme fraich, creme fraiche sauce | is cream
half and half = half n half | is cream
ice cream = icecream, soft serve, eiscreme, helado, sorvete, a la mode, soft serve cone | is cream | not of water | sometimes eggs
gelato = gelati | always milk | sometimes eggs, tree-nuts
frozen yogurt = froyo | is yogurt
frozen custard | always milk, eggs
sherbet | always milk
kulfi | always milk | usually pistachio
milkshake = milk shake, frappe, thick shake, vanilla shake, chocolate shake, strawberry shake, banana shake, frappuccino, batido de leche,
  vitamina de leite | always milk
butter = salted butter, unsalted butter, brown butter, browned butter, butter fat, butterfat, butter solids, drawn butter, garlic butter,
  herb butter, cultured butter, whipped butter, honey butter, buttered, beurre, beurre noisette, burro fuso,
  al burro, beurre blanc sauce, cowboy butter, lightly salted butter, buter, unsaltedbutter, saltedbutter | not of hazelnut,
  flour tortilla | always milk
ghee = clarified butter, samneh, samn, samna, smen, samneh baladi, butter oil, anhydrous milk fat, desi ghee | is butter
niter kibbeh | is ghee, garlic | not of kibbeh | mixture
butter flavor = butter flavour, butter flavoring, natural butter flavor, artificial butter flavor, butter extract, buttery,
  butter flavored | not of butter | usually milk
margarine = oleo, buttery spread | not of butter flavor | sometimes soybeans, milk
curds = cheese curd, milk curd | always milk
yogurt = yoghurt, zabadi, laban zabadi, yogourt, greek yogurt, greek yoghurt, plain yogurt, dahi, skyr, matzoon, garlic yogurt, strained yogurt,
  australian yogurt, yogourt powder, yougart, greekyogurt | always milk
kefir = milk kefir | always milk
lassi = mango lassi, chaas, ayran, doogh | is yogurt | mixture
labneh = labne, lebneh, lebni, labaneh | is yogurt
raita | is yogurt | mixture
tzatziki = tsatsiki, cacik | is yogurt, garlic, cucumber | mixture
quark = fromage frais, fromage blanc | always milk
dulce de leche = cajeta, manjar, arequipe | always milk
custard = creme anglaise | always milk, eggs
pudding | usually milk | sometimes eggs
panna cotta = pannacotta | is cream
creme brulee | is custard
flan = leche flan, creme caramel | always milk, eggs
tres leches = tres leches cake | always milk | usually eggs, wheat
creamer = coffee creamer, non dairy creamer, nondairy creamer, coffee whitener | not of milk | usually milk
bechamel = white sauce, mornay, mornay sauce, besciamella, bechamel sauce, balsamella, sauce mornay | is roux | always milk
alfredo = alfredo sauce, fettuccine alfredo, fettucine alfredo | always milk
queso = queso dip, cheese dip, nacho cheese, cheese sauce, cheez whiz, velveeta | is cheese | not of nacho
latte = cappuccino, flat white, cortado, macchiato, mocha, cafe au lait, chai latte, matcha latte | always milk
hot chocolate = hot cocoa, chocolate milk | usually milk
eggnog = egg nog | always milk, eggs
egg cream | not of egg | always milk
irish cream | is liqueur | always milk
thai iced tea = thai tea, milk tea, boba milk tea, bubble tea, thai milk tea, cha yen, bubble milk tea, boba tea, hong kong milk tea,
  brown sugar milk tea, taro milk tea | not of taro | usually milk
horchata = orxata | sometimes milk, almond
caramel = caramel sauce, salted caramel, soft caramel, carmel sauce, caramelle, caramel corn base | usually milk
  | not of corn, sauce
`,
};
