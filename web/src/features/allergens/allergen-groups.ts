import { allergens, type Allergen } from '@clearplate/domain/allergens';

/** An entry of the catalogue with its finer grains, which stand under it. */
export interface AllergenTree {
  readonly allergen: Allergen;
  readonly members: readonly Allergen[];
}

export interface AllergenGroup {
  readonly title: string;
  readonly note: string;
  readonly trees: readonly AllergenTree[];
}

/** A finer grain stands once: under its closest parent, or where it is asked about. */
const homeOf = ({ parents, askedUnder }: Allergen) => parents[0] ?? askedUnder?.[0];

function treesOf(group: Allergen['group']): readonly AllergenTree[] {
  const finer = allergens.filter((one) => one.group === 'finer');
  return allergens
    .filter((one) => one.group === group)
    .map((allergen) => ({ allergen, members: finer.filter((one) => homeOf(one) === allergen.id) }));
}

/** The whole catalogue. */
export const allergenGroups: readonly AllergenGroup[] = [
  {
    title: 'The nine major allergens',
    note: 'Those that US law has named on labels.',
    trees: treesOf('us9'),
  },
  {
    title: 'Others that are often declared',
    note: 'Those that European law adds.',
    trees: treesOf('eu14'),
  },
];
