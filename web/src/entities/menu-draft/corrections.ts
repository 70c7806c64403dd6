import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import type { TextField } from './read-file.ts';
import { recallEntry, rememberEntry } from './stored-entries.ts';

/** What a claim is taken for; `not_stated` drops it. */
export type ClaimLevel = StatementLevel | 'not_stated';

/** What somebody changed about what was read of one dish. It holds only for what was read when they did. */
export interface Correction {
  readonly texts?: Readonly<Partial<Record<TextField, { readonly read: string; readonly value: string }>>>;
  readonly claims?: Readonly<Partial<Record<AllergenId, { readonly read: ClaimLevel; readonly level: ClaimLevel }>>>;
  /** The dish of the menu that it is. */
  readonly target?: number | 'new';
  /** Of a chain's chart: the names on its menu that it is, too. */
  readonly also?: readonly string[];
  readonly isLeftOut?: boolean;
}

/** By the dish's key. */
export type Corrections = Readonly<Record<string, Correction>>;

// A few hundred dishes of each menu, with a few hundred letters each.
const limits = { entries: 5, letters: 300_000 };

/** Returns what was corrected on this device in files of a restaurant, or of a chain. */
export function recallCorrections(whose: string): Corrections {
  const found = recallEntry('draftCorrections', whose);
  return typeof found === 'object' && found !== null ? (found as Corrections) : {};
}

export const rememberCorrections = (whose: string, corrections: Corrections): void =>
  rememberEntry('draftCorrections', whose, corrections, limits);

/** Returns the level that somebody set, if what is read is still what they saw. */
export const levelOf = ({ claims }: Correction, allergen: AllergenId, read: ClaimLevel): ClaimLevel => {
  const set = claims?.[allergen];
  return set?.read === read ? set.level : read;
};

export const textOf = ({ texts }: Correction, field: TextField, read: string): string => {
  const set = texts?.[field];
  return set?.read === read ? set.value : read;
};
