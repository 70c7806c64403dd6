import type { DishGroup } from './dish-entry.ts';

export const italianAndFrench: DishGroup = {
  source: 'General culinary knowledge: classic dishes of Italy and France, as they are cooked in the United States',
  table: `
margherita pizza = margherita, pizza margherita, cheese pizza, tomato pie | is pizza | always mozzarella, flour, basil, tomato
pepperoni pizza = meat lovers pizza, supreme pizza | is pizza | always sausage, tomato sauce | sometimes onion, bell pepper
white pizza = pizza bianca, pizza bianco, four cheese pizza | is pizza | usually ricotta, garlic | seldom tomato sauce
flatbread = flatbread pizza, breakfast flatbread | always flour | often olive oil, mozzarella, garlic, yeast | sometimes onion, arugula, parmesan, goat cheese
calzone = stromboli, pizza roll | is pizza | always flour, mozzarella | often ricotta, sausage, egg
pizza dough = dough | always flour | usually yeast, olive oil | often sugar | seldom honey
pizza sauce = marinara, marinara sauce, tomato sauce, red sauce, pomodoro sauce, arrabbiata sauce | always tomato, garlic | usually olive oil, oregano, basil | often onion, sugar, black pepper
lasagna = lasagne, baked ziti, pastitsio, manicotti, stuffed shells, timballo | is pasta | always pasta, cheese | usually mozzarella, ricotta, parmesan, tomato | often onion, garlic, egg, basil, beef | sometimes sausage, spinach, milk, butter, flour, nutmeg
spaghetti and meatballs = meatballs, meatball sub, polpette, meatball | always beef, egg | usually garlic, breadcrumbs, tomato, parmesan, onion | often pork, parsley, pasta | sometimes milk, oregano
bolognese = spaghetti bolognese, tagliatelle bolognese, ragu, sunday gravy, meat sauce | is pasta | always tomato, onion, beef | usually carrot, celery, garlic, wine | often parmesan, pork, milk, butter
carbonara = spaghetti carbonara | is pasta | always egg, pasta, black pepper | usually bacon, parmesan, pecorino | sometimes cream | seldom onion
alfredo = fettuccine alfredo, alfredo sauce, chicken alfredo | is pasta | always cream, parmesan, butter | usually garlic | seldom tomato
cacio e pepe | is pasta | always pasta, pecorino, black pepper | often butter
amatriciana = bucatini all amatriciana | is pasta | always tomato, pasta | usually pork, pecorino, onion
puttanesca | is pasta | always tomato, olive, caper, garlic | usually anchovy
arrabbiata = penne arrabbiata | is pasta | always tomato, garlic, chili pepper
vodka sauce = penne alla vodka, alla vodka, vodka pasta | is pasta | always tomato, cream, vodka | usually parmesan, garlic | often onion, butter
pesto pasta = pasta al pesto, pesto gnocchi | is pasta | always basil, parmesan, garlic, olive oil | usually pine nut
pesto = basil pesto, pesto sauce | always basil, garlic, olive oil, parmesan | usually pine nut | sometimes walnut, lemon, black pepper
scampi = shrimp scampi, scampi with pasta | always shrimp, garlic, butter | usually lemon, parsley, white wine, olive oil | often pasta, red pepper flakes | sometimes shallot, breadcrumbs
linguine with clams = linguine alle vongole, vongole, clam linguine | is pasta | always clam, pasta, garlic | usually white wine, parsley
frutti di mare = seafood pasta, seafood linguine, cioppino, bouillabaisse, fisherman stew | always garlic, tomato | usually shrimp, mussel, white wine, olive oil, onion | often clam, squid, parsley, fish | sometimes scallop, crab, fennel
ravioli = tortellini, agnolotti, tortelloni, cappelletti | is pasta | always egg, flour | usually ricotta, parmesan | often butter, spinach, tomato | sometimes nutmeg, sage
gnocchi | always potato, flour | usually egg | often parmesan | sometimes butter, ricotta, sage, garlic
risotto = arancini, risotto balls | always rice, onion | usually parmesan, butter, white wine, broth | often garlic, olive oil | sometimes lemon, mushroom, shallot, parsley | seldom cream
orzotto = barley risotto, farro risotto, farrotto | usually onion, parmesan, broth | often butter, garlic, white wine | sometimes barley, farro
polenta = creamy polenta | always corn | usually butter, parmesan | often milk
minestrone = pasta e fagioli, fagioli, italian wedding soup | is soup | always tomato, bean | usually carrot, celery, pasta, olive oil | often parmesan, zucchini, basil, spinach | sometimes potato, cabbage
chicken parmesan = chicken parm, chicken parmigiana, veal parmesan, veal parm | always chicken, mozzarella, tomato | usually parmesan, breadcrumbs, egg, flour | often basil, garlic, olive oil, pasta
eggplant parmesan = eggplant parm, eggplant parmigiana, eggplant rollatini | always eggplant, mozzarella, tomato | usually parmesan, garlic | often breadcrumbs, egg, basil, flour, olive oil | sometimes ricotta
chicken marsala = veal marsala | always chicken, mushroom, wine | usually flour, butter | often garlic, broth, olive oil, parsley
chicken piccata = veal piccata, piccata | always lemon, caper, butter | usually flour, chicken, white wine | often garlic, broth, olive oil, parsley
saltimbocca | always ham, sage, butter | usually white wine, flour, veal
osso buco | is stew | always onion, carrot, celery | usually white wine, tomato, flour, veal | often lemon
caprese = caprese salad, margherita salad, insalata caprese, caprese sandwich | always tomato, mozzarella, basil | usually olive oil | often balsamic vinegar
bruschetta = crostini, tomato toast, pan con tomate | always bread | usually tomato, garlic, olive oil | often basil | sometimes balsamic vinegar, parmesan, ricotta
garlic bread = garlic knots, garlic toast, cheesy bread | always bread, garlic, butter | usually parsley | often parmesan, olive oil | sometimes mozzarella
antipasto = antipasti, antipasto salad, charcuterie, charcuterie board, cheese board, cheese plate, salumi | usually cheese, olive | often salami, ham, mozzarella | sometimes artichoke, nut, honey, mustard, bread, bell pepper, tomato, olive oil
calamari = fried calamari, calamari fritti, squid | is fried food | always squid | usually flour, lemon | often tomato sauce | seldom mayonnaise
panzanella = bread salad | is salad | always bread, tomato, olive oil | usually cucumber, basil, onion, vinegar
muffuletta = italian sub, italian hoagie, italian hero | is sandwich | always bread, salami | usually provolone, ham, olive | often vinegar, lettuce, onion, tomato
tiramisu | always mascarpone, coffee, egg | usually sugar, cocoa, ladyfinger | often cream | sometimes rum, vanilla
cannoli | always ricotta, sugar, flour | usually powdered sugar | often chocolate, wine, butter, egg, vanilla | sometimes pistachio, orange
panna cotta | always cream, sugar, gelatin | usually vanilla, milk
affogato | always coffee, ice cream
zabaglione = sabayon | always egg yolk, sugar, wine
french onion soup = onion soup, soupe a l'oignon, onion soup gratinee | is soup | always onion, broth, cheese | usually butter, bread, gruyere | often wine, thyme, flour, sherry
nicoise salad = salade nicoise, nicoise, salmon nicoise salad, tuna nicoise | is salad | always egg, green bean, potato, olive | usually tomato, olive oil, mustard, lettuce | often tuna, anchovy, vinegar
croque monsieur = croque madame, monte cristo | is sandwich | always ham, cheese, bread, butter | usually milk, flour, gruyere, mustard
coq au vin = chicken in wine | is stew | always chicken, wine, onion | usually mushroom, bacon, carrot, thyme | often flour, butter
beef bourguignon = boeuf bourguignon, beef burgundy, carbonnade | is stew | always beef, onion | usually carrot, wine, bacon, flour, thyme | often mushroom, butter, beer
cassoulet | is stew | always bean, sausage | usually duck, garlic, pork
ratatouille = caponata | always eggplant, tomato | usually zucchini, bell pepper, onion, garlic, olive oil | often basil, thyme
duck confit = confit de canard, duck breast, duck a l'orange | always duck | often garlic, thyme, orange | sometimes bay leaf, butter
moules frites = mussels, moules mariniere, steamed mussels | always mussel | usually garlic, white wine, butter, shallot, parsley | often potato, cream
escargot = escargots | always snail, butter, garlic, parsley
steak tartare = beef tartare, tuna tartare, tartare, carpaccio | usually caper, lemon, olive oil | often shallot, egg yolk, mustard | sometimes beef, bread
souffle = cheese souffle, spinach souffle | always egg, butter | usually flour, milk | often cheese | sometimes sugar, parmesan
chocolate souffle | always egg, chocolate, sugar, butter
quenelle | always egg, cream
pate = terrine, rillettes, chicken liver mousse, salmon rillettes, foie gras | often butter, shallot, brandy | sometimes pork, cream, bread, lemon, chive
tarte flambee = onion tart, potato tart, onion potato tart | is pie | always onion, flour | often cream, bacon, cheese | seldom sugar
potato gratin = scalloped potato, au gratin potato, dauphinoise, gratin dauphinois | is casserole | always potato | usually cream, garlic, butter, gruyere | often milk | sometimes nutmeg
bechamel = white sauce, mornay | always milk, butter, flour | often nutmeg
hollandaise = bearnaise | always egg yolk, butter, lemon
pate brisee = pie crust, tart dough, pie dough, pastry crust | always flour, butter | often sugar | seldom egg
mayonnaise = aioli, garlic mayonnaise | always egg yolk | usually lemon, mustard, vegetable oil | often olive oil, garlic, vinegar
`,
};
