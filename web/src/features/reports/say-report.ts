import type { PublicReport } from '@clearplate/contract/reports';
import { sayDate } from '@clearplate/domain/facts/instants';
import { say } from '../../translations/say.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';

type Said = Pick<PublicReport, 'kind' | 'allergens' | 'reported_at'>;

/** "Reaction to sesame reported 3 Nov 2026". Never that it is in the dish: nobody knows. */
export function sayReport({ kind, allergens, reported_at }: Said): string {
  const on = sayDate(reported_at, say);
  if (kind === 'wrong') return say('A diner said {on} that something here looks wrong', { on });
  if (allergens.length === 0) return say('Reaction reported {on}. To what is not known', { on });
  const words = allergens.map(({ allergen }) => wordOfAllergen(allergen));
  return say('Reaction to {words} reported {on}', { words: words.join(', '), on });
}
