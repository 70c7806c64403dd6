import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { signOfFile, type ReadDish, type ReadFile, type TextField } from './read-file.ts';
import { recallEntry, rememberEntry } from './stored-entries.ts';

/** A claim is taken for this; `not_stated` drops it. */
export type ClaimLevel = StatementLevel | 'not_stated';

/**
 * Holds what somebody changed about what was read of one dish. It only holds for what had been read when they changed
 * it.
 */
export interface Correction {
  /** What had been read of the whole dish, and from which files; see `Seen`. */
  readonly of?: string;
  readonly from?: string;
  readonly texts?: Readonly<Partial<Record<TextField, { readonly read: string; readonly value: string }>>>;
  readonly claims?: Readonly<Partial<Record<AllergenId, { readonly read: ClaimLevel; readonly level: ClaimLevel }>>>;
  /** The dish of the menu that this is. */
  readonly target?: number | 'new';
  /** For a chain's chart: the names on its menu that it is, too. */
  readonly also?: readonly string[];
  readonly isLeftOut?: boolean;
}

/** Holds corrections by the dish's key. */
export type Corrections = Readonly<Record<string, Correction>>;

/** Somebody sees this of a dish when they correct it. */
export interface Seen {
  /** Signs everything that was read of it. */
  readonly sign: string;
  /** Signs the files that it was read from. */
  readonly files: string;
}

/** Returns a short sign of a value, which hardly any other value has: 53 bits. */
function signOf(value: unknown): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(value)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** Sorts the levels of a file's claims, so that their order doesn't matter. */
export const levelsOf = (
  claims: readonly Pick<ReadDish['claims'][number], 'allergen' | 'level' | 'ingredient'>[],
): readonly string[] =>
  claims.map(({ allergen, level, ingredient = '' }) => `${allergen} ${level} ${ingredient}`).toSorted();

/** Signs what is seen of a dish: what the files say of it, whatever the menu says by then, and the files. */
export const seenOf = (content: unknown, files: readonly ReadFile[]): Seen => ({
  sign: signOf(content),
  files: signOf([...new Set(files.map((file) => file.mends ?? signOfFile(file)))].toSorted()),
});

const warning: Readonly<Record<ClaimLevel, number>> = { not_stated: 0, absent: 0, may_contain: 1, contains: 2 };

/**
 * Returns which part of a correction still holds. Nothing holds once something else is read of the dish, which may be
 * another one by the same name. In other files, which may come from somebody else, only its additional warnings hold:
 * whoever brought those files hasn't seen it.
 */
export function holdingFor(correction: Correction | undefined, { sign, files }: Seen): Correction {
  if (correction?.of !== sign) return {};
  if (correction.from === files) return correction;
  const added = Object.entries(correction.claims ?? {}).filter(([, { read, level }]) => warning[level] > warning[read]);
  return added.length > 0 ? { claims: Object.fromEntries(added) } : {};
}

export const correctionFor = (correction: Correction, { sign, files }: Seen): Correction => ({
  ...correction,
  of: sign,
  from: files,
});

// There are a few hundred dishes on each menu, with a few hundred letters each.
const limits = { entries: 5, letters: 300_000 };

/** Returns what was corrected on this device in the files of a restaurant, or of a chain. */
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
