import { allergens, type Allergen } from '@clearplate/domain/facts/allergens';
import { phrase, type Phrase } from '../../translations/t.ts';

/** Holds an entry of the catalogue with the finer entries below it. */
export interface AllergenTree {
  readonly allergen: Allergen;
  readonly members: readonly Allergen[];
}

export interface AllergenGroup {
  readonly title: Phrase;
  readonly note: Phrase;
  readonly trees: readonly AllergenTree[];
}

/** Lists a finer entry once: under its closest parent, or where it is asked about. */
const homeOf = ({ parents, askedUnder }: Allergen) => parents[0] ?? askedUnder?.[0];

function treesOf(group: Allergen['group']): readonly AllergenTree[] {
  const finer = allergens.filter((one) => one.group === 'finer');
  return allergens
    .filter((one) => one.group === group)
    .map((allergen) => ({ allergen, members: finer.filter((one) => homeOf(one) === allergen.id) }));
}

export const allergenGroups: readonly AllergenGroup[] = [
  {
    title: phrase('The nine major allergens'),
    note: phrase('US food labels must name these.'),
    trees: treesOf('us9'),
  },
  {
    title: phrase('Others that are often declared'),
    note: phrase('European law adds these.'),
    trees: treesOf('eu14'),
  },
];
