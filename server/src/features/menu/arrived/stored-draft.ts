import type { Draft } from '@clearplate/menus/draft';
import type { AllergenId } from '@clearplate/domain/facts/allergens';

export interface StoredDraftDish {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  readonly key?: string | undefined;
  readonly priceCents?: number | undefined;
  readonly ingredients: readonly string[];
  readonly claims: readonly {
    readonly allergen: AllergenId;
    readonly level: 'contains' | 'may_contain' | 'absent';
    readonly reason?: string | undefined;
    readonly words: string;
  }[];
  readonly doubts: readonly string[];
}

/** A draft as it waits: what a file says, without where each thing stands in it. */
export interface StoredDraft {
  readonly kind: string;
  readonly date?: string | undefined;
  readonly doubts: readonly string[];
  readonly dishes: readonly StoredDraftDish[];
}

const words = (doubts: Draft['doubts']): string[] => doubts.slice(0, 100).map(({ says }) => says.slice(0, 300));

/** A day to come is a slip of the file's, and no day at all. */
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

/** PostgreSQL's JSON has neither half a character nor U+0000. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed().replaceAll('\u0000', '') : each,
  );
