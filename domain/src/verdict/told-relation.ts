import { allergens, isKin } from '../facts/allergens.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { Avoidance } from './eater.ts';
import type { Told } from './told.ts';

/** Notes name allergens by their English words. */
const byWord = new Map(allergens.map((entry) => [normaliseOnce(entry.word), entry]));

/**
 * Returns whether a warning of these things concerns an avoidance: a warning of a group concerns each member, one of a
 * member its groups. If either is no allergen, it may be in there with the other; about traces, only its own names
 * count.
 */
export function concerns({ kind, things }: Pick<Told, 'kind' | 'things'>, avoidance: Avoidance): boolean {
  const isContent = kind === 'whether';
  return things.some((thing) => {
    const named = byWord.get(normaliseOnce(thing));
    if (named && avoidance.kind === 'allergen')
      return isKin(named.id, avoidance.allergen) || (isContent && named.askedUnder?.includes(avoidance.allergen));
    return isContent || thing === describeAvoidance(avoidance);
  });
}
