import type { Profile } from '@clearplate/contract/eaters';
import type { Avoidance } from '@clearplate/domain/eater';
import { resolveAvoidances } from '@clearplate/domain/resolve-avoidance';
import type { AvoidedRow } from './eaters.queries.ts';

/** The people who eat and what they avoid, resolved against the lexicon; a name nobody knows is kept. */
export function profileOf(rows: readonly AvoidedRow[]): Profile {
  const eaters = new Map<number, { name: string; avoids: Avoidance[] }>();
  for (const row of rows) {
    const eater = eaters.get(row.eaterId) ?? { name: row.eater, avoids: [] };
    eaters.set(row.eaterId, eater);
    if (row.name !== null) eater.avoids.push(...resolveAvoidances(row.name, row.strictness ?? undefined));
  }
  const all = [...eaters.values()];
  return { eaters: all.length === 1 ? all.map(({ avoids }) => ({ avoids })) : all };
}
