import { us9 } from '../../domain/src/facts/allergens.ts';
import type { Chance } from './chance.ts';
import { assumed } from './measured.ts';

const dayMs = 86_400_000;

export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
}

/** Declares allergens as restaurants do: some of the nine, perhaps traces, and none of the others. */
export function declared(chance: Chance, now: Date) {
  if (!chance.is(assumed.declared)) return {};
  const day = dayBefore(now, chance.below(assumed.oldest));
  const some = us9.filter(() => chance.is(0.2));
  const [traces] = chance.is(assumed.mayContain) ? us9.filter((id) => !some.includes(id)) : [];
  return {
    statements: [
      ...some.map((allergen) => ({ allergen, level: 'contains' as const })),
      ...(traces === undefined ? [] : [{ allergen: traces, level: 'may_contain' as const, reason: 'shared fryer' }]),
    ],
    none_of_the_others: true,
    cross_contact_stated: chance.is(assumed.crossContact),
    stated_on: day,
  };
}
