import { allergensInSpanish as words } from '@clearplate/domain/wording/allergens-in-spanish';
import type { AllergenTerms } from '../allergen-terms.ts';
import { listed, own } from './official-term.ts';

/** The nine are the FDA's terms, because kitchens in the United States read them; the rest are the EU's. */
export const es: AllergenTerms = {
  status: 'unchecked',
  lists: [
    'FDA: «¿Tiene alergias a los alimentos? Lea la etiqueta» (fda.gov)',
    'Reglamento (UE) n.º 1169/2011, anexo II, modificado por el Reglamento Delegado (UE) n.º 78/2014',
  ],
  terms: {
    milk: listed(words.milk, 'mantequilla, crema, queso, yogur, suero de leche'),
    eggs: listed(words.eggs),
    fish: listed(words.fish, 'salsa de pescado, caldo de pescado'),
    'crustacean-shellfish': listed(words['crustacean-shellfish'], 'camarones, cangrejo, langosta'),
    // "Frutos secos" may be understood to include peanuts and seeds, which errs on the safe side.
    'tree-nuts': listed(words['tree-nuts'], 'nueces de árbol: almendras, nueces, pecanas, pistaches y otras'),
    wheat: listed(words.wheat, 'harina de trigo'),
    peanuts: listed(words.peanuts, 'cacahuate, cacahuete'),
    soybeans: listed(words.soybeans, 'soja, tofu, salsa de soya'),
    sesame: listed(words.sesame, 'ajonjolí, aceite de sésamo, tahini'),
    gluten: listed(words.gluten, 'trigo, centeno, cebada, avena'),
    celery: listed(words.celery, 'raíz de apio'),
    mustard: listed(words.mustard),
    lupin: listed(words.lupin, 'lupino, chochos'),
    molluscs: listed(words.molluscs, 'almejas, mejillones, ostras, calamares, pulpo'),
    sulphites: listed(words.sulphites),
    almond: listed(words.almond),
    'brazil-nut': listed(words['brazil-nut']),
    cashew: listed(words.cashew, 'nuez de la India, marañón, castaña de cajú'),
    hazelnut: listed(words.hazelnut),
    macadamia: listed(words.macadamia, 'nueces de Australia'),
    pecan: listed(words.pecan, 'pecanas, nuez pecana'),
    'pine-nut': own(words['pine-nut']),
    pistachio: listed(words.pistachio, 'pistachos, pistaches'),
    // In Mexico "nuez" alone means a pecan.
    walnut: listed(words.walnut, 'nuez de Castilla, nuez de nogal'),
    coconut: own(words.coconut),
    chestnut: own(words.chestnut),
    rye: listed(words.rye),
    barley: listed(words.barley, 'malta'),
    oats: listed(words.oats),
    spelt: listed(words.spelt),
    shrimp: listed(words.shrimp, 'gambas, langostinos'),
    crab: listed(words.crab, 'jaiba'),
    lobster: listed(words.lobster, 'bogavante'),
    crayfish: own(words.crayfish, 'acocil'),
    oyster: own(words.oyster, 'ostiones, salsa de ostras'),
    clam: own(words.clam, 'berberechos'),
    mussel: own(words.mussel, 'choros'),
    scallop: own(words.scallop, 'callo de hacha, conchas'),
    squid: own(words.squid, 'sepia, chipirones'),
    octopus: own(words.octopus),
    snail: own(words.snail, 'bígaros, caracol de mar, abulón'),
  },
};
