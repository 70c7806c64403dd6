import { levelWeight } from '@clearplate/domain/facts/dish';
import type { Claim, Doubt } from '../draft.ts';

/**
 * Returns one claim for each allergen: the graver holds, and an absence beside a warning is dropped with a doubt. So a
 * file that contradicts itself warns.
 */
export function mergeClaims(claims: readonly Claim[]): { readonly claims: Claim[]; readonly doubts: Doubt[] } {
  const byAllergen = new Map<string, Claim>();
  const doubts: Doubt[] = [];
  for (const claim of claims) {
    const before = byAllergen.get(claim.allergen);
    if (!before) {
      byAllergen.set(claim.allergen, claim);
      continue;
    }
    const [graver, other] = levelWeight[claim.level] > levelWeight[before.level] ? [claim, before] : [before, claim];
    byAllergen.set(claim.allergen, graver);
    if (other.level === 'absent' && graver.level !== 'absent')
      doubts.push({
        about: 'claim',
        says: `The file denies ${claim.allergen} ("${other.words}") and warns of it ("${graver.words}"); the warning counts.`,
        where: other.where,
      });
  }
  return { claims: [...byAllergen.values()], doubts };
}
