import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Statement, StatementLevel } from '@clearplate/domain/facts/dish';
import { pickConfirmed, type Confirmed } from '@clearplate/domain/menu/confirmations';

/** The restaurant is about to state this about an allergen. */
export interface Said {
  readonly level: StatementLevel;
  /** Why it may be in the dish; only with `may_contain`. */
  readonly reason?: string | undefined;
  /** It is not an ingredient; only with `may_contain`. */
  readonly ingredient?: 'absent' | undefined;
  /** An "absent" about ingredients that have changed since; it isn't sent until it is confirmed. */
  readonly isStale?: boolean;
}

/** Returns a statement's content, to state it again. */
export function saidAgain({ level, reason, ingredient }: Statement): Said {
  return { level, reason: reason ?? undefined, ingredient: ingredient ?? undefined };
}

/** The cells of a dish that hold one value each. An `image_url` of null removes the picture. */
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
  /** An object URL to show it, valid until the page closes. */
  readonly preview: string;
}

/** A component is created together with the dish; `key` names it until it is saved. */
export interface MadeComponent {
  readonly key: string;
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly isComplete: boolean;
}

/** Identifies a component by its id, or by the key of one that is being created. */
export type UsedName = number | string;

/** Holds the unsaved changes of a dish and nothing else, so that they can be applied to a newer version. */
export interface DishDraft extends Confirmed {
  readonly fields: Partial<DishFields>;
  /** The whole list. */
  readonly ingredients?: readonly string[] | undefined;
  /** All components that it uses. */
  readonly uses?: readonly UsedName[] | undefined;
  /** Those of them that are being created. */
  readonly made?: readonly MadeComponent[] | undefined;
  /** `withdrawn` if nothing is stated any more. */
  readonly said: ReadonlyMap<AllergenId, Said | 'withdrawn'>;
  readonly picture?: ChosenPicture | undefined;
}

export const emptyDraft: DishDraft = { fields: {}, said: new Map() };

/** Returns whether the draft changes nothing. */
export function isEmptyDraft({ fields, ingredients, uses, said, ...draft }: DishDraft): boolean {
  const named = { ...fields, ...pickConfirmed(draft) };
  const others = [ingredients, uses, draft.picture];
  return Object.keys(named).length === 0 && said.size === 0 && others.every((one) => one === undefined);
}
