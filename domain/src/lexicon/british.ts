import type { LexiconGroup } from './entry.ts';

export const british: LexiconGroup = {
  source:
    'Alan Davidson, The Oxford Companion to Food; Jane Grigson, English Food; UK Food Standards Agency: allergens in food that is not prepacked',
  table: `
full english breakfast = full english, full irish, irish breakfast, full scottish, ulster fry, fry up | is egg, sausage | usually wheat
  | sometimes milk
bangers and mash = sausage and mash | is sausage, potato | usually milk, wheat
bubble and squeak | is potato, cabbage | sometimes milk
stargazy pie | is fish | not of pie | usually wheat, eggs, milk
fishermans pie | is fish | not of pie | usually milk | sometimes wheat, crustacean-shellfish, eggs
steak and ale pie = steak and kidney pie, steak pie, beef and ale pie, steak and guinness pie, chicken and mushroom pie,
  chicken and leek pie, meat pie, mince beef pie, scotch pie, pork pie, melton mowbray pork pie, game pie, raised pie, gala pie | is wheat
  | not of pie | sometimes milk, eggs, barley
steak and kidney pudding = suet pudding, suet dumplings | is wheat | not of pudding, dumpling
scotch egg = picnic egg | is egg, sausage, wheat | mixture
sausage roll = vegetarian sausage roll | is sausage, wheat | sometimes milk, eggs
ploughmans lunch = ploughmans | is cheese, bread, pickle | mixture
beans on toast = baked beans on toast, cheese on toast, eggs on toast | is bread | mixture
cauliflower cheese = macaroni cheese, leek and cheese | is cheese | usually wheat
coronation chicken | is chicken | usually eggs | sometimes almond, mustard
crumpet = pikelet, english crumpet | is wheat | sometimes milk
scotch pancake = drop scone | is wheat, milk, egg | not of pancake, scone
flapjack = oat flapjack | is oat | usually milk
cullen skink = arbroath smokie | is fish | sometimes milk
cock a leekie = scotch broth, cawl, irish stew, lancashire hotpot | not of broth, chinese hot pot | sometimes barley, celery | mixture
angels on horseback | is oyster, bacon
devils on horseback | is date, bacon
gentlemans relish = patum peperium | is anchovy | usually milk
laverbread = laver bread | is seaweed | not of bread
potted meat = potted beef, potted ham | sometimes milk
kedgeree | is rice, egg, fish | sometimes milk
cranachan | usually milk, oats
chip butty = chip barm, bacon butty, bacon sandwich, bacon roll, fish finger sandwich, crisp sandwich | is bread | not of sandwich,
  fish and chips | sometimes milk
pea and ham soup = pea soup, split pea soup | not of soup | sometimes celery
egg and cress sandwich = egg and cress, egg mayo sandwich | is egg, mayonnaise | not of sandwich, egg salad | always wheat
`,
};
