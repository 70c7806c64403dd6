import type { MenuDish } from '@clearplate/contract/menu';
import type { Correction } from '../../../entities/menu-draft/corrections.ts';
import type { TextField } from '../../../entities/menu-draft/read-file.ts';
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
  /** It is that dish, as it is now, and no other file says anything of it. */
  readonly isCompared: boolean;
  /** What it has already as it stands in the table: it isn't stated anew for what is typed or read beside it. */
  readonly held: ReadonlySet<string>;
}

export function standingOf(
  { dish: { table, places }, correction: { texts = {} } }: Pick<PlannedRow, 'dish' | 'correction'>,
  target: MenuDish | undefined,
  isOutdated: boolean,
): Standing {
  const isOfTarget = table !== undefined && !isOutdated && table.compared_with === (target?.id ?? null);
  const held = isOfTarget ? table.held.filter((about) => !Object.hasOwn(texts, about)) : [];
  return { isCompared: isOfTarget && places.length === 1, held: new Set(held) };
}

/** Versions of the menu since which nobody but us has saved it, each with the dishes that we saved since then. */
export type SavedSince = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Returns whether a row's tables speak of its dish as it no longer is, or may not be: somebody else has saved the menu since they
 * were compared with it, or we have saved that very dish.
 */
export function isOutdated(
  { table, places }: Pick<JoinedDish, 'table' | 'places'>,
  target: MenuDish | undefined,
  { version: now, since }: { readonly version: string; readonly since: SavedSince },
): boolean {
  if (!table) return false;
  return places.some(({ file: { again, draft } }) => {
    const { version } = draft;
    if (!again || version === undefined || version === now) return false;
    const saved = since.get(version);
    return !saved || table.compared_with !== (target?.id ?? null) || (target !== undefined && saved.has(target.id));
  });
}

/**
 * The texts that a row takes away, where nothing else stands in their place: what its table empties, and what was saved in this
 * review and is blank by now.
 */
export const emptiedIn = (
  { dish, texts, correction }: Pick<PlannedRow, 'dish' | 'texts' | 'correction'>,
  saidHere: ReadonlySet<string>,
): ReadonlySet<string> => {
  const setBack = Object.keys(correction.texts ?? {}).filter((field) => field !== 'name' && saidHere.has(field));
  return new Set([...(dish.table?.emptied ?? []), ...setBack].filter((field) => texts[field as TextField] === ''));
};

const isListTyped = ({ dish, texts }: Pick<PlannedRow, 'dish' | 'texts'>): boolean =>
  texts.ingredients !== dish.texts.ingredients;

/**
 * What is confirmed by a row's table, where the menu doesn't hold it already. What it says of the dish as a whole was written
 * of the dish that it was compared with, and "yes" of the list that stands in it: of another they say nothing.
 */
export function confirmsOf(
  row: Pick<PlannedRow, 'dish' | 'texts'>,
  { isCompared, held }: Standing,
): PlannedRow['confirms'] {
  const { table } = row.dish;
  if (!table) return {};
  const { ingredients_complete: list, cross_contact_stated: contact } = table.confirms;
  const takesList = list === false || (isCompared && !isListTyped(row));
  const takesContact = contact === false || isCompared;
  return {
    ...(list !== undefined && takesList && !held.has('ingredients_complete') && { ingredients_complete: list }),
    ...(contact !== undefined &&
      takesContact &&
      !held.has('cross_contact_stated') && { cross_contact_stated: contact }),
    ...(isCompared && table.ways?.written !== undefined && { ways_as_written: table.ways.written }),
  };
}

/** What a row's table says and isn't taken, and why. What other files stand beside is told with their doubts. */
export function untakenOf(
  row: Pick<PlannedRow, 'dish' | 'texts'>,
  { isCompared, held }: Standing,
): PlannedRow['untaken'] {
  const { table, places, losesMore } = row.dish;
  if (losesMore) return ['beside'];
  if (!table || places.length > 1) return [];
  const { ingredients_complete: list, cross_contact_stated: contact } = table.confirms;
  const saysOfAnother = !isCompared && (list === true || contact === true || table.ways?.written !== undefined);
  if (saysOfAnother) return ['other_dish'];
  return list === true && isListTyped(row) && !held.has('ingredients_complete') ? ['other_list'] : [];
}
