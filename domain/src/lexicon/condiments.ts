import type { LexiconGroup } from './entry.ts';

export const condiments: LexiconGroup = {
  source:
    '21 CFR 155.194 (catsup), 169 (dressings, mayonnaise) and FDA CPG 525.825 (vinegar); Regulation 1169/2011, Annex II, 12: sulphites; FARE: hidden names',
  table: `
distilled vinegar = 40 grain, 50 grain, 60 grain, 100 grain, 120 grain, 200 grain, distilled white vinegar, white distilled vinegar, grain vinegar, spirit vinegar, cane vinegar,
  organic distilled vinegar, vinegar powder, vinegar solids, vinegar concentrate, dehydrated vinegar, dried vinegar,
  seasoned rice vinegar, sushi vinegar, corn vinegar, apple vinegar, cider vinegar, organic apple cider vinegar, dry vinegar,
  buffered vinegar, distilled vinegar powder, vinegar distilled, pickling vinegar, date vinegar, palm vinegar, ume vinegar, vinagre,
  vinaigre, essig, aceto, azijn, ocet, white balsamic, white balsamic vinegar, balsamic reduction, balsamic vinegar of modena,
  balsamic vinegar reduction, aceto balsamico, apple cider vinegar powder, organic vinegar, organic white distilled vinegar,
  raspberry vinegar, fruit vinegar, verjus | is vinegar | not of cider, whole grain, sushi, palm oil, seasoning
aged red wine vinegar = organic red wine vinegar, aged wine vinegar, white wine vinegar powder, burgundy wine vinegar, vinaigre de vin,
  vinagre de vino | is wine vinegar | not of burgundy
malted vinegar = malt vinegar powder, brown malt vinegar | is malt, vinegar
chinkiang vinegar = chinese black vinegar, zhenjiang vinegar | is vinegar | usually wheat
hot pepper sauce = pepper sauce, habanero sauce, cayenne pepper sauce, cayenne sauce, red pepper sauce, chile pepper sauce, aged pepper sauce
  | is chili pepper | not of sauce, pepper | opaque
louisiana hot sauce = frank's red hot, cholula,
  valentina sauce, tapatio, crystal hot sauce, red hot sauce, habanero hot sauce,
  jalapeno hot sauce, texas pete, green hot sauce, chipotle hot sauce, chipotle sauce, piri piri sauce, peri peri sauce, salsa picante,
  picante sauce, tomatillo salsa, salsa fresca, fresh salsa, mango salsa, pineapple salsa, corn relish, roasted tomato salsa,
  chunky salsa, tomatillo sauce, ranchero sauce, red chile sauce, green chile sauce, harissa paste, zhug, schug, habanero salsa,
  black bean salsa, avocado salsa, salsa casera | is chili pepper | not of sauce, corn, mango, pineapple, bean | opaque
cocktail sauce | is ketchup | not of sauce, cocktail | sometimes fish | opaque
tomato catsup = organic ketchup, curry ketchup, spicy ketchup, heinz ketchup, tomato relish | is ketchup | not of curry, relish | mixture
horseradish sauce = creamy horseradish, horseradish cream, horsey sauce, horseradish mayo, horseradish aioli | not of cream, mayonnaise,
  sauce, aioli | sometimes eggs, milk
special mayonnaise = sriracha aioli, spicy aioli, lemon aioli, chipotle aioli, herb aioli, truffle aioli, basil aioli, mayo spread,
  garlic mayo, wasabi mayo, lime mayo, kewpie mayonnaise, light mayonnaise, reduced fat mayonnaise, real mayonnaise, olive oil mayonnaise,
  hellmann's, duke's mayo, miracle whip, mayonnaise dressing, majonez, mayonesa, maionese, majonase, mayonnaise sauce, mayonaise, mayonnaise light, tarter sauce, remoulade sauce, cajun remoulade, louis dressing
  | is mayonnaise | not of sauce, dressing, dip, sriracha, lime, fat
creamy dressing = parmesan peppercorn, poppyseed dressing, poppy seed dressing, honey mustard dip, avocado ranch, chipotle ranch,
  jalapeno ranch, spicy ranch, creamy italian dressing, creamy italian, cilantro lime crema, avocado crema, chipotle crema, lime crema,
  creamy chipotle, catalina dressing, french dressing, greek dressing, italian vinaigrette | not of black pepper, dressing, mustard, dip
  | sometimes milk, eggs | opaque
worcestershire powder = worcestershire concentrate, worcestershire sauce concentrate, worcestershire sauce powder,
  worcestershire sauce solids, worchestershire, worchestershire sauce, worcestshire, wostershire, worchester sauce, worcester,
  worstershire sauce, worcestire sauce, worcestershire dressing, lea and perrins | is worcestershire | not of sauce, dressing, concentrate
a1 sauce = a1 steak sauce, a 1 sauce, hp sauce | not of sauce | mixture
maggi seasoning = soy seasoning liquid, maggi | is soy | not of seasoning | usually wheat
pan gravy = turkey gravy, chicken gravy, beef gravy, mushroom gravy, sausage gravy, white gravy, cream gravy, peppered gravy, gravy mix,
  sauce espagnole | not of turkey, chicken, beef, mushroom, sausage, cream, gravy, sauce | usually wheat | sometimes milk | opaque
signature sauce = house sauce, secret sauce, awesome sauce, shack sauce, animal sauce, big mac sauce, fry sauce, comeback sauce
  | not of house | opaque | sometimes eggs
jus = au jus, pan jus, veal jus, demi, demiglace, veal demi, bordelaise, bordelaise sauce | sometimes wheat, milk, soybeans | opaque
pasta sauce = tomato basil sauce, san marzano tomato sauce, spaghetti sauce, red sauce, arrabiata, arrabbiata sauce, sugo, ragu,
  bolognese sauce, meat sauce, sunday gravy, pomodoro sauce, napoletana sauce, salsa di pomodoro, sofrito | not of pasta, meat, sauce,
  gravy | is tomato sauce | opaque
tomato cream sauce = vodka sauce, pink sauce | is tomato | usually milk | not of alcohol, sauce
cream sauce = garlic cream sauce, white wine cream sauce, lemon cream sauce, mushroom cream sauce, alfredo cream sauce,
  creamy garlic sauce, cheese fondue, rarebit, mornay cheese sauce, four cheese sauce, queso fundido, chile con queso, chili con queso,
  spinach artichoke dip, obatzda | is milk | not of wine | mixture
caper berry = nonpareil caper, caperberry, fried caper, brined caper, alcaparra, capre, kapern, capperi | is caper | not of sprinkle, berry
fermented vegetable = escabeche vegetable | not of vegetable | mixture
bouillon cube = dehydrated chicken broth, chicken broth powder, chicken stock concentrate, beef stock concentrate,
  vegetable stock concentrate, mushroom broth, mushroom stock, turkey broth, turkey stock, pork broth, veal stock, ham stock, ham broth,
  chicken bouillon, beef bouillon, vegetable bouillon, better than bouillon, soup stock, bone stock, low sodium chicken broth,
  bouillon powder, brodo, bruhe, beef consomme, chicken consomme, brodo di pollo, stock base, stock pot, broth concentrate,
  dehydrated broth | not of chicken, beef, pork, turkey, ham, mushroom, seasoning, soup, vegetable | opaque
sulphite preservative = sulfur dioxide as a preservative, sulphiting agent, sulfiting agent, sulfites as a preservative, sodium sulphite,
  sodium bisulphite, sodium hydrogen sulfite, sodium hydrogen sulphite, calcium sulfite, calcium sulphite, calcium hydrogen sulfite,
  potassium sulfite, potassium bisulfite, potassium bisulphite, sulfurous acid, sulphurous acid, metabisulfite, metabisulphite, bisulfite,
  bisulphite, sodium meta bisulfite, pyrosulfite, sulfur dioxide treated, sulphured, sulfured,
  preserved with sulfur dioxide, anhydride sulfureux, dioxyde de soufre, sulfite de sodium, sulfito, dioxido de azufre, sulfit,
  sulfite schwefeldioxid, schwefeldioxid, sulfiti, solfiti, anidride solforosa, sulfieten, sulfiet, zwaveldioxide, siarczyny, siarczyn,
  dwutlenek siarki, sulfitos y dioxido de azufre, e221, e222, e223, e224, e225, e226, e227, e228, sulfer dioxide, sulfide dioxide,
  sulpher dioxide | is sulphite | not of buffer, calcium, potassium, preservative
candied fruit = dried mixed fruit, sulphured apricot, sulfured apricot, golden sultana, mixed peel, candied citrus, candied citron,
  crystallized fruit, glace fruit, fruitcake fruit, dried fruit mix, dried mango slice, dried pineapple ring, dried papaya spear
  | not of fruit, apricot, citrus, mango juice, pineapple juice, papaya juice | usually sulphites
bacon jam = hot honey sauce, tomato chili jam | not of bacon, tomato, chili pepper, sauce | mixture
onion soup mix = dry onion soup mix, onion soup seasoning mix, lipton onion soup mix, onion soup packet, onion mushroom soup mix,
  dry soup mix, soup mix | not of soup, mushroom | sometimes milk, wheat, soybeans | opaque
ranch dressing mix = dry ranch dressing mix, ranch seasoning mix, ranch packet, ranch dip mix, hidden valley ranch mix,
  ranch dressing packet, ranch dressing seasoning | usually milk | not of ranch, seasoning | opaque
`,
};
