import type { MenuDish } from '@clearplate/contract/menu';
import type { Correction } from '../../../entities/menu-draft/corrections.ts';
import type { TextField } from '../../../entities/menu-draft/read-file.ts';
import type { JoinedDish } from './join-drafts.ts';
import type { PlannedRow } from './plan-rows.ts';

/** These can't be taken from a table, until somebody enters something else instead. */
export const openFaults = ({ table }: JoinedDish, { texts, claims, target }: Correction): PlannedRow['faults'] => {
  const settled = new Set<string>([...Object.keys(texts ?? {}), ...Object.keys(claims ?? {})]);
  if (target !== undefined) settled.add('id');
  return table?.faults.filter(({ about }) => about === undefined || !settled.has(about)) ?? [];
};

/** Compares a row's dish with the one that its table was compared with. */
export interface Standing {
  /** It is that dish, unchanged, and no other file says anything about it. */
  readonly isCompared: boolean;
  /**
   * The dish already has these as they are in the table: they aren't stated again because of what is typed or read
   * beside it.
   */
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

/** Since these versions of the menu nobody but us has saved it; each comes with the dishes that we saved since then. */
export type SavedSince = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Returns whether a row's tables describe its dish as it no longer is, or may no longer be: somebody else has saved the
 * menu since they were compared with it, or we have saved that very dish.
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
 * Returns the texts that a row removes, unless something replaces them: those that its table empties, and those that
 * were saved in this review and are blank by now.
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
 * Returns what a row's table confirms that the menu doesn't already hold. Its statements about the dish as a whole were
 * written about the dish that it was compared with, and "yes" about the list in the table: they say nothing about any
 * other.
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

/** Says which parts of a row's table aren't taken, and why. Conflicts with other files are shown with their doubts. */
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
