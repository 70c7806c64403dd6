import type { LexiconGroup } from './entry.ts';

export const cheesesByName: LexiconGroup = {
  source:
    'FDA standards of identity for cheese (21 CFR 133); EU register of protected designations; The Oxford Companion to Cheese',
  table: `
french cheese = maroilles, munster, brie de meaux, brie de melun, brie de, fourme de montbrison, bleu de gex, bleu de bresse,
  crottin de chavignol, sainte maure, sainte maure de touraine, saint moret, petit suisse, picodon, rocamadour, salers, cantal salers,
  laguiole, laguiole cheese, faisselle, faiselle, cancoillotte, pelardon, cabecou, selles sur cher, pouligny saint pierre, charolais cheese,
  boursin, port salut, reblochon, epoisses, morbier, cantal, mimolette, tomme, tomme de savoie, saint nectaire, st nectaire,
  pont l eveque, livarot, chaource, saint andre, st andre, brillat savarin, delice de bourgogne, triple creme, saint marcellin,
  st marcellin, vacherin, mont d or, bleu d auvergne, fourme d ambert, saint agur, ossau iraty, abondance, brebis, langres, crottin,
  bucheron, bucherondin, chevre cheese, valencay, petit basque, laughing cow, coulommiers, explorateur, beaufort cheese | is cheese
italian cheese = fontal, fontal cheese, caciocavallo, scamorza affumicata, smoked scamorza, provola, provola affumicata, stracchino, crescenza, robiola,
  bel paese, caciotta, montasio, piave, stracciatella, straciatella, burratina, burrata cheese, caprino, caciocavallo silano,
  asiago cheese, fontina cheese, fontina val d aosta, taleggio cheese, parmigiana reggiano, parmigiano cheese, parmesan cheeese,
  parm cheese, grana, grana cheese, trentingrana, shaved parmesan, fior de latte, fiordilatte, mozza, buffalo mozz, ciliegini, ovalini, ovolini, fresh ovalini mozzarella, perlini,
  bufala, buffalo cheese, gorgonzola dolce, ricotta salata cheese, ricotta al forno, sheep's milk ricotta, pecorino toscano,
  pecorino cheese, fiore sardo, crotonese, tuma, primo sale, quartirolo, castelmagno, bitto, cacio, mascarpone cream | is cheese
mozzarella sticks = mozz sticks, fried mozzarella, mozzarella fritta, mozzarella en carrozza, mozzarella in carrozza, fried cheese,
  cheese curds fried, fried cheese curds, cheese balls | is cheese | usually wheat | sometimes eggs
iberian cheese = mahon, idiazabal, zamorano, cabrales, valdeon, tetilla, queso tetilla, san simon, torta del casar, murcia al vino,
  drunken goat, queso iberico, queso azul, queijo da serra, serra da estrela, azeitao, sao jorge, queijo de cabra, queso de oveja,
  manchego cheese, garrotxa, queijo coalho, queijo minas, catupiry, requeijao, queijo prato | is cheese | not of sandwich
latin cheese = quesillo, asadero, chihuahua cheese, menonita, cotija cheese, queso cotija, panela cheese, queso de freir, queso frito,
  queso flameado, choriqueso, queso doble crema, queso de bola, queso de mano, queso llanero, queso blanco dip, con queso, queso amarillo,
  cuajada, fresco cheese, queso campesino, provoleta, taco cheese, fiesta cheese, mexican blend cheese, nacho cheese sauce,
  jalapeno cheese | is cheese | not of taco
swiss and alpine cheese = appenzeller, tete de moine, sbrinz, emmentaler cheese, emmental cheese, emmenthaler, raclette cheese,
  vacherin fribourgeois, swiss gruyere, baby swiss, jarlsberg, jarlsberg cheese, comte cheese, bergkase, allgauer, cambozola, tilsit,
  tilsiter, limburger, butterkase, quark cheese, handkase, harzer, obatzter, liptauer | is cheese
british cheese = stilton cheese, wensleydale, red leicester, double gloucester, gloucester cheese, cheshire cheese, caerphilly,
  lancashire cheese, cornish yarg, stinking bishop, shropshire blue, dubliner, irish cheddar, cashel blue, mature cheddar,
  extra mature cheddar, cabot, tillamook, cheddar sauce, cheddar cheese sauce, sage derby, cheddar curds, pub cheese | is cheese
  | not of sauce
northern cheese = leerdammer, maasdam, aged gouda, gouda smoked, leyden, danbo, danish blue, danablu, samso, havarti cheese, brunost,
  gjetost, vasterbotten, leipajuusto, cream havarti, maytag blue, oka cheese, humboldt fog, red dragon cheese | is cheese | not of cream,
  croissant
eastern cheese = bryndza, brynza, oscypek, twarog, tvorog, sirene, kashkaval, kaseri, kefalotyri, kefalograviera, graviera, myzithra,
  mizithra, manouri, anthotyro, galotiri, beyaz peynir, kasar, kasseri, akkawi, akawi, nabulsi, nabulsi cheese, ackawi, jibneh, jibne,
  shanklish, chanklich, sulguni, suluguni, imeruli, hellim, halumi, haloumy, grilled halloumi, fried halloumi, feta crumbles,
  bulgarian feta, bulgarian cheese, tzfatit, whipped feta, labneh cheese, panir cheese, tirokafteri, htipiti, kopanisti, tulum cheese
  | is cheese
american style cheese = velveeta cheese, american slice, yellow american, white american, kraft singles, government cheese, cheese whiz,
  spray cheese, squeaky cheese, brick cheese, farmhouse cheddar, colby cheese, co jack, cojack, marble cheese, marble jack, dry jack,
  parmesan crisp, frico, swiss american, italian blend cheese, cheese plate, cheese board, cheeseboard, cheese platter, vegetarian cheese,
  ewe's milk cheese, chevre log, whipped goat cheese, queso dip cheese, cream cheese schmear, schafskase, formaggi,
  quattro formaggi sauce, peynir | is cheese | not of sauce
pimento cheese = pimiento cheese | is cheese, mayonnaise, bell pepper | mixture
beer cheese = beer cheese dip, beer cheese soup, beer cheese sauce | is cheese, beer | not of soup | mixture
boursin garlic = garlic herb cheese, garlic and herb cheese, herbed cheese, alouette | is cheese, garlic | not of herb
violife = follow your heart, violife feta, violife cheddar, violife mozzarella, violife parmesan, violife provolone, violife cream cheese,
  kite hill, kite hill cream cheese, kite hill ricotta, kite hill yogurt, tofutti, tofutti cream cheese, tofutti sour cream,
  so delicious, so delicious ice cream, forager yogurt, miyoko's mozzarella, miyoko's cream cheese, nuts for cheese, cocojune
  | not of feta, cheddar, mozzarella, parmesan, cream cheese, ricotta, yogurt, sour cream, ice cream, nut, cheese, provolone
  | sometimes cashew, almond, soybeans, coconut | mixture
`,
};
