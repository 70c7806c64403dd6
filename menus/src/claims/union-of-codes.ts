import type { Warned } from './allergen-words.ts';
import type { Code } from './legend.ts';

/** In a code that says "contains", what another place says it may contain is uncertain. */
const warningsAt = ({ named, level }: Code, at: Code['level']): readonly Warned[] =>
  level === at ? named.warns : named.warns.map(({ allergen }) => ({ allergen, sure: false }));

/** A code that two places explain warns of everything in either, and denies only what both deny. */
export function unionOfCodes(one: Code | undefined, other: Code): Code {
  if (!one) return other;
  const warning = [one, other].filter(({ level }) => level !== 'absent');
  if (warning.length === 0)
    return one.named.denies === other.named.denies ? other : { ...other, named: { ...other.named, denies: undefined } };
  const level = warning.some((code) => code.level === 'contains') ? 'contains' : 'may_contain';
  const sure = new Map<Warned['allergen'], boolean>();
  for (const code of warning)
    for (const each of warningsAt(code, level))
      sure.set(each.allergen, (sure.get(each.allergen) ?? false) || each.sure);
  const warns = [...sure].map(([allergen, isSure]) => ({ allergen, sure: isSure }));
  const isOne = one.level === other.level && one.named.denies === other.named.denies;
  return {
    level,
    changeable: one.changeable ?? other.changeable,
    named: {
      warns,
      denies: isOne ? other.named.denies : undefined,
      merged: one.named.merged || other.named.merged || !isOne,
    },
  };
}
