import type { LexiconGroup } from './entry.ts';

/**
 * Covers pasta made with egg, filled pasta, dishes and sauces of Italy, and its cured meats. Desserts have their own
 * table.
 */
export const italian: LexiconGroup = {
  source:
    'Italian Presidential Decree 187/2001 (dried pasta is durum wheat, egg pasta has egg); EU register of protected designations; The Oxford Companion to Food; FARE: hidden names of wheat, milk and tree nuts',
  table: `
egg pasta = tagliatelle, pappardelle, pasta all uovo, quadrucci, pasta fresca | is pasta | usually eggs
fettuccine = fettucine | is pasta | sometimes eggs
short pasta = jumbo shell, conchiglioni, lumaconi, orecchietti, cellentani, caserecce, radiatori, gigli, malfadine, calamarata,
  mezze maniche, mezzi rigatoni, tortiglioni, bowtie pasta, bow ties, anelli, anellini, gnocchetti sardi, pipe rigate, penne rigate,
  penne lisce, pennette, ruote, croxetti, corzetti, busiate, fileja, scialatielli, sagne, creste di gallo, cascatelli, gnocchi sardi,
  macaroni elbow, macarrones, maccheroni, makaroni, nouilles, nudeln, sopa seca | is pasta | not of gnocchi
long pasta = spaghettoni, linguini pasta, tonnarelli, ziti lunghi, lasagnette, fusilli lunghi, angel hair pasta, trenette, bavette pasta,
  capelli d'angelo, spaghetti noodle, pasta noodle, pasta sheet, lasagne sheet | is pasta | not of noodle, lasagna
chickpea pasta = garbanzo pasta, banza | is chickpea | not of pasta | mixture
lentil pasta | not of pasta | mixture
stuffed pasta = tortelloni, tortelli, cappelletti, anolini, culurgiones, cjarsons, casoncelli, mezzelune, raviolo, ravioli al plin, plin,
  sacchettini, fagottini, panzotti, pansotti, stuffed shell, cannelloni di magro, cheese ravioli, ricotta ravioli, mushroom ravioli,
  pumpkin ravioli, spinach ravioli, cheese tortellini, rotolo, toasted ravioli | is pasta | usually eggs, milk
baked ziti = baked penne, pasta al forno, baked spaghetti, pasticcio, timballo, timpano, ziti al forno, million dollar spaghetti
  | is pasta | usually milk
pasta salad = italian pasta salad | is pasta | sometimes milk, eggs
cacio e pepe = pasta cacio e pepe | is pasta, pecorino, black pepper | mixture
alla gricia = pasta alla gricia, gricia, rigatoni alla gricia | is pasta, pecorino, bacon | mixture
amatriciana = all amatriciana, bucatini all amatriciana, matriciana, amatriciana sauce | is tomato, bacon | usually milk | mixture
arrabbiata = penne all arrabbiata, fra diavolo, fra diavolo sauce | is tomato, garlic, chili pepper | mixture
aglio e olio = aglio olio, spaghetti aglio e olio, aglio olio e peperoncino | is garlic, olive oil | usually wheat | mixture
alla norma = pasta alla norma, rigatoni alla norma | is eggplant, tomato | usually wheat, milk
alla vodka = penne alla vodka, penne vodka, rigatoni alla vodka, vodka cream sauce | is cream, tomato | not of alcohol | usually wheat
  | mixture
rose sauce = rosa sauce, blush sauce, aurora sauce | not of sauce | usually milk
bolognese = ragù alla bolognese, ragu bolognese, spaghetti bolognese, spag bol, tagliatelle al ragu, neapolitan ragu | is tomato
  | sometimes milk, celery | opaque
primavera = pasta primavera | usually wheat, milk
clam linguine = linguine alle vongole, linguine vongole, spaghetti vongole | is pasta, clam | mixture
pesto rosso = sun dried tomato pesto, pesto alla trapanese, pesto trapanese, red pesto, pesto siciliano | is tomato, garlic | not of pesto
  | usually milk, tree-nuts
pistou = soupe de pistou | is basil, garlic | sometimes milk
salsa verde italiana = bagnet verd, bagnetto verde, italian salsa verde, italian green sauce | is parsley, garlic | not of sauce
  | usually fish
gremolata = gremolada, gremoulata | is parsley, garlic, lemon
agrodolce = vincotto, mosto cotto | mixture
salmoriglio | is olive oil, lemon, oregano
giardiniera | is carrot, cauliflower, vinegar | usually celery
caponata | is eggplant, tomato | usually celery | sometimes pine-nut
peperonata = peperoni arrostiti | is bell pepper
bruschetta topping = bruschetta mix, bruschetta tomatoes | is tomato, garlic, basil | not of bread, filling
risotto = risotti, risotto alla milanese, risotto milanese, mushroom risotto, seafood risotto, saffron risotto, risotto ai funghi,
  risi e bisi, orzotto, farrotto | is rice | not of schnitzel | usually milk
arancini = arancino, arancine, suppli, suppli al telefono, risotto ball | is rice | usually wheat, milk, eggs
carnaroli = vialone nano, calasparra rice, paella rice, bomba | is rice | not of paella
polenta fries = polenta taragna, fried polenta, polenta chips | is corn | sometimes milk
osso buco = ossobuco, osso bucco | is beef | usually celery, wheat
saltimbocca = saltimbocca alla romana | is ham | usually wheat, milk
piccata = veal piccata, pollo piccata | is lemon, caper | usually wheat, milk
marsala chicken = veal marsala, pollo al marsala | is mushroom | usually wheat, milk
francese = chicken francese, chicken francaise, veal francese | is lemon | usually wheat, eggs, milk
cacciatore = chicken cacciatore, pollo alla cacciatora, alla cacciatora, chicken cacciatora | is tomato | sometimes wheat, celery
involtini = braciole, braciola, bracciole, rollatini, eggplant rollatini, eggplant involtini, rollatini di melanzane | usually milk
  | sometimes wheat, eggs, pine-nut
parmigiana = melanzane alla parmigiana, chicken parmigiana, eggplant parmigiana, veal parmigiana, parmigiana di melanzane | is parmesan
  | sometimes wheat, eggs | mixture
fritto misto = frittura, frittura di pesce, frittura mista | usually wheat, squid, shrimp
carpaccio = bresaola carpaccio, carpaccio di manzo | may be beef, salmon, tuna, octopus | usually milk
vitello tonnato = veal tonnato | is beef, tuna, mayonnaise | mixture
panzanella | is tomato, bread | mixture
ribollita = pappa al pomodoro, acquacotta | is tomato, bread | sometimes celery
minestrone = minestrone soup, minestra | not of soup | usually wheat, celery | sometimes milk
pasta e fagioli = pasta fagioli, pasta fazool, pasta e ceci | is pasta | usually celery | sometimes milk
italian wedding soup = wedding soup, minestra maritata | not of soup | usually wheat, eggs, milk, celery
stracciatella soup = stracciatella alla romana, zuppa stracciatella | is egg, parmesan | not of soup | mixture
zuppa toscana = zuppa toscana soup | is potato, kale, sausage | not of soup | usually milk
cioppino | usually fish, crustacean-shellfish, molluscs
antipasto = antipasti, antipasto platter, antipasto misto, antipasto salad | opaque
focaccia genovese = focaccia barese, focaccia di recco | is bread | sometimes milk
farinata = socca, panisse, panelle | is chickpea
calabrian chili = calabrian chilli | is chili pepper
bomba calabrese = calabrian chili paste | is chili pepper
balsamic glaze = balsamic drizzle, balsamic syrup, crema di balsamico, balsamic cream | is vinegar | not of sauce, cream | usually sulphites
balsamic vinaigrette = balsamic dressing | is vinegar, olive oil | not of dressing, vinaigrette | sometimes mustard, sulphites
radicchio = castelfranco, catalogna, cicoria
melanzane = melanzane grigliate | is eggplant
`,
};
