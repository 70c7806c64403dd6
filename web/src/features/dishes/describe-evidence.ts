import { findAllergen } from '@clearplate/domain/allergens';
import type { Evidence } from '@clearplate/domain/dish-facts';
import { sayDate } from '@clearplate/domain/instants';
import { bandOf } from './probability-band.ts';

type Declared = Extract<Evidence, { kind: 'declared' }>;

const levels: Readonly<Record<Declared['level'], string>> = {
  contains: 'Declared',
  may_contain: 'May be there, stated',
  absent: 'Stated absent',
};

const sources: Readonly<Record<Declared['source'], string>> = {
  restaurant: 'by the restaurant',
  kitchen: 'by the kitchen',
  import: 'in imported data',
};

const places = { ingredient: 'Ingredient', name: 'In the dish’s name', description: 'In the description' } as const;

function sayBody(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'declared': {
      const when = sayDate(evidence.at) || 'without a date';
      const reason = evidence.reason ? `: ${evidence.reason}` : '';
      return `${levels[evidence.level]} ${sources[evidence.source]}, ${when}${reason}`;
    }
    case 'report':
      return `A reaction was reported, ${sayDate(evidence.at) || 'without a date'}`;
    case 'estimate':
      return `Estimated ingredient: “${evidence.words}”, probability ${bandOf(evidence.probability).toLowerCase()}`;
    default:
      return `${places[evidence.kind]}: “${evidence.words}”${evidence.sure ? '' : ', which often contains it'}`;
  }
}

/** Which ingredient or statement, from whom and when, and through which kin of the allergen. */
export function describeEvidence(evidence: Evidence): string {
  const via = evidence.via === undefined ? '' : ` (as ${findAllergen(evidence.via)?.word ?? evidence.via})`;
  return `${sayBody(evidence)}${via}`;
}
