import type { LexiconGroup } from './entry.ts';

export const sauces: LexiconGroup = {
  source:
    'FDA standards of identity for dressings and condiments (21 CFR 169 and 155); Larousse Gastronomique; The Oxford Companion to Food; FARE: unexpected sources of allergens',
  table: `
chimichurri = chimichurri sauce, chimmichurri | is parsley, garlic, oregano | not of sauce | opaque
piri piri = peri peri, pili pili, molho de piri piri | is chili pepper, garlic | mixture
zhoug = skhug, zhoug sauce, green zhug | is chili pepper, cilantro, garlic | not of sauce | opaque
toum = toum sauce, lebanese garlic sauce, toumeya | is garlic | not of sauce | sometimes eggs, milk | mixture
harissa = harissa sauce, rose harissa, harisa | is chili pepper, garlic | not of sauce | opaque
shatta = shatta sauce, biber salcasi, pul biber, maras pepper, red pepper paste, ajvar spread, lutenitsa, pindjur, zacusca
  | is chili pepper | not of sauce, pepper, bell pepper, dip
amba = amba sauce, mango pickle amba, pickled mango sauce | is mango | not of sauce | sometimes mustard
tarator = tarator sauce, taratoor | not of sauce | usually sesame | sometimes walnut, milk, wheat
green goddess = green goddess dressing, goddess dressing | not of dressing | sometimes eggs, milk, fish, sesame | opaque
louie dressing = shrimp louie, crab louis | not of dressing | always eggs | mixture
salad cream | not of cream | always eggs, mustard
horseradish = fresh horseradish, chrain, khrain, meerrettich, raifort, hren
buffalo sauce = wing sauce, buffalo wing sauce, hot wing sauce, buffalo, frank's red hot buffalo | is chili pepper | not of sauce, chicken
  | sometimes milk
buffalo wing = buffalo chicken wing, hot wings, buffalo chicken, buffalo cauliflower, buffalo chicken tender | is chili pepper
  | not of buffalo sauce | sometimes milk, wheat
tabasco = tabasco sauce, tabasco brand pepper sauce, valentina, franks hot sauce, scotch bonnet sauce, pepper vinegar, mango habanero sauce, ghost pepper sauce, molho de pimenta,
  pimenta malagueta, salsa brava, scotch bonnet hot sauce, louisiana sauce, yellowbird | is chili pepper | not of sauce, pepper,
  mango
carolina gold sauce = carolina mustard sauce, gold bbq sauce | is mustard | not of sauce
honey bbq sauce = carolina vinegar sauce, eastern carolina sauce, kansas city sauce, memphis bbq sauce, smoky bbq, smokey bbq, sweet bbq,
  honey bbq, honey barbecue, hickory bbq, texas bbq, memphis dry rub, bbq glaze, tangy bbq, chipotle bbq, jack daniels sauce
  | not of sauce, vinegar | sometimes fish, soybeans, mustard | opaque
pickle relish = chow chow relish, branston pickle, ploughman's pickle, chowchow, pepper relish, kosher dill, half sour, cucumber pickle
  | is pickle | sometimes mustard
fried pickle = fried pickle chips, frickles | is pickle | usually wheat | sometimes eggs, milk
pickled vegetable = pikliz, torshi, turshi, encurtido | is vinegar | mixture
mint sauce | is mint | not of sauce
bread sauce | is bread, milk | not of sauce
welsh rarebit = welsh rabbit, buck rarebit | is cheese | not of rabbit | usually wheat, mustard | sometimes fish, barley, eggs
parsley sauce = white sauce with parsley, onion white sauce, dill sauce, dill cream sauce, mushroom sauce, parmesan cream sauce,
  pepper cream sauce, mustard cream sauce, stroganoff sauce, creamy mushroom sauce, chipotle cream sauce, creamy tomato sauce,
  tuscan cream sauce, creamy tuscan, cajun cream sauce, creamy cajun, creamy alfredo | not of sauce, bechamel, tomato sauce | usually milk
  | sometimes wheat
onion gravy = red eye gravy, bisto, giblet gravy | not of gravy | usually wheat | sometimes milk, celery, soybeans | opaque
country gravy = cream gravy southern, sawmill gravy, pepper gravy, milk gravy | not of gravy | usually wheat, milk | mixture
coulis = berry coulis, mango coulis, cherry compote, melba sauce | not of sauce
lemon curd = lime curd, passion fruit curd, orange curd, fruit curd, lemon curd filling, key lime curd, grapefruit curd | not of curds,
  filling | always eggs | usually milk
simple syrup = date molasses, pomegranate syrup, pekmez, elderflower syrup, elderflower cordial, piloncillo syrup, gomme syrup,
  treacle syrup | is sugar | not of pomegranate
hot honey = mike's hot honey, honey glaze | is honey | not of sauce
garlic sauce = garlic dip | is garlic | not of sauce, dip | opaque
chocolaty chip = double chocolaty chip, java chip, chocolaty drizzle | usually milk, soybeans
`,
};
