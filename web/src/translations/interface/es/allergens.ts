import { allergens as catalogue } from '@clearplate/domain/facts/allergens';
import { es as terms } from '../../allergen-terms/es.ts';
import type { Texts } from '../../t.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Translates by name and by word, from the chef card's terms, so that both call an allergen the same. */
const named: Texts = Object.fromEntries(
  catalogue.flatMap(({ id, label, word }) => {
    const { term } = terms.terms[id];
    return [
      [label, capital(term)],
      [word, term],
    ];
  }),
);

const descriptions: Texts = {
  'The milk of any animal, and whatever is made from it.':
    'La leche de cualquier animal y todo lo que se hace con ella.',
  'The eggs of any bird, and whatever is made from them.':
    'Los huevos de cualquier ave y todo lo que se hace con ellos.',
  'Finned fish of any kind, and sauces and stocks made from it.':
    'Pescado con aletas de cualquier clase, y las salsas y caldos que se hacen con él.',
  'Shrimp, crab, lobster, crayfish and the like. Oysters and clams are molluscs.':
    'Camarones, cangrejos, langostas y parecidos. Las ostras y las almejas son moluscos.',
  'The nuts on the FDA’s list of January 2025. Coconut and chestnut are no longer on it.':
    'Los de la lista de la FDA de enero de 2025. El coco y la castaña ya no están en ella.',
  'Wheat of any kind: durum, semolina, farro, spelt.': 'Trigo de cualquier clase: duro, sémola, farro, espelta.',
  'Peanuts, also called groundnuts.': 'También llamado cacahuate o cacahuete.',
  'Soy in any form: sauce, tofu, miso, protein.': 'Soya en cualquier forma: salsa, tofu, miso, proteína.',
  'Sesame seeds, oil and paste.': 'Semillas, aceite y pasta de sésamo (ajonjolí).',
  'Wheat, rye, barley, oats and spelt.': 'Trigo, centeno, cebada, avena y espelta.',
  'Stalk, root (celeriac), leaf and seed.': 'Tallo, raíz (apionabo), hoja y semilla.',
  'Seed, powder, oil and prepared mustard.': 'Semilla, polvo, aceite y mostaza preparada.',
  'Lupin beans and flour.': 'Altramuces (chochos) y su harina.',
  'Oysters, clams, mussels, scallops, squid, octopus and snails.':
    'Ostras, almejas, mejillones, vieiras, calamares, pulpo y caracoles.',
  'Sulphur dioxide and sulphites above 10 mg/kg or 10 mg/l.':
    'Dióxido de azufre y sulfitos por encima de 10 mg/kg o 10 mg/l.',
  'A tree nut; also in marzipan.': 'Un fruto seco; también en el mazapán.',
  'A tree nut.': 'Un fruto seco.',
  'A tree nut; the base of many vegan cheeses.': 'Un fruto seco; la base de muchos quesos veganos.',
  'A tree nut, also called filbert or cobnut.': 'Un fruto seco.',
  'A seed that the FDA counts among the tree nuts; in pesto.':
    'Una semilla que la FDA cuenta entre los frutos secos; está en el pesto.',
  'A tree nut: black, English, California walnut and heartnut.':
    'Un fruto seco: nuez negra, nuez común, nuez de California y nuez japonesa.',
  'Not counted as a tree nut by the FDA since January 2025.':
    'Desde enero de 2025, la FDA ya no lo cuenta entre los frutos secos.',
  'A cereal that contains gluten.': 'Un cereal que contiene gluten.',
  'A cereal that contains gluten; also in malt and beer.':
    'Un cereal que contiene gluten; también en la malta y la cerveza.',
  'Counted with the cereals that contain gluten.': 'Se cuenta entre los cereales que contienen gluten.',
  'A kind of wheat.': 'Una clase de trigo.',
  'A crustacean; prawns are counted with it.': 'Un crustáceo; gambas y langostinos se cuentan con él.',
  'A crustacean.': 'Un crustáceo.',
  'A mollusc.': 'Un molusco.',
  'A mollusc; cockles are counted with it.': 'Un molusco; los berberechos se cuentan con él.',
  'A mollusc; cuttlefish is counted with it.': 'Un molusco; la sepia se cuenta con él.',
  'A mollusc: escargot, whelk, conch, abalone.': 'Un molusco: caracol, buccino, caracol de mar, abulón.',
};

/** The official term for gluten is a whole phrase, and two labels say what they cover. */
const labels: Texts = {
  gluten: 'gluten',
  Gluten: 'Gluten',
  'Gluten (wheat, barley, rye, spelt, oats)': 'Gluten (trigo, cebada, centeno, espelta, avena)',
  'Crustaceans (shrimp, crab, lobster; not clams or oysters)':
    'Crustáceos (camarones, cangrejo, langosta; no almejas ni ostras)',
};

export const allergens: Texts = { ...named, ...labels, ...descriptions };
