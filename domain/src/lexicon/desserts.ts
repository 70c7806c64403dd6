import type { LexiconGroup } from './entry.ts';

export const desserts: LexiconGroup = {
  source:
    'The Oxford Companion to Sugar and Sweets; Larousse Gastronomique; FDA standards of identity for frozen desserts (21 CFR 135); FARE: hidden names of milk, egg and tree nuts',
  table: `
bread pudding = bread and butter pudding, budin de pan, chocolate bread pudding, queen of puddings | is bread | not of pudding
  | usually milk, eggs
rice pudding = arroz con leche, riz au lait, milchreis, arroz doce, risgrynsgrot, rizogalo, sutlac, roz bel laban, riz bi haleeb | is rice
  | not of pudding | usually milk | sometimes eggs
chocolate pudding = vanilla pudding, butterscotch pudding, tapioca pudding, blancmange, pudding cup, instant pudding,
  banana cream pudding, mahalabia, muhallebi, malabi, mahalepi, pots de creme, budino, crema cotta, posset, lemon posset, syllabub,
  fruit fool, gooseberry fool, bavarois, bavarian cream, bavarian creme, creme bavaroise | not of pudding, tapioca flour | usually milk
  | sometimes eggs
corn pudding = corn casserole, corn souffle, creamed corn casserole | is corn | not of pudding, casserole, creamed corn, souffle
  | usually milk, eggs | sometimes wheat
clafoutis = flaugnarde, far breton | always eggs | usually milk, wheat
trifle = english trifle, sherry trifle, black forest trifle | usually milk, eggs, wheat
sticky toffee pudding = sticky toffee, treacle pudding, treacle sponge, jam roly poly, roly poly, spotted dick, steamed pudding,
  sponge pudding, sussex pond pudding, eves pudding, malva pudding, cabinet pudding, syrup sponge, self saucing pudding | not of pudding,
  jam | always wheat | usually milk, eggs
christmas pudding = plum pudding, figgy pudding | not of pudding | usually wheat, eggs | sometimes almond, sulphites, milk
summer pudding | is bread | not of pudding
dessert mousse = mousse, chocolate mousse, mousse au chocolat, fruit mousse, mango mousse, lemon mousse, white chocolate mousse
  | usually milk, eggs
custard tart = egg custard, pastel de belem, pasteis de belem, portuguese custard tart, galaktoboureko, bougatsa, milk tart, melktert,
  leche frita, crema fritta, mille feuille, millefeuille, napoleon pastry, vanilla slice, custard slice, cremeschnitte, kremes, kremowka,
  zuppa inglese, st honore, saint honore, gateau st honore, custard doughnut, napoleon cake | is custard | not of cream, doughnut, cake,
  pie, egg | usually wheat
pastry cream = pastry creme, creme pat, crema pasticcera, crema pasticciera, diplomat cream, creme diplomate, creme legere,
  creme mousseline, custard filling, vanilla custard, bavarian custard, crema inglesa, vanillesauce, custard sauce, creme patisserie,
  vanilla pastry cream, creme patissiere | is custard | not of pastry, cream, filling, sauce | sometimes wheat
butter tart = sugar pie, tarte au sucre, treacle tart, nanaimo bar, chess bar, lemon bar, lemon square, key lime bar, magic bar,
  seven layer bar, hello dolly bar | not of pie | usually wheat, milk, eggs
opera cake = gateau opera, opera gateau, joconde, biscuit joconde, dacquoise cake, friand, visitandine, almond cake, torta caprese,
  linzer torte, linzertorte, linzer tart, linzer cookie, linzer, orange almond cake, flourless almond cake, esterhazy torte,
  prinsesstarta, princess cake, tosca cake, battenberg, battenburg, simnel cake, dundee cake, mandelbrot, mandel bread, mandelbread
  | is almond | not of cake, cookie, pie, biscuit, bread, caprese | always eggs | usually milk, wheat
torta della nonna | not of sandwich | usually wheat, eggs, milk, pine-nut
black forest cake = black forest gateau, schwarzwalder kirschtorte, schwarzwalder, german chocolate cake, sachertorte, sacher torte,
  dobos torte, dobostorte, mississippi mud cake, texas sheet cake, hummingbird cake, lane cake, coconut cake, italian cream cake,
  smith island cake, king cake, ooey gooey butter cake, gooey butter cake, dump cake, pineapple upside down cake, upside down cake,
  poke cake, chantilly cake, ice box cake, icebox cake, lamington, bee sting cake, bienenstich, donauwelle, frankfurter kranz, baumkuchen,
  marble cake, marmorkuchen, gugelhupf, kugelhopf, bundt, lekach, honey cake, medovik, medovnik, bolo de chocolate, bolo de cenoura,
  bolo rei, tarta, queque, keik, ciambellone, torta di mele, baba au rhum, rum baba, savarin, rum cake, black cake, canele, cannele,
  kouign aman, gateau basque, fat rascal, rock cake, rock bun, eccles cake, chorley cake, welsh cake, bara brith, lardy cake, bath bun,
  hot cross bun, fairy cake, victoria sandwich, tea loaf, tea cake, teacake, banana nut bread, quick bread, lemon loaf, banana loaf,
  pumpkin loaf, date nut bread, gingerbread cake, mug cake, cake pop, pop cake, petit four, wedding cake, ice cream roll, arctic roll,
  lava muffin, basbousa, revani, ravani, namoura, harissa cake, sfouf, stollen, christstollen, zopf, hefezopf, tsoureki, kulich, paska,
  makowiec, poppy seed roll, potica, povitica, kolaches, kolacky, kolacz, cozonac, kifli, vanillekipferl, pogacsa, kurtoskalacs,
  chimney cake, trdelnik, semla, fastelavnsbolle, wienerbrod, pain d epices, lebkuchen, pfeffernusse, speculaas, spekulatius, pepparkakor,
  springerle, anzac biscuit, melting moment, viennese whirl, jammie dodger, custard creams, bourbon biscuit, hobnob, rich tea,
  garibaldi biscuit, jaffa cake, tuile, langue de chat, brandy snap, cigarette russe, maria cookie, galletas maria, maria biscuit,
  fig roll, fig bar, ginger cake, ginger loaf | is wheat | not of cake, bread, bun, cookie, biscuit, alcohol, ice cream, cream,
  gingerbread, sandwich, harissa, nut, tea, butter, coconut, chocolate | usually milk, eggs
flourless chocolate cake = flourless cake, chocolate nemesis | is chocolate | not of cake | usually milk, eggs
bananas foster = cherries jubilee, peach melba, poire belle helene, pears belle helene, affogato, knickerbocker glory, coupe danmark,
  ice cream float, root beer float, coke float, ice cream soda, black cow | is ice cream | not of root beer | mixture
spumoni = spumone, cassata, cassata siciliana, tartufo gelato, tartufo di pizzo, semifreddo, bombe glacee, neapolitan ice cream,
  parfait glace, viennetta, ice cream cake, nougat glace | is ice cream | not of nougat, cake | usually eggs | sometimes wheat, tree-nuts
ice cream sandwich = ice cream cookie sandwich, chipwich, choco taco, drumstick ice cream, ice cream taco | is ice cream
  | not of sandwich, taco, cookie | always wheat | sometimes eggs, peanuts, soybeans
ice cream bar = ice cream pop, fudgesicle, fudge pop, fudge bar, creamsicle, dreamsicle, choc ice, magnum ice cream, klondike bar,
  eskimo pie, orange creamsicle, dippin dots | is milk | not of fudge, pie | sometimes soybeans
french vanilla ice cream = frozen custard ice cream, custard ice cream | is ice cream | not of frozen custard | always eggs
rum raisin = rum and raisin, moose tracks, pistachio ice cream, pralines and cream, cookies and cream,
  cookies n cream, cookies and cream ice cream, cookie dough ice cream, mint chocolate chip, mint chip, mint chocolate chip ice cream,
  chocolate ice cream, vanilla ice cream, strawberry ice cream, coffee ice cream, mint ice cream, stracciatella ice cream,
  stracciatella gelato, dulce de leche ice cream, superman ice cream, birthday cake ice cream | is ice cream | not of cake
rocky road bar = rocky road candy | is chocolate, marshmallow | usually walnut, almond
rocky road ice cream | is ice cream, chocolate, marshmallow | usually almond, walnut | sometimes peanuts
cannoli = cannolo, sfogliatella, sfogliatelle, lobster tail pastry, aragostine, pasticciotto, pastiera, pastiera napoletana, cassatelle,
  seadas, ricotta pie, ricotta cheesecake, torta di ricotta | is ricotta | not of lobster, pie | usually wheat | sometimes eggs, pistachio
cannoli shell | not of cannoli | always wheat | sometimes eggs
charlotte russe = charlotte royale, zuccotto | usually wheat, milk, eggs
mont blanc = chestnut mont blanc | is chestnut | usually milk | sometimes eggs, wheat
panforte = panpepato, pan di spezie, torrone di cremona, croccante, brutti ma buoni, baci di dama, cavallucci | not of gianduja
  | always tree-nuts | usually wheat, eggs
krumkake = krumkaker, rosette cookie, fattigmann, kransekake, kringle, kringla, sandbakkelse, drommar | is wheat | not of cookie
  | usually eggs, milk
lefse = lefsa | is potato, wheat | usually milk
brigadeiro = beijinho, cajuzinho, bem casado, quindim, quindao | usually milk | sometimes eggs, coconut, peanuts, wheat
alfajor = alfajores, alfajores de maicena, chocotorta | is dulce de leche | always wheat | usually eggs | sometimes coconut
acai bowl = pitaya bowl | sometimes tree-nuts, oats, milk | mixture
parfait = fruit and yogurt parfait, granola parfait, fruit parfait | usually milk | sometimes oats, tree-nuts
gelatin dessert = jello salad, jell o, jelly cup, gelatine dessert, jello shot, aspic, fruit jelly | is gelatin | not of jam
ambrosia = ambrosia salad, watergate salad, heavenly hash, pistachio fluff | usually milk, coconut | sometimes pecan, pistachio
fruit salad = macedonia, macedoine, fruit cocktail, tropical fruit | not of cocktail
mince pie = mincemeat pie | is wheat | not of pie, beef cut | usually milk | sometimes eggs, sulphites, almond
pate de fruit | is sugar | not of pate
tapioca pearl = bubbles boba, fish eye tapioca, fisheye tapioca | not of fish, tapioca flour
cannoli cream = cannoli filling | is ricotta | not of cannoli, cream, filling
tarta de santiago | is almond | not of black forest cake | always eggs
`,
};
