import type { Profile } from '@clearplate/contract/eaters';
import type { Avoidance } from '@clearplate/domain/eater';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { resolveAvoidances } from '@clearplate/domain/resolve-avoidance';
import type { AvoidedRow } from './eaters.queries.ts';

interface Named {
  readonly name: string;
  readonly avoids: Avoidance[];
  dislikes?: Avoidance[];
}

/** The only one who eats is named nowhere. */
const withoutName = ({ avoids, dislikes }: Named) => ({ avoids, ...(dislikes && { dislikes }) });

/** The people who eat and what they avoid, resolved against the lexicon; a name nobody knows is kept. */
export function profileOf(rows: readonly AvoidedRow[]): Profile {
  const eaters = new Map<number, Named>();
  for (const row of rows) {
    const eater: Named = eaters.get(row.eaterId) ?? { name: row.eater, avoids: [] };
    eaters.set(row.eaterId, eater);
    if (row.name === null) continue;
    const meant = resolveAvoidances(row.name, row.strictness ?? undefined);
    if (row.isDisliked) eater.dislikes = [...(eater.dislikes ?? []), ...meant];
    else eater.avoids.push(...meant);
  }
  const all = [...eaters.values()];
  return {
    eaters: all.length === 1 ? all.map(withoutName) : all,
    lexicon_version: lexiconVersion,
  };
}
