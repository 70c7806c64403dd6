import type { LexiconGroup } from './entry.ts';

/** The law exempts highly refined oils of soy, peanut and nuts. They raise a question and never count as absent. */
export const oilsAndFats: LexiconGroup = {
  source:
    'FALCPA, section 201(qq)(2): highly refined oils are exempt; 21 CFR 101.4(b)(14) (names of fats and oils); FDA Q&A, 5th edition (2025)',
  table: `
palm oil = palmolein, palmolein oil, refined palmolein oil, palm superolein, palm oil and fat, palm kernel oil and fat, palm kernel oil, palm kernel, palm, palm fruit, palm fruit oil, palm olein, palm olein oil, palm stearin, palm shortening,
  fractionated palm oil, fractionated palm kernel oil, fractionated palm kernel, hydrogenated palm oil, hydrogenated palm kernel oil,
  hydrogenated palm kernel, hydrogenated palm, partially hydrogenated palm kernel oil, partially hydrogenated palm oil,
  partially hydrogenated palm kernel, modified palm oil, interesterified palm oil, interesterified palm kernel oil, red palm oil,
  organic palm oil, organic palm fruit oil, sustainable palm oil, rspo palm oil, palm fat, palm kernel fat, palm kernel stearin, dende,
  dende oil, palm kernel and palm oil, palm and palm kernel oil, aceite de palma, huile de palme, palmol, olio di palma, olej palmowy
canola oil = rapeseed fat, colza oil, turnip rape oil, rapeseed oil, rape seed oil, cole seed oil, coleseed oil, canola, rapeseed, low erucic acid rapeseed oil, high oleic canola oil, expeller pressed canola oil,
  refined canola oil, organic canola oil, non gmo canola oil, non gmo expeller pressed canola oil, organic expeller pressed canola oil,
  hydrogenated canola oil, partially hydrogenated canola oil, hydrogenated rapeseed oil, hydrogenated canola,
  fully hydrogenated rapeseed oil, canola blend oil, cold pressed canola oil, organic expeller pressed canola, huile de colza, rapsol,
  aceite de canola, aceite de colza, olej rzepakowy, raapzaadolie
sunflower oil = sunflower fat, hydrogenated sunflower fat, fully hydrogenated sunflower fat, sunflower seed oil, high oleic sunflower oil, expeller pressed sunflower oil, organic sunflower oil,
  organic expeller pressed sunflower oil, mid oleic sunflower oil, nusun sunflower oil, sunflower oil high oleic, high oleic sunflower,
  hydrogenated sunflower oil, sunflower and safflower oil, safflower and sunflower oil, organic high oleic sunflower oil,
  aceite de girasol, huile de tournesol, sonnenblumenol, olio di girasole, olej slonecznikowy, zonnebloemolie
safflower oil = safflower fat, safflower, high oleic safflower oil, expeller pressed safflower oil, high oleic safflower, organic safflower oil,
  high linoleic safflower oil
cottonseed oil = cottonseed, cotton seed oil, hydrogenated cottonseed oil, partially hydrogenated cottonseed oil,
  partially hydrogenated cottonseed, hydrogenated cottonseed, fully hydrogenated cottonseed oil, fractionated cottonseed oil,
  refined cottonseed oil, aceite de algodon
corn oil = hydrogenated corn oil, refined corn oil, pure corn oil, non gmo corn oil, maize oil | is corn
grapeseed oil = grape seed oil, rice bran oil, rice oil, ricebran oil | not of rice, white rice flour
avocado oil = cold pressed avocado oil, refined avocado oil | is avocado
flax oil = flaxseed oil, flax seed oil, linseed oil | is flax seed
seed and fruit oil = chia oil, chia seed oil, pumpkin seed oil, camelina oil, borage oil, evening primrose oil, primrose oil,
  black cumin oil, perilla oil, tea seed oil, camellia oil, babassu oil, sea buckthorn oil, poppy seed oil, watermelon seed oil,
  citrus oil, castor oil, jojoba oil, argan oil, annatto oil | not of tea
truffle oil = white truffle oil, black truffle oil | is mushroom | opaque
virgin olive oil = extra virgin oil, olive oil extra virgin, pure olive oil, light olive oil, refined olive oil, olive pomace oil, pomace olive oil,
  pomace oil, pomace, unfiltered olive oil, garlic olive oil, lemon olive oil, infused olive oil, basil olive oil, aceite de oliva,
  aceite de oliva virgen extra, huile d'olive, olivenol, olio d'oliva, olio extravergine di oliva, azeite, olijfolie, oliwa z oliwek,
  xvoo, organic olive oil, organic extra virgin olive oil, extra light olive oil | is olive oil | not of vegetable oil
hydrogenated soybean oil = partially hydrogenated soybean oil, fully hydrogenated soybean oil, partially hydrogenated soybean,
  partially hydrogenated soy oil, hydrogenated soy oil, high oleic soybean oil, non gmo soybean oil, expeller soybean oil,
  fractionated soybean oil, interesterified soybean oil, interesterified soy oil, soybean salad oil, soy shortening, soybean shortening,
  hydrogenated soy bean oil, hydrogenated soybean, non hydrogenated soybean oil, liquid soybean oil,
  liquid and partially hydrogenated soybean oil, partially hydrogenated soybean and cottonseed oil,
  hydrogenated soybean and cottonseed oil, partially hydrogenated soybean and palm oil, hydrogenated soybean and palm oil,
  soybean frying oil, soybean cooking oil, thermally oxidized soybean oil, low linolenic soybean oil, refined soy oil,
  fully refined soybean oil, soybean vegetable oil, vegetable oil soybean, soybean canola oil, organic soybean oil, soybeanoil,
  aceite de soja, aceite de soya, huile de soja, sojaol, olio di soia, oleo de soja, olej sojowy, soyabean oil, soja oil | is soybean oil
  | not of soy, vegetable oil, margarine | opaque
fat = fats and oils, edible fat, animal or vegetable fat | opaque
vegetable suet = non hydrogenated vegetable suet, atora | sometimes wheat | opaque | not of animal fat
hydrogenated vegetable oil = veg lard, vegetable lard, vegetable shortening blend, partially hydrogenated vegetable oil, hydrogenated vegetable fat,
  non hydrogenated vegetable oil, hydrogenated oil, partially hydrogenated oil, vegetable oil blend, vegetable oil shortening,
  vegetable fat and oil, non hydrogenated vegetable fat, vegetable shortening oil, interesterified vegetable oil,
  fractionated vegetable oil, expeller pressed vegetable oil, refined vegetable oil, liquid vegetable oil, pan release, pan spray,
  cooking spray, nonstick cooking spray, non stick cooking spray, vegetable cooking spray, release agent, pan coating,
  vegetable oil spray, seed oil, salad oil, oil blend, liquid shortening, edible oil, aceite, aceite vegetal, huile vegetale, huile,
  pflanzenol, pflanzenfett, olio vegetale, olej roslinny, plantaardige olie, oil spray, crisco, vegetable fat powder, interesterified oil
  | is vegetable oil | opaque | not of breading
refined almond oil = highly refined almond oil, refined walnut oil | not of almond, walnut | opaque
refined sesame oil = highly refined sesame oil, sesame oil blend | is sesame
hot sesame oil = dark sesame oil, light sesame oil, pure sesame oil, sesame seed oil, cold pressed sesame oil, aceite de sesamo,
  huile de sesame, olio di sesamo, sesamolie, olej sezamowy | is sesame
tree nut oil = pecan oil, pistachio oil, macadamia oil, macadamia nut oil, cashew oil, brazil nut oil, pine nut oil, roasted walnut oil,
  roasted hazelnut oil, roasted pistachio oil | always tree-nuts | not of nut
hydrogenated coconut oil = copha, kremelta, coconut fat, virgin coconut oil, extra virgin coconut oil, organic coconut oil, refined coconut oil,
  fractionated coconut oil, partially hydrogenated coconut oil, expeller pressed coconut oil, coconut oil solids, coconut oil powder,
  hydrogenated coconut, aceite de coco, huile de coco, kokosol, kokosfett, olio di cocco, liquid coconut oil, coco oil,
  cold pressed coconut oil, organic virgin coconut oil | is coconut
animal fat = wagyu fat, sheep fat, sheeps fat, lamb fat, mutton fat, calf fat, veal fat, poultry fat, horse fat, beef tallow, tallow, beef fat, suet, beef suet, rendered beef fat, chicken fat, rendered chicken fat, schmaltz, duck fat,
  goose fat, rendered bacon fat, bacon fat, bacon grease, pork fat, rendered pork fat, salt pork, fatback, lardo, hydrogenated lard,
  leaf lard, manteca, manteca de cerdo, rendered fat, turkey fat, edible tallow, deodorized beef fat, hog lard, dripping, beef dripping,
  pork lard, partially hydrogenated lard, saindoux, schmalz, strutto, smalec
earth balance = miyoko's butter, vegan buttery stick | not of butter, vegetable oil spread | sometimes soybeans, cashew | mixture
vegetable oil spread = soft spread, margarine spread, light margarine, liquid margarine, margarine blend, i can't believe it's not butter,
  country crock, buttery stick, buttery taste spread, whipped margarine, oleomargarine, margarina, buttery oil, butter flavored oil,
  liquid butter, butter flavored topping, movie theater butter, popcorn topping oil, butter flavored shortening, butter flavor oil,
  phase oil, butter spray, butter vegetable oil blend | not of butter, vegetable oil, filling, dip, corn, margarine, butter flavor
  | usually milk | sometimes soybeans
cocoa butter substitute = cocoa butter equivalent, cocoa butter replacer | opaque | not of cocoa butter
illipe = illipe butter, illipe oil, mango kernel oil, sal fat, sheanut, shorea robusta seed oil, mango butter, mango kernel fat,
  sal butter, kokum butter, murumuru butter, cupuacu butter, shea oil, shea nut oil, shea stearin, sheanut oil, shea olein, shea fat, shea, shea kernel oil,
  tucuma butter | not of butter, vegetable oil, mango, hickory nut, nut
butter flavored spray = butter cooking spray, butter flavor cooking spray, butter flavored pam, butter flavor shortening,
  butter flavored crisco, butter flavor crisco, popcorn butter topping, butter flavored cooking spray | not of butter, butter flavor,
  hydrogenated vegetable oil, corn | sometimes milk, soybeans | opaque
`,
};
