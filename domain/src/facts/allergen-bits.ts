import type { AllergenId } from './allergens.ts';

/**
 * Gives each allergen a bit, below 63, in a set that is stored as one number. Databases hold such sets, so never change
 * a bit, nor reuse it for another allergen when its own has left the catalogue.
 */
export const allergenBits: Readonly<Record<AllergenId, number>> = {
  milk: 0,
  eggs: 1,
  fish: 2,
  'crustacean-shellfish': 3,
  'tree-nuts': 4,
  wheat: 5,
  peanuts: 6,
  soybeans: 7,
  sesame: 8,
  gluten: 9,
  celery: 10,
  mustard: 11,
  lupin: 12,
  molluscs: 13,
  sulphites: 14,
  almond: 15,
  'brazil-nut': 16,
  cashew: 17,
  hazelnut: 18,
  macadamia: 19,
  pecan: 20,
  'pine-nut': 21,
  pistachio: 22,
  walnut: 23,
  coconut: 24,
  chestnut: 25,
  rye: 26,
  barley: 27,
  oats: 28,
  spelt: 29,
  shrimp: 30,
  crab: 31,
  lobster: 32,
  crayfish: 33,
  oyster: 34,
  clam: 35,
  mussel: 36,
  scallop: 37,
  squid: 38,
  octopus: 39,
  snail: 40,
};

/** Returns a set of allergens as bits. */
export function bitsOf(allergens: readonly AllergenId[]): bigint {
  return allergens.reduce((bits, id) => bits | (1n << BigInt(allergenBits[id])), 0n);
}
