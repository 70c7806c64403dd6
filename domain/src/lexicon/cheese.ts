import type { LexiconGroup } from './entry.ts';

export const cheese: LexiconGroup = {
  source:
    'FDA standards of identity for cheese (21 CFR 133): made from the milk of cows, goats or sheep; Kids With Food Allergies: names of milk',
  table: `
cheese = cheddar jack, cheesy, shredded cheese, grated cheese, sliced cheese, mixed cheese, three cheese, four cheese, quattro formaggi,
  cheese powder, cheese food, cheese blend, mexican cheese, kase, fromage, formaggio, cotija, queso fresco, queso blanco,
  queso quesadilla, cheeese, chese, creamcheese, cream chese | not of quesadilla | always milk | unspecific
cheddar = cheddar cheese, sharp cheddar, white cheddar, cheddar chese, cheder, cheddercheese, cheddarcheese
  | is cheese
mozzarella = mozzarella cheese, fresh mozzarella, mozz, fior di latte, bocconcini, buffalo mozzarella, mozzarella di bufala,
  mozerella, mozarela, mozzeralla, mozzarella chese | is cheese
parmesan = parmesan cheese, parmigiano, parmigiano reggiano, parm, grana padano, parmasean, parmasian,
  parmesan chese, parmesano, parmegiana, parmazan
  | is cheese
pecorino = pecorino romano, romano, romano cheese | is cheese
ricotta = ricotta cheese, ricotta salata, riccota, ricotta chese | is cheese
mascarpone = mascarpone cheese, marscapone, mascarpone chese | is cheese
burrata = stracciatella cheese | is cheese
feta = feta cheese, feta chese, fetta | is cheese
halloumi = haloumi, halloumi cheese | is cheese
paneer = panir | is cheese
palak paneer | is paneer, spinach, garlic | mixture
paneer tikka | is paneer, garlic | mixture
cottage cheese | is cheese
cream cheese = neufchatel, philly cream cheese, philadephia cream cheese | is cheese, cream
american cheese = processed cheese, process cheese, american chese, american cheeese | is cheese
swiss cheese = swiss, emmental, emmentaler, emmenthal, swis cheese, swiss chese | is cheese
gruyere = gruyere cheese, raclette, comte | is cheese
provolone = provolone cheese | is cheese
monterey jack = jack cheese, colby, colby jack, monteray jack, montery jack, monterrey jack, monterey jack cheese | is cheese
pepper jack = pepper jack cheese, pepperjack, pepperjack cheese | is cheese, chili pepper | not of pepper
gouda = gouda cheese, edam, guda, gouda chese, smoked gouda | is cheese
brie = brie cheese, camembert | is cheese
blue cheese = bleu cheese, gorgonzola, roquefort, stilton, gorgonzola cheese, blu cheese, blue chese, bleu chese,
  roquefort cheese | is cheese
goat cheese = chevre | is cheese
havarti = muenster, munster cheese, fontina, asiago, manchego, oaxaca cheese, taleggio | is cheese
cheesecake = cheese cake | not of cake | always milk | usually eggs, wheat
tiramisu | always milk | usually eggs, wheat
macaroni and cheese = mac and cheese, mac n cheese | is cheese, pasta | mixture
quesadilla | is cheese | usually wheat
saganaki | is cheese | mixture
caprese | is mozzarella, tomato | mixture
`,
};
