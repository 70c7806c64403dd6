import { describe, expect, it } from 'vitest';
import type { AllergenId } from '../facts/allergens.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';
import { ingredientNames, ingredients, lexiconGroups, lexiconNames, lexiconVersion } from './lexicon.ts';
import { readTable } from './read-table.ts';

const surely = (text: string): AllergenId[] =>
  parseIngredients(text).flatMap(({ implies }) =>
    implies.filter(({ presence }) => presence === 'present').map(({ allergen }) => allergen),
  );

describe('the lexicon', () => {
  it('has names enough, each table with its source, and no comma in a name', () => {
    expect(ingredientNames.length).toBeGreaterThan(400);
    expect(lexiconNames.length).toBeGreaterThan(1000);
    expect(ingredientNames.filter((name) => name.includes(','))).toEqual([]);
    expect(lexiconGroups.every(({ source }) => source.length > 10)).toBe(true);
    expect(lexiconVersion).toMatch(/^\d+\.[0-9a-f]{16}$/);
  });

  it('finds every entry under every of its names', () => {
    const lost = lexiconGroups
      .flatMap(({ table }) => readTable(table))
      .flatMap((entry) =>
        [entry.name, ...entry.also].filter(
          (name) => !parseIngredients(name).some((found) => found.ingredient.name === entry.name),
        ),
      );
    expect(lost).toEqual([]);
  });

  it.each<[AllergenId, string]>([
    ['milk', 'casein, whey, ghee, lactalbumin, paneer, half-and-half'],
    ['eggs', 'albumin, lysozyme, mayonnaise, meringue, aioli'],
    ['fish', 'surimi, Worcestershire, Caesar dressing, nam pla, milkfish'],
    ['sesame', 'tahini, halva, benne, gomasio'],
    ['peanuts', 'arachis, groundnut, satay, peanut butter'],
    ['soybeans', 'soy sauce, teriyaki, hoisin, miso, tempeh, edamame, natto'],
    ['wheat', 'soy sauce, teriyaki, hoisin, seitan, farro, bulgur, semolina, couscous, panko, durum'],
    ['oyster', 'oyster sauce'],
    ['pine-nut', 'pine nuts, pignoli'],
  ])('implies %s by each of %s', (allergen, names) => {
    expect(names.split(', ').filter((name) => !surely(name).includes(allergen))).toEqual([]);
  });

  it.each(['marzipan', 'frangipane', 'praline', 'nougat', 'gianduja'])('counts %s with the tree nuts', (name) => {
    const nuts = new Set<AllergenId>(['tree-nuts', 'almond', 'hazelnut']);
    expect(surely(name).some((allergen) => nuts.has(allergen))).toBe(true);
  });

  it.each(
    'natural flavors, spices, seasoning, marinade, sauce, dressing, broth, stock, vegetable oil, lecithin, batter, breading, curry paste, house salsa, soybean oil, peanut oil'.split(
      ', ',
    ),
  )('asks about %s', (name) => {
    expect(parseIngredients(name).some(({ ingredient }) => ingredient.opaque)).toBe(true);
    expect(surely(name)).toEqual([]);
  });

  it('says what an unspecific name may mean', () => {
    expect(ingredients.get('fish')?.mayMean).toContain('salmon');
    expect(ingredients.get('salmon')?.mayMean).toEqual([]);
  });

  it('continues a line of a table on the indented ones below', () => {
    expect(readTable('ghee = clarified butter,\n  samneh\n  | is butter\nlard')).toEqual(
      readTable('ghee = clarified butter, samneh | is butter\nlard'),
    );
  });

  it('refuses a line that it can’t read', () => {
    expect(() => readTable('ghee | is butter | often milk')).toThrow("can't read");
    expect(() => readTable('ghee | always dairy')).toThrow('no allergen');
  });
});
