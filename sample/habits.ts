/**
 * How much a restaurant tells about one dish.
 * - `full`: the whole list, every one of the nine, gluten and molluscs, and cross-contact.
 * - `nine`: the list and every one of the nine; nothing about cross-contact.
 * - `contains`: what it contains, nothing about the rest.
 * - `undated`: the same, and nobody knows since when.
 * - `obvious`: half of the list and half of what it contains: hidden sources are missing.
 * - `claims`: as `nine`, with a claim that the ingredients contradict (of dishes that have one).
 * - `listed`: ingredients only.
 * - `old`: as `full`, but from more than half a year ago.
 * - `silent`: nothing at all; what it is made of is estimated.
 */
export type Disclosure = 'full' | 'nine' | 'contains' | 'undated' | 'obvious' | 'claims' | 'listed' | 'old' | 'silent';

/** What each kind of restaurant does, and how often in a hundred dishes. */
export const habits = {
  careful: { full: 76, nine: 12, old: 4, listed: 5, silent: 3 },
  nine: { nine: 66, full: 12, contains: 8, old: 5, silent: 9 },
  contains: { contains: 62, undated: 12, listed: 10, silent: 16 },
  casual: { obvious: 44, claims: 20, listed: 14, silent: 22 },
  lists: { listed: 66, contains: 12, silent: 22 },
  lapsed: { old: 72, contains: 12, silent: 16 },
  quiet: { silent: 100 },
} as const satisfies Record<string, Partial<Record<Disclosure, number>>>;

export type Habit = keyof typeof habits;

export function isHabit(word: string): word is Habit {
  return Object.hasOwn(habits, word);
}
