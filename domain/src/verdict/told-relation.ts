import { allergens, isKin } from '../facts/allergens.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { Avoidance } from './eater.ts';
import type { Told } from './told.ts';

/** Notes name allergens by their English words. */
const byWord = new Map(allergens.map((entry) => [normaliseOnce(entry.word), entry]));

/** Returns whether a thing is what somebody avoids, by its own name, its group's or a member's. */
function isThing(thing: string, avoidance: Avoidance): boolean {
  const named = byWord.get(normaliseOnce(thing));
  return named && avoidance.kind === 'allergen'
    ? isKin(named.id, avoidance.allergen)
    : normaliseOnce(thing) === normaliseOnce(describeAvoidance(avoidance));
}

/** Returns whether one of these things is what somebody avoids. */
export const isNamedBy = ({ things }: Pick<Told, 'things'>, avoidance: Avoidance): boolean =>
  things.some((thing) => isThing(thing, avoidance));

/**
 * Returns whether a warning about these things concerns an avoidance. A warning about a group concerns each member, and
 * one about a member concerns its groups. If either isn't an allergen, we assume that one may be in the other; for
 * traces, only the thing's own name counts.
 */
export function concerns({ kind, things }: Pick<Told, 'kind' | 'things'>, avoidance: Avoidance): boolean {
  const mayHave = (thing: string) => {
    const named = byWord.get(normaliseOnce(thing));
    return !named || avoidance.kind !== 'allergen' || named.askedUnder?.includes(avoidance.allergen) === true;
  };
  return things.some((thing) => isThing(thing, avoidance) || (kind === 'whether' && mayHave(thing)));
}
