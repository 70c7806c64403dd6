import type { LexiconGroup } from './entry.ts';

/** Covers vegetables and pulses under their names in western kitchens. They imply no allergen of the catalogue. */
export const westernVegetables: LexiconGroup = {
  source:
    'The Oxford Companion to Food; general dictionaries for the French, Italian, Spanish, Portuguese and German names',
  plain: true,
  table: `
roast potato = frites, lyonnaise potatoes, parmentier potatoes, sauteed potatoes, baby potatoes,
  crinkle cut fries, patatine, patatine fritte, bratkartoffeln, salzkartoffeln, jojos, tots, crisps, jacket potato, hand cut chips,
  country potatoes, french fried potato, fried potato, shoe string potato, patatas fritas, freedom fries, sidewinder fries, smiley fries,
  crispy potatoes, confit potatoes, pommes paillasson, pont neuf potatoes, fritten, papas bravas | is potato
pomme puree = mash, mash potato, whipped potato, colcannon, clapshot, rumbledethumps, garlic mash, kartoffelpuree, pure de papas,
  duchess potatoes, stoemp, creamed potato | is mashed potato
wild mushroom = girolle, morille, chicken of the woods, field mushroom, mushroom cap, funghi porcini, pfifferling, pfifferlinge,
  steinpilz, steinpilze, tartufo, tartufo nero, truffe, forest mushroom, sauteed mushroom | is mushroom | not of chicken
green lentil = lentilles du puy, castelluccio lentil | is lentil
split pea = guisante, piselli, pisello, erbse, erbsen, ervilha, arveja, chicharos, pease pudding | is pea | not of pudding
haricot bean = pinto, frijoles charros, refritos, fagiolo, feijoes, feijao preto, mayocoba,
  blackeye pea, gungo pea, scarlet runner bean, ful, ful medames, ful mudammas | is bean | not of pea
ceci = pois chiches, nohut | is chickpea
garlic paste = confit garlic, wild garlic, ramson, ajillo, al ajillo, green garlic | is garlic
pickled onion = cipolle, zwiebeln, brown onion, bermuda onion, grilled onion, sauteed onion, caramelised onion, diced onion,
  silverskin onion, walla walla onion, maui onion, raw onion | is onion
crispy onion = frizzled onion, onion straw, onion strings, tobacco onions, bloomin onion, blooming onion, onion petal,
  fried onion strings, onion loaf | is onion ring | sometimes milk, eggs
salad onion = cipollotto, fruhlingszwiebel, ciboule, calcot | is scallion
crispy shallot = scalogno | is shallot
poireau = poro | is leek
ciboulette | is chive
crushed tomato = pomodoro fresco, pelati, vine tomato, sun blushed tomato, semi dried tomato, tomato fillet, paradeiser, datterini,
  oven dried tomato, salad tomato | is tomato
long grain rice = arroz blanco, arroz integral, minute rice, basmati white rice, carolina rice, texmati | is rice
donut peach = doughnut peach, flat peach, saturn peach | is peach | not of doughnut
peanut squash | is squash | not of peanut
`,
};
