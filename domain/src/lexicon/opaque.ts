import type { LexiconGroup } from './entry.ts';

export const opaque: LexiconGroup = {
  source: 'FDA 21 CFR 101.22 (flavors and spices may be named collectively); FARE: unexpected sources of allergens',
  table: `
natural flavor = natural flavour, natural flavoring, natural flavouring, artificial flavor, artificial flavour, artificial flavoring,
  natural and artificial flavor, natural and artificial flavour, flavoring, flavouring, flavor, flavour, natural flavour s,
  natural flavoring s, artificial flavo, artificial flav | opaque
spice = spice blend, spice mix, spice rub, rub, dry rub, mixed spice, masala, curry powder | opaque
chili powder = mexican chili powder, dark chili powder, light chili powder | is chili pepper | opaque
ground chili = ancho chili powder, chipotle chili powder, cayenne chili powder, guajillo chili powder, pasilla chili powder,
  jalapeno chili powder, habanero chili powder, serrano chili powder, arbol chili powder, new mexico chili powder, aleppo chili powder, ghost chili powder, ancho powder, red chili pepper powder | is chili pepper
  | not of chili powder
seasoning = lemon pepper seasoning, seasoned, taco seasoning, seasoned salt, bouillon, stock cube, msg blend | not of taco | opaque
marinade = marinated | opaque
sauce = glaze, bbq sauce, barbecue sauce, bbq, hot sauce, chili sauce, steak sauce, enchilada sauce, brown sauce
  | not of beef, enchilada | opaque
salsa verde | is sauce | opaque
tomato sauce = marinara, marinara sauce, pomodoro, pizza sauce | is tomato | not of pizza | opaque
dressing = salad dressing, italian dressing | opaque
dip = spread | opaque
broth = consome, chicken broth, beef broth, vegetable broth, bone broth, consomme | usually celery | opaque
stock = chicken stock, beef stock, vegetable stock, veal fond, poultry fond, chicken fond, beef fond, pork fond, turkey fond, duck fond,
  fish fond, vegetable fond, poultry stock | usually celery | opaque
soup = stew, soup base, vegetable base, vegetable soup base, chowder | opaque
curry = thai curry | opaque
curry paste = thai curry paste | usually shrimp, fish | opaque
vegetable oil = oil, frying oil, fryer oil, cooking oil, blended oil, shortening, vegetable shortening, vegetable fat | opaque
lecithin = e322, ins 322, e322i, lecitina, lecithine, phospholipid, phosphatidylserine, phosphatidylcholine, hydroxylated lecithin,
  granular lecithin | opaque
modified starch = modified food starch, food starch, starch | opaque
house = housemade, secret recipe | opaque
meat = ground meat, minced meat, mixed meat, mystery meat | may be beef, pork, lamb, chicken, turkey, duck | opaque
mixed vegetable = vegetable medley, seasonal vegetable, vegetable mix, vegetable blend, market vegetable | opaque
herb = mixed herb, herbs de provence, italian herb | opaque
filling = topping, fixings | opaque
candy | opaque
tenderizer = meat tenderizer, tenderizing agent | opaque
curing mix = cure mix, tenderizing solution, pickling solution, flavor solution, curing solution | opaque
platter = sampler, sampler platter | opaque
blend = mixture | opaque
condiment = mixed condiment, powdered condiment | opaque
roll | opaque
garnish = garnishes, garnishing, trimmings, accompaniment, accompaniments | opaque
relish = sweet relish, sweet pickle relish, dill relish, hot dog relish | opaque
sprinkle = rainbow sprinkle, nonpareil, jimmies, sugar pearl | opaque
choice of side = choice of sides, choice of two sides, choice of 2 sides, side of the day, side of your choice, side of choice, sides of your choice,
  choice of protein, choice of meat, choice of sauce, choice of dressing, choice of filling, choice of topping, choice of toppings,
  choice of vegetable, choice of vegetables, choice of bread, choice of soup or salad, soup or salad | opaque
of the day = soup of the day, special of the day, vegetable of the day, du jour, soup du jour | opaque
house blend = house mix, house spice, house spices, house rub, house marinade | opaque
creamed corn = cream style corn | is corn | not of cream | opaque
icing = frosting, buttercream, cake icing, cake frosting, cupcake frosting, cookie icing, decorator icing, decorating icing | usually milk
  | opaque | not of cake, cookie
sausage = hot link, chorizo, bratwurst, andouille, salami, pepperoni, mortadella, bologna, deli meat, lunch meat, kabanos, boerewors,
  cervelat, knackwurst, leberwurst, mettwurst, landjager, boudin blanc, butifarra, botifarra, sobrasada, salame, zampone, luganega,
  kransky, devon sausage, toulouse sausage, fuet, chistorra, txistorra, sujuk, sucuk, soujouk, loukaniko, cumberland sausage, lincolnshire sausage, saveloy,
  olive loaf, pickle loaf, saucisses | may be pork, beef | opaque
veggie burger = veggie patty, plant based burger, black bean burger, vegan patty, garden burger, gardenburger, vegetarian burger,
  veggie burger patty, bean burger | not of burger, patty, bean | usually wheat | sometimes soybeans, eggs, milk | opaque
protein powder = protein bar | usually milk | sometimes soybeans | opaque
impossible burger | is soy | not of burger | sometimes wheat | mixture
beyond burger | is pea | not of burger | sometimes wheat | mixture
`,
};
