import type { DishSummary } from '@clearplate/contract/dishes';
import type { AllergenId } from '@clearplate/domain/facts/allergens';

type DishFacts = DishSummary['facts'];
type AllergenFact = DishFacts['allergens'][number];
type Evidence = AllergenFact['evidence'][number];

interface Said {
  contains?: readonly AllergenId[];
  mayContain?: readonly AllergenId[];
  absent?: readonly AllergenId[];
  /** When all of it was stated; now by default. */
  at?: string;
}

/** Builds facts from the restaurant's own statements, under the tests' lexicon. */
export function buildFacts(
  { contains = [], mayContain = [], absent = [], at }: Said,
  rest: Partial<DishFacts> = {},
): DishFacts {
  const when = at ?? new Date().toISOString();
  const declared = (level: 'contains' | 'may_contain' | 'absent', reason?: string): Evidence[] => [
    { kind: 'declared', level, source: 'restaurant', at: when, ...(reason && { reason }) },
  ];
  const facts: AllergenFact[] = [
    ...contains.map((allergen) => ({
      allergen,
      presence: 'present' as const,
      coveredAt: when,
      evidence: declared('contains'),
    })),
    ...mayContain.map((allergen) => ({
      allergen,
      presence: 'possible' as const,
      coveredAt: when,
      evidence: declared('may_contain', 'shared fryer'),
    })),
    ...absent.map((allergen) => ({
      allergen,
      presence: 'none' as const,
      coveredAt: when,
      evidence: declared('absent'),
    })),
  ];
  return {
    lexiconVersion: 'test',
    allergens: facts,
    terms: [],
    texts: [],
    opaque: [],
    ingredientsCompleteAt: null,
    crossContactStatedAt: when,
    ...rest,
  };
}
