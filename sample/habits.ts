/**
 * How much a restaurant tells about one dish.
 * - `full`: the whole list, every one of the nine, and cross-contact.
 * - `nine`: the list and every one of the nine; nothing about cross-contact.
 * - `contains`: what it contains, nothing about the rest.
 * - `undated`: the same, and nobody knows since when.
 * - `obvious`: half of the list and half of what it contains: hidden sources are missing.
 * - `claims`: as `nine`, with a claim that the ingredients contradict (of dishes that have one).
 * - `listed`: ingredients only.
 * - `old`: as `full`, but from more than half a year ago.
 * - `guessed`: nothing; its ingredients were estimated.
 * - `silent`: nothing at all.
 */
export type Disclosure =
  | 'full'
  | 'nine'
  | 'contains'
  | 'undated'
  | 'obvious'
  | 'claims'
  | 'listed'
  | 'old'
  | 'guessed'
  | 'silent';

/** What each kind of restaurant does, and how often in a hundred dishes. */
export const habits = {
  careful: { full: 76, nine: 12, old: 4, listed: 5, silent: 3 },
  nine: { nine: 66, full: 12, contains: 8, old: 5, silent: 4, guessed: 5 },
  contains: { contains: 62, undated: 12, listed: 10, guessed: 11, silent: 5 },
  casual: { obvious: 44, claims: 20, listed: 14, guessed: 14, silent: 8 },
  lists: { listed: 66, contains: 12, guessed: 15, silent: 7 },
  lapsed: { old: 72, contains: 12, guessed: 10, silent: 6 },
  quiet: { guessed: 70, silent: 30 },
} as const satisfies Record<string, Partial<Record<Disclosure, number>>>;

export type Habit = keyof typeof habits;

export function isHabit(word: string): word is Habit {
  return Object.hasOwn(habits, word);
}
