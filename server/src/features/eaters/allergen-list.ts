import type { EaterAllergen } from '@clearplate/contract/eaters';
import { allergens } from '@clearplate/domain/allergens';
import { allergensNamed } from '@clearplate/domain/allergen-names';
import { meaningOf } from '@clearplate/domain/name-meaning';

const strictest = ['fine', 'ask', 'dangerous'] as const;
const nameOf = new Map(allergens.map(({ id, name }) => [id, name]));

/** The catalogue's name where that is all that the given one means; any other name stays as it was typed. */
function catalogueName(name: string): string {
  const [only, ...more] = allergensNamed(name) ?? [];
  return (only !== undefined && more.length === 0 && nameOf.get(only)) || name;
}

/** A list as it is kept: each meaning once, and of two strictnesses for one thing the greater. */
export function toAllergenList(given: readonly EaterAllergen[]): EaterAllergen[] {
  const kept = new Map<string, EaterAllergen>();
  for (const { name, strictness } of given) {
    const meaning = meaningOf(name);
    const before = kept.get(meaning);
    const level = Math.max(strictest.indexOf(strictness), before ? strictest.indexOf(before.strictness) : 0);
    kept.set(meaning, { name: before?.name ?? catalogueName(name), strictness: strictest[level] ?? strictness });
  }
  return [...kept.values()];
}

/** The names with the strictness that they had; what is new is asked about. */
export function withKnownStrictness(names: readonly string[], known: readonly EaterAllergen[]): EaterAllergen[] {
  const had = new Map(known.map(({ name, strictness }) => [meaningOf(name), strictness]));
  return toAllergenList(names.map((name) => ({ name, strictness: had.get(meaningOf(name)) ?? 'ask' })));
}
