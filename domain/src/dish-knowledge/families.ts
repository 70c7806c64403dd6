import type { DishGroup } from './dish-entry.ts';

/** Says what follows from the kind of a dish alone. The other tables build on this. */
export const families: DishGroup = {
  source: 'General culinary knowledge: what recipes of the kind have in common, whatever else is in them',
  table: `
soup = sopa, zuppa, soupe, bowl of soup | usually onion, garlic | often broth, carrot, celery, olive oil, black pepper | sometimes butter, tomato, bay leaf, parsley, thyme | seldom cream, potato, flour, bean, chicken, cheese
cream soup = bisque, creamy soup, cream of | is soup | usually cream, butter | often flour, milk | seldom wine
chowder | is soup | always onion, potato | usually milk, butter | often cream, bacon, flour, celery | sometimes corn, thyme | seldom clam
stew = casserole stew, ragout, tagine, estofado, hotpot | always onion | usually garlic, carrot | often tomato, broth, beef, olive oil, black pepper | sometimes potato, bay leaf, wine, paprika, celery, thyme | seldom flour, mushroom, butter, pea
salad = ensalada, insalata, salade, chopped salad | often olive oil, lettuce, black pepper, vinegar, lemon | sometimes onion, tomato, cucumber, garlic, mustard, cheese, bell pepper, carrot, parsley, red onion | seldom sugar, honey, feta, avocado, mayonnaise, nut, egg, scallion
green salad = house salad, garden salad, side salad, mixed greens, mixed green salad, mesclun, tossed salad | is salad | always lettuce | usually tomato, cucumber | often onion, vinaigrette, carrot | sometimes crouton, radish | seldom cheese, walnut
curry = karahi, masala, curried | usually onion, garlic, ginger, turmeric, cumin, coriander | often tomato, coconut milk, chili pepper, cilantro, vegetable oil | sometimes garam masala, curry powder, yogurt, cream, potato, chickpea, rice | seldom cashew, mustard seed, cinnamon, cardamom, fish sauce
sandwich = sandwiches, panini, hoagie, sub, hero, grinder, baguette sandwich, sammie, sando, toastie, melt | always bread | often cheese, mayonnaise, lettuce, tomato | sometimes mustard, onion, butter, olive oil, avocado | seldom egg, bacon, ham, pickle, turkey
wrap = wraps, roll up | always flour tortilla | usually lettuce | often cheese, tomato | sometimes onion, mayonnaise, avocado, yogurt | seldom chicken, hummus, carrot, cucumber
burger = hamburger, burgers, slider, sliders, smashburger | always bun | usually beef, onion | often cheese, lettuce, tomato, pickle | sometimes mayonnaise, ketchup, mustard | seldom egg, bacon, sesame, butter, breadcrumbs
pizza = pizzetta, pie pizza | always flour, mozzarella | usually yeast, olive oil, tomato sauce | often garlic, basil, sugar | sometimes oregano, parmesan | seldom onion, mushroom, sausage
taco = tacos | always tortilla | usually onion, cilantro, lime | often garlic, cumin | sometimes salsa, avocado, sour cream, cheese, tomato, cabbage, chili powder, jalapeno pepper, corn tortilla | seldom crema, lettuce, bean, mayonnaise
pasta = spaghetti, penne, rigatoni, linguine, fettuccine, orecchiette, bucatini, tagliatelle, pappardelle, cavatelli, farfalle, ziti, fusilli, macaroni, orzo, casarecce, cavatappi, angel hair, capellini | always pasta | usually garlic, olive oil, parmesan | often onion, black pepper | sometimes butter, tomato, basil, parsley, cream, lemon, red pepper flakes | seldom egg, white wine, pine nut, spinach, mushroom
stir fry = stir fried, wok, wok tossed | usually garlic, soy sauce, vegetable oil, ginger | often scallion, bell pepper, carrot, onion, corn starch, sugar | sometimes sesame oil, broccoli, broth, rice, rice vinegar | seldom mushroom, chili pepper, oyster sauce, peanut, honey
noodle dish = noodles, noodle bowl, noodle | always noodle | usually garlic | often soy sauce, scallion, vegetable oil, ginger | sometimes carrot, sesame oil, sugar, egg, cabbage | seldom chicken, peanut, fish sauce, mushroom
rice bowl = bowl, rice plate, donburi | always rice | often soy sauce, scallion, garlic | sometimes avocado, cucumber, carrot, sesame oil, sesame, egg | seldom edamame, corn, black bean, salsa, mayonnaise
pie = tart, galette | always flour, butter | often sugar, egg | sometimes milk, cream, lemon, cinnamon, vanilla | seldom corn starch, brown sugar
cake = gateau, torte, layer cake, bundt cake, loaf cake | always sugar, flour, egg | usually butter, vanilla, baking powder | often milk, baking soda | sometimes vegetable oil, chocolate, cream, buttermilk, powdered sugar | seldom sour cream, cream cheese, lemon, almond, cinnamon
cupcake | is cake | usually powdered sugar
cookie = cookies, biscotti, biscuit cookie | always sugar, flour | usually butter, egg, vanilla | often baking soda, brown sugar, baking powder | sometimes chocolate, oat | seldom pecan, walnut, almond, cinnamon, milk, powdered sugar, honey
bar cookie = squares, dessert bar, bars | always sugar, butter | usually flour, egg | often vanilla, brown sugar | sometimes chocolate, oat, pecan, baking powder | seldom condensed milk, coconut, walnut, lemon
quick bread = muffin, loaf, banana bread, zucchini bread, biscuit | always flour | usually butter, sugar, egg, baking powder | often milk, baking soda | sometimes buttermilk, vanilla, vegetable oil | seldom walnut, cinnamon, cheddar, cream
bread = bread loaf, dinner roll, focaccia, ciabatta, challah, babka, sweet bread, bun bread | always flour | usually yeast | often sugar, olive oil, butter | sometimes egg, milk | seldom honey, sesame, garlic, cheese
sweet bun = cinnamon roll, sticky bun, cinnamon bun, morning bun, monkey bread | is bread | always flour, butter, sugar | usually cinnamon, milk, egg, yeast | often brown sugar, powdered sugar | sometimes cream cheese, vanilla, buttermilk | seldom pecan, raisin
smoothie | always banana | often yogurt, strawberry, milk | sometimes honey, blueberry, mango, orange juice, almond milk | seldom spinach, protein powder, peanut butter
omelette = omelet, omlette, scramble, scrambled egg, egg scramble, tortilla espanola | always egg | usually butter | often cheese, onion, milk, black pepper | sometimes bell pepper, tomato, spinach, olive oil, salsa | seldom mushroom, ham, bacon, avocado, cream
egg dish = soft cooked egg, poached egg, fried egg, egg plate | always egg | often black pepper, butter | sometimes olive oil, bread, cheese | seldom tomato, spinach, potato, onion
casserole = bake, gratin, baked dish, au gratin, scalloped | usually cheese, onion | often butter, milk, garlic, black pepper | sometimes flour, cream, breadcrumbs, egg, potato | seldom parmesan, broth, thyme, mushroom, sour cream
grilled fish = fish, fish plate, catch of the day, fillet, seared fish | usually lemon | often olive oil, garlic, black pepper | sometimes butter, parsley, shallot | seldom white wine, dill, caper, soy sauce
fried food = fritter, fritters, crispy fried, tempura fried, croquette, croquettes, popper, poppers, bites | usually flour, vegetable oil, egg | often garlic, breadcrumbs, black pepper | sometimes milk, buttermilk, onion, paprika, corn starch | seldom mayonnaise, cheese
grilled meat = steak, roast, barbecue, bbq, kebab, kabob, skewer, skewers, grilled chicken, chop, chops | usually black pepper, garlic | often olive oil | sometimes onion, paprika, butter, thyme, rosemary, lemon, brown sugar | seldom soy sauce, mustard, worcestershire
sauce = gravy, glaze, salsa sauce | often garlic, sugar | sometimes onion, vinegar, soy sauce, black pepper, lemon, butter, tomato | seldom mustard, ginger, cream, corn starch, honey, olive oil
dressing = salad dressing, vinaigrette | usually vinegar, olive oil | often garlic, black pepper, mustard | sometimes lemon, honey, mayonnaise, sugar, sour cream | seldom buttermilk, parsley, soy sauce, anchovy
dip = dips, spread | often garlic, lemon | sometimes sour cream, cream cheese, onion, mayonnaise, olive oil, cheese, black pepper, yogurt | seldom parsley, tomato, cumin, worcestershire
spice blend = seasoning, seasoning mix, spice mix, rub, dry mix, dry rub | usually garlic, black pepper | often onion, oregano, paprika | sometimes thyme, cumin, cayenne pepper, basil, parsley | seldom cinnamon, cardamom, dill, sugar, coriander
cocktail = cocktails, martini, mixed drink, spritz, punch | usually sugar, lime | often lemon | sometimes orange, vodka, rum, gin, wine | seldom egg white, mint, ginger beer
pudding = mousse, parfait, trifle, panna cotta cup | usually sugar | often cream, milk, vanilla, egg | sometimes chocolate, butter, corn starch | seldom gelatin, yogurt, brown sugar, cinnamon
frozen dessert = ice cream, gelato, semifreddo, soft serve, frozen custard | always sugar | usually cream, milk | often vanilla, egg yolk | sometimes chocolate, corn syrup | seldom almond, pecan
water ice = sorbet, granita, italian ice, shaved ice, popsicle, paleta, ice pop | always sugar | often lemon | sometimes lime | seldom corn syrup
confection = candy, bark, fudge, truffle, truffles, brittle, toffee | always sugar | often chocolate, butter | sometimes vanilla, cream, corn syrup, condensed milk | seldom pecan, almond, peanut, walnut, peppermint
roasted vegetable = roasted, charred, sauteed, grilled vegetable, brussels sprout, cauliflower wedge | usually olive oil | often black pepper, garlic | sometimes lemon, parmesan, thyme, butter | seldom rosemary, vinegar, honey, red pepper flakes
stuffed vegetable = stuffed pepper, stuffed poblano, stuffed squash, stuffed tomato, stuffed mushroom, stuffed | usually onion, garlic | often cheese, olive oil, rice, black pepper | sometimes tomato, parsley, breadcrumbs, beef, egg | seldom raisin, feta, spinach, bean
bento = bento box, lunch box, lunchable | often rice, soy sauce, egg | sometimes sugar, carrot, mirin, sesame, cucumber | seldom edamame, nori, broccoli, sake
`,
};
