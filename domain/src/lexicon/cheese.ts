import type { LexiconGroup } from './entry.ts';

export const cheese: LexiconGroup = {
  source:
    'FDA standards of identity for cheese (21 CFR 133): made from the milk of cows, goats or sheep; Kids With Food Allergies: names of milk',
  table: `
cheese = cheddar jack, cheesy, shredded cheese, grated cheese, sliced cheese, mixed cheese, three cheese, four cheese, quattro formaggi, cheese powder, cheese food, cheese blend, mexican cheese, kase, fromage, formaggio, cotija, queso fresco, queso blanco, queso quesadilla | not of quesadilla | always milk | unspecific
cheddar = cheddar cheese, sharp cheddar, white cheddar | is cheese
mozzarella = mozzarella cheese, fresh mozzarella, mozz, fior di latte, bocconcini, buffalo mozzarella, mozzarella di bufala | is cheese
parmesan = parmesan cheese, parmigiano, parmigiano reggiano, parm, grana padano | is cheese
pecorino = pecorino romano, romano, romano cheese | is cheese
ricotta = ricotta cheese, ricotta salata | is cheese
mascarpone | is cheese
burrata = stracciatella cheese | is cheese
feta = feta cheese | is cheese
halloumi = haloumi, halloumi cheese | is cheese
paneer = panir | is cheese
palak paneer | is paneer, spinach, garlic | mixture
paneer tikka | is paneer, garlic | mixture
cottage cheese | is cheese
cream cheese = neufchatel | is cheese, cream
american cheese = processed cheese, process cheese | is cheese
swiss cheese = swiss, emmental, emmentaler, emmenthal | is cheese
gruyere = gruyere cheese, raclette, comte | is cheese
provolone = provolone cheese | is cheese
monterey jack = jack cheese, colby, colby jack | is cheese
pepper jack = pepper jack cheese | is cheese, chili pepper | not of black pepper
gouda = gouda cheese, edam | is cheese
brie = brie cheese, camembert | is cheese
blue cheese = bleu cheese, gorgonzola, roquefort, stilton | is cheese
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
