import type { MenuDish } from '@clearplate/contract/menu';
import type { Correction } from '../../../entities/menu-draft/corrections.ts';
import type { JoinedDish } from './join-drafts.ts';
import type { PlannedRow } from './plan-rows.ts';

/** What of a table can't be taken, until somebody says something else in its place. */
export const openFaults = ({ table }: JoinedDish, { texts, claims, target }: Correction): PlannedRow['faults'] => {
  const settled = new Set<string>([...Object.keys(texts ?? {}), ...Object.keys(claims ?? {})]);
  if (target !== undefined) settled.add('id');
  return table?.faults.filter(({ about }) => about === undefined || !settled.has(about)) ?? [];
};

/** How a row's dish stands to the one that its table was compared with. */
export interface Standing {
  /** It is that dish. */
  readonly isCompared: boolean;
  /** What it has already as it stands in the table: it isn't stated anew for what is typed or read beside it. */
  readonly held: ReadonlySet<string>;
}

export function standingOf(
  { dish: { table, places }, correction: { texts = {} } }: Pick<PlannedRow, 'dish' | 'correction'>,
  target: MenuDish | undefined,
): Standing {
  const isOfTarget = table !== undefined && table.compared_with === (target?.id ?? null);
  const held = isOfTarget ? table.held.filter((about) => !Object.hasOwn(texts, about)) : [];
  return { isCompared: isOfTarget && places.length === 1, held: new Set(held) };
}

/** What the row's table takes away, where nothing else stands in its place. */
export const emptiedIn = ({ dish, texts }: Pick<PlannedRow, 'dish' | 'texts'>): ReadonlySet<string> =>
  new Set(dish.table?.emptied.filter((field) => texts[field] === ''));

/** What is confirmed by a row's table, where the menu doesn't hold it already. */
export function confirmsOf(
  { dish: { table } }: Pick<PlannedRow, 'dish'>,
  { isCompared, held }: Standing,
): PlannedRow['confirms'] {
  if (!table) return {};
  const { ingredients_complete: list, cross_contact_stated: contact } = table.confirms;
  return {
    ...(list !== undefined && !held.has('ingredients_complete') && { ingredients_complete: list }),
    ...(contact !== undefined && !held.has('cross_contact_stated') && { cross_contact_stated: contact }),
    // Written about the dish that it was compared with, it says nothing of another.
    ...(isCompared && table.ways?.written !== undefined && { ways_as_written: table.ways.written }),
  };
}
