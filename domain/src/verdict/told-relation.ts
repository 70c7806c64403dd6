import { allergens, ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { Avoidance } from './eater.ts';
import type { Told } from './told.ts';

/** Notes name allergens by their English words. */
const byWord = new Map(allergens.map((entry) => [normaliseOnce(entry.word), entry]));

type Asked = Pick<Told, 'things'>;

const isKin = (one: AllergenId, other: AllergenId): boolean =>
  one === other || ancestorsOf(one).includes(other) || descendantsOf(one).includes(other);

/**
 * Returns whether "it contains this" concerns an avoidance: a group's warning warns of each member, a member's of its
 * groups. What is no allergen on either side may have something to do with it, and so it has.
 */
export function concerns({ things }: Asked, avoidance: Avoidance): boolean {
  return things.some((thing) => {
    const named = byWord.get(normaliseOnce(thing));
    if (named === undefined || avoidance.kind !== 'allergen') return true;
    return isKin(named.id, avoidance.allergen) || named.askedUnder?.includes(avoidance.allergen) === true;
  });
}

/** Returns whether traces of these things are, or may be, traces of what is avoided. */
export function concernsTraces({ things }: Asked, avoidance: Avoidance): boolean {
  const others = avoidance.kind === 'ingredient' ? (avoidance.names ?? []) : [];
  const own = [describeAvoidance(avoidance), ...others].map((name) => normaliseOnce(name));
  return things.some((thing) => {
    const named = byWord.get(normaliseOnce(thing));
    if (named !== undefined && avoidance.kind === 'allergen') return isKin(named.id, avoidance.allergen);
    return (
      thing === describeAvoidance(avoidance) || (own.includes(normaliseOnce(thing)) && normaliseOnce(thing) !== '')
    );
  });
}
