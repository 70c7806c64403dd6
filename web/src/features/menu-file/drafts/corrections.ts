import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { localStore } from '../../../shared/lib/storage.ts';
import type { TextField } from './join-drafts.ts';

/** What a claim is taken for; `not_stated` drops it. */
export type ClaimLevel = StatementLevel | 'not_stated';

/** What somebody changed about what was read of one dish. It holds only for what was read when they did. */
export interface Correction {
  readonly texts?: Readonly<Partial<Record<TextField, { readonly read: string; readonly value: string }>>>;
  readonly claims?: Readonly<Partial<Record<AllergenId, { readonly read: ClaimLevel; readonly level: ClaimLevel }>>>;
  /** The dish of the menu that it is. */
  readonly target?: number | 'new';
  readonly isLeftOut?: boolean;
}

/** By the dish's key. */
export type Corrections = Readonly<Record<string, Correction>>;

// Each of a few hundred dishes with a few hundred letters.
const mostLetters = 300_000;
const mostMenus = 5;

type Stored = readonly (readonly [string, Corrections])[];

function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(localStore.read('draftCorrections') ?? '[]');
    return Array.isArray(stored) ? (stored as Stored) : [];
  } catch {
    return [];
  }
}

/** Returns what was corrected on this device in files of a restaurant. */
export function recallCorrections(restaurantId: string): Corrections {
  const found = readAll().find(([id]) => id === restaurantId)?.[1];
  return typeof found === 'object' && found !== null ? found : {};
}

export function rememberCorrections(restaurantId: string, corrections: Corrections): void {
  const others = readAll().filter(([id]) => id !== restaurantId);
  const all = JSON.stringify([...others.slice(1 - mostMenus), [restaurantId, corrections]]);
  if (all.length <= mostLetters) localStore.write('draftCorrections', all);
}

/** Returns the level that somebody set, if what is read is still what they saw. */
export const levelOf = ({ claims }: Correction, allergen: AllergenId, read: ClaimLevel): ClaimLevel => {
  const set = claims?.[allergen];
  return set?.read === read ? set.level : read;
};

export const textOf = ({ texts }: Correction, field: TextField, read: string): string => {
  const set = texts?.[field];
  return set?.read === read ? set.value : read;
};
