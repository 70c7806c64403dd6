import { expect, it } from 'vitest';
import { ingredientsByName } from './lexicon.ts';
import { termId } from './compile.ts';
import { tokensOf } from '../reading/normalise.ts';

/** Lists what people avoid, and its names in ingredient lists: from other kitchens, from botany, or as a form of it. */
const names = `
okra: bhindi, bamia, vendakkai
bitter melon: karela, bitter gourd, balsam pear, ampalaya
chayote: mirliton, sayote
fava bean: bean flour, heirloom beans, broad beans, faba beans, favas, habas, foul medames, vicia faba
mung bean: moong dal, beansprouts, moyashi, green gram, vigna radiata
lentil: urad, chana dal, moong, masoor, lens culinaris
chickpea: besan, chana dal, cicer arietinum
pea: pisum sativum, split peas, dou miao
chili pepper: pepperoncini, banana pepper, shishito, padron pepper, gochugaru, capsicum annuum, serrano
bell pepper: pepperoncini, capsicum annuum, piquillo
zucchini: calabacin, calabacitas, summer squash, yellow squash
squash: flor de calabaza, pepitas, mirliton, zapallo, kaddu, cucurbita maxima
nutmeg: javitri, mace, jaiphal, myristica fragrans
basil: sabja, tulsi, krapow, ocimum basilicum
annatto: recado rojo, achiote, cheddar
fenugreek: methi, kasuri methi, trigonella foenum graecum
culantro: sawtooth herb, recao
apple: crabapple, manzana
orange: chinotto, tangelo, citrus aurantium
grapefruit: tangelo, pamplemousse
blackberry: dewberry, marionberry
kiwi: chinese gooseberry, golden kiwi
avocado: alligator pear, aguacate, persea americana
date: medjool, phoenix dactylifera
apricot: pluot
cruciferous vegetable: friarielli, cime di rapa, brassica rapa, mooli
broccoli: friarielli
lettuce: celtuce, lactuca sativa
artichoke: cardoon
banana: banana blossom, plantain, matoki
sweet potato: sweet potato leaf, camote
tomato: clamato, solanum lycopersicum, passata
potato: solanum tuberosum, aloo
ham: serrano, iberico, gammon
bacon: clams casino, lardons
garlic: nira, wild garlic, allium ursinum
dill: gravlax
honey: yujacha
cumin: black cumin, jeera, cuminum cyminum
cilantro: dhania, coriandrum sativum
galangal: blue ginger, kha
lemongrass: citronella, sereh
allspice: myrtle pepper
meat: reindeer meat, ovis aries, alpaca, donkey
mizuna: brassica rapa
green bean: phaseolus vulgaris
cherry: prunus species fruit
oregano: recado rojo
lamb: capra hircus
`;

it('finds what is avoided under its other names, so that a list that has it can’t clear', () => {
  const silent = names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [avoided = '', others = ''] = line.split(': ');
      const id = termId(avoided);
      return others.split(', ').filter((name) => {
        const known = ingredientsByName.get(tokensOf(name).join(' '));
        // A mixture leaves everything open.
        return known === undefined || (known.plain && !known.terms.includes(id) && !known.mayMean.includes(id));
      });
    });
  expect(silent).toEqual([]);
});

it.each([
  ['lobster thermidor', 'milk'],
  ['oysters rockefeller', 'milk'],
  ['clams casino', 'wheat'],
  ['potted shrimp', 'milk'],
  ['gefilte', 'eggs'],
  ['tonnato', 'eggs'],
  ['coconut shrimp', 'wheat'],
  ['cloud bread', 'eggs'],
  ['rocky road', 'walnut'],
] as const)('knows that %s has %s', (name, allergen) => {
  expect(ingredientsByName.get(tokensOf(name).join(' '))?.implies.get(allergen)).toBeDefined();
});
