import type { Claim, Draft, DraftDish } from '@clearplate/menus/draft';

export interface StoredDraftDish extends Omit<DraftDish, 'claims' | 'where' | 'doubts'> {
  readonly claims: readonly Omit<Claim, 'where'>[];
  readonly doubts: readonly string[];
}

/** Is a stored draft: what a file says, without the positions in the file. */
export interface StoredDraft extends Omit<Draft, 'dishes' | 'doubts'> {
  readonly doubts: readonly string[];
  readonly dishes: readonly StoredDraftDish[];
}

const words = (doubts: Draft['doubts']): string[] => doubts.slice(0, 100).map(({ says }) => says.slice(0, 300));

/** A future day is a mistake of the file, and counts as none. */
const dayOf = (date: string | undefined, now: Date): { readonly date?: string } =>
  date !== undefined && Date.parse(date) <= now.getTime() ? { date } : {};

export function asStoredDraft({ kind, date, doubts, dishes }: Draft, now: Date): StoredDraft {
  return {
    kind,
    ...dayOf(date, now),
    doubts: words(doubts),
    dishes: dishes.map(({ name, section, description, key, priceCents, ingredients, claims, doubts: own }) => ({
      name,
      section,
      description,
      key,
      priceCents,
      ingredients,
      doubts: words(own).slice(0, 5),
      claims: claims.map(({ allergen, level, reason, words: said }) => ({
        allergen,
        level,
        reason,
        words: said.slice(0, 200),
      })),
    })),
  };
}
