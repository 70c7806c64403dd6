import type { DishGroup } from './dish-entry.ts';

export const mexicanAndLatin: DishGroup = {
  source: 'General culinary knowledge: dishes of Mexico, Tex-Mex, the Caribbean, Peru, Brazil, Argentina and Spain',
  table: `
carne asada = carne asada taco, asada, fajita, fajitas, steak fajitas, churrasco | always garlic | usually lime, onion, beef | often cilantro, cumin, bell pepper, tortilla | sometimes orange, jalapeno pepper, sour cream, guacamole, soy sauce, cheese
al pastor = al pastor taco, taco al pastor | is taco | always pork, pineapple | usually chili pepper | often vinegar, oregano
carnitas = carnitas taco, cochinita pibil | is taco | always pork | usually garlic | often orange, oregano
barbacoa = birria, birria taco, quesabirria | is taco | always beef | usually chili pepper, garlic | often vinegar, clove, cinnamon, tomato, cheese
burrito = burritos, california burrito, wet burrito, chimichanga, burro | always flour tortilla | usually bean, rice, cheese | often salsa, sour cream, onion, guacamole, cilantro | sometimes beef, chicken, cumin, black bean, garlic, tomato
burrito bowl = taco bowl, fajita bowl | always rice | usually bean, salsa, cheese | often guacamole, lettuce, sour cream, corn, cilantro, lime, onion
enchilada = enchiladas, enmoladas, enfrijoladas | always tortilla, cheese | usually onion, garlic, chili pepper | often cumin, tomato, sour cream, cilantro, corn tortilla | sometimes chicken, black bean, oregano, flour
quesadilla = quesadillas, mulita | always tortilla, cheese | often onion, monterey jack, sour cream, salsa | sometimes chicken, bell pepper, cumin, cilantro, black bean, garlic, vegetable oil
nachos = nacho, loaded nachos, grilled nachos | always chip, cheese | usually jalapeno pepper | often bean, sour cream, tomato, onion, guacamole, salsa, cilantro | sometimes beef, black bean, lime, corn
tostada = tostadas, sope, sopes, huarache, gordita, chalupa | always tortilla | usually cheese, lettuce, bean | often onion, cilantro, lime, salsa, avocado, sour cream | sometimes corn, tomato, cumin, mayonnaise
tamale = tamales, tamal | always corn | usually pork, lard | often chili pepper, broth, garlic, baking powder | sometimes chicken, cheese
taquito = flauta, flautas, taquitos, rolled tacos | always tortilla, vegetable oil | usually cheese, chicken | often sour cream, guacamole, lettuce
taco salad | is salad | always lettuce, cheese | usually tomato, tortilla, beef, bean | often sour cream, avocado
chile relleno = chiles rellenos, chile rellenos | always chili pepper, cheese | usually egg | often flour, tomato, onion, garlic, vegetable oil
pozole = posole | is soup | always corn | usually pork, chili pepper, oregano | often cabbage, radish, lime
tortilla soup = chicken tortilla soup | is soup | always tomato, corn tortilla | usually chicken, cilantro, lime, chili pepper | often avocado, cheese, cumin
menudo | is soup | always beef, chili pepper | usually oregano, corn
mole = mole poblano, mole negro, chicken mole | always chili pepper | usually garlic, onion, chocolate, tomato | often sesame, almond, cinnamon, clove, peanut | sometimes raisin, chicken, tortilla
torta = tortas, cemita | is sandwich | always bread | usually avocado | often bean, cheese, mayonnaise, onion, jalapeno pepper
elote = esquites, street corn, mexican street corn, elote style | always corn | usually mayonnaise, lime, cheese, chili powder | often cilantro, sour cream
guacamole = guac | always avocado | usually lime, onion, cilantro | often jalapeno pepper, tomato | sometimes garlic, cumin
salsa = pico de gallo, salsa roja, tomato salsa, salsa fresca, chips and salsa | usually onion, cilantro, lime, tomato | often garlic, jalapeno pepper | sometimes cumin, olive oil
salsa verde | always tomatillo, cilantro | usually onion, jalapeno pepper, garlic | often lime
queso = queso fundido, chile con queso, queso dip | always cheese | usually milk | often jalapeno pepper, onion, tomato | sometimes corn starch, butter, flour
seven layer dip = 7 layer dip, taco dip, taco spread, bean dip, layered dip | is dip | usually bean, sour cream, cheese | often avocado, tomato, olive, salsa, cream cheese
refried beans = frijoles, frijoles refritos, charro beans, pinto beans | always bean | usually onion, garlic | often lard, cumin | sometimes cheese, bacon
mexican rice = spanish rice, arroz rojo, cilantro lime rice | always rice | usually onion, garlic | often tomato, broth, cilantro, vegetable oil
ceviche = aguachile, shrimp ceviche, tiradito, aguachile rojo | always lime | usually onion, cilantro | often fish, chili pepper, cucumber, shrimp, avocado | sometimes tomato, corn, sweet potato, garlic
lomo saltado | is stir fry | always beef, onion, tomato, potato | usually soy sauce, rice, vinegar | often cilantro
pollo a la brasa = peruvian chicken, rotisserie chicken | always chicken | usually garlic | often cumin, lime, soy sauce, paprika
aji de gallina | always chicken, bread, milk | usually onion, cheese, potato, egg, walnut, chili pepper
anticucho = anticuchos | is grilled meat | always beef | usually vinegar, cumin
causa = causa limena | always potato | usually lime, mayonnaise, avocado
papa a la huancaina | always potato, cheese, milk | usually chili pepper, egg, cracker
feijoada = moqueca | is stew | always onion, garlic | often pork, bean, coconut milk, sausage
pao de queijo = brazilian cheese bread, cheese bread | always cheese, tapioca flour, egg | usually milk
empanada = empanadas, pastelito, pasty | always flour | usually onion, butter, egg | often beef, cumin | sometimes cheese, olive, paprika, chicken
arepa = arepas, pupusa, pupusas | always corn | usually cheese | often butter | sometimes beef, black bean, avocado, chicken
cubano = cuban sandwich, cuban, tofu cuban sandwich | is sandwich | always bread, swiss cheese, pickle, mustard | usually ham, pork | often butter
ropa vieja = picadillo | always beef, onion, bell pepper, tomato | usually garlic, cumin, olive | often bay leaf, rice
arroz con pollo = chicken and rice | always chicken, rice | usually onion, garlic | often bell pepper, tomato, pea, saffron, cumin
mofongo = tostones, plantains, maduros, fried plantain | always plantain | usually vegetable oil, garlic
jerk chicken = jerk, jerk pork | always allspice, thyme | usually garlic, chicken, scallion, chili pepper | often soy sauce, lime, brown sugar, ginger
chimichurri | always parsley, garlic, olive oil | usually vinegar, oregano | often red pepper flakes
paella = seafood paella, paella pasta | always rice | usually saffron, garlic, onion, shrimp, paprika | often chicken, sausage, mussel, bell pepper, pea, broth, tomato, olive oil
gazpacho = salmorejo | always tomato | usually cucumber, bell pepper, garlic, olive oil, vinegar, onion | often bread
patatas bravas | always potato | usually garlic, paprika, tomato | often mayonnaise, olive oil
gambas al ajillo = garlic shrimp | always shrimp, garlic, olive oil | usually parsley | often lemon, paprika, red pepper flakes
horchata | always rice, sugar, cinnamon | often vanilla, milk | sometimes almond
flan = creme caramel, leche flan | always egg, sugar | usually milk, vanilla, cream | often condensed milk, evaporated milk
tres leches = tres leches cake | is cake | always condensed milk, evaporated milk, cream, egg, flour
dulce de leche = alfajor, alfajores | always milk, sugar | often flour, butter, corn starch
`,
};
