import type { LexiconGroup } from './entry.ts';

/** Glucose syrup from wheat contains next to no protein and is exempt in the EU; US labels name the wheat. */
export const sweeteners: LexiconGroup = {
  source:
    '21 CFR 168 (sugars and syrups), 172 (sweeteners) and 184; Regulation 1169/2011, Annex II, 1(a): wheat-based glucose syrups exempt; Regulation 1333/2008 for the numbers; lactitol and tagatose are made from lactose',
  table: `
granulated sugar = white sugar, superfine sugar, caster sugar, castor sugar, confectioners sugar, icing sugar, 10x sugar,
  dark brown sugar, light brown sugar, soft brown sugar, demerara, demerara sugar, turbinado, turbinado sugar, muscovado, muscovado sugar,
  raw sugar, raw cane sugar, organic sugar, organic cane sugar, pure cane sugar, beet sugar, sugar beet, sucrose, saccharose,
  sugar in the raw, sanding sugar, pearl sugar, date sugar, maple sugar, invert sugar, invert sugar syrup, inverted sugar syrup,
  invert syrup, invert cane syrup, invert, inverted sugar, partially inverted sugar syrup, liquid sugar, liquid sucrose, sugar syrup,
  brown sugar syrup, cane syrup, cane juice, evaporated cane juice, evaporated cane sugar, evaporated cane juice crystals,
  evaporated cane syrup, dehydrated cane juice, dehydrated cane juice solids, dried cane syrup, organic cane syrup,
  organic dried cane syrup, organic evaporated cane juice, organic evaporated cane sugar, organic invert sugar, organic brown sugar,
  organic raw cane sugar, unrefined cane sugar, unbleached cane sugar, cane, sugarcane, sugar cane, sugar cane juice, cane crystal,
  cane sugar crystal, cane sugar syrup, rapadura, panela, piloncillo, sucanat, florida crystals, burnt sugar, caramelized sugar,
  caramelized sugar syrup, vanilla sugar, cinnamon sugar, fondant sugar, refiners syrup, golden syrup, lyle's golden syrup, sugar crystal,
  coarse sugar, decorating sugar, milled cane sugar, milled sugar, azucar, azucar de cana, sucre, zucker, zucchero, acucar, suiker,
  cukier, confectionary sugar, added sugar, brown cane sugar, organic light brown sugar, organic powdered sugar, refinery syrup,
  granulated cane sugar, dried cane juice, candy sugar, rock candy sugar | is sugar | not of icing, date, maple syrup
monosaccharide = disaccharide, oligosaccharide, glucoligosaccharide, isomaltose, mizuame, mannan oligosaccharide | mixture
dextrose = glucose, dextrose monohydrate, anhydrous dextrose, corn sugar, crystalline dextrose, dextrose powder, liquid dextrose, glucosa,
  traubenzucker, dextrosa, dextrose anhydrous, dextrose corn, organic dextrose, d glucose, dextrose from corn, dextros | not of corn
glucose syrup = corn syrup solids, high fructose corn syrup, hfcs, glucose fructose, glucose fructose syrup, fructose glucose syrup,
  fructose syrup, glucose syrup solids, dried glucose syrup, dried corn syrup, light corn syrup, dark corn syrup, karo, karo syrup,
  liquid glucose, glucose solids, isoglucose, high maltose corn syrup, high maltose syrup, maltose syrup, maltose, corn sweetener,
  corn glucose syrup, hydrolyzed starch, hydrogenated glucose syrup, fructose corn syrup, hi fructose corn syrup, organic corn syrup,
  organic corn syrup solids, modified corn syrup, sirope de maiz, jarabe de maiz, jarabe de maiz de alta fructosa, jarabe de glucosa,
  sirop de glucose, glukosesirup, sciroppo di glucosio, xarope de glicose, glucosestroop, syrop glukozowy, high fructose corn sweetener,
  glucose powder, corn syrup high fructose, hi fructose cornsyrup, high fructose cornsyrup, cornsyrup,
  cornsyrup solids, corn sirup | not of corn
hydrogenated starch hydrolysate = hsh | sometimes wheat
wheat glucose syrup = glucose syrup from wheat, glucose syrup wheat, wheat glucose, dextrose wheat, dextrose from wheat, wheat dextrose,
  glucose syrup including wheat, wheat based glucose syrup, caramel color wheat, wheat syrup | not of wheat | usually wheat
fructose = crystalline fructose, fruit sugar, levulose, high fructose syrup, fructosa, galactose, isomaltulose, palatinose, trehalose,
  ribose, d ribose, xylose, mannose, rhamnose, allulose, psicose, fruit sweetener, fruit juice sweetener, agave syrup, agave nectar,
  agave, blue agave, blue agave nectar, organic agave, organic agave nectar, organic agave syrup, agave inulin, agave fiber,
  agave sweetener, agave fructans, crystalline allulose
brown rice syrup = rice syrup, rice malt syrup, rice sweetener, rice syrup solids, brown rice syrup solids, brown rice malt syrup,
  brown rice sweetener, organic brown rice syrup, organic rice syrup, rice malt, yinnie syrup, rice dextrin, clarified rice syrup,
  rice syrup organic, organic brown rice syrup solids | is rice | not of malt, dextrin
tapioca syrup = organic tapioca syrup, tapioca syrup solids, organic tapioca syrup solids, cassava syrup, date syrup, date nectar, silan,
  yacon syrup, carob syrup, carob molasses, pomegranate molasses, grape molasses, grape must, concentrated grape must, cooked grape must,
  saba grape must, monk fruit, siraitia grosvenorii, monk fruit extract, monkfruit, luo han guo, luo han fruit, lo han guo extract, organic monk fruit extract,
  monk fruit juice concentrate, birch syrup, fruit syrup | not of tapioca flour, carob, molasses
artificial sweetener = natural sweetener, nonnutritive sweetener, sucralose, splenda, aspartame, nutrasweet, equal sweetener,
  saccharin, sodium saccharin, calcium saccharin, acesulfame potassium, acesulphame potassium, acesulphame k, acesulfame k, acesulfame, ace k, neotame, advantame, cyclamate,
  sodium cyclamate, neohesperidin, thaumatin, sweet n low, no calorie sweetener, edulcorante, edulcorant, sussstoff, e950, e951, e952,
  e953, e954, e955, e957, e959, e961, e962, e969
stevia = stevia extract, stevia leaf, stevia leaf extract, organic stevia, organic stevia extract, organic stevia leaf extract,
  stevia rebaudiana, rebaudioside a, rebaudioside m, reb a, reb m, rebiana, steviol glycoside, purified stevia leaf extract,
  stevia sweetener, truvia, purevia, e960
sugar alcohol = polyol, erythritol, xylitol, sorbitol, sorbitol syrup, sorbitol solution, mannitol, maltitol, maltitol syrup,
  maltitol powder, maltitol solution, isomalt, polyglycitol syrup, hydrogenated isomaltulose,
  birch sugar, non gmo erythritol, organic erythritol, e420, e421, e965, e967, e968, erythritol powder | not of alcohol, sugar
lactitol = lactitol monohydrate, e966 | always milk
blackstrap molasses = cane molasses, molasses powder, molasses granule, dried molasses, refiners molasses, light molasses, dark molasses,
  organic molasses, unsulphured molasses, unsulfured molasses, mollases, molases, sugar beet molasses, black treacle, melasse, melaza,
  molasses solids, dry molasses | is molasses
honey powder = dried honey, raw honey, clover honey, wildflower honey, orange blossom honey, manuka honey, honeycomb, honey comb,
  honey solids, organic honey, pure honey, honey granule, honey drizzle, refinery honey, acacia honey, creamed honey, dehydrated honey,
  local honey, bee pollen, royal jelly, propolis, miel, honig, miele, mel, honing, miod, honey syrup, grade a honey, u s grade a honey,
  buckwheat honey | is honey | not of buckwheat, gum arabic
pure maple syrup = maple sirup, maple flake, grade a maple syrup, real maple syrup, organic maple syrup, maple syrup powder, ahornsirup,
  sirop d'erable, jarabe de arce, maple glaze, vermont maple syrup | is maple syrup | not of sauce
maple flavor = natural maple flavor, maple flavoring | not of maple syrup | opaque
pancake syrup = table syrup, maple flavored syrup, waffle syrup, breakfast syrup,
  maple extract, butter flavored syrup | not of pancake, maple syrup, butter flavor
flavored syrup = flavored sugar syrup, fruit flavored syrup | opaque
syrup = vanilla syrup, strawberry syrup, cinnamon syrup, grenadine,
  grenadine syrup, lavender syrup, cherry syrup, raspberry syrup, ginger syrup, peppermint syrup, rose syrup, mint syrup,
  simple sugar syrup, mango syrup, passion fruit syrup
caramel candy = caramel bit, caramel chip, caramel filling, caramel swirl, caramel drizzle, caramel paste, caramel topping, caramel syrup,
  dulce de leche sauce, caramel ganache, english toffee, toffee bit, toffee chip, butterscotch chip, butterscotch sauce, hot fudge,
  hot fudge sauce, fudge sauce, fudge topping, fudge swirl, penuche, milk caramel, caramel creme, caramel apple dip, toffee sauce,
  sticky toffee sauce, cajeta sauce | is caramel | not of filling, sauce, apple, dip
gummy = gummy candy, gummy bear, gummi bear, jelly bean, jellybean, gumdrop, licorice candy, lollipop, cotton candy, candy cane,
  rock candy, quin, candy corn, starlight mint, peppermint candy,
  chewing gum, cinnamon candy, sour candy, taffy, salt water taffy, turkish delight, fruit snack, fruit leather, fruit chew, fondant,
  pop rocks, dinner mint, butter mint, jelly candy | not of bean, corn, butter, mint, water, salt, granulated sugar | opaque
`,
};
