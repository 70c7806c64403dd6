import { ancestorsOf, type AllergenId } from './allergens.ts';
import { presenceRank, type AllergenFact, type DishFacts, type Evidence } from './dish-facts.ts';

/** Says what a dish has, or may have, because of one of its components. */
export interface Brought {
  /** The dish names the component by this name. */
  readonly component: string;
  readonly contains: readonly AllergenId[];
  /** Allergens that are possible, or usual in something that the component names. */
  readonly mayContain: readonly AllergenId[];
}

/** Warns of the allergen itself or of a member: what only follows from its group would name every member of it. */
const warnsOf =
  (allergen: AllergenId) =>
  (one: Evidence): boolean =>
    (one.via === undefined || ancestorsOf(one.via).includes(allergen)) &&
    !(one.kind === 'declared' && one.level === 'absent');

/** Returns whether anything warns of an allergen itself or of a member, not only because its group may have it. */
export const isWarnedItself = ({ allergen, evidence }: AllergenFact): boolean => evidence.some(warnsOf(allergen));

/** Accepts a declaration or a sure word, but no word that only may mean it. */
const isSure = (one: Evidence): boolean =>
  one.kind === 'declared' ? one.level === 'contains' : 'sure' in one && one.sure === true;

/** Returns what each component of a dish brings into it, by its name. A component that brings nothing known is missing. */
export function broughtIn({ allergens }: Pick<DishFacts, 'allergens'>): Brought[] {
  const found = new Map<string, { contains: AllergenId[]; mayContain: AllergenId[] }>();
  for (const { allergen, presence, evidence } of allergens) {
    if (presenceRank[presence] < presenceRank.estimated) continue;
    const within = Map.groupBy(evidence.filter(warnsOf(allergen)), (one) => ('in' in one ? one.in : undefined));
    for (const [component, said] of within) {
      if (component === undefined) continue;
      const brought = found.get(component) ?? { contains: [], mayContain: [] };
      found.set(component, brought);
      (said.some(isSure) ? brought.contains : brought.mayContain).push(allergen);
    }
  }
  return [...found].map(([component, said]) => ({ component, ...said }));
}
