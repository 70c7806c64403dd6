import type { PublicReport } from '@clearplate/contract/reports';
import { findAllergen } from '@clearplate/domain/allergens';
import { sayDate } from '@clearplate/domain/instants';

type Said = Pick<PublicReport, 'kind' | 'allergens' | 'reported_at'>;

/** "Reaction to sesame reported 3 Nov 2026". Never that it is in the dish: nobody knows. */
export function sayReport({ kind, allergens, reported_at }: Said): string {
  const on = sayDate(reported_at);
  if (kind === 'wrong') return `A diner said ${on} that something here looks wrong`;
  if (allergens.length === 0) return `Reaction reported ${on}. To what is not known`;
  const words = allergens.map(({ allergen }) => findAllergen(allergen)?.word ?? allergen);
  return `Reaction to ${words.join(', ')} reported ${on}`;
}
