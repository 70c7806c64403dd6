import type { LexiconGroup } from './entry.ts';

/**
 * Plain meat is plain. Sausages, patties and deli meats may be bound with milk, soy or wheat, so they raise a question.
 */
export const meats: LexiconGroup = {
  source:
    '9 CFR 317, 319 and 381 (names and standards of meat and poultry products); FDA and USDA-FSIS guidance on allergens in them',
  plain: true,
  table: `
ribeye steak = angus beef, chuck, chuck roast, beef chuck, ground chuck, beef round, eye of round, top round, bottom round, london broil,
  flank, flank steak, skirt steak, hanger steak, flat iron, flat iron steak, strip steak, new york strip, ny strip, t bone, t bone steak,
  porterhouse, porterhouse steak, prime rib, rib eye, rib eye steak, rib roast, beef tenderloin, tri tip, picanha, tomahawk,
  tomahawk steak, beef cheek, beef shank, oxtail, beef tongue, lengua, beef tripe, tripe, beef heart, beef liver, beef kidney, sweetbread,
  bone marrow, beef marrow, beef bone, kobe beef, kobe, grass fed beef, shaved beef, shaved steak, diced beef, shredded beef, beef strip,
  beef rib, braised beef, beef brisket, smoked brisket, pot roast, beef carpaccio, ropa vieja, machaca, birria beef,
  veal chop, veal cutlet, veal shank, calf liver, bison meat, buffalo meat, venison, elk, elk meat, res, carne de res, boeuf, rindfleisch,
  manzo, bistecca, bife, rundvlees, wolowina, vitello, veau, kalb, kalbfleisch, ternera, carne picada, carne molida, carne de vaca,
  sirloin steak, denver steak, ranch steak, minced beef, beef mince, chopped steak, beef trimmings, finely textured beef, beef plate,
  beef navel, steak tip, steak strip, chopped beef, beef tips, beef heart meat, angus ground beef, dried beef, chipped beef, calf, calf tongue, beef udder, steer beef, prime steer beef, porterhouse steak msa graded, yearling beef, blade steak,
  oyster blade, scotch fillet, rump cap, beef cheek meat, beef knuckle | is beef
  | not of ranch, meat, iron
pork shoulder = pork butt, boston butt, pork loin chop, pork tenderloin, pork rib, spare rib, spareribs, baby back rib, st louis rib,
  pork cheek, pork jowl, pork rind, chicharron, chicharrones, chicharone, pork skin, pork liver, pork heart, pork stomach, pork blood,
  pork collar, pork neck, pork shank, pork leg, pork hock, ham hock, pig ear, pig feet, trotter, pork trotter, suckling pig, roast pork,
  roasted pork, bbq pork, shredded pork, diced pork, pork trimmings, mechanically separated pork, cochinita, lechon, puerco, cerdo,
  carne de cerdo, porc, schwein, schweinefleisch, maiale, porco, varkensvlees, wieprzowina, porchetta, iberico pork, kurobuta,
  berkshire pork, crackling, natural pork casing, hog casing, pork casing, wild boar, boar, minced pork, pork mince, tasso, speck, lonza,
  coppa, capicola, capocollo, culatello, pork strip, pork cutlet, sow meat, pig, pig cheek, pig snout, pig blood, pigs trotters, pork fat trimmings, iberian pig, pork collagen,
  pork collagen protein | is pork | not of sauce
bacon bit = lardoon, smoked lardoon, cooked lardoon, smoked cooked lardoon, real bacon bit, uncured bacon, applewood smoked bacon, applewood bacon, smoked bacon, thick cut bacon, canadian bacon,
  back bacon, pork bacon, bacon crumble, bacon strip, bacon slice, crispy bacon, peppered bacon, maple bacon, candied bacon, bacon lardon,
  irish bacon, peameal bacon, slab bacon, hickory smoked bacon, pancetta bits | is bacon | not of maple syrup
turkey bacon | is turkey | not of bacon
beef bacon | is beef | not of bacon
imitation bacon bit = bacos, bacon flavored bit, vegan bacon bit, soy bacon, bac os | usually soybeans | not of bacon, soy, bacon bit
smoked ham = black forest ham, honey ham, deli ham, virginia ham, country ham, spiral ham, tavern ham, diced ham, cooked ham, sliced ham,
  ham steak, uncured ham, parma ham, prosciutto di parma, prosciutto cotto, iberico ham, jamon iberico, jamon serrano, jamon de bellota,
  jambon, schinken, prosciutto crudo, presunto, szynka, honey baked ham, tasso ham, rosemary ham, parisian ham, french ham, pit ham
  | is ham | not of beef, honey, rosemary, ceviche
lamb chop = lamb saddle, lean lamb saddle, lamb gut, lamb backstrap, backstrap, rack of lamb, lamb rack, lamb shank, leg of lamb, lamb leg, ground lamb, lamb shoulder, lamb loin, lamb rib, lamb neck,
  lamb tenderloin, lamb meat, cordero, agneau, lamm, lammfleisch, agnello, cordeiro, lamsvlees, baranina, jagniecina, goat, ground goat,
  goat leg, cabrito, chivo, kid goat, hogget, diced lamb, shredded lamb, lamb sirloin, birria de chivo | is lamb | not of meat, beef
chicken meat = boneless skinless chicken breast, chicken breast meat, chicken breast with rib meat, chicken breast fillet,
  chicken tenderloin, chicken drumstick, drumstick, chicken leg, chicken leg quarter, leg quarter, dark meat chicken, white meat chicken,
  white chicken, white chicken meat, dark chicken meat, dark meat, white meat, breast meat, thigh meat, white breast meat, rib meat, roast chicken, roasted chicken, shredded chicken,
  pulled chicken, diced chicken, chopped chicken, ground chicken, smoked chicken, blackened chicken, poached chicken, cooked chicken,
  cooked chicken meat, cooked chicken breast, chicken skin, chicken liver, chicken heart, chicken gizzard, gizzard, chicken neck,
  chicken thigh meat, chicken wing section, chicken carcass, chicken bone, mechanically separated chicken, chicken trimming,
  whole chicken, half chicken, quarter chicken, free range chicken, organic chicken, airline chicken breast, airline chicken, cornish hen,
  cornish game hen, game hen, pollo, pollo asado, poulet, huhn, hahnchen, huhnerfleisch, frango, galinha, kipfilet, kurczak, pechuga,
  pechuga de pollo, tinga, chicken tinga, boneless chicken, chicken pieces, natural chicken juices, powdered chicken, dehydrated chicken,
  dried chicken, dehydrated cooked chicken, grilled chicken breast, capon, poussin, chicken juice, bone in chicken | is chicken
  | not of fruit juice, meat
turkey breast = turkey meat, roast turkey, roasted turkey, smoked turkey, turkey thigh, turkey leg, ground turkey, deli turkey,
  oven roasted turkey, oven roasted turkey breast, sliced turkey, turkey breast meat, mechanically separated turkey, white turkey,
  dark turkey, turkey drumstick, diced turkey, shaved turkey, mesquite turkey, honey turkey, cajun turkey, pavo, dinde, pute,
  putenfleisch, truthahn, tacchino, kalkoen, indyk, turkey neck, turkey wing, turkey tenderloin, turkey giblet, giblet, turkey trimmings,
  carved turkey, pulled turkey, turkey carcass | is turkey | not of meat, honey, chicken
duck breast = duck confit, duck leg, roast duck, roasted duck, smoked duck, duck liver, duck meat, canard, magret, magret de canard, ente,
  anatra, pato, eend, kaczka, duck prosciutto, goose, goose meat, goose liver, goose breast, gans, oie, duck gizzard, duck rillette
  | is duck | not of ham, meat
game meat = rabbit meat, conejo, lapin, coniglio, kaninchen, hare, pheasant, partridge, pigeon, squab, guinea fowl, guinea hen,
  game bird, horse meat, camel meat, wild game, codorniz, wachtel | not of meat
pepperoni slice = uncured pepperoni, genoa salami, hard salami, uncured salami, soppressata, sopressata, nduja, finocchiona,
  summer sausage, kielbasa, polish sausage, italian sausage, sweet italian sausage, hot italian sausage, cooked italian sausage,
  italian sausage crumble, breakfast sausage, sausage patty, sausage link, sausage crumble, pork sausage, chicken sausage, turkey sausage,
  beef sausage, smoked sausage, andouille sausage, chorizo sausage, spanish chorizo, mexican chorizo, linguica, boudin, blood sausage,
  liverwurst, braunschweiger, knockwurst, weisswurst, wurst, salchicha, salchichon, saucisse, saucisson, salsiccia, merguez, cured meat,
  salumi, cold cut, vienna sausage, cotechino, lamb sausage, wild boar sausage, pork and beef sausage, bockwurst, currywurst, chipolata,
  banger, bierwurst, mortadella with olive | is sausage | not of patty, chicken, turkey, beef, pork, pork shoulder, meat, olive, lamb
  | opaque
pate = chicken liver pate, country pate, pate de campagne, terrine, rillettes, liver pate, liver mousse, chicken liver mousse
  | sometimes milk, eggs, wheat
beef stick = beef jerky, jerky, turkey jerky, meat stick, slim jim, biltong, pemmican | not of meat | usually soybeans | sometimes wheat
haggis | always oats
scrapple | usually wheat
chicken fried steak = country fried steak, chicken cordon bleu, beef wellington, chicken piccata, chicken marsala, veal parmesan,
  veal milanese, wiener schnitzel, jagerschnitzel | usually wheat
frankfurter = package hot dog, package of hot dog, pack hot dog, pkg hot dog, sliced hot dog, hot dog sliced, hot dogs cut, frank, wiener,
  frankfurt, beef frank, cocktail wiener, lit'l smokies, lil smokies, little smokies | may be pork, beef | not of hot dog, beef
  | sometimes milk, soybeans, wheat
`,
};
