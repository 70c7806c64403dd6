import type { DishGroup } from './dish-entry.ts';

export const american: DishGroup = {
  source: 'General culinary knowledge: dishes of diners, grills and kitchens of the American South',
  table: `
cheeseburger = cheese burger, bacon cheeseburger, patty melt | is burger | always cheese, beef
veggie burger = bean burger, black bean burger, vegetable burger, millet burger, garden burger | is burger | usually onion, garlic | often breadcrumbs, egg | sometimes black bean, oat, carrot | seldom mushroom, soy | never beef
turkey burger | is burger | always turkey | never beef
chicken sandwich = fried chicken sandwich, crispy chicken sandwich, chicken burger | is sandwich | always chicken, bun | usually flour, mayonnaise | often pickle, buttermilk, lettuce | sometimes egg, paprika | seldom cheese
impossible burger = plant based burger, vegan burger, beyond burger | is burger | always bun, soy | seldom cheese | never beef, egg, bacon
hot dog = chili dog, corn dog, frank, bratwurst | always sausage, bun | often mustard, ketchup, onion | sometimes pickle, beef, sauerkraut | seldom cheese
blt = bacon lettuce tomato | is sandwich | always bacon, lettuce, tomato, bread, mayonnaise
club sandwich = turkey club, clubhouse | is sandwich | always bread, turkey, bacon | usually lettuce, tomato, mayonnaise | sometimes ham, cheese
reuben = rueben, pastrami sandwich | is sandwich | always beef, rye bread | usually sauerkraut, swiss cheese, thousand island | often butter
grilled cheese = grilled cheese sandwich, cheese toastie | is sandwich | always bread, cheese, butter | sometimes cheddar, tomato | seldom mayonnaise, lettuce
philly cheesesteak = cheesesteak, cheese steak, philly | is sandwich | always beef, cheese, bread, onion | often bell pepper, provolone | sometimes mushroom
french dip = roast beef sandwich, beef dip, italian beef | is sandwich | always beef, bread | often jus, onion, butter
pulled pork = pulled pork sandwich, carnitas sandwich | always pork | usually onion, brown sugar, garlic, vinegar, bun | often paprika, black pepper, coleslaw, ketchup, mustard | sometimes worcestershire, cumin | seldom soy sauce
sloppy joe | is sandwich | always beef, bun, onion | usually ketchup, garlic | often bell pepper, worcestershire, brown sugar, mustard
tuna melt = tuna sandwich, tuna salad sandwich | is sandwich | always tuna, bread, mayonnaise | usually celery | often cheese, onion
egg salad = egg salad sandwich | always egg, mayonnaise | often mustard, bread, celery | sometimes onion, paprika, dill, chive, black pepper, lettuce
chicken salad = chicken salad sandwich | is salad | always chicken | often mayonnaise, celery | sometimes grape, walnut, mustard, bread
lobster roll | always lobster, bun, butter | usually mayonnaise, lemon | often celery, chive
crab cake = crabcake, fish cake, salmon cake, cod cake | always egg | usually mayonnaise, breadcrumbs, lemon, crab | often mustard, onion, parsley, worcestershire | sometimes bell pepper, butter, flour, celery
fish and chips = fried fish, fish fry, fried cod, fried catfish | always fish, flour, potato | usually vegetable oil, lemon | often beer, tartar sauce, egg | sometimes corn starch, malt vinegar, mayonnaise, baking powder
fish taco = fish tacos, shrimp taco, baja taco | is taco | always fish, tortilla | usually cabbage, lime, cilantro | often mayonnaise, sour cream | sometimes flour, avocado, cumin | seldom egg
fried chicken = chicken tender, chicken tenders, chicken strips, chicken nugget, chicken fingers, popcorn chicken, karaage | is fried food | always chicken, flour | usually garlic, black pepper | often buttermilk, egg, paprika | sometimes corn starch, breadcrumbs | seldom honey, mayonnaise
chicken wing = wings, hot wings, buffalo wings, buffalo chicken, boneless wings | always chicken | usually butter, hot pepper sauce | often celery, garlic | sometimes blue cheese dressing, flour, ranch, vegetable oil | seldom soy sauce, honey
mac and cheese = macaroni and cheese, mac n cheese, mac and cheese bites, mac | always pasta, cheese | usually milk, butter, flour, cheddar | often black pepper | sometimes mustard, breadcrumbs, cream, parmesan, gruyere | seldom egg, paprika, nutmeg
meatloaf = meat loaf | always beef, egg, onion | usually breadcrumbs, ketchup | often garlic, milk, worcestershire, brown sugar | sometimes parsley, pork, mustard
pot roast = beef pot roast, braised beef, short rib, short ribs, brisket | always beef | usually onion, garlic | often carrot, broth, black pepper | sometimes tomato, celery, wine, thyme, flour, soy sauce, brown sugar | seldom beer, butter, bay leaf
ribs = baby back rib, spare rib, bbq rib | is grilled meat | always pork | usually brown sugar, garlic, paprika | often ketchup, vinegar, onion, mustard | sometimes worcestershire, molasses
french fries = fries, steak fries, curly fries, waffle fries, sweet potato fries, tater tot, tots, home fries, hash brown, potato wedges | always potato, vegetable oil | sometimes garlic, parsley | seldom flour, parmesan, mayonnaise
poutine = loaded fries, cheese fries, chili cheese fries | always potato, cheese | usually vegetable oil | often gravy | sometimes bacon, sour cream, scallion, flour
potato skin = potato skins, baked potato, loaded potato, twice baked potato, stuffed potato | always potato | usually cheese | often sour cream, butter, bacon, cheddar | sometimes scallion, chive, olive oil
mashed potato = mash, smashed potato | always potato, butter | usually milk | often cream, garlic, black pepper | seldom chive, sour cream
sweet potato = roasted sweet potato, baked sweet potato | always sweet potato | often olive oil | sometimes butter, black pepper, brown sugar, cinnamon
roasted potato = roast potato, potatoes, breakfast potato, hasselback potato | always potato | usually olive oil | often garlic, black pepper | sometimes rosemary, onion, butter, paprika
potato salad | is salad | always potato | usually mayonnaise, onion | often mustard, celery, egg, vinegar | sometimes parsley, bacon, dill | seldom lettuce
coleslaw = slaw, cole slaw, creamy slaw | always cabbage | usually carrot, vinegar | often mayonnaise, sugar | sometimes onion, mustard, scallion, lime, cilantro | seldom celery seed, sesame oil
onion ring = onion rings, fried onion, blooming onion | is fried food | always onion, flour | often beer, milk, egg
mozzarella stick = mozzarella sticks, fried mozzarella, cheese stick, cheese curd | is fried food | always mozzarella, flour | usually breadcrumbs, egg | often tomato sauce
spinach artichoke dip = artichoke dip, spinach dip | is dip | always spinach, artichoke, cheese | usually cream cheese, parmesan, sour cream, garlic | often mayonnaise
buffalo chicken dip | is dip | always chicken, cream cheese, hot pepper sauce | usually cheddar | often ranch
ranch dip = ranch dressing, ranch | always buttermilk, garlic | usually mayonnaise, onion, dill | often sour cream, parsley, black pepper, chive | seldom egg, lemon
french onion dip = onion dip | is dip | always onion, sour cream | often mayonnaise, cream cheese
deviled egg = deviled eggs | always egg, mayonnaise, mustard | often paprika | sometimes vinegar, chive | seldom pickle
caesar salad = caesar, chicken caesar, kale caesar | is salad | always parmesan, lettuce | usually crouton, anchovy, garlic, lemon | often egg yolk, mustard, olive oil, worcestershire | sometimes mayonnaise
caesar salad dressing = caesar dressing | always garlic, lemon, anchovy | usually parmesan, mustard, olive oil, egg yolk | often worcestershire, black pepper, mayonnaise
cobb salad = cobb | is salad | always lettuce, egg, bacon | usually chicken, avocado, tomato, blue cheese
wedge salad = wedge, iceberg wedge | is salad | always lettuce, blue cheese, bacon | usually tomato | often blue cheese dressing, chive | sometimes buttermilk, mayonnaise
chef salad = chefs salad | is salad | always lettuce, ham, egg | usually turkey, cheese, tomato
waldorf salad | is salad | always apple, celery, walnut, mayonnaise | usually grape | often lettuce
spinach salad | is salad | always spinach | often red onion, bacon, egg | sometimes strawberry, goat cheese, pecan, mushroom, feta
kale salad = superfood salad | is salad | always kale | usually lemon | often parmesan, olive oil | sometimes almond, cranberry, quinoa | seldom lettuce
beet salad = roasted beet salad | is salad | always beet | usually goat cheese | often walnut, arugula | sometimes orange | seldom lettuce
pasta salad = macaroni salad, orzo salad | is salad | always pasta | usually olive oil | often bell pepper, vinegar, tomato, garlic, parsley | sometimes feta, mayonnaise, cucumber, olive | seldom lettuce, salami
fruit salad = fruit cup, fruit bowl | always strawberry | usually grape, melon, pineapple | often blueberry, orange | sometimes mint, lime, honey, kiwi
chili = chili con carne, beef chili, vegetarian chili, turkey chili | always onion, bean | usually garlic, tomato, chili powder, cumin | often beef, bell pepper | sometimes oregano, jalapeno pepper, cheddar, olive oil, sour cream, black bean | seldom corn, chocolate, beer
clam chowder = new england clam chowder, seafood chowder | is chowder | always clam, potato | usually cream, bacon, celery
corn chowder | is chowder | always corn | often bell pepper
gumbo | is stew | always onion, celery, bell pepper | usually sausage, garlic, flour, okra, chicken, cayenne pepper | often shrimp, thyme, bay leaf, vegetable oil | seldom carrot
jambalaya | always rice, onion, celery, bell pepper | usually sausage, garlic, tomato, thyme, broth | often shrimp, chicken, cayenne pepper | sometimes bay leaf, paprika
etouffee = crawfish etouffee, shrimp etouffee | always onion, celery, bell pepper, rice | usually butter, flour, garlic | often crayfish, cayenne pepper
shrimp and grits = grits, creamy grits, cheese grits | always corn | usually butter, cheese | often milk, garlic, cheddar | sometimes cream, shrimp, bacon, scallion
po boy = poboy, po boys | is sandwich | always bread | usually lettuce, tomato, mayonnaise | often shrimp, flour, corn, remoulade, pickle | sometimes oyster, egg
collard greens = braised greens | usually onion, garlic | often bacon, vinegar, red pepper flakes | sometimes broth, ham
cornbread = corn bread, hush puppy, corn muffin | always corn | usually egg, flour, butter, baking powder | often milk, sugar, buttermilk | sometimes vegetable oil, baking soda, honey
chicken fried steak = country fried steak | is fried food | always beef, flour | usually milk, egg | often butter, buttermilk, black pepper
biscuits and gravy = sausage gravy, biscuit and gravy | always flour, milk, sausage, butter | usually black pepper, baking powder | often buttermilk
chicken pot pie = pot pie, turkey pot pie | is pie | always flour, butter, chicken, carrot, pea | usually onion, celery, broth | often milk, cream, thyme | sometimes egg, potato | seldom sugar
chicken and waffles | is fried food | always chicken, flour, egg | usually butter, milk, maple syrup, baking powder | often buttermilk, sugar
baked beans = bbq beans | always bean | usually onion, brown sugar | often bacon, mustard, molasses, ketchup, garlic
black bean soup = bean soup | is soup | always bean, onion | usually cumin | often cilantro, lime | sometimes bell pepper, sour cream, black bean
lentil soup | is soup | always lentil | usually carrot, celery | often cumin, tomato, olive oil | sometimes spinach
split pea soup = pea soup | is soup | always pea | usually carrot | often ham, celery
tomato soup = tomato bisque | is soup | always tomato | usually cream, basil | often butter
chicken noodle soup = chicken soup | is soup | always chicken | usually carrot, celery, noodle | often parsley, egg noodle
vegetable soup = minestra, garden vegetable soup | is soup | usually carrot, tomato, celery, bean | often potato, green bean, zucchini
broccoli cheddar soup = broccoli cheese soup, broccoli and cheddar soup, beer cheese soup, cheese soup | is cream soup | always cheddar | usually broccoli, milk | often mustard
butternut squash soup = squash soup, pumpkin soup, sweet potato soup | is soup | always squash | often cream, butter, ginger | sometimes apple, nutmeg, coconut milk, cinnamon
mushroom soup = cream of mushroom | is cream soup | always mushroom | often thyme, wine
potato soup = loaded potato soup, potato leek soup, vichyssoise | is cream soup | always potato | usually onion, milk | sometimes leek, bacon, cheddar
stuffing = dressing stuffing | always bread, onion, celery | usually butter, broth, sage | often egg, thyme, parsley | sometimes sausage
green bean casserole | is casserole | always green bean | usually mushroom
shepherds pie = cottage pie | always potato, onion | usually carrot, butter, pea, beef | often lamb, milk, broth, garlic, worcestershire, thyme | sometimes cheese, flour
surf and turf = steak and lobster, prime rib, ribeye, filet mignon, new york strip, sirloin, flank steak, skirt steak, steak frites | is grilled meat | always beef | often butter | sometimes shallot, potato
grilled salmon = salmon, salmon fillet, roasted salmon, seared salmon, crusted salmon, cedar plank salmon | is grilled fish | always salmon | sometimes dill, mustard, honey, soy sauce
shrimp cocktail | always shrimp | usually cocktail sauce, lemon | often horseradish sauce, ketchup
cocktail sauce | always ketchup | usually horseradish sauce, lemon | often worcestershire, hot pepper sauce
barbecue sauce = bbq sauce | is sauce | always ketchup | usually vinegar, brown sugar | often worcestershire, mustard, garlic, onion | sometimes molasses, paprika
tartar sauce | always mayonnaise, pickle | usually lemon | often caper, onion, dill
`,
};
