import type { LexiconGroup } from './entry.ts';

export const dairyDerivatives: LexiconGroup = {
  source:
    '21 CFR 131 and 133 (standards of identity for milk, cream, cheese), 21 CFR 184.1979 (whey); FDA Q&A, 5th edition (2025): milk of any animal; FARE: hidden names of milk',
  table: `
nonfat dry milk = non fat dry milk, dry nonfat milk, nonfat milk powder, non fat milk powder, skim milk powder, skimmed milk powder,
  skimmed milk, dried skim milk, dry skim milk, dried milk, instant nonfat dry milk, nonfat dried milk, powdered skim milk, defatted milk,
  fat free milk, non fat milk, whole milk powder, dry whole milk, dried whole milk, powdered whole milk, full cream milk powder,
  nonfat milk solids, nonfat dry milk solids, non fat milk solids, milk solids nonfat, milk solids non fat, milk solids not fat, msnf,
  whole milk solids, dry milk solids, dairy solids, dairy product solids, dairy powder, reduced fat milk, lowfat milk, lowfat dry milk,
  semi skimmed milk, part skim milk, partly skimmed milk, partially skimmed milk, fat reduced milk, skim milk solids, milkpowder,
  milk ingredient, modified milk ingredient, milk derivative, milk component, milk mineral, milk calcium, dairy calcium, colostrum,
  bovine colostrum, goat milk powder, standardized milk, milk extract, heavy milk, fresh milk, homogenized milk, uht milk, vitamin d milk,
  acidophilus milk, a2 milk, organic milk | is milk
pasteurized milk = cultured milk, cultured pasteurized milk, pasteurized cultured milk, cultured skim milk, cultured nonfat milk,
  cultured lowfat milk, cultured reduced fat milk, cultured whole milk, cultured pasteurized nonfat milk, cultured pasteurized skim milk,
  cultured pasteurized lowfat milk, cultured pasteurized whole milk, cultured pasteurized part skim milk,
  cultured pasteurized grade a milk, cultured pasteurized grade a nonfat milk, cultured pasteurized grade a lowfat milk,
  cultured grade a milk, cultured grade a nonfat milk, cultured grade a lowfat milk, cultured grade a reduced fat milk, grade a milk,
  grade a nonfat milk, grade a lowfat milk, grade a pasteurized milk, pasteurized grade a nonfat milk, pasteurized grade a milk,
  pasteurized nonfat milk, pasteurized skim milk, pasteurized whole milk, pasteurized lowfat milk, pasteurized part skim milk,
  pasteurized part skim cow milk, part skim cow milk, pasteurized cow milk, pasteurized goat milk, pasteurized sheep milk,
  pasteurized buffalo milk, pasteurised milk, pasteurised cow milk, raw milk, unpasteurized milk, raw cow milk, milk cultured,
  low fat cultured pasteurized milk, pasteurized milk and cream, pasteurized milk and skim milk, cultured milk and cream,
  cultured pasteurized milk and cream, pasteurized reduced fat milk, pasteurized low fat milk, pasteurized fat free milk,
  cultured nonfat milk and cream | is milk
condensed skim milk = sweetened condensed skim milk, condensed whole milk, evaporated skim milk, evaporated whole milk,
  skim milk condensed, sweetened condensed whole milk, concentrated milk, concentrated skim milk, concentrated nonfat milk,
  condensed nonfat milk, condensed skimmed milk | is condensed milk
milk protein isolate = isolated milk protein, milk protein concentrate, concentrated milk protein, milk protein hydrolysate,
  hydrolyzed milk protein, hydrolyzed milk protein isolate, milk isolate, ultrafiltered milk, ultra filtered milk,
  ultrafiltered skim milk, ultrafiltered nonfat milk, ultra filtered skim milk, ultra filtered nonfat milk, filtered milk,
  filtered skim milk, filtered lowfat milk, filtered nonfat milk, microfiltered milk, total milk proteinate, milk proteinate, milk casein,
  milk peptide, micellar milk protein, dairy protein, dairy protein blend, mpc, milk albumin, milk globulin, milk protein blend | is milk
  | not of albumin
milk permeate = dairy permeate, milk permeate powder, whey permeate, permeate, skim milk permeate, milk sugar, milk lactose,
  lactose monohydrate, lactose powder, lactosa, milchzucker, lattosio | always milk
whey solids = dried whey, dry whey, modified whey, reduced lactose whey, demineralized whey, delactosed whey,
  partially demineralized whey, reduced mineral whey, sweet whey powder, sweet dairy whey, dairy whey, acid whey, pasteurized whey,
  milk whey, cheese whey, whey cream, cow milk whey, sweet dried whey, dried sweet whey, whey dry, lactose reduced whey, whey product,
  goat whey, whey milk, milkserum, milk serum, suero de leche, lactoserum, molkenpulver, siero di latte, soro de leite, serwatka,
  whey powder from milk, whey butter, whey from milk, liquid whey, condensed whey, hydrolyzed whey | is whey | not of latte
whey isolate = isolated whey protein, whey concentrate, concentrated whey protein, hydrolyzed whey protein,
  hydrolyzed whey protein isolate, whey protein hydrolysate, whey hydrolysate, hydrolysed whey protein, whey peptide, whey protein powder,
  whey protein blend, instantized whey protein isolate, wpi, wpc, whey protein crisp, whey crisp, alpha lactalbumin, beta lactoglobulin,
  milk whey protein, whey protein concentrate 80, partially hydrolyzed whey protein concentrate | is whey | not of protein powder
micellar casein = acid casein, magnesium caseinate, ammonium caseinate, iron caseinate, zinc caseinate, casein hydrolysate, casein powder,
  casein protein, hydrolysed casein, paracasein, milk caseinate, caseinato, caseinato de sodio, caseinato calcico,
  micellar casein protein, caseinphosphopeptide, casein phosphopeptide, caseine, caseina, kasein, kazeina, sodium calcium caseinate,
  caesinate, sodium casein, hydrolyzed sodium caseinate | is casein
buttermilk powder = dry buttermilk, buttermilk solids, dried buttermilk, sweet cream buttermilk, sweet cream buttermilk powder,
  powdered buttermilk, cultured dry buttermilk, lowfat buttermilk, low fat buttermilk, nonfat buttermilk, cultured lowfat buttermilk,
  cultured buttermilk powder, sweet buttermilk, whole buttermilk, buttermilk cultured, sweet cream buttermilk solids,
  reduced fat buttermilk | is buttermilk
pasteurized cream = cream powder, dried cream, dry cream, powdered cream, milk and cream, cream solids, cultured cream,
  cultured pasteurized cream, pasteurized cultured cream, pasteurized milk cream, grade a cream, fresh cream, cream from milk,
  plastic cream, whipping cream powder, pasteurized heavy cream, pasteurized cow cream, cultured milk cream, light whipping cream,
  cream milk, pasteurized sweet cream, cream cultured, cultured grade a cream, thickened cream, dairy cream, cream pasteurized,
  pasteurized grade a cream, sweet cream solids, nonfat cream, double thick cream, coffee cream, cooking cream, aerosol whipped cream,
  whipped heavy cream | is cream | not of coffee
sour cream powder = cultured sour cream, dried sour cream, lowfat sour cream, light sour cream, fat free sour cream, sour cream dried,
  sour cream cultured, nonfat sour cream, reduced fat sour cream, sour milk, sour cream and onion dip | is sour cream
anhydrous butter fat = butteroil, anhydrous butter oil, anhydrous butterfat, concentrated butter, milkfat anhydrous, anhydrous milkfat,
  butter milkfat, amf, clarified milk fat, milk fat fraction, fractionated milk fat, dairy fat, butterfat oil | is ghee
butter powder = dried butter, dehydrated butter, sweet cream butter, salted sweet cream butter, unsalted sweet cream butter,
  pasteurized butter, cream butter, butter from milk, grass fed butter, european butter, irish butter, truffle butter, lemon butter,
  butter salted, butter unsalted, sweet butter, butter blend, light butter, butter sauce, lemon butter sauce, garlic butter sauce,
  maitre d butter, compound butter, roasted garlic butter, melted butter, butter ester | is butter
yogurt powder = nonfat yogurt powder, nonfat yogurt, lowfat yogurt, low fat yogurt, fat free yogurt, whole milk yogurt, dried yogurt,
  dry yogurt, yogurt solid, greek yogurt powder, nonfat greek yogurt, lowfat greek yogurt, cultured yogurt, vanilla yogurt,
  strawberry yogurt, yogurt dip, yogurt sauce, yogurt drink, drinkable yogurt, yogurt dressing, icelandic yogurt, bulgarian yogurt,
  goat yogurt, sheep yogurt, sheep milk yogurt, goat milk yogurt, yogurt parfait, greek nonfat yogurt, yogurt cheese, natural yogurt,
  set yogurt, bio yogurt, yogurt base | is yogurt
yogurt coating = yogurt chip, yoghurt coating, yogurt flavored coating, yogurt covered, yogurt compound, yogurt confectionery coating,
  white fudge | is confectionery coating | not of yogurt, breading | always milk
confectionery coating = confectioners coating, confectionary coating, compound coating, compound chocolate, candy melt, white coating,
  chocolate flavored coating, chocolate coating, chocolaty coating, chocolatey coating, chocolate flavored chip, almond bark, candiquik,
  summer coating | not of breading, almond | usually milk, soybeans
cheese solids = dehydrated cheese, dried cheese, dried cheddar cheese, cheddar cheese powder, cheddar cheese solids,
  dehydrated cheddar cheese, dehydrated blend of cheddar cheese, cheddar cheese seasoning, enzyme modified cheese, cheese product,
  cheese paste, cheese concentrate, cheese blend powder, granular cheese, pasteurized process cheese, pasteurized process cheese food,
  pasteurized process cheese spread, pasteurized prepared cheese product, pasteurized process cheese product, cheese spread,
  cheese sauce mix, cheese crumble, string cheese, smoked cheese, white cheese, yellow cheese, semi soft cheese, hard cheese, aged cheese,
  farmers cheese, hoop cheese, pot cheese, baker's cheese, raw milk cheese, cow cheese, sheep cheese, sheep milk cheese, goat milk cheese,
  cow milk cheese, lowfat cheese, reduced fat cheese, fat free cheese, cheese skim, part skim cheese, parmesan cheese powder,
  romano cheese powder, romano cheese made from cow milk, blue cheese powder, parmesan powder, jack cheese powder, cheese curd powder,
  italian cheese blend, mexican cheese blend, 3 cheese blend, shaved parmesan cheese, shredded parmesan cheese, grated parmesan cheese,
  cheese slice, bread cheese, juustoleipa, cheese crisp, cheese bite, cheese stick, mozzarella cheese stick | is cheese | not of bread,
  dip
low moisture mozzarella = low moisture part skim mozzarella, low moisture part skim mozzarella cheese, low moisture mozzarella cheese,
  part skim mozzarella, part skim mozzarella cheese, low moisture whole milk mozzarella, whole milk mozzarella,
  whole milk mozzarella cheese, skim mozzarella, smoked mozzarella, shredded mozzarella, mozzarella pearl, reduced fat mozzarella cheese,
  ciliegine, ovoline, mozzarella curd, pizza cheese, scamorza, burrata filling | is mozzarella | not of pizza, filling
whole milk ricotta = part skim ricotta, part skim ricotta cheese, whole milk ricotta cheese, ricotta whey cheese, whipped ricotta,
  sheep ricotta | is ricotta
whipped cream cheese = cream cheese powder, pasteurized milk and cream cheese, neufchatel cheese, reduced fat cream cheese,
  light cream cheese, cream cheese spread, cream cheese filling, cream cheese frosting, cream cheese icing, low fat cream cheese,
  philadelphia cream cheese, philadelphia cheese, schmear | is cream cheese
dairy base = dairy blend, dairy ingredient, dairy concentrate, milk concentrate, milk blend, ice cream base, soft serve mix, ice milk,
  frozen dairy dessert, dairy dessert, frozen yogurt base, yogurt base powder, dairy base powder, frozen dairy, milk base | is milk
  | not of water | mixture
cultured dairy = dairy whitener, cultured dairy solids, cultured dairy powder, fermented milk, fermented milk powder, viili, filmjolk,
  kumis, koumiss, airag, clabber, clabbered cream, junket | is milk
infant formula = baby formula, toddler formula, follow on formula, milk based infant formula | usually milk, soybeans
`,
};
