import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { describeTraces } from '../../shared/lib/describe-traces.ts';
import { formatAnd } from './format-list.ts';
import { t } from '../../translations/t.ts';

const fromStrictest = ['dangerous', 'ask', 'fine'] as const;

/** Returns whether one is stricter than the other about the same thing. */
export const isStricter = (one: Pick<Avoidance, 'strictness'>, other: Pick<Avoidance, 'strictness'>): boolean =>
  one.strictness !== other.strictness && one.strictness !== 'fine' && other.strictness !== 'dangerous';

/** Returns the stricter one if somebody avoids the same thing twice, as an allergen and by a preference. */
function strictnessOf({ avoids }: Eater, allergen: string): Strictness | undefined {
  return fromStrictest.find((wanted) =>
    avoids.some((one) => one.kind === 'allergen' && one.allergen === allergen && one.strictness === wanted),
  );
}

/**
 * Says how strict the eaters are about an allergen ("traces are dangerous"), and for whom if they differ. Returns
 * `undefined` if all of them want to ask, which is the default.
 */
export function describeStrictness(avoidance: Avoidance, eaters: readonly Eater[]): string | undefined {
  if (avoidance.kind !== 'allergen') return undefined;
  const strict = eaters.flatMap((eater) => {
    const strictness = strictnessOf(eater, avoidance.allergen);
    return strictness === undefined ? [] : [{ name: eater.name, strictness }];
  });
  const said = (['dangerous', 'fine'] as const).flatMap((wanted) => {
    const those = strict.filter(({ strictness }) => strictness === wanted);
    if (those.length === 0) return [];
    const names = those.length === strict.length ? [] : those.flatMap(({ name }) => name ?? []);
    const traces = describeTraces(wanted);
    return [names.length > 0 ? t('{traces} for {names}', { traces, names: formatAnd(names) }) : traces];
  });
  return said.length > 0 ? said.join('; ') : undefined;
}
