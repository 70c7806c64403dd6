import type { LexiconGroup } from './entry.ts';

export const bakeryAndSnacks: LexiconGroup = {
  source:
    '21 CFR 136 (bakery products) and 137; FDA Q&A, 5th edition (2025): wheat; published ingredients of widely sold brands',
  table: `
toasted breadcrumb = toasted bread crumb, italian breadcrumb, seasoned breadcrumb, seasoned bread crumb, japanese breadcrumb,
  japanese bread crumb, japanese style bread crumb, garlic crouton, herb crouton, cracker meal, crackermeal, cracker crumb, matzo crumb,
  graham cracker crumb, panko crumb, panko bread crumb, toasted panko, bread cube, bread stuffing, stuffing mix, chapelure, pan rallado,
  pan molido, paniermehl, semmelbrosel, pangrattato, bulka tarta, paneermeel | is panko | not of seasoning, garlic, matzo, herb
kaiser roll = kaiser bun, potato roll, pretzel bun, pretzel roll, telera, telera roll, bolillo, ciabatta roll, ciabatta bun,
  sourdough toast, multigrain toast, multigrain bun, brioche roll, brioche toast, potato bun, slider bun, hero roll, french roll,
  french bread, italian bread, italian roll, ciabatta bread, focaccia bread, olive bread, country bread, rustic bread, grilled bread,
  toasted bun, pullman loaf, pain de mie, toast point, crostino, baguette toast, bagel chip, pita chip, lavash bread, flat bread,
  naan flatbread, puff pastry dough, phyllo cup, pizza shell, pizza base, flour taco shell, flour tostada, flour tortilla chip,
  tortilla de harina, spinach tortilla, spinach wrap, tomato wrap, hoagie bun, sub bun, sandwich bread, sandwich roll, texas toast bread,
  garlic knot, garlic bread stick, soft breadstick, sourdough starter, sourdough culture, sour dough | is wheat | not of potato, olive,
  bagel, corn tortilla, tortilla, spinach, tomato, microbial culture, naan, phyllo, brioche, pizza, bun, garlic, multigrain
sugar cookie = oatmeal cookie, ginger cookie, vanilla wafer, nilla wafer, belgian waffle, cookie crumble, cookie piece, brownie piece,
  brownie bite, cake crumb, cake piece, cake crumble, crumb cake, red velvet cake, lava cake, chocolate lava cake, chocolate layer cake,
  bundt cake, sheet cake, madeleine, snickerdoodle, pizzelle, savoiardi, kuchen, gateau, koekje, ciastko, cinnamon bun, sticky bun,
  muffin top, cinnamon swirl, banana bread, pumpkin bread, zucchini bread, danish pastry, kolache, donut hole, cake donut,
  old fashioned donut, buttermilk pancake | is wheat | not of cookie, cake, brownie, oat, ginger, pastry, bun, bread, banana, zucchini,
  squash, doughnut, pancake, buttermilk, sugar, cinnamon, vanilla, chocolate, croissant, hard seltzer | usually milk, eggs
corn chip = fritos, tortilla strip, corn tortilla chip, corn tostada, crispy corn tortilla, white corn tortilla, yellow corn tortilla,
  blue corn tortilla, blue corn chip, totopo, crispy taco shell, hard taco shell, hard shell, corn taco shell, corn masa tortilla,
  tortilla de maiz, corn puff, sope, huarache, gordita shell, pupusa shell, tamale masa, masa dough, masa cake | is corn
  | not of tortilla, dough, cake
cheese puff = cheetos, doritos, cheese curl, cheese popcorn, smartfood | always milk | not of cheese, corn
pita pocket = whole wheat pita, pitta, pitta bread, laffa, pide bread, barbari | is flatbread
rice krispies = krispies, puffed rice cereal | is rice | usually barley
rice krispie treat = rice crispy treat | is rice | usually barley, milk
cheerios | is oat
shredded wheat cereal = wheaties, cream of wheat cereal, grape nuts, frosted mini wheats | is wheat | not of grape, nut,
  enriched wheat flour
veggie straw = veggie chip, vegetable chip, bean chip, crisped quinoa, lentil crisp, quinoa crisp, amaranth crisp, veggie crisp, vegetable crisp, chickpea veggie crisp, multigrain crisp,
  bean crisp, corn crisp, pea crisp, sorghum crisp, crisp sorghum, millet crisp, crisp millet, crisp quinoa, teff crisp, grain crisp, crisped sorghum,
  crisped millet | not of quinoa, lentil, amaranth, chickpea, bean, corn, pea | opaque
crust = crispy crust, thin crust, deep dish crust, hand tossed crust, crusted | sometimes wheat
chip = house chips | opaque
gingersnap = ginger nut biscuit, lebkuchen cookie, animal cracker, keks, galleta, biscotto, fig newton, digestive, rich tea biscuit,
  marie biscuit, petit beurre, digestive biscuit | is wheat | not of biscuit, cookie, cracker, fig, butter | sometimes milk, soybeans,
  eggs
crumb topping = streusel | is wheat | usually milk
cookie crumb = crushed cookie | is wheat | not of cookie | sometimes milk, soybeans, eggs
palmier = kouign amann, fried dough, elephant ear, sopapilla, sopaipilla, toaster pastry, pop tart | is wheat | not of dough, pastry
  | sometimes milk, eggs, soybeans
stroopwafel = sponge, genoise, pancake batter, waffle batter, crepe batter | is wheat | not of pancake, batter | usually eggs
  | sometimes milk, soybeans
crescent roll = crescent dough, crescent roll dough, crescent dinner roll, crescent sheet, refrigerated dinner roll, soft white roll,
  white roll, crusty bread, rolls split, submarine roll, new england roll, split top roll, brat bun, king's hawaiian roll,
  rolls and butter, bread and butter, basket of rolls, roll and butter | is wheat | not of bread, dough, bun | sometimes milk, eggs,
  soybeans
wonton wrapper = egg roll wrapper, wonton wrap, egg roll wrap | is wheat | not of wonton, egg roll | sometimes eggs, soybeans
plain rice cake = rice cake, puffed rice cake, brown rice cake, lightly salted rice cake | is rice | not of cake
goldfish cracker = goldfish, goldfish cheddar cracker, cheez it, cheese nip, cheese cracker, cheddar cracker | is wheat | not of cheese,
  cheddar, cracker | always milk
`,
};
