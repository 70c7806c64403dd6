import { unpackFacts, type PackedFacts } from '@clearplate/domain/facts/pack-facts';
import { isAssessable } from '../verdict/assess-list.ts';

/** Returns a dish of a list with its facts unpacked, or `undefined` for anything else. */
export function unpackDish(value: unknown): unknown {
  try {
    const dish = { ...(value as object), facts: unpackFacts((value as { facts: PackedFacts }).facts) };
    return isAssessable(dish) ? dish : undefined;
  } catch {
    return undefined;
  }
}
