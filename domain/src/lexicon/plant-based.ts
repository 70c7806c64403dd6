import type { LexiconGroup } from './entry.ts';

export const plantBased: LexiconGroup = {
  source:
    'FDA draft guidance on plant-based milk alternatives (2023): named by their source; published ingredients of widely sold brands (soy, wheat or pea base)',
  table: `
oat beverage = oat drink, oat milk creamer, oatmilk creamer, oat creamer, oat base beverage, oatmilk frozen dessert,
  frozen oatmilk dessert, oat milk frozen dessert, oat milk yogurt, oatgurt, oatly, barista oat milk, oat milk chocolate,
  oat based beverage, havermelk, lait d'avoine, leche de avena, haferdrink, hafermilch, bevanda all'avena, bebida de avena, oat ice cream,
  oat milk ice cream, oat whip, oat cheese, oat foam, oat milk powder, vanilla oat milk, oat milk cold foam, oat mylk, oatmilk powder
  | is oat | not of milk, creamer, yogurt, milk chocolate, ice cream, cheese
soy creamer = soy milk creamer, soy drink, soya drink, soybean milk, soy yoghurt, soya yogurt, soy based yogurt, soy mozzarella,
  soy sour cream, soy cream cheese, vanilla soy milk, soy whip, soy pudding, soya milk powder, soymilk powder, silk soy milk,
  lait de soja, leche de soja, leche de soya, sojamilch, sojadrink, latte di soia, bebida de soja | is soy | not of creamer, milk, yogurt,
  mozzarella, sour cream, cream cheese, pudding, latte
rice beverage = rice drink, rice dream, rice milk powder, rice based beverage | is rice | not of milk
pea milk powder = ripple milk, pea milk creamer, pea beverage, split pea milk | is pea | not of milk, creamer
hemp beverage = hemp drink, hemp milk powder, flax beverage, quinoa milk | not of milk, quinoa | mixture
plant milk = plant based milk, plant based beverage, non dairy milk, nondairy milk, vegan milk, plant beverage | not of milk | sometimes tree-nuts, soybeans | opaque
sesame milk | is sesame | not of milk
plant based creamer | not of creamer | sometimes almond, coconut, oats, soybeans
vegenaise | sometimes soybeans, mustard
mung bean egg = just egg, just egg patty, just egg scramble, just egg omelet | not of egg, omelet | mixture
tofu scramble = ganmodoki, ganmo, firm tofu, extra firm tofu, soft tofu, fried tofu, smoked tofu, tofu puff, tofu skin, crispy tofu, baked tofu,
  medium tofu, tofu cream cheese, tofu crumble, organic tofu, sofritas, soy tofu, abura age, koya tofu, doufu, tofou | is tofu
  | not of cream cheese
tempeh bacon = soy tempeh, marinated tempeh, grilled tempeh, tempeh strip, smoky tempeh | is tempeh | not of bacon, marinade
seitan strip = vital wheat seitan, seitan chorizo, seitan bacon, seitan wing, seitan sausage, smoked seitan, seitan steak, grilled seitan,
  mock duck | is seitan | not of sausage, bacon, chicken, beef, duck
impossible meat = impossible patty, impossible sausage, impossible beef, impossible ground beef, impossible meatball | not of beef,
  sausage, patty, meat | always soybeans
beyond meat = beyond patty, beyond sausage, beyond beef, beyond meatball, beyond breakfast sausage patty | not of sausage, beef, patty,
  meat, pepperoni slice | is pea
gardein = veggie dog, tofurky, morningstar, boca burger, boca patty, meatless crumble, meatless patty, meatless meatball,
  vegetarian sausage, field roast, lightlife, faux chicken, veggie nugget, veggie crumble, veggie sausage, veggie meatball,
  meat alternative, meat substitute, meat analogue, vegetarian meat | not of chicken, meat, sausage, patty, burger, vegetable
  | usually soybeans, wheat | opaque
daiya = daiya cheddar, daiya mozzarella, daiya cheese, daiya shreds, daiya cream cheese, daiya cheddar shreds, chao cheese, follow your heart cheese, coconut oil based cheese | not of cheese, coconut | sometimes coconut, soybeans | mixture
protein boost = pea protein boost, daily vitamin boost, protein shake, meal replacement, protein drink, nutrition shake, mass gainer,
  protein bite, protein ball, energy bite, energy ball, energy bar, nutrition bar, breakfast bar, cereal bar, snack bar, fruit and nut bar
  | not of pea, plant protein, vitamin, nut, fruit | sometimes milk, soybeans, peanuts, tree-nuts | opaque
whey protein boost = whey protein shake, whey shake, whey boost, muscle milk, casein shake, premier protein, protein powder whey | is whey
  | not of milk, protein boost, protein powder
plant protein powder = vegan protein powder, plant based protein powder, vegan protein
  | not of protein powder | opaque
soy protein boost = soy boost, soy protein shake | is soy | not of protein boost
egg white protein powder = egg protein powder | is egg white | not of protein powder
collagen boost = collagen powder, collagen creamer | is gelatin | not of creamer
baby cereal = baby oatmeal, infant cereal | not of oat | sometimes oats, wheat, milk, soybeans
soyrizo = soy chorizo, soya chorizo | is soy | sometimes wheat
chickpea tuna = chickpea tuna salad, chickpea chicken salad, tuno, chickpea "tuna", tofu tuna, jackfruit tuna, chickpea egg salad,
  tofu egg salad, carrot lox, vegan lox, carrot salmon, tomato tuna, watermelon tuna, watermelon poke | not of tuna, tuna salad,
  egg salad, salmon, poke | sometimes soybeans | mixture
aquafaba meringue = aquafaba pavlova, chickpea meringue, aquafaba macaron | is chickpea | not of meringue, macaron
plant chicken = chick'n, chik'n, chicken style pieces | not of chicken | sometimes soybeans, wheat | opaque
cauliflower wings = cauliflower bites, cauliflower popcorn, gobi manchurian bites | is cauliflower | not of chicken
  | usually wheat | sometimes milk, eggs | opaque
almond milk cream cheese = almond milk ricotta, almond milk ice cream | is almond | not of cream cheese, ricotta, ice cream, cream
cashew milk yogurt = cashew milk ice cream, cashew milk cream cheese, cashew lime crema | is cashew | not of yogurt, ice cream, cream cheese,
  creamy dressing
tofu ricotta = tofu feta, tofu sour cream | is tofu | not of ricotta, feta, sour cream
`,
};
