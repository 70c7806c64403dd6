import type { LexiconGroup } from './entry.ts';

/**
 * Covers cuts and cures of meat and poultry under the names of western kitchens. They imply no allergen of the
 * catalogue.
 */
export const cutsOfMeat: LexiconGroup = {
  source:
    'USDA Institutional Meat Purchase Specifications (names of cuts); The Oxford Companion to Food; Larousse Gastronomique (French names)',
  plain: true,
  table: `
beef cut = entrecote, onglet, chateaubriand, tournedos, faux filet, contre filet, cote de boeuf, tenderloin steak, top sirloin,
  rump steak, minute steak, cube steak, cubed steak, ox cheek, delmonico, tagliata, arrachera, solomillo de ternera, milk fed veal, mince,
  stew meat, stewing beef, beef short rib, sliced steak, angus, black angus, wagyu beef, filet of beef, hamburger meat, lean ground beef,
  ground sirloin, beef roast, rump roast, bresaola, barbacoa, burnt ends, salt beef, bully beef, suadero, cecina, roast veal | is beef
  | not of milk, burger, meat
pork cut = hog maw, puerco asado, chancho, rib tips, lechon asado, pernil, cochon, cochon de lait, cracklin, secreto iberico, pluma iberica,
  iberian pork, presa iberica, lomo, lomo embuchado, schweinshaxe, kassler, kasseler, schweinebraten, streak o lean, hog jowl, pork steak,
  porcelet | is pork
streaky bacon = rasher, toucinho, speck alto adige, tocineta, poitrine fumee | is bacon
cured ham = san daniele, jamon iberico de bellota, jambon de bayonne, jambon de paris, capicollo, gabagool, gammon, boiled ham,
  westphalian ham, capicolla, ham slice, lountza | is ham
lamb cut = borrego, lamb cutlet, minced lamb, chevon, capretto, cabri, mechoui, abbacchio, arrosticini | is lamb
chicken cut = chicken fillet, chicken skewer, chicken quarter, spatchcock chicken, poularde, coquelet, chicken mince,
  gallina, petto di pollo | is chicken
turkey cut = turkey mince, turkey ham | is turkey | not of ham
duck cut = confit de canard, entenbrust, duck bacon, mallard | is duck | not of bacon
escalope = pork escalope, veal escalope, chicken escalope, turkey escalope | may be pork, beef, chicken
ground hamburger = hamburger lean, pound of hamburger, lb of hamburger, browned hamburger, hamburger browned, hamburger cooked,
  cooked hamburger, hamburger steak, raw hamburger, lean ground hamburger, hamburger beef | is beef | not of burger
`,
};
