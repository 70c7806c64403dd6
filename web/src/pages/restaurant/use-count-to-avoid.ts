import type { DishSummary } from '@clearplate/contract/dishes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { useMemo } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

/** Counts the dishes of a stored menu that are to avoid for the user, including those that notes warn of. */
export function useCountToAvoid(
  dishes: readonly DishSummary[] | undefined,
  assess: Avoiding['assess'],
  warn: ((assessment: Assessment, dish: number) => Assessment) | undefined,
): number {
  return useMemo(
    () =>
      (dishes ?? []).filter(({ id, facts }) => {
        const stated = assess(facts);
        return (stated && warn ? warn(stated, id) : stated)?.verdict === 'avoid';
      }).length,
    [dishes, assess, warn],
  );
}
