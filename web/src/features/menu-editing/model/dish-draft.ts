import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Statement, StatementLevel } from '@clearplate/domain/facts/dish';

/** What the restaurant is about to say of an allergen. */
export interface Said {
  readonly level: StatementLevel;
  /** Why it may be there. Only beside `may_contain`. */
  readonly reason?: string | undefined;
  /** Beside `may_contain`: it is no ingredient. */
  readonly ingredient?: 'absent' | undefined;
  /** "Absent", said of ingredients that were changed since: it isn't sent before it is confirmed. */
  readonly isStale?: boolean;
}

/** A statement as somebody states it once more. */
export function saidAgain({ level, reason, ingredient }: Statement): Said {
  return { level, reason: reason ?? undefined, ingredient: ingredient ?? undefined };
}

/** The cells of a dish that hold one value each. `image_url` null takes the picture away. */
export interface DishFields {
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: null;
  readonly archived: boolean;
}

export interface ChosenPicture {
  readonly file: File;
  /** For showing it, as an address that lives as long as the page. */
  readonly preview: string;
}

/** What was changed of a dish and not saved yet: only that, so that it can be put on top of a newer version. */
export interface DishDraft {
  readonly fields: Partial<DishFields>;
  /** The whole list. */
  readonly ingredients?: readonly string[] | undefined;
  /** `withdrawn`: nothing is stated any more. */
  readonly said: ReadonlyMap<AllergenId, Said | 'withdrawn'>;
  readonly listComplete?: boolean | undefined;
  readonly crossContact?: boolean | undefined;
  readonly picture?: ChosenPicture | undefined;
}

export const emptyDraft: DishDraft = { fields: {}, said: new Map() };

/** Nothing is left that differs. */
export function isEmptyDraft({ fields, ingredients, said, listComplete, crossContact, picture }: DishDraft): boolean {
  const others = [ingredients, listComplete, crossContact, picture];
  return Object.keys(fields).length === 0 && said.size === 0 && others.every((one) => one === undefined);
}
