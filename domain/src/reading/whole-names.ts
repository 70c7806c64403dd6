import { allergens, type AllergenId } from '../facts/allergens.ts';
import { gs1Codes } from '../facts/gs1-codes.ts';
import { normalise } from './normalise.ts';

/**
 * Lists synonyms for the whole of an allergen. Only these names and its own may deny it; any other name, always a part
 * ("cow's milk", "fish oil"), a form ("sesame seeds") or a kind ("prawns"), warns and never clears. So a forgotten
 * synonym refuses a statement instead of believing too much.
 */
const synonyms: Readonly<Partial<Record<AllergenId, string>>> = {
  milk: 'dairy',
  fish: 'finfish, fin fish',
  'crustacean-shellfish': 'crustacean, crustaceans, crustacea',
  'tree-nuts': 'tree nut, treenut, treenuts',
  peanuts: 'groundnut, groundnuts, ground nut, ground nuts',
  soybeans: 'soya, soybean, soy bean, soy beans, soya bean, soya beans',
  gluten: 'gluten cereals, gluten containing cereals',
  lupin: 'lupins, lupine, lupines',
  molluscs: 'mollusc, mollusk, mollusks, molluscan shellfish',
  sulphites: 'sulphite, sulfite, sulfites',
  almond: 'almonds',
  'brazil-nut': 'brazil nuts',
  cashew: 'cashews, cashew nut, cashew nuts',
  hazelnut: 'hazelnuts, filbert, filberts',
  macadamia: 'macadamias, macadamia nut, macadamia nuts',
  pecan: 'pecans, pecan nut, pecan nuts',
  'pine-nut': 'pine nuts',
  pistachio: 'pistachios, pistachio nut, pistachio nuts',
  walnut: 'walnuts',
  coconut: 'coconuts',
  chestnut: 'chestnuts',
  shrimp: 'shrimps',
  crab: 'crabs',
  lobster: 'lobsters',
  crayfish: 'crawfish',
  oyster: 'oysters',
  clam: 'clams',
  mussel: 'mussels',
  scallop: 'scallops',
  squid: 'squids',
  snail: 'snails',
};

const byName = new Map<string, AllergenId>(
  allergens.flatMap(({ id, name, word }) =>
    [id, name, word, ...(synonyms[id]?.split(', ') ?? [])].map((each) => [normalise(each), id] as const),
  ),
);
const byCode = new Map<string, AllergenId>(
  allergens.flatMap(({ id }) => (gs1Codes[id] === undefined ? [] : [[gs1Codes[id], id] as const])),
);

/** Returns the allergen that a name means as a whole: its name, a true synonym or its GS1 code; else `undefined`. */
export function wholeAllergenNamed(name: string): AllergenId | undefined {
  return byCode.get(name) ?? byName.get(normalise(name));
}
