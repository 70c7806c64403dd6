import type { Eaters, VerdictCounts } from '@clearplate/contract/eaters-body';
import { avoidedSets } from '@clearplate/domain/verdict/avoided-sets';
import { asEatersOfDislikes } from '@clearplate/domain/verdict/assess-dislikes';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Context } from '../context.ts';
import { countMenuVerdicts, type VerdictCount } from './menu-verdicts.ts';
import type { Assessing } from './verdict-sql.ts';

/** Is the filter that counts what can be asked for with a change. */
export interface ChangeFilter {
  readonly with_change?: 'yes' | undefined;
}

/** Returns what these eaters avoid, and would rather not eat, with the server's clock and settings. */
export function assessingFor(
  { eaters }: Eaters,
  { settings, now }: Context,
  { with_change }: ChangeFilter = {},
): Assessing {
  const { statementDays } = settings;
  const disliked = avoidedSets(asEatersOfDislikes(eaters));
  const withChange = with_change === 'yes';
  return {
    avoided: avoidedSets(eaters),
    disliked,
    now: now().toISOString(),
    statementDays,
    lexiconVersion,
    withChange,
  };
}

/** Turns rows of counts from SQL into one object. */
export function sumVerdicts(rows: readonly VerdictCount[]): VerdictCounts {
  const none = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0, disliked: 0 };
  const counts: VerdictCounts = none;
  for (const { kind, count } of rows) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

/** Counts the verdicts of these restaurants' menus, by the restaurant's id. */
export async function countMenusFor(
  ids: readonly number[],
  eaters: Eaters,
  context: Context,
  filter: ChangeFilter = {},
): Promise<Map<number, VerdictCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await countMenuVerdicts(context.db, ids, assessingFor(eaters, context, filter));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
