import { describe, expect, it } from 'vitest';
import { allergens } from '../facts/allergens.ts';
import { lexiconNames, longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';
import { wholeAllergenNamed } from './whole-names.ts';

/** Lists every name in the vocabulary that may deny an allergen. Any other that does was let in by mistake. */
const denying = `
  almond, barley, brazil nut, cashew, cashew nut, celery, chestnut, clam, coconut, crab, crawfish, crayfish, crustacea,
  crustacean, crustacean shellfish, dairy, egg, filbert, fin fish, finfish, fish, gluten, ground nut, groundnut, hazelnut,
  lobster, lupin, lupine, macadamia, macadamia nut, milk, mollusc, molluscan shellfish, mollusk, mussel, mustard, oat,
  octopus, oyster, peanut, pecan, pecan nut, pine nut, pistachio, pistachio nut, rye, scallop, sesame, shrimp, snail, soy,
  soy bean, soya, soya bean, soybean, spelt, squid, sulfite, sulphite, tree nut, walnut, wheat
`
  .split(',')
  .map((name) => name.trim());

describe('the names of a whole allergen', () => {
  it('are these of the vocabulary and no others, each of its own allergen', () => {
    const whole = lexiconNames.filter((name) => wholeAllergenNamed(name) !== undefined);
    expect([...new Set(whole)].toSorted()).toEqual(denying);
    for (const name of whole) {
      const stands = longestPhrase(tokensOf(name), 0)?.ingredient.stands ?? [];
      expect([name, stands.length === 0 || stands.includes(wholeAllergenNamed(name)!)]).toEqual([name, true]);
    }
  });

  it.each(allergens)('$name is one', ({ id, name, word }) => {
    expect([id, name, word, name.toUpperCase()].map(wholeAllergenNamed)).toEqual([id, id, id, id]);
  });

  it.each([
    [
      'milk',
      "cow's milk, goat's milk, whole milk, lactose, casein, whey, butter, milk powder, milk protein, lactose-free milk",
    ],
    ['eggs', 'egg white, egg yolk, albumin, fried egg, mayonnaise'],
    ['fish', 'fish oil, fish sauce, white fish, salmon'],
    ['crustacean-shellfish', 'shellfish, seafood, prawns'],
    ['tree-nuts', 'nuts, nut, nut butter, almond milk, mixed nuts'],
    ['wheat', 'wheat flour, wheat starch, whole wheat, bread, flour'],
    ['peanuts', 'peanut butter, peanut oil, satay, beer nuts'],
    ['soybeans', 'soy sauce, soy protein, soy lecithin, tofu'],
    ['sesame', 'sesame oil, sesame seeds, tahini'],
    ['sulphites', 'sulphur dioxide, e220'],
    ['mustard', 'mustard seed, Dijon'],
    ['celery', 'celeriac, celery salt'],
    ['molluscs', 'clam juice, whelk'],
  ])('a part of %s is none: %s', (_, parts) => {
    for (const part of parts.split(', ')) expect([part, wholeAllergenNamed(part)]).toEqual([part, undefined]);
  });
});
