import { allergens } from '@clearplate/domain/allergens';
import {
  presenceRank as strength,
  type AllergenFact,
  type DishFacts,
  type Evidence,
} from '@clearplate/domain/dish-facts';

const names = new Map(allergens.map(({ id, name }) => [id, name]));

/** What speaks for the allergen itself; what only follows from its group would name every member of it. */
function isWarning(evidence: Evidence): boolean {
  if (evidence.via !== undefined || evidence.kind === 'estimate') return false;
  return evidence.kind !== 'declared' || evidence.level !== 'absent';
}

function say({ allergen, presence }: AllergenFact, evidence: Evidence): string {
  const what = `${presence === 'present' ? 'contains' : 'may contain'} ${names.get(allergen)?.toLowerCase() ?? allergen}`;
  if (evidence.kind === 'declared') return evidence.reason === undefined ? what : `${what}: ${evidence.reason}`;
  return 'words' in evidence ? `${what}: ${evidence.words}` : what;
}

/** What a record warns of and the dish that was kept in its place doesn't, or only more weakly. */
export function unheededWarnings(said: DishFacts, kept: DishFacts): string[] {
  const known = new Map(kept.allergens.map(({ allergen, presence }) => [allergen, strength[presence]]));
  return said.allergens.flatMap((fact) => {
    const weight = strength[fact.presence];
    if (weight < strength.possible || weight <= (known.get(fact.allergen) ?? 0)) return [];
    const evidence = fact.evidence.find(isWarning);
    return evidence ? [say(fact, evidence)] : [];
  });
}
