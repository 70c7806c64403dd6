import type { DishGroup } from './dish-entry.ts';

export const breakfast: DishGroup = {
  source: 'General culinary knowledge: what is eaten in the morning, and what cafés serve',
  table: `
pancake = pancakes, hotcake, flapjack, griddle cake, short stack, silver dollar pancake, dutch baby | always flour, egg | usually milk, butter, baking powder | often sugar, buttermilk, maple syrup | sometimes vanilla, baking soda, vegetable oil | seldom blueberry
waffle = waffles, belgian waffle | always flour, egg, butter | usually milk, baking powder, sugar | often vanilla, maple syrup, buttermilk
french toast = pain perdu, stuffed french toast | always bread, egg | usually milk, cinnamon, butter | often sugar, vanilla, maple syrup | sometimes brioche, cream, powdered sugar
crepe = crepes, blintz, blini | always flour, egg, milk, butter | often sugar | seldom cream, lemon, chocolate, cheese
eggs benedict = benedict, egg benedict, eggs florentine | always egg | usually hollandaise, butter, english muffin | often lemon, ham, egg yolk
breakfast burrito = breakfast wrap, breakfast taco | always egg, tortilla | usually cheese | often salsa, potato, onion | sometimes bacon, sausage, black bean, avocado, sour cream, bell pepper, milk
breakfast sandwich = egg sandwich, egg and cheese, egg muffin, bacon egg and cheese, egg mcmuffin | is sandwich | always egg, bread, cheese | often butter, bacon | sometimes sausage, ham, mayonnaise
egg on toast = eggs on toast, egg toast | always egg, bread | usually butter | often black pepper
avocado toast = avo toast | always avocado, bread | usually lemon | often olive oil, red pepper flakes | sometimes egg, lime, tomato, feta, sesame
huevos rancheros = chilaquiles | always egg, corn tortilla | usually salsa, onion, cheese | often tomato, avocado, cilantro, black bean, jalapeno pepper | sometimes sour cream, lime
shakshuka = eggs in purgatory | always egg, tomato | usually onion, garlic, olive oil, cumin | often bell pepper, paprika, parsley, feta | sometimes cilantro, chili pepper
frittata = egg bake, strata, spanish frittata | is omelette | always egg | usually onion, cheese | often milk, olive oil, garlic, parmesan | sometimes potato, spinach
quiche = quiche lorraine | is pie | always egg, flour, butter | usually cheese, cream | often milk, onion | sometimes bacon, gruyere, spinach, nutmeg | seldom sugar
bagel = bagel and lox, bagels, lox, bagel with lox, lox bagel | always flour | usually cream cheese | often salmon | sometimes caper, onion, sesame, dill, poppy seed | seldom egg
english muffin = english muffins | always flour | usually yeast, butter, milk | sometimes sugar, corn
oatmeal = porridge, overnight oats, steel cut oats, savory oatmeal, baked oatmeal | always oat | usually milk | often cinnamon, brown sugar | sometimes maple syrup, banana, raisin, honey, butter, chia seed | seldom almond, walnut, egg
granola = muesli, trail mix | always oat | usually honey, almond | often coconut, brown sugar, maple syrup, vegetable oil, pecan | sometimes raisin, cinnamon, cranberry, vanilla, walnut, pumpkin seed, butter
granola bar = energy bar, protein bar, energy bite, oat bar | always oat | usually honey | often almond, chocolate, peanut butter, butter | sometimes coconut, brown sugar, vanilla
yogurt parfait = granola parfait, berry parfait, greek yogurt, yogurt bowl | always yogurt | usually granola, honey | often strawberry, blueberry, oat | sometimes almond
acai bowl = acai, smoothie bowl, pitaya bowl | always banana | usually granola, strawberry | often honey, coconut, blueberry, almond milk, oat | sometimes peanut butter, almond
chia pudding = chia seed pudding, overnight chia pudding | always chia seed | often almond milk, milk, vanilla, maple syrup | sometimes coconut milk, honey, strawberry, banana
croissant = chocolate croissant, pain au chocolat, almond croissant | always flour, butter | usually milk, sugar, yeast, egg | seldom almond, chocolate
danish = pastry, cheese danish, bear claw, turnover, strudel | always flour, butter, sugar | usually egg | often milk, yeast, cream cheese | sometimes almond, apple, vanilla, cinnamon
doughnut = donut, donuts, beignet, churro, fried dough, malasada, cruller | always flour, sugar | usually egg, vegetable oil, milk, butter | often yeast, cinnamon, vanilla, powdered sugar
blueberry muffin | is quick bread | always flour, blueberry, sugar, egg
bran muffin | is quick bread | always bran, flour | often raisin, buttermilk, molasses
scone = scones, cheddar scone | is quick bread | always flour, butter | usually cream, baking powder | often sugar, egg, buttermilk
corned beef hash = hash, breakfast hash, skillet, breakfast skillet | always potato | usually onion, egg | often bell pepper, garlic, olive oil | sometimes cheese, corned beef, bacon, sausage, black bean
bacon = oven bacon, candied bacon, strip bacon | always bacon | seldom brown sugar, maple syrup
latte = cappuccino, flat white, cafe au lait, macchiato, mocha, cortado | always coffee, milk | seldom sugar, vanilla, chocolate, caramel
hot chocolate = hot cocoa, cocoa, cafe mocha | always milk, cocoa | usually sugar | often vanilla, chocolate, whipped cream | seldom marshmallow
chai = chai latte, masala chai | always tea | usually milk, sugar, cinnamon, ginger, cardamom | often clove, black pepper
milkshake = shake, malt shake, frappe, malted | always milk, ice cream | often vanilla, sugar | sometimes chocolate, whipped cream, malt | seldom strawberry, banana
lemonade = limeade, agua fresca, strawberry lemonade | always sugar | usually lemon | sometimes mint, strawberry, lime
cider = mulled cider, apple cider, hot cider | always apple | usually cinnamon | often clove | sometimes orange, cranberry
eggnog = egg nog | always egg, milk, cream, sugar | usually nutmeg | often rum, bourbon, vanilla
sangria = red sangria, white sangria, rose sangria | always wine | usually orange, brandy | often sugar, lemon, apple | sometimes strawberry, lime, peach
whiskey sour = whisky sour, bourbon sour | always whiskey, lemon | usually sugar | sometimes egg white, cherry
margarita = paloma | always tequila, lime | often orange liqueur, sugar | sometimes orange
mojito | always rum, lime, mint | usually sugar
hot toddy = hot buttered rum, buttered rum | usually rum, butter, brown sugar | often cinnamon, nutmeg, clove
peanut butter and jelly = pbj, pb and j, peanut butter sandwich | always peanut butter, bread, jam
`,
};
