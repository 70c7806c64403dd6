import { unpackFacts, type PackedFacts } from '@clearplate/domain/facts/pack-facts';
import { isJudgeable } from '../verdict/judge-list.ts';

/** A dish as a list of dishes has it, with its facts unpacked; `undefined` for anything else. */
export function unpackDish(value: unknown): unknown {
  try {
    const dish = { ...(value as object), facts: unpackFacts((value as { facts: PackedFacts }).facts) };
    return isJudgeable(dish) ? dish : undefined;
  } catch {
    return undefined;
  }
}
