import { describe, expect, it } from 'vitest';
import { ancestorsOf, us9, type AllergenId } from '../facts/allergens.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';

/** Returns those of the nine that a text surely or usually implies, in the catalogue's order. */
function ofTheNine(text: string): AllergenId[] {
  const found = new Set(
    parseIngredients(text).flatMap(({ ingredient }) =>
      [...ingredient.implies].flatMap(([allergen, sure]) =>
        sure === 'sometimes' ? [] : [allergen, ...ancestorsOf(allergen)],
      ),
    ),
  );
  return us9.filter((allergen) => found.has(allergen));
}

const listed = (words: string): string[] => words.split(', ');
const known = (text: string): boolean => parseIngredients(text).length > 0;

describe('words of the pantry that imply none of the nine', () => {
  it.each([
    // These additives sound like an allergen.
    ...listed(
      'lactic acid, calcium lactate, sodium lactate, calcium stearoyl lactylate, cream of tartar, cocoa butter, glucono delta lactone, caramel color, E150d, malic acid, citric acid, sorbitol, mannitol, maltitol syrup, maltol, maltodextrin, corn maltodextrin, dextrose, glucose syrup, high fructose corn syrup, xanthan gum, guar gum, gum arabic, goma guar, carrageenan, pectin, mono- and diglycerides, polysorbate 80, sodium stearoyl lactylate, sunflower lecithin, natamycin, nisin, rennet, lactase, lipase, cultured dextrose, annatto extract, turmeric extract, vitamin A palmitate, riboflavin, thiamine mononitrate, folic acid, gelatin, shellac, carmine, beta carotene, FD&C Red #40, yellow 5 lake, sodium benzoate, calcium propionate, BHT, silicon dioxide, baking powder, natural smoke flavor, vanillin, yeast, autolyzed yeast extract, hydrolyzed corn protein, modified corn starch, modified tapioca starch, palm kernel oil, canola oil, soybean oil, hydrogenated soybean oil, refined peanut oil, vegetable oil, shea butter, algal oil',
    ),
    // These plants are named after allergens.
    ...listed(
      'buckwheat, buckwheat flour, kasha, water chestnut, water chestnut flour, tiger nut, corn nuts, nutmeg, noix de muscade, nuez moscada, butternut squash, acorn squash, chestnut, castana de agua, ginkgo nut, pili nuts, coconut, coconut milk, noix de coco, leche de coco, latte di cocco, rice milk, eggplant, butter lettuce, butter beans, lima beans, soursop, pea protein, chickpea flour, harina de maiz, farine de riz, corn masa flour, sorghum, teff, amaranth, millet, quinoa, rice flour, rice pasta, oat milk, oat flour, barley malt extract, rye flour, potato starch, oyster mushroom, lobster mushroom, beluga lentil, turtle beans, fish mint, crab apple, jellyfish, sea urchin, jerusalem artichoke, malt vinegar, apple butter, sunflower butter, hemp seed, perilla leaf, sesame leaf, ginger ale, root beer, cream soda, moringa',
    ),
    // These are seafood and plants outside the nine.
    ...listed(
      'oysters on the half shell, chopped clams, coquilles st jacques, noix de St Jacques, calamari steak, cuttle fish, escargots, baby octopus, ribeye steak, pork shoulder, turkey breast, lamb chop, duck confit, rabbit, beef tallow, filtered water, pinot noir, jamaica pepper',
    ),
  ])('%s', (text) => {
    expect(known(text)).toBe(true);
    expect(ofTheNine(text)).toEqual([]);
  });
});

describe('words of the pantry that imply one of the nine', () => {
  it.each<[AllergenId, string]>([
    [
      'milk',
      'nonfat dry milk, skimmed milk powder, milk protein concentrate, isolated milk protein, concentrated milk protein, ultrafiltered skim milk, cultured pasteurized milk, whey permeate, reduced lactose whey, concentrated whey protein, calcium caseinate, micellar casein, hydrolysed casein, butteroil, anhydrous milkfat, dry buttermilk, cultured cream, low moisture part skim mozzarella, enzyme modified cheese, lactose monohydrate, lactitol, E966, milk solids nonfat, colostrum, clabbered cream, parmasean, leche en polvo, lait en poudre, Milchpulver, latte in polvere, leite em pó, melkpoeder, mleko w proszku, beurre, mantequilla, manteiga, queijo, kaas, formaggio, Sahne, smietana, yaourt, whey protien',
    ],
    [
      'eggs',
      'dried egg whites, egg yolk solids, albumen powder, lysozyme, E1105, meringue powder, egg lecithin, egg shell membrane, century egg, balut, huevo entero, jaune d’oeuf, Eigelb, tuorlo, gema, eieren, jajka, mayonaise, eggwhites, migas, quorn',
    ],
    [
      'fish',
      'fish gelatin, marine collagen, cod liver oil, anchovy extract, worchestershire sauce, lingcod, orange roughy, branzino, rouget, unagi, hirame, hamachi, maguro, lubina, merluza, baccala, cabillaud, atún, thon, Thunfisch, tonno, atum, tunczyk, Lachs, saumon, zalm, łosoś, boquerones, mojarra, smelt, shad, mullet, skate wing, monkfish liver, tobiko, bottarga, gefilte fish, walleye, huachinango, poisson, pescado, Fisch, ryba, bombay duck, rock salmon, lemon sole, sea trout',
    ],
    [
      'crustacean-shellfish',
      'glucosamine, chitosan, krill oil, langostino, crevettes, gamberetti, Garnelen, garnalen, krewetki, camarao, amaebi, bogavante, homard, aragosta, cangrejo, granchio, écrevisse, cigalas, percebes, Krebstiere, crustaceos, crostacei, skorupiaki, tomalley, har gow',
    ],
    [
      'tree-nuts',
      'marcona almonds, amandes, mandorle, Mandeln, almendras, migdały, avellanas, nocciole, Haselnüsse, praline paste, noix de cajou, anacardos, caju, Cashewkerne, noix du brésil, castanha do pará, nuez pecana, pignons de pin, piñones, Pinienkerne, pistaches, pistacchio, Pistazien, nueces, Walnüsse, noix, orzechy włoskie, walnut oil, macadamia nut oil, tree nuts, mai tai, blanched almond flour',
    ],
    [
      'wheat',
      'enriched bleached flour, vital wheat gluten, graham cracker crumbs, wheat starch, durum flour, enriched macaroni product, einkorn flour, kamut khorasan wheat, spelt berries, semola, blé, Weizenmehl, harina de trigo, farina di frumento, farinha de trigo, tarwebloem, mąka pszenna, wheat maltodextrin, textured wheat protein, breadcrumbs, cracker meal, fregola, maftoul, cultured wheat flour, gluten-free wheat starch, enriched flower',
    ],
    [
      'peanuts',
      'partially defatted peanut flour, arachis, cacahuates, amendoim, Erdnüsse, arachidi, orzeszki ziemne, pindakaas, beurre de cacahuète, PB2, cold pressed peanut oil, groundnut paste',
    ],
    [
      'soybeans',
      'isolated soy protein, concentrated soy protein, soy lecithin, soya lecithin, soylecithin, soy protien isolate, defatted soy flour, sojabohnen, graines de soja, proteína de soja, textured soy flour, soynuts, soy milk powder, okara, Sojamilch, latte di soia, soy curls',
    ],
    [
      'sesame',
      'tahini paste, gergelim, ajonjolí, Sesamsamen, graines de sésame, sésamo, semi di sesamo, sesamzaad, toasted sesame seeds, goma dressing, tilgul, pasteli, halawa, simsim, benne oil',
    ],
  ])('%s by each of %s', (allergen, words) => {
    const wrong = listed(words).filter((word) => !ofTheNine(word).includes(allergen));
    expect(wrong).toEqual([]);
  });
});

describe('words of the pantry that imply several of the nine, and no more', () => {
  it.each<[string, readonly AllergenId[]]>([
    ['hydrolyzed soy, corn and wheat protein', ['wheat', 'soybeans']],
    ['hydrolyzed soy corn wheat protein', ['wheat', 'soybeans']],
    ['soy sauce powder', ['wheat', 'soybeans']],
    ['enriched egg noodle product', ['eggs', 'wheat']],
    ['malted milk balls', ['milk', 'wheat']],
    ['almond milk', ['tree-nuts']],
    ['almond creamer', ['tree-nuts']],
    ['soy milk creamer', ['soybeans']],
    ['cashew cream cheese', ['tree-nuts']],
    ['coconut milk yogurt', []],
    ['butter pecan ice cream', ['milk', 'tree-nuts']],
    ['farina di mandorle', ['tree-nuts']],
    ['beurre d’arachide', ['peanuts']],
    ['maple walnut', ['tree-nuts']],
    ['sesame butter', ['sesame']],
    ['cheddar cheese powder', ['milk']],
    ['peanut butter powder', ['peanuts']],
    ['seitan chorizo', ['wheat', 'soybeans']],
    ['lobster butter', ['milk', 'crustacean-shellfish']],
    ['egg yolk lecithin', ['eggs']],
    ['wheat dextrin', ['wheat']],
    ['chinese black vinegar', ['wheat']],
  ])('%s', (text, expected) => {
    expect(ofTheNine(text)).toEqual(expected);
  });

  it.each<[string, AllergenId]>([
    ['celeriac puree', 'celery'],
    ['Sellerie', 'celery'],
    ['cultured celery juice', 'celery'],
    ['Senfkörner', 'mustard'],
    ['moutarde', 'mustard'],
    ['ground mustard', 'mustard'],
    ['altramuces', 'lupin'],
    ['lupin flour', 'lupin'],
    ['sodium metabisulphite', 'sulphites'],
    ['E223', 'sulphites'],
    ['mejillones', 'mussel'],
    ['cebada', 'barley'],
    ['centeno', 'rye'],
    ['avoine', 'oats'],
    ['épeautre', 'spelt'],
    ['marrons glacés', 'chestnut'],
    ['kokosmelk', 'coconut'],
  ])('%s is of %s', (text, allergen) => {
    expect(parseIngredients(text).some(({ ingredient }) => ingredient.implies.get(allergen) === 'always')).toBe(true);
  });
});
