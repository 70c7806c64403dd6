import type { LexiconGroup } from './entry.ts';

export const eggs: LexiconGroup = {
  source: 'FDA Q&A, 5th edition (2025): eggs of any bird; FARE and Kids With Food Allergies: hidden names of egg',
  table: `
egg = whole egg, fried egg, boiled egg, poached egg, scrambled egg, hard boiled egg, quail egg, duck egg, goose egg, powdered egg,
  dried egg, egg powder, egg solids, egg wash, liquid egg, huevo, oeuf, uovo, 蛋黄, 蛋黃, 蛋清, 蛋液, 鸡蛋液, 全蛋, 卵黄, 卵白, 全卵, 液卵, マヨネーズ, 마요네즈, 계란물,
  яйцо, яйца, яичный, wholeegg, egss, eggss, eiern, d'œufs, d'oeufs, l'œuf, d'œuf, de huevo | always eggs | stands for eggs
omelet = omelette, denver omelet, western omelet, french omelet, tortilla francesa | is egg | not of tortilla
  | sometimes milk
shakshuka | is egg, tomato, onion, garlic | mixture
spanish tortilla = tortilla espanola | is egg, potato | not of tortilla | mixture
egg white = egg albumen, albumen, egg beaters, whites stiffly beaten, whites stiffly, whites beaten, whites whipped,
  stiffly beaten whites, beaten whites, whites at room temperature, whites separated, eggwhite, egg whites powdered,
  egg whte, dried eggwhite, egg albumin | is egg
egg yolk = yolk, eggyolk, egg yoke, egg yolks powdered, egg yoks | is egg
albumin = ovalbumin, globulin, ovoglobulin, ovomucin, ovomucoid, ovotransferrin, ovovitellin, livetin, vitellin, simplesse | always eggs
lysozyme = e1105 | always eggs
egg substitute | not of egg | usually eggs
mayonnaise = mayo, japanese mayo, kewpie, kewpie mayo, truffle mayo, herb mayo, mayo sauce, alabama white sauce, white bbq sauce,
  marie rose, marie rose sauce, mayonaise dressing | not of sauce,
  bechamel, rose sauce | always eggs | sometimes mustard
chipotle mayo = spicy mayo | is mayonnaise, chili pepper
aioli = alioli, garlic aioli | is garlic | always eggs | mixture
hollandaise = hollandaise sauce, bearnaise, bearnaise sauce | always eggs, milk | mixture
eggs benedict | is egg, hollandaise | usually wheat
meringue = pavlova, royal icing, meringue nest, eton mess, italian meringue, swiss meringue, french meringue, merengue, baiser,
  schaumrolle, ile flottante, floating island, oeufs a la neige, vacherin glace, dacquoise | not of icing, egg, swiss cheese | always eggs
  | sometimes milk
marshmallow = mallow, toasted marshmallow, guimauve | sometimes eggs
souffle | always eggs | usually milk | sometimes wheat
quiche | always eggs, milk | usually wheat
zabaglione = sabayon | always eggs
egg noodle | is egg, noodle | always wheat
egg drop soup = egg flower soup | is egg | sometimes soybeans, wheat, sesame
egg foo young = egg foo yung, egg fu yung, egg fuyung, egg fu young | is egg | usually soybeans, wheat
egg fried rice | is egg, rice | usually soybeans, wheat
carbonara = spaghetti carbonara, spaghetti alla carbonara | is pasta | always eggs, milk | mixture
coleslaw = cole slaw | is cabbage | usually eggs
potato salad = red potato salad, southern potato salad | is potato | usually eggs | sometimes mustard, celery
fried rice | is rice | usually eggs, soybeans, wheat
frittata = frittate, kuku sabzi, strata | is egg | usually milk
baked alaska | is meringue, ice cream | usually wheat
`,
};
